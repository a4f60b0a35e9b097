import { expect } from '@playwright/test'
import { contactForm } from '#src/content/contact-form.ts'
import { navigation } from '#src/content/navigation.ts'
import * as visit from './visit.ts'
import { test } from './fixtures.ts'

test(
  'the form can be filled in and sent with the keyboard alone',
  { tag: '@rgaa-keyboard-message' },
  async ({ page, mailbox }) => {
    await visit.openHydrated(page, '/entreprise')
    const header = page.getByRole('navigation', { name: navigation.main })
    await header.getByRole('link', { name: 'Contact' }).press('Enter')
    await visit.expectNavigated(page, '/contact')

    await visit.field(page, 'name').focus()
    for (const name of visit.fieldNames) {
      await expect(visit.field(page, name)).toBeFocused()
      // For the phone and the SIRET, only digits are typed, because the field groups them.
      const typed = visit.answers[name]
      await page.keyboard.type(
        name === 'phone' || name === 'siret' ? typed.replaceAll(' ', '') : typed,
      )
      await page.keyboard.press('Tab')
    }
    await expect(visit.submitButton(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await visit.expectSent(page, mailbox)
  },
)

test(
  'undo and redo in a field of digits show only numbers that were entered',
  { tag: ['@F69', '@firefox'] },
  async ({ page }) => {
    await visit.openHydrated(page, '/contact')
    for (const { name, first, second } of [
      { name: 'phone', first: '06 39 98 12 34', second: '01 99 00 12 34' },
      { name: 'siret', first: '732 829 320 00074', second: '012 345 674 00019' },
    ] as const)
      await test.step(name, async () => {
        const input = visit.field(page, name)
        await input.pressSequentially(first.replaceAll(' ', ''))
        await input.press('ControlOrMeta+a')
        await page.keyboard.insertText(second.replaceAll(' ', ''))
        await expect(input).toHaveValue(second)
        await input.press('ControlOrMeta+z')
        await expect(input).toHaveValue(first)
        await input.press('ControlOrMeta+z')
        await expect(input).toHaveValue(first.slice(0, -1))
        for (const key of ['Shift+z', 'y', 'y']) await input.press(`ControlOrMeta+${key}`)
        await expect(input).toHaveValue(second)
        // Backspace shows that the caret is at the end of the restored number.
        await input.press('Backspace')
        await expect(input).toHaveValue(second.slice(0, -1))
        // The edit menu of a browser runs the command `undo`.
        await page.evaluate(() => document.execCommand('undo'))
        await expect(input).toHaveValue(second)
      })
  },
)

test(
  'undo and redo in the assistant do not restore a message that was sent',
  { tag: ['@F69', '@firefox'] },
  async ({ page }) => {
    await visit.openHydrated(page, '/contact')
    await visit.openAssistant(page)
    const input = visit.assistantField(page)
    await input.pressSequentially('Bonjour')
    await input.press('Enter')
    for (const key of ['z', 'y']) {
      await input.press(`ControlOrMeta+${key}`)
      await expect(input).toHaveValue('')
    }
    await input.pressSequentially('Merci')
    await input.press('ControlOrMeta+z')
    await input.press('ControlOrMeta+y')
    await expect(input).toHaveValue('Merci')
  },
)

test('a pressed submit button stays under the pointer', async ({ page, mailbox }) => {
  await visit.openHydrated(page, '/contact')
  const values = { ...visit.answers, siret: '732' }
  await visit.fillIn(page, values)
  await visit.field(page, 'siret').focus()
  await visit.submitButton(page).scrollIntoViewIfNeeded()
  await visit.submitButton(page).hover({ position: { x: 20, y: 4 } })
  const placeOfButton = async () => (await visit.submitButton(page).boundingBox())?.y ?? 0
  const before = await placeOfButton()
  await page.mouse.down()
  // A pressed button moves by up to two pixels.
  expect(Math.abs((await placeOfButton()) - before)).toBeLessThanOrEqual(2)
  await page.mouse.up()
  await visit.expectSent(page, mailbox, [values])
})

test(
  'at a text size of 200 % a long subject wraps and is not cut off',
  { tag: ['@F30', '@B8'] },
  async ({ page }) => {
    await visit.openHydrated(page, '/contact')
    await visit.setTextSize(page, '200%')
    await page.setViewportSize({ width: 390, height: 900 })
    const subject = visit.field(page, 'subject')
    const heightWith = async (option: string) => {
      await subject.selectOption(option)
      return (await subject.boundingBox())?.height ?? 0
    }
    const oneLine = await heightWith('Autre')
    expect(await heightWith('Information sur une formation')).toBeGreaterThan(oneLine * 1.4)
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test(
    'a typed message is sent, and the success message is in view',
    { tag: '@rgaa-thumb-message' },
    async ({ page, mailbox }) => {
      await visit.openHydrated(page, '/entreprise')
      await page.getByRole('button', { name: navigation.menu.open }).tap()
      const menu = page.getByRole('navigation', { name: navigation.mobile })
      await menu.getByRole('link', { name: 'Contact' }).tap()
      await visit.expectNavigated(page, '/contact')

      for (const name of visit.fieldNames) {
        await visit.field(page, name).tap()
        await expect(visit.field(page, name)).toBeFocused()
        if (name === 'subject')
          await visit.field(page, name).selectOption(visit.answers[name])
        else await page.keyboard.insertText(visit.answers[name])
      }
      await visit.submitButton(page).tap()
      await visit.expectSent(page, mailbox)
      await expect(visit.formFeedback(page, contactForm.sent.title)).toBeInViewport()
    },
  )
})
