import { Key } from 'selenium-webdriver'
import { beforeEach, describe, expect, test } from 'vitest'
import { chat } from '#src/content/chat.ts'
import { contactForm } from '#src/content/contact-form.ts'
import { legalLabels } from '#src/content/legal-document.ts'
import { navigation, solutions } from '#src/content/navigation.ts'
import { contact } from '#src/content/pages/contact.ts'
import { expectNotice, isAbsent, menu, notice, visit, widen } from './session.ts'
import { solution, titleOf } from '#tests/page-names.ts'
import { itemAt } from '#tests/item-at.ts'

const assistant = '[role=dialog]'

describe.skipIf(isAbsent)('the site', () => {
  test('F07 a button pressed before the application comes is answered', async () => {
    await visit.open('/contact')
    await visit.press('main button', contact.consultation.brochure)
    await expectNotice("Cette fonctionnalité n'est pas encore implémentée.")
    expect(await visit.countOf(notice)).toBe(1)
  })

  describe('the Solutions menu', () => {
    const button = `${menu} button`
    const expanded = () =>
      visit.read(
        (css) => document.querySelector(css)?.getAttribute('aria-expanded') ?? null,
        button,
      )

    beforeEach(() => visit.openLive('/contact'))

    test('B5 is walked with the arrows and by first letters, and left by Escape', async () => {
      await visit.press(button, solutions.label)
      await expect.poll(expanded).toBe('true')
      await visit.type(Key.ARROW_DOWN)
      await expect.poll(visit.focused).toContain(solution(0).label)
      await visit.type('fo')
      await expect.poll(visit.focused).toContain(solution(2).label)
      await visit.type(Key.HOME, Key.ARROW_UP, Key.ARROW_UP)
      await expect.poll(visit.focused).toContain(solution(1).label)
      await visit.type(Key.ESCAPE)
      await expect.poll(expanded).toBe('false')
      await expect.poll(visit.focused).toBe(solutions.label)
    })

    test('opens under the pointer, closes when it has left, and leads on', async () => {
      await visit.point(button, solutions.label)
      await expect.poll(expanded).toBe('true')
      await visit.pointAt(2, 500)
      await expect.poll(expanded).toBe('false')
      await visit.press(button, solutions.label)
      await visit.press(`${menu} a`, solution(1).label)
      await expect.poll(visit.address).toBe(solution(1).href)
      await expect.poll(expanded).toBe('false')
    })
  })

  test('the menu of small screens covers the page, and gives it back', async () => {
    await widen(500)
    await visit.openLive('/contact')
    const isStill = () => visit.read(() => document.querySelector('main')?.inert ?? null)
    await visit.press('header button', navigation.menu.open)
    await visit.find(`${menu}[aria-label="${navigation.mobile}"]`)
    await expect.poll(isStill).toBe(true)
    await visit.type(Key.ESCAPE)
    await expect.poll(isStill).toBe(false)
    await expect.poll(visit.focused).toContain(navigation.menu.open)
    await visit.press('header button', navigation.menu.open)
    await visit.press(`${menu}[aria-label="${navigation.mobile}"] a`, 'Accueil')
    await expect.poll(visit.address).toBe('/entreprise')
    await widen(1440)
  })

  test('the assistant takes a message, tells what it is, and gives the focus back', async () => {
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
    const first = itemAt(contact.faq.items, 0)
    const second = itemAt(contact.faq.items, 1)
    const opened = () => visit.textOf('main details[open] summary')
    await visit.openLive('/contact')
    await visit.press('main summary', first.question)
    await expect.poll(opened).toBe(first.question)
    await visit.press('main summary', second.question)
    await expect.poll(opened).toBe(second.question)
    expect(await visit.countOf('main details[open]')).toBe(1)
    await visit.type(Key.ENTER)
    await expect.poll(() => visit.countOf('main details[open]')).toBe(0)
    await visit.open('/')
    await visit.open(`/contact#${first.id}`)
    await expect.poll(opened).toBe(first.question)
  })

  test('B1 from page to page the title, the heading and the top follow, Back included', async () => {
    await visit.openLive('/particulier')
    await visit.read(() => document.body.setAttribute('data-same-document', ''))
    await visit.read(() => scrollTo(0, 400))
    await visit.press(`${menu} a`, 'Formations')
    await expect
      .poll(() => visit.read(() => document.title))
      .toBe(titleOf('/particulier/formations'))
    await expect.poll(() => visit.read(() => document.activeElement?.localName)).toBe('h1')
    expect(await visit.read(() => scrollY)).toBe(0)
    await visit.back()
    await expect.poll(() => visit.read(() => document.title)).toBe(titleOf('/particulier'))
    expect(await visit.countOf('body[data-same-document]')).toBe(1)
  })

  test('an article is shown by a link of another page, below the bar', async () => {
    await visit.openLive('/contact')
    await visit.press('form a', contactForm.privacy.link)
    await expect.poll(visit.address).toBe(contactForm.privacy.href)
    await visit.find(`[aria-label="${legalLabels.contents}"]`)
    const gap = () =>
      visit.read(() => {
        const title = document.querySelector(location.hash)?.getBoundingClientRect()
        const bar = document.querySelector('header')?.getBoundingClientRect()
        return title && bar ? title.top >= bar.bottom && title.bottom <= innerHeight : null
      })
    await expect.poll(gap).toBe(true)
  })
})
