import { expect, type Locator, type Page } from '@playwright/test'
import { contactForm } from '#src/content/contact-form.ts'
import {
  answers,
  enlargeText,
  expectWebFont,
  expectValues,
  field,
  fieldNames,
  fillIn,
  lasting,
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

async function paste(page: Page, input: Locator, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await input.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+v')
}

test.beforeEach(async ({ page, context }, { title }) => {
  if (title.includes('paste'))
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openLive(page, '/contact')
})

test('digits are grouped while they are typed @firefox', async ({ page }) => {
  const phone = field(page, 'phone')
  await phone.pressSequentially('06.12a34 ')
  expect(await seen(phone)).toBe('06 12 34|')
  await phone.pressSequentially('56789012')
  expect(await seen(phone)).toBe('06 12 34 56 78|')

  const siret = field(page, 'siret')
  const steps = ['7', '732', '732 8', '732 829 3', '732 829 320 0', '732 829 320 00074']
  for (const step of steps) {
    const before = (await siret.inputValue()).replaceAll(' ', '').length
    await siret.pressSequentially(step.replaceAll(' ', '').slice(before))
    expect(await seen(siret)).toBe(`${step}|`)
  }
  await siret.pressSequentially('999')
  expect(await seen(siret)).toBe('732 829 320 00074|')
})

const edits: readonly { title: string; from: string; keys: string; to: string }[] = [
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
      await page.keyboard.press(keys)
      // After a separator or before it: the same digits stand on either side.
      const sides = (await seen(phone)).split('|').map((side) => side.trim())
      expect(sides).toEqual(to.split('|').map((side) => side.trim()))
    })
  }
})

test('ten presses erase a whole number, separators included', async ({ page }) => {
  const phone = field(page, 'phone')
  await phone.fill(answers.phone)
  for (let press = 0; press < 10; press += 1) await phone.press('Backspace')
  await expect(phone).toHaveValue('')

  await phone.fill(answers.phone)
  await putCaret(phone, 0)
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('Delete')
  await expect(phone).toHaveValue('')
})

const numbers = [
  '+33 6 12 34 56 78',
  '+33612345678',
  '+33 (0)6 12 34 56 78',
  '0033612345678',
  '0033 6 12 34 56 78',
  '06\u00a012\u00a034\u00a056\u00a078',
  '\u200e06\u202f12\u202f34\u202f56\u202f78',
  '０６１２３４５６７８',
  'Tél. : 06-12-34-56-78',
  '٠٦١٢٣٤٥٦٧٨',
]
test('a phone number is understood however it is pasted @firefox', async ({ page }) => {
  const phone = field(page, 'phone')
  for (const number of numbers) {
    await paste(page, phone, number)
    expect(await seen(phone), number).toBe('06 12 34 56 78|')
  }
})

test('a SIRET is understood however it is pasted', async ({ page }) => {
  const siret = field(page, 'siret')
  const given = [
    '73282932000074',
    '732\u00a0829\u00a0320\u00a000074',
    '７３２８２９３２０００07４',
  ]
  for (const number of given) {
    await paste(page, siret, number)
    expect(await seen(siret), number).toBe('732 829 320 00074|')
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

test('what a password manager writes is taken and grouped', async ({ page }) => {
  const written = { name: 'Zoé Œuvrard', email: 'zoe@exemple.fr', phone: '+33612345678' }
  await page.locator('form[method=post]').evaluate((form: HTMLFormElement, values) => {
    for (const [name, value] of Object.entries(values)) {
      const input = form.elements.namedItem(name)
      if (!(input instanceof HTMLInputElement)) continue
      // Past the script's own setter, as the browser does.
      const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
      native?.set?.call(input, value)
      input.dispatchEvent(new Event('input', { bubbles: true }))
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }, written)
  await expect(field(page, 'phone')).toHaveValue('06 12 34 56 78')
  await submitButton(page).click()
  await expect(lasting(page, contactForm.summary[3])).toBeFocused()
  await expect(field(page, 'name')).toHaveValue(written.name)
  await expect(field(page, 'email')).toHaveValue(written.email)
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

test('a number that looks wrong is remarked upon and sent all the same', async ({
  page,
  mailbox,
}) => {
  const given = { ...answers, phone: '06 1', siret: '732 829 320 00075' }
  await fillIn(page, given)
  await field(page, 'message').focus()
  await expect(page.getByText(contactForm.fields.phone.doubts.incomplete)).toBeVisible()
  await expect(page.getByText(contactForm.fields.siret.doubts.doubtful)).toBeVisible()
  await expect(field(page, 'phone')).not.toHaveAttribute('aria-invalid')
  await expectValues(page, given)
  await submitButton(page).click()
  await expect(lasting(page, contactForm.sent.title)).toBeFocused()
  expect((await mailbox.messages()).map(({ fields }) => fields)).toEqual([given])
})

test('every kind of name and every subject is accepted', async ({ page, mailbox }) => {
  await expect(field(page, 'subject').getByRole('option')).toHaveText([
    'Sélectionnez un sujet',
    'Demande de devis',
    'Information sur une formation',
    'Formation sur mesure',
    'Partenariat',
    'Support technique',
    'Autre',
  ])
  await expect(field(page, 'subject')).toHaveValue('')
  await expect(field(page, 'message')).toHaveAttribute('rows', '6')
  const given = {
    ...answers,
    name: 'O’',
    email: "o'neil+devis@sous.domaine.exemple",
    company: '#',
    subject: 'Autre',
    message: '?',
  }
  await fillIn(page, given)
  await submitButton(page).click()
  await expect(lasting(page, contactForm.sent.title)).toBeFocused()
  expect((await mailbox.messages()).map(({ fields }) => fields)).toEqual([given])
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
  await expect(lasting(page, contactForm.sent.title)).toBeFocused()
  expect((await mailbox.messages()).map(({ fields }) => fields)).toEqual([given])
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
