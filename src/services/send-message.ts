import './guard-storage-access.ts'
import { EmailJSResponseStatus, init, send } from '@emailjs/browser'
import type { ContactDraft } from '#machines/contact-draft.ts'
import { SendError, type SendFailure } from '#machines/send-error.ts'
import { stripWordJoiners } from './plain-text.ts'

/** What the build was told of the outside world. Absent identifiers mean that nothing can be sent. */
const {
  VITE_EMAILJS_SERVICE_ID: serviceId,
  VITE_EMAILJS_TEMPLATE_ID: templateId,
  VITE_EMAILJS_PUBLIC_KEY: publicKey,
} = import.meta.env

/** Scheme and host, no trailing slash. An empty one would silently mean the provider's own. */
const origin = import.meta.env.VITE_EMAILJS_ORIGIN || 'https://api.emailjs.com'

/**
 * Posts the fields of the form once through the provider's client; never retries.
 * Resolves only when the provider has answered its own plain `OK`: any other 2xx is a portal, a
 * fallback page or a stranger. Rejects with a {@link SendError}. Without a limit of time of its
 * own: the machine gives up first.
 */
export async function sendMessage(draft: ContactDraft): Promise<void> {
  if (!serviceId || !templateId || !publicKey) throw new SendError('unconfigured')
  init({ publicKey }, origin)
  const params = { ...draft, message: stripWordJoiners(draft.message) }
  const answer = await send(serviceId, templateId, params).catch((error: unknown) => {
    throw toSendError(error)
  })
  if (answer.status !== 200 || answer.text.trim() !== 'OK')
    throw new SendError('unexpected', excerpt(answer.text))
}

const reasonsByStatus: Partial<Record<number, SendFailure>> = {
  413: 'tooLarge',
  429: 'tooMany',
}

/** Every way in which the client rejects: a response, a string (bad arguments), a bare TypeError. */
function toSendError(error: unknown): SendError {
  if (error instanceof EmailJSResponseStatus) {
    const reason =
      reasonsByStatus[error.status] ?? (error.status >= 500 ? 'server' : 'rejected')
    return new SendError(reason, `${error.status} ${excerpt(error.text)}`)
  }
  if (typeof error === 'string') return new SendError('unconfigured', error)
  // Asked last: some systems say offline for ever, and the request alone knows.
  if (navigator.onLine === false) return new SendError('offline')
  return new SendError('network', error instanceof Error ? error.message : '')
}

function excerpt(text: string): string {
  return text.slice(0, 200)
}
