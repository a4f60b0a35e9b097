import { expect, type Locator } from '@playwright/test'
import { contactForm } from '#src/content/contact-form.ts'
import {
  allowClipboard,
  answers,
  enlargeText,
  expectArrival,
  expectWebFont,
  field,
  fieldNames,
  fillIn,
  openLive,
  submitButton,
} from './contact-page.ts'
import { test } from './fixtures.ts'

const caretOf = (input: Locator) =>
  input.evaluate(({ selectionStart }: HTMLInputElement) => selectionStart)

const putCaret = (input: Locator, at: number) =>
  input.evaluate((element: HTMLInputElement, position) => {
    element.focus()
    element.setSelectionRange(position, position)
  }, at)

/** The value with a bar where the caret is. */
async function seen(input: Locator) {
  const value = await input.inputValue()
  const caret = (await caretOf(input)) ?? 0
  return `${value.slice(0, caret)}|${value.slice(caret)}`
}

test.beforeEach(async ({ page }, { title }) => {
  if (title.includes('paste')) await allowClipboard(page)
  await openLive(page, '/contact')
})

const edits: readonly { title: string; from: string; keys: string; to: string }[] = [
  { title: 'digits, of text', from: '|', keys: '06.12a34 ', to: '06 12 34|' },
  { title: 'a digit too many', from: '06 12 34 56 7|', keys: '89', to: '06 12 34 56 78|' },
  { title: 'typing in the middle', from: '06 1|2 34', keys: '9', to: '06 19| 23 4' },
  { title: 'typing at a separator', from: '06| 12 34', keys: '9', to: '06 9|1 23 4' },
  { title: 'typing at the start', from: '|61 23 4', keys: '0', to: '0|6 12 34' },
  { title: 'erasing a digit', from: '06 1|2 34', keys: 'Backspace', to: '06 |23 4' },
  { title: 'erasing a separator', from: '06 |12 34', keys: 'Backspace', to: '0|1 23 4' },
  { title: 'deleting a digit', from: '06 |12 34', keys: 'Delete', to: '06 |23 4' },
  { title: 'deleting a separator', from: '06| 12 34', keys: 'Delete', to: '06| 23 4' },
  { title: 'erasing the last digit', from: '06 1|', keys: 'Backspace', to: '06|' },
]
test('the caret keeps to its digits @firefox', async ({ page }) => {
  const phone = field(page, 'phone')
  for (const { title, from, keys, to } of edits) {
    await test.step(title, async () => {
      await phone.fill(from.replace('|', ''))
      await putCaret(phone, from.indexOf('|'))
      if (/^[A-Z]/.test(keys)) await page.keyboard.press(keys)
      else await page.keyboard.type(keys)
      // After a separator or before it: the same digits stand on either side.
      const sides = (await seen(phone)).split('|').map((side) => side.trim())
      expect(sides).toEqual(to.split('|').map((side) => side.trim()))
    })
  }
})

test('a paste in the middle leaves the caret behind what came @firefox', async ({
  page,
}) => {
  const phone = field(page, 'phone')
  await phone.fill('06 78')
  await page.evaluate(() => navigator.clipboard.writeText('12-34-56'))
  await putCaret(phone, 2)
  await page.keyboard.press('ControlOrMeta+v')
  expect((await seen(phone)).replace(' |', '|')).toBe('06 12 34 56| 78')
})

test('a number dropped into the field is understood', async ({ page }) => {
  const source = field(page, 'name')
  const phone = field(page, 'phone')
  await source.fill('+33 6 12 34 56 78')
  await expectWebFont(source)
  await phone.scrollIntoViewIfNeeded()
  await source.selectText()
  const from = await source.boundingBox()
  const to = await phone.boundingBox()
  if (from === null || to === null) throw new Error('a field is not on screen')
  await page.mouse.move(from.x + 40, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + 60, to.y + to.height / 2, { steps: 5 })
  await page.mouse.up()
  await expect(phone).toHaveValue('06 12 34 56 78')
})

test('an input method composes in peace', async ({ page, context }) => {
  const phone = field(page, 'phone')
  const session = await context.newCDPSession(page)
  await phone.focus()
  for (const text of ['０', '０６', '０６１', '０６１２']) {
    const end = text.length
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: end,
      selectionEnd: end,
    })
    await expect(phone).toHaveValue(text)
  }
  await session.send('Input.insertText', { text: '０６１２' })
  expect(await seen(phone)).toBe('06 12|')
})

test('F23 a million digits do not stop the page @firefox', async ({ page }) => {
  const phone = field(page, 'phone')
  await phone.focus()
  await page.keyboard.insertText('0612345678'.repeat(100_000))
  await expect(phone).toHaveValue('06 12 34 56 78')
  await field(page, 'email').focus()
  await page.keyboard.insertText('a'.repeat(1_000_000))
  await submitButton(page).click()
  await expect(field(page, 'email')).toHaveAccessibleDescription(
    contactForm.fields.email.errors.malformed,
  )
})

test('the button stays under the pointer that presses it from an incomplete field', async ({
  page,
  mailbox,
}) => {
  const given = { ...answers, siret: '732' }
  await fillIn(page, given)
  await field(page, 'siret').focus()
  await submitButton(page).scrollIntoViewIfNeeded()
  const before = await submitButton(page).boundingBox()
  await page.mouse.move((before?.x ?? 0) + 20, (before?.y ?? 0) + 4)
  await page.mouse.down()
  const pressed = await submitButton(page).boundingBox()
  // Two pixels are the look of a pressed button.
  expect(Math.abs((pressed?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(2)
  await page.mouse.up()
  await expectArrival(page, mailbox, [given])
})

test.describe('F30 B8 with a text of 200 %', () => {
  test.beforeEach(({ page }) => enlargeText(page))

  test('a subject too long for its field goes on in a second line', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    const subject = field(page, 'subject')
    const heightWith = async (option: string) => {
      await subject.selectOption(option)
      return (await subject.boundingBox())?.height ?? 0
    }
    const oneLine = await heightWith('Autre')
    expect(await heightWith('Information sur une formation')).toBeGreaterThan(oneLine * 1.4)
  })

  test('each field has the whole width of the form', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const widths = await Promise.all(
      fieldNames.map(async (name) => (await field(page, name).boundingBox())?.width),
    )
    expect(new Set(widths).size).toBe(1)
    expect(widths[0]).toBeGreaterThan(600)
  })
})
