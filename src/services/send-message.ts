import './guard-storage-access.ts'
import { EmailJSResponseStatus, init, send } from '@emailjs/browser'
import type { ContactDraft } from '#machines/contact-draft.ts'
import { SendError, type SendFailure } from '#machines/send-error.ts'
import { stripWordJoiners } from './plain-text.ts'

/** The identifiers of the EmailJS account, set at build time. Without them no message can be sent. */
const {
  VITE_EMAILJS_SERVICE_ID: serviceId,
  VITE_EMAILJS_TEMPLATE_ID: templateId,
  VITE_EMAILJS_PUBLIC_KEY: publicKey,
} = import.meta.env

/** The origin of the EmailJS API, without a trailing slash. An empty value must not reach the client. */
const origin = import.meta.env.VITE_EMAILJS_ORIGIN || 'https://api.emailjs.com'

/**
 * Posts the fields of the form once through the EmailJS client, and never retries. Resolves only if
 * the response is EmailJS's plain `OK`: any other 2xx may come from a captive portal or a fallback page.
 * It has no timeout of its own, because the machine has one.
 * @throws SendError with the reason, for every other outcome
 */
export async function sendMessage(draft: ContactDraft): Promise<void> {
  if (!serviceId || !templateId || !publicKey) throw new SendError('unconfigured')
  init({ publicKey }, origin)
  const params = { ...draft, message: stripWordJoiners(draft.message) }
  const wasOffline = navigator.onLine === false
  const answer = await send(serviceId, templateId, params).catch((error: unknown) => {
    throw toSendError(error, wasOffline)
  })
  if (answer.status !== 200 || answer.text.trim() !== 'OK')
    throw new SendError('unexpected', excerpt(answer.text))
}

const reasonsByStatus: Partial<Record<number, SendFailure>> = {
  413: 'tooLarge',
  429: 'tooMany',
  // These statuses come from a gateway, which does not know whether the service received the message. Only
  // Cloudflare uses 524.
  502: 'network',
  504: 'network',
  524: 'network',
}

/** Converts an error of the EmailJS client: a response with an error status, or the TypeError of `fetch`. */
function toSendError(error: unknown, wasOffline: boolean): SendError {
  if (error instanceof EmailJSResponseStatus) {
    const reason =
      reasonsByStatus[error.status] ?? (error.status >= 500 ? 'server' : 'rejected')
    return new SendError(reason, `${error.status} ${excerpt(error.text)}`)
  }
  // `onLine` is checked only after a failure, because some systems always report offline. If the connection
  // was lost during the request, the message may have arrived.
  if (wasOffline && navigator.onLine === false) return new SendError('offline')
  return new SendError('network', error instanceof Error ? error.message : '')
}

function excerpt(text: string): string {
  return text.slice(0, 200)
}
