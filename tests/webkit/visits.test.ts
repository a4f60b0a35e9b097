import { Key } from 'selenium-webdriver'
import { beforeEach, describe, expect, test } from 'vitest'
import { chat } from '#src/content/chat.ts'
import { contactForm } from '#src/content/contact-form.ts'
import { legalLabels } from '#src/content/legal-document.ts'
import { navigation, solutions } from '#src/content/navigation.ts'
import { catalogue } from '#src/content/pages/catalogue.ts'
import { contact } from '#src/content/pages/contact.ts'
import { itemAt } from '#tests/item-at.ts'
import { answers, fieldNames as names } from '#tests/machines/form-fields.rules.ts'
import { solution, titleOf } from '#tests/page-names.ts'
import { isAbsent, mailbox, visit, widen } from './session.ts'

const menu = 'header nav'
const submit = 'form button[type=submit]'
const notice = '[role=region] li'
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
  const values = () => Promise.all(names.map((name) => visit.valueOf(field(name))))
  await expect.poll(values).toEqual(Object.values(answers))
}

async function expectFocus(name: string) {
  await expect.poll(visit.focused).toContain(name)
}

async function expectNotice(text: string) {
  await expect.poll(() => visit.textOf(notice)).toContain(text)
}

async function expectArrival(requests: number) {
  await visit.find(lasting, contactForm.sent.title)
  await expectFocus(contactForm.sent.title)
  await expectNotice('Message envoyé avec succès !')
  expect((await mailbox.messages()).map(({ fields }) => fields)).toEqual([answers])
  expect(await mailbox.requestCount()).toBe(requests)
}

