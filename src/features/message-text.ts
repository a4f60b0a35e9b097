import { type ContactDraft, contactFields } from '#machines/contact-draft.ts'
import { normalizedText } from '#machines/form-fields.ts'
import { toOneLine } from '#machines/visible-text.ts'
import { stripWordJoiners } from '#src/services/plain-text.ts'
import { message as words } from '#src/content/message.ts'
import * as organisation from '#src/content/organisation.ts'

/** Returns the form as plain text: one labelled line per filled field, then the message. */
export function messageText(draft: Partial<ContactDraft>): string {
  const { message, ...facts } = draft
  const lines = contactFields
    .filter(({ name }) => name !== 'message' && facts[name])
    .map(
      (field) =>
        `${words.labels[field.name]} : ${normalizedText(field, draft[field.name] ?? '')}`,
    )
  return [...lines, '', message].join('\n')
}

// Some browsers on Windows do not open `mailto:` URLs of more than about 2,040 characters.
const longestLink = 2000

/** Returns a `mailto:` link with the contents of the contact form. */
export function mailLinkOf(draft: ContactDraft): string {
  return mailLink(
    toOneLine(draft.subject) || words.defaultSubject,
    messageText(draft),
    words.cutBesideCopy,
  )
}

/** Returns a `mailto:` link with a text. A text that is too long is truncated and followed by `cut`. */
export function mailLink(subject: string, text: string, cut: string = words.cut) {
  const start = `mailto:${organisation.email}?subject=${encodeText(stripWordJoiners(subject))}&body=`
  const body = stripWordJoiners(text).replaceAll('\n', '\r\n')
  return (
    start +
    encodeWithin(body, longestLink - start.length, `\r\n\r\n${stripWordJoiners(cut)}`)
  )
}

/** Encodes a text for a URL. Lone surrogates, which cannot be encoded, become U+FFFD. */
function encodeText(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\u{FFFD}'))
}

/**
 * Encodes a text in at most `length` characters. A longer text is cut between characters and followed
 * by `ending`.
 */
function encodeWithin(text: string, length: number, ending: string): string {
  // A code unit is encoded as at least one character, so `length + 1` units suffice to detect a long text.
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
