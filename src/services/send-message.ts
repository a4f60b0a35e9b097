import './local-storage-polyfill.ts'
import { EmailJSResponseStatus, init, send } from '@emailjs/browser'
import type { ContactDraft } from '#machines/contact-draft.ts'
import { SendError, type SendFailure } from '#machines/send-error.ts'
import { plain } from './plain-text.ts'

/**
 * Posts the fields of the form once through the provider's client; never retries.
 * Resolves only when the provider has answered its own plain `OK`: any other 2xx is a portal, a
 * fallback page or a stranger. Rejects with a {@link SendError}. Without a limit of time of its
 * own: the machine gives up first.
 */
export async function sendMessage(draft: ContactDraft): Promise<void> {
  // What the build was told of the outside world.
  const { env } = import.meta
  const { VITE_EMAILJS_SERVICE_ID: service, VITE_EMAILJS_TEMPLATE_ID: template } = env
  const publicKey = env.VITE_EMAILJS_PUBLIC_KEY
  if (!service || !template || !publicKey) throw new SendError('unconfigured')
  // An empty origin would silently mean the provider's own.
  init({ publicKey }, env.VITE_EMAILJS_ORIGIN || 'https://api.emailjs.com')
  const params = { ...draft, message: plain(draft.message) }
  const answer = await send(service, template, params).catch((error: unknown) => {
    throw classify(error)
  })
  if (answer.status !== 200 || answer.text.trim() !== 'OK')
    throw new SendError('unexpected', answer.text.slice(0, 200))
}

const reasons: Partial<Record<number, SendFailure>> = { 413: 'tooLarge', 429: 'tooMany' }

/** Every way in which the client rejects: a response, a string (bad arguments), a bare TypeError. */
function classify(error: unknown): SendError {
  if (error instanceof EmailJSResponseStatus) {
    const reason = reasons[error.status] ?? (error.status >= 500 ? 'server' : 'rejected')
    return new SendError(reason, `${error.status} ${error.text.slice(0, 200)}`)
  }
  if (typeof error === 'string') return new SendError('unconfigured', error)
  // Asked last: some systems say offline for ever, and the request alone knows.
  if (navigator.onLine === false) return new SendError('offline')
  return new SendError('network', error instanceof Error ? error.message : '')
}
