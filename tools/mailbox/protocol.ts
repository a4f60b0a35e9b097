/** The identifiers that the mailbox accepts. Local builds of the site contain them. */
export const mailboxIdentifiers = {
  user_id: 'public_local',
  service_id: 'service_local',
  template_id: 'template_local',
} as const

/** EmailJS's limit for the template variables of a message, in bytes of their JSON. */
export const variablesLimit = 50 * 1024

/** The template variables of a message. Values other than texts are stored as JSON. */
export type Fields = Readonly<Record<string, string>>

/** The identifiers in the order in which EmailJS checks them, with the texts of its error messages. */
const requiredIdentifiers = [
  { key: 'user_id', name: 'user ID', error: 'Public Key is invalid', page: '/account' },
  { key: 'service_id', name: 'service ID', error: 'service ID not found', page: '' },
  {
    key: 'template_id',
    name: 'template ID',
    error: 'template ID not found',
    page: '/templates',
  },
] as const

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Validates the body of a request as EmailJS does.
 * @param sent the parsed JSON, or `undefined` if the body is not JSON
 * @returns the fields of an accepted message, or the error response of EmailJS
 */
export function validateSend(sent: unknown) {
  const refuse = (text: string) => ({ status: 400, text }) as const
  if (!isRecord(sent)) return refuse('Bad Request')
  const formatHint = (page: string) =>
    `To find this ID, visit https://dashboard.emailjs.com/admin${page}`
  for (const { key, name, page } of requiredIdentifiers)
    if (!sent[key]) return refuse(`The ${name} is required. ${formatHint(page)}`)
  for (const { key, error, page } of requiredIdentifiers)
    if (sent[key] !== mailboxIdentifiers[key])
      return refuse(`The ${error}. ${formatHint(page)}`)
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
