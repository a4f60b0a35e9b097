import { isRecord, parseJson } from './json.ts'
import type { Fields } from './fields.ts'

/** The only identifiers this mailbox accepts; a local build of the site embeds them. */
export const mailboxIdentifiers = {
  serviceId: 'service_local',
  templateId: 'template_local',
  publicKey: 'public_local',
} as const

/** EmailJS refuses template variables over 50 Kb; counted here in bytes of their JSON. */
export const variablesLimit = 50 * 1024

export type SendResult =
  | { readonly accepted: true; readonly fields: Fields }
  | { readonly accepted: false; readonly status: number; readonly text: string }

type Sent = {
  readonly publicKey: unknown
  readonly serviceId: unknown
  readonly templateId: unknown
  readonly variables: unknown
}

const dashboard = 'https://dashboard.emailjs.com/admin'
const refuse = (status: number, text: string): SendResult => ({
  accepted: false,
  status,
  text,
})

const fromRecord = (record: Record<string, unknown>, variables: unknown): Sent => ({
  publicKey: record['user_id'],
  serviceId: record['service_id'],
  templateId: record['template_id'],
  variables,
})

function parseObject(body: Buffer): Sent | undefined {
  const value = parseJson(body.toString())
  return isRecord(value) ? fromRecord(value, value['template_params'] ?? {}) : undefined
}

const envelope = new Set(['lib_version', 'user_id', 'service_id', 'template_id'])

async function parseForm(body: Buffer, contentType: string): Promise<Sent | undefined> {
  try {
    const headers = { 'content-type': contentType }
    const form = await new Response(new Uint8Array(body), { headers }).formData()
    const all = [...form].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.name,
    ])
    const variables = all.filter(([name]) => name !== undefined && !envelope.has(name))
    return fromRecord(Object.fromEntries(all), Object.fromEntries(variables))
  } catch {
    return undefined
  }
}

function validate({ publicKey, serviceId, templateId, variables }: Sent): SendResult {
  const where = { publicKey: '/account', serviceId: '', templateId: '/templates' }
  const find = (page: keyof typeof where) =>
    `To find this ID, visit ${dashboard}${where[page]}`
  if (!publicKey) return refuse(400, `The user ID is required. ${find('publicKey')}`)
  if (!serviceId) return refuse(400, `The service ID is required. ${find('serviceId')}`)
  if (!templateId) return refuse(400, `The template ID is required. ${find('templateId')}`)
  if (publicKey !== mailboxIdentifiers.publicKey)
    return refuse(400, `The Public Key is invalid. ${find('publicKey')}`)
  if (serviceId !== mailboxIdentifiers.serviceId)
    return refuse(400, `The service ID not found. ${find('serviceId')}`)
  if (templateId !== mailboxIdentifiers.templateId)
    return refuse(400, `The template ID not found. ${find('templateId')}`)
  if (!isRecord(variables)) return refuse(400, 'The template params have to be an object')
  if (Buffer.byteLength(JSON.stringify(variables)) > variablesLimit)
    return refuse(413, 'Variables size limit. The maximum allowed variables size is 50Kb')
  const fields = Object.entries(variables).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  return { accepted: true, fields: Object.fromEntries(fields) }
}

/**
 * What EmailJS would answer to a POST on one of its two send routes.
 * Never throws: an unreadable body is a refusal too.
 */
export async function validateSend(
  route: 'send' | 'send-form',
  contentType: string,
  body: Buffer,
): Promise<SendResult> {
  const sent = route === 'send' ? parseObject(body) : await parseForm(body, contentType)
  return sent ? validate(sent) : refuse(400, 'Bad Request')
}