describe.skipIf(isAbsent)('the site', () => {
  beforeEach(() => visit.arrive())

  test('F07 F34 a button pressed before the application comes is answered, on plain local http, with styles, font and drawings', async () => {
    await visit.open('/contact')
    await visit.press('main button', contact.consultation.brochure)
    await expectNotice("Cette fonctionnalité n'est pas encore implémentée.")
    expect(await visit.countOf(notice)).toBe(1)
    const found = () =>
      visit.read(() => {
        const files = performance.getEntriesByType('resource').map(({ name }) => name)
        return {
          protocols: [...new Set(files.map((file) => new URL(file).protocol))],
          hasScript: files.some((name) => name.endsWith('.js')),
          hasLetters:
            /^"?Site"?,/.test(getComputedStyle(document.body).fontFamily) &&
            document.fonts.check('16px Site'),
          surface: getComputedStyle(document.querySelector('form button') ?? document.body)
            .backgroundColor,
          broken: [...document.images].filter(
            (image) => image.complete && image.naturalWidth === 0,
          ).length,
        }
      })
    await expect.poll(found).toEqual({
      protocols: ['http:'],
      hasScript: true,
      hasLetters: true,
      surface: 'rgb(31, 69, 181)',
      broken: 0,
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

  test('digits are grouped while they are typed, erased and pasted; a message typed with the keyboard alone arrives whole', async () => {
    await visit.openLive('/contact')
    const phone = () => visit.valueOf(field('phone'))
    await visit.press(field('phone'))
    await visit.type('06.12a34 56789012')
    expect(await phone()).toBe('06 12 34 56 78')
    await visit.type(Key.HOME, Key.ARROW_RIGHT, Key.ARROW_RIGHT, Key.DELETE)
    expect(await phone()).toBe('06 23 45 67 8')
    await visit.type(Key.BACK_SPACE, Key.BACK_SPACE)
    expect(await phone()).toBe('23 45 67 8')
    await visit.write(field('name'), '+33 (0)6 12 34 56 78')
    for (const [key, at] of [
      ['a', 'name'],
      ['x', 'name'],
      ['a', 'phone'],
      ['v', 'phone'],
    ] as const) {
      if (key === 'a') await visit.press(field(at))
      await visit.together(Key.CONTROL, key)
    }
    await expect.poll(phone).toBe('06 12 34 56 78')
    await visit.write(field('phone'), '')

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
    await expectArrival(1)
  })

  test('F09 F18 F47 what was written is still there on the way back, loaded anew, with Back, and when the connection is cut', async () => {
    await visit.openLive('/contact')
    await fillIn()
    await visit.press(`${menu} a`, 'Nos formations')
    await expect.poll(visit.focused).toBe(catalogue.title)
    await visit.press(`${menu} a`, 'Contact')
    await expect.poll(visit.focused).toBe(contact.title)
    await expectValues()
    await visit.openLive('/contact')
    await expectValues()
    await visit.open('/conditions-generales-utilisation')
    await visit.back()
    await visit.find(field('name'))
    await expectValues()

    await mailbox.misbehave({ cut: true })
    await visit.press(submit)
    await visit.find(lasting, contactForm.failed.title)
    await expectFocus(contactForm.failed.title)
    expect(await visit.textOf(lasting)).toContain(contactForm.failed.reasons.network)
    await expectNotice('Une erreur est survenue.')
    await expectValues()
    expect(await mailbox.messages()).toEqual([])
    await mailbox.behave()
    await visit.press(submit)
    await expectArrival(2)
  })

  test('B5 the menu is walked with the arrows and by first letters, left by Escape, opens under the pointer, closes when it has left, and leads on', async () => {
    const button = `${menu} button`
    const expectOpen = async (isOpen: boolean) => {
      const said = `${button}[aria-expanded=${isOpen}]`
      await expect.poll(() => visit.countOf(said)).toBe(1)
    }
    await visit.openLive('/contact')
    await visit.press(button, solutions.label)
    await expectOpen(true)
    for (const [keys, at] of [
      [[Key.ARROW_DOWN], 0],
      [['fo'], 2],
      [[Key.HOME, Key.ARROW_UP, Key.ARROW_UP], 1],
    ] as const) {
      await visit.type(...keys)
      await expectFocus(solution(at).label)
    }
    await visit.type(Key.ESCAPE)
    await expectOpen(false)
    await expect.poll(visit.focused).toBe(solutions.label)
    await visit.pointAt(2, 500)
    await visit.point(button, solutions.label)
    await expectOpen(true)
    await visit.pointAt(2, 500)
    await expectOpen(false)
    await visit.press(button, solutions.label)
    await visit.press(`${menu} a`, solution(1).label)
    await expect.poll(visit.address).toBe(solution(1).href)
    await expectOpen(false)
  })

  test('the menu of small screens covers the page, and gives it back', async () => {
    const small = `${menu}[aria-label="${navigation.mobile}"]`
    const isStill = () => visit.read(() => document.querySelector('main')?.inert)
    await widen(500)
    await visit.openLive('/contact')
    await visit.press('header button', navigation.menu.open)
    await visit.find(small)
    await expect.poll(isStill).toBe(true)
    await visit.type(Key.ESCAPE)
    await expect.poll(isStill).toBe(false)
    await expectFocus(navigation.menu.open)
    await visit.press('header button', navigation.menu.open)
    await visit.press(`${small} a`, 'Accueil')
    await expect.poll(visit.address).toBe('/entreprise')
    await widen(1440)
  })

  test('the assistant takes a message, tells what it is, and gives the focus back', async () => {
    const assistant = '[role=dialog]'
    await visit.openLive('/particulier')
    await visit.press('aside > form > button', chat.open)
    await expect.poll(visit.focused).toBe(chat.field)
    await visit.type('Bonjour', Key.ENTER)
    await expect.poll(() => visit.textOf(`${assistant} [role=log]`)).toContain('Bonjour')
    await expectNotice('Fonctionnalité en cours de développement')
    await expect.poll(() => visit.valueOf(`${assistant} :is(input, textarea)`)).toBe('')
    await visit.type(Key.ESCAPE)
    await expect.poll(() => visit.countOf(assistant)).toBe(0)
    await expect.poll(visit.focused).toBe(chat.open)
  })

  test('questions open one at a time, by click, by key and by address', async () => {
    const [first, second] = [itemAt(contact.faq.items, 0), itemAt(contact.faq.items, 1)]
    const opened = 'main details[open]'
    await visit.openLive('/contact')
    for (const { question } of [first, second]) {
      await visit.press('main summary', question)
      await expect.poll(() => visit.textOf(`${opened} summary`)).toBe(question)
    }
    expect(await visit.countOf(opened)).toBe(1)
    await visit.type(Key.ENTER)
    await expect.poll(() => visit.countOf(opened)).toBe(0)
    await visit.open('/')
    await visit.open(`/contact#${first.id}`)
    await expect.poll(() => visit.textOf(`${opened} summary`)).toBe(first.question)
  })

  test('B1 from page to page the title, the heading and the top follow, Back included; an article is shown by a link of another page, below the bar', async () => {
    const title = () => visit.read(() => document.title)
    await visit.openLive('/particulier')
    await visit.read(() => document.body.setAttribute('data-same-document', ''))
    await visit.read(() => scrollTo(0, 400))
    await visit.press(`${menu} a`, 'Formations')
    await expect.poll(title).toBe(titleOf('/particulier/formations'))
    await expect.poll(() => visit.read(() => document.activeElement?.localName)).toBe('h1')
    expect(await visit.read(() => scrollY)).toBe(0)
    await visit.back()
    await expect.poll(title).toBe(titleOf('/particulier'))
    expect(await visit.countOf('body[data-same-document]')).toBe(1)

    await visit.openLive('/contact')
    await visit.press('form a', contactForm.privacy.link)
    await expect.poll(visit.address).toBe(contactForm.privacy.href)
    await visit.find(`[aria-label="${legalLabels.contents}"]`)
    const isBelowBar = () =>
      visit.read(() => {
        const title = document.querySelector(location.hash)?.getBoundingClientRect()
        const bar = document.querySelector('header')?.getBoundingClientRect()
        return title && bar ? title.top >= bar.bottom && title.bottom <= innerHeight : null
      })
    await expect.poll(isBelowBar).toBe(true)
  })
})
