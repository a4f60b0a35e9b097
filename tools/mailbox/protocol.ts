/** The only identifiers this mailbox accepts; a local build of the site embeds them. */
export const mailboxIdentifiers = {
  user_id: 'public_local',
  service_id: 'service_local',
  template_id: 'template_local',
} as const

/** EmailJS refuses template variables over 50 Kb; counted here in bytes of their JSON. */
export const variablesLimit = 50 * 1024

/** A message's template variables, in the order the visitor's browser sent them. */
export type Fields = Readonly<Record<string, string>>

/** What EmailJS says of each, in the order in which it asks for them. */
const refusals = [
  ['user_id', 'user ID', 'Public Key is invalid', '/account'],
  ['service_id', 'service ID', 'service ID not found', ''],
  ['template_id', 'template ID', 'template ID not found', '/templates'],
] as const

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * What EmailJS would answer to this body of a POST, undefined where it cannot be read: the fields of
 * an accepted message, or its refusal in its own words.
 */
export function validateSend(sent: unknown) {
  const refuse = (text: string) => ({ status: 400, text }) as const
  if (!isRecord(sent)) return refuse('Bad Request')
  const find = (page: string) =>
    `To find this ID, visit https://dashboard.emailjs.com/admin${page}`
  for (const [key, name, , page] of refusals)
    if (!sent[key]) return refuse(`The ${name} is required. ${find(page)}`)
  for (const [key, , wrong, page] of refusals)
    if (sent[key] !== mailboxIdentifiers[key]) return refuse(`The ${wrong}. ${find(page)}`)
  const variables = sent['template_params'] ?? {}
  if (!isRecord(variables)) return refuse('The template params have to be an object')
  if (Buffer.byteLength(JSON.stringify(variables)) > variablesLimit) {
    const text = 'Variables size limit. The maximum allowed variables size is 50Kb'
    return { status: 413, text } as const
  }
  const texts = Object.entries(variables).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  const fields: Fields = Object.fromEntries(texts)
  return { fields }
}
