import { mailboxIdentifiers } from '#tools/mailbox/mailbox.ts'
import { ask } from './ask.ts'
import { messageOrigin } from './policy.ts'
import type { Fault } from './topics.ts'

type Sender = {
  /** Scheme and host of the site: the provider may only accept messages from there. */
  readonly origin: string
  readonly ca?: string
}

const sendPath = '/api/v1.0/email/send'

/** A dry look at the form's configuration: the keys that were built in, and the provider's door. */
export async function formFaults(
  site: Sender,
  scripts: readonly string[],
): Promise<Fault[]> {
  const fault = (text: string): Fault => ({ topic: 'form', text })
  const keys = builtKeys(scripts)
  if (keys === undefined) return [fault('the scripts hold no identifiers of EmailJS')]
  if (keys.serviceId === mailboxIdentifiers.serviceId)
    return [fault('the scripts send to the mailbox of a developer’s machine')]
  const provider = await providerOf(site)
  if (provider === '') return [fault('the policy lets no message out')]
  const answer = await ask(provider, sendPath, {
    method: 'OPTIONS',
    headers: {
      origin: site.origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  })
  const allowed = answer.headers['access-control-allow-origin'] ?? ''
  if (answer.status >= 200 && answer.status < 300 && ['*', site.origin].includes(allowed))
    return []
  const what = answer.status === 0 ? answer.body.toString() : `answered ${answer.status}`
  return [fault(`${provider} does not take messages from ${site.origin}: ${what}`)]
}

/**
 * Sends one message, as a visitor's browser would.
 * @returns the provider's answer
 */
export async function sendTestMessage(
  site: Sender,
  scripts: readonly string[],
  fields: Readonly<Record<string, string>>,
) {
  const keys = builtKeys(scripts)
  if (keys === undefined) return 'not sent: the scripts hold no identifiers'
  const answer = await ask(await providerOf(site), sendPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.origin },
    body: JSON.stringify({
      service_id: keys.serviceId,
      template_id: keys.templateId,
      user_id: keys.publicKey,
      template_params: fields,
    }),
  })
  return `${answer.status} ${answer.body.toString().slice(0, 200)}`
}

async function providerOf(site: Sender) {
  const trust = site.ca === undefined ? {} : { ca: site.ca }
  const { headers } = await ask(site.origin, '/contact', trust)
  return messageOrigin(headers['content-security-policy'] ?? '')
}

/** The identifiers as the build leaves them in a script; undefined when one is absent. */
function builtKeys(scripts: readonly string[]) {
  const value = (name: string) =>
    scripts
      .map(
        (script) =>
          new RegExp(`VITE_EMAILJS_${name}:["'\`]([\\w-]+)["'\`]`).exec(script)?.[1],
      )
      .find((found) => found !== undefined)
  const serviceId = value('SERVICE_ID')
  const templateId = value('TEMPLATE_ID')
  const publicKey = value('PUBLIC_KEY')
  return serviceId && templateId && publicKey
    ? { serviceId, templateId, publicKey }
    : undefined
}
