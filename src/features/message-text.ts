import { type ContactDraft, contactFields } from '#machines/contact-draft.ts'
import { stripWordJoiners } from '#src/services/plain-text.ts'
import { contactForm } from '#src/content/contact-form.ts'
import * as organisation from '#src/content/organisation.ts'

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
export function mailLink(subject: string, text: string, cut: string = contactForm.mailCut) {
  const start = `mailto:${organisation.email}?subject=${encodeText(stripWordJoiners(subject))}&body=`
  const body = stripWordJoiners(text).replaceAll('\n', '\r\n')
  return (
    start +
    encodeWithin(body, longestLink - start.length, `\r\n\r\n${stripWordJoiners(cut)}`)
  )
}

/** Text as part of an address; half of a character, which none can hold, becomes U+FFFD. */
function encodeText(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\u{FFFD}'))
}

/**
 * The same in `length` characters at most: a longer text ends after a whole character, and `ending`
 * follows it.
 */
function encodeWithin(text: string, length: number, ending: string): string {
  // Each unit takes one character at least: a megabyte need not be encoded.
  const whole = encodeText(text.slice(0, length + 1))
  if (whole.length <= length) return whole
  const end = encodeText(ending)
  let kept = ''
  for (const character of text) {
    const encoded = encodeText(character)
    if (kept.length + encoded.length + end.length > length) break
    kept += encoded
  }
  return kept + end
}
