import { expect, test } from 'vitest'
import { emptyContent } from '#machines/contact-draft.ts'
import { message as words } from '#src/content/message.ts'
import { mailLinkOf, messageText } from '#src/features/message-text.ts'
import { hostileTexts } from '#tools/mailbox/mailbox.ts'

const draft = {
  ...emptyContent.draft,
  name: 'Zoé',
  email: 'zoe@exemple.fr',
  subject: 'Demande de devis',
}

const bodyOf = (link: string) => new URL(link).searchParams.get('body') ?? ''
const inMail = (text: string) => text.replaceAll('\n', '\r\n')

test.each(['x', 'é', '👋', '\n', '\uD83D', '%', 'a👋', 'éa'])(
  'F24 F45 the mail link for a long message of %j contains its beginning and a truncation note',
  (unit) => {
    const message = unit.repeat(120_000 / unit.length)
    const link = mailLinkOf({ ...draft, message })
    expect(link.length).toBeLessThanOrEqual(2000)
    expect(link.length).toBeGreaterThan(1980)
    const [kept = '', ...rest] = bodyOf(link).split(`\r\n\r\n${words.cutBesideCopy}`)
    expect(rest).toEqual([''])
    expect(
      inMail(messageText({ ...draft, message }))
        .toWellFormed()
        .startsWith(kept),
    ).toBe(true)
  },
)

test('F45 a mailto link of more than 2000 characters is truncated', () => {
  const empty = mailLinkOf(draft)
  const fits = { ...draft, message: 'x'.repeat(2000 - empty.length) }
  expect(mailLinkOf(fits)).toHaveLength(2000)
  expect(bodyOf(mailLinkOf(fits))).toBe(inMail(messageText(fits)))
  const tooLong = { ...draft, message: `${fits.message}x` }
  expect(bodyOf(mailLinkOf(tooLong))).toContain(words.cutBesideCopy)
})

test.each(hostileTexts)(
  'F25 the text %j stays plain text in a mail link @asvs-mail-link',
  (text) => {
    const typed = { ...draft, subject: text, message: text }
    const link = mailLinkOf(typed)
    expect(link).toMatch(/^mailto:[^?]+\?subject=[^&]*&body=[^&#"<>\s]*$/)
    expect(bodyOf(link)).toBe(inMail(messageText(typed)))
  },
)

test('F74 direction marks are removed from the subject and the name in a mail link', () => {
  const link = mailLinkOf({
    ...draft,
    name: 'Zo\u202Eé',
    subject: '\u2067Devis\u2069\u202E',
  })
  expect(new URL(link).searchParams.get('subject')).toBe('Devis')
  expect(bodyOf(link)).toContain(' : Zoé\r\n')
})
