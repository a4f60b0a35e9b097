import { contactFields, type ContactDraft } from '#machines/contact-draft.ts'
import { plain } from '#src/services/plain-text.ts'
import { contactForm } from '#src/content/contact-form.ts'
import { organisation } from '#src/content/organisation.ts'
import { encodeText, encodeWithin } from './encode-text.ts'

/** The message as plain text, a labelled line for each filled field, for an e-mail or the clipboard. */
export function messageText(draft: Partial<ContactDraft>): string {
  const { message, ...facts } = draft
  const lines = contactFields
    .filter(({ name }) => name !== 'message' && facts[name])
    .map(({ name }) => `${contactForm.fields[name].label} : ${draft[name]}`)
  return [...lines, '', message].join('\n')
}

// What Outlook and Windows take, in characters of the address.
const longestLink = 2000

/** A `mailto:` address that opens the visitor's own mail program with the message. */
export function mailLinkOf(draft: ContactDraft): string {
  return mailLink(
    draft.subject || contactForm.submit,
    messageText(draft),
    contactForm.failed.mailCut,
  )
}

/**
 * A `mailto:` address that opens the visitor's own mail program with this text, or with its
 * beginning and the sentence that says where the rest is.
 */
export function mailLink(
  subject: string,
  text: string,
  cut: string = contactForm.mailCut,
): string {
  const start = `mailto:${organisation.email}?subject=${encodeText(plain(subject))}&body=`
  const body = plain(text).replaceAll('\n', '\r\n')
  return start + encodeWithin(body, longestLink - start.length, `\r\n\r\n${plain(cut)}`)
}
