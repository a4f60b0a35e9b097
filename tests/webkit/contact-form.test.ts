import { Key } from 'selenium-webdriver'
import { beforeEach, describe, expect, test } from 'vitest'
import { contactForm } from '#src/content/contact-form.ts'
import { catalogue } from '#src/content/pages/catalogue.ts'
import { contact } from '#src/content/pages/contact.ts'
import { answers, fieldNames as names } from '#tests/machines/form-fields.rules.ts'
import { expectNotice, isAbsent, mailbox, menu, visit } from './session.ts'

const submit = 'form button[type=submit]'
/** The message that lasts in the page. */
const lasting = 'form [tabindex="-1"]'
const field = (name: (typeof names)[number]) => `#contact-${name}`

async function fillIn() {
  for (const name of names) {
    if (name === 'subject')
      await visit.find(field(name)).then((list) => list.sendKeys(answers[name]))
    else await visit.write(field(name), answers[name])
  }
}

async function expectValues() {
  await expect
    .poll(() => Promise.all(names.map((name) => visit.valueOf(field(name)))))
    .toEqual(Object.values(answers))
}

const expectLasting = async (title: string) => {
  await visit.find(lasting, title)
  await expect.poll(visit.focused).toContain(title)
}
/** What came to the mailbox, once the page says so. */
const arrival = async () => {
  await expectLasting(contactForm.sent.title)
  await expectNotice('Message envoyé avec succès !')
  const messages = await mailbox.messages()
  return {
    messages: messages.map(({ fields }) => fields),
    requests: await mailbox.requestCount(),
  }
}

describe.skipIf(isAbsent)('the contact form', () => {
  beforeEach(() => visit.arrive())

  describe('once it is alive', () => {
    beforeEach(() => visit.openLive('/contact'))

    test('F34 comes to life on plain local http, with its styles, font and drawings', async () => {
      const hasLetters = () =>
        visit.read(
          () =>
            /^"?Site"?,/.test(getComputedStyle(document.body).fontFamily) &&
            document.fonts.check('16px Site'),
        )
      await expect.poll(hasLetters).toBe(true)
      const found = await visit.read(() => {
        const files = performance.getEntriesByType('resource').map(({ name }) => name)
        return {
          protocols: [...new Set(files.map((file) => new URL(file).protocol))],
          kinds: ['.js', '.woff2'].filter((kind) =>
            files.some((name) => name.endsWith(kind)),
          ),
          surface: getComputedStyle(document.querySelector('form button') ?? document.body)
            .backgroundColor,
          broken: [...document.images].filter(
            (image) => image.complete && image.naturalWidth === 0,
          ).length,
        }
      })
      expect(found).toEqual({
        protocols: ['http:'],
        kinds: ['.js', '.woff2'],
        surface: 'rgb(31, 69, 181)',
        broken: 0,
      })
    })

    test('a message typed with the keyboard alone arrives whole', async () => {
      await visit.press(field('name'))
      for (const name of names) {
        expect(await visit.focused()).toBe(contactForm.fields[name].label)
        const isNumber = name === 'phone' || name === 'siret'
        await visit.type(isNumber ? answers[name].replaceAll(' ', '') : answers[name])
        await visit.type(Key.TAB)
      }
      await expectValues()
      expect(await visit.focused()).toBe(contactForm.submit)
      await visit.type(Key.ENTER)
      expect(await arrival()).toEqual({ messages: [answers], requests: 1 })
    })

    test('F09 nothing is lost when the provider cuts the connection', async () => {
      await fillIn()
      await mailbox.misbehave({ cut: true })
      await visit.press(submit)
      await expectLasting(contactForm.failed.title)
      expect(await visit.textOf(lasting)).toContain(contactForm.failed.reasons.network)
      await expectNotice('Une erreur est survenue.')
      await expectValues()
      expect(await mailbox.messages()).toEqual([])
      await mailbox.behave()
      await visit.press(submit)
      expect(await arrival()).toEqual({ messages: [answers], requests: 2 })
    })

    test('digits are grouped while they are typed and erased', async () => {
      await visit.press(field('phone'))
      await visit.type('06.12a34 56789012')
      expect(await visit.valueOf(field('phone'))).toBe('06 12 34 56 78')
      await visit.type(Key.HOME, Key.ARROW_RIGHT, Key.ARROW_RIGHT, Key.DELETE)
      expect(await visit.valueOf(field('phone'))).toBe('06 23 45 67 8')
      for (let press = 0; press < 2; press += 1) await visit.type(Key.BACK_SPACE)
      expect(await visit.valueOf(field('phone'))).toBe('23 45 67 8')
    })

    test('a phone number is understood when it is pasted', async () => {
      await visit.write(field('name'), '+33 (0)6 12 34 56 78')
      await visit.together(Key.CONTROL, 'a')
      await visit.together(Key.CONTROL, 'c')
      await visit.press(field('phone'))
      await visit.together(Key.CONTROL, 'v')
      await expect.poll(() => visit.valueOf(field('phone'))).toBe('06 12 34 56 78')
    })

    test('F47 a half-written message is still there on the way back, and once loaded anew', async () => {
      await visit.write(field('message'), 'Bonjour, je voudr')
      await visit.press(`${menu} a`, 'Nos formations')
      await expect.poll(visit.focused).toBe(catalogue.title)
      await visit.press(`${menu} a`, 'Contact')
      await expect.poll(visit.focused).toBe(contact.title)
      await expect.poll(() => visit.valueOf(field('message'))).toBe('Bonjour, je voudr')
      await visit.openLive('/contact')
      await expect.poll(() => visit.valueOf(field('message'))).toBe('Bonjour, je voudr')
    })
  })

  test('F03 F46 what is typed before the application comes is kept, at an address with a fragment', async () => {
    await visit.open('/contact?sujet=devis#formulaire')
    await visit.press(field('name'))
    await visit.type(answers.name)
    await visit.find('header button[aria-expanded]')
    expect(await visit.valueOf(field('name'))).toBe(answers.name)
    expect(await visit.focused()).toBe(contactForm.fields.name.label)
  })

  test('F18 what was written is still there, and sent, when Back brings the page', async () => {
    await visit.openLive('/contact')
    await fillIn()
    await visit.open('/conditions-generales-utilisation')
    await visit.back()
    await visit.find(field('name'))
    await expectValues()
    await visit.press(submit)
    expect(await arrival()).toEqual({ messages: [answers], requests: 1 })
  })
})
