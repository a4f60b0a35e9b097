import { contactFields, type ContactDraft } from '#machines/contact-draft.ts'
import { contactForm } from '#src/content/contact-form.ts'
import { organisation } from '#src/content/organisation.ts'
import { encodeText } from './encode-text.ts'

/** The message as plain text, a labelled line for each filled field, for an e-mail or the clipboard. */
export function messageText(draft: Partial<ContactDraft>): string {
  const { message, ...facts } = draft
  const lines = contactFields
    .filter((field) => field !== 'message' && facts[field])
    .map((field) => `${contactForm.fields[field].label} : ${draft[field]}`)
  return [...lines, '', message].join('\n')
}

/** A `mailto:` address that opens the visitor's own mail program with the whole message. */
export function mailLinkOf(draft: ContactDraft): string {
  return mailLink(draft.subject || contactForm.submit, messageText(draft))
}

/** A `mailto:` address that opens the visitor's own mail program with this text. */
export function mailLink(subject: string, text: string): string {
  const body = encodeText(text.replaceAll('\n', '\r\n'))
  return `mailto:${organisation.email}?subject=${encodeText(subject)}&body=${body}`
}
