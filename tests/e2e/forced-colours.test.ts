import { expect, type Locator } from '@playwright/test'
import { contactForm } from '#src/content/contact-form.ts'
import {
  answers,
  expectWebFont,
  field,
  missing,
  requiredNames,
  fillIn,
  holdMessages,
  lasting,
  openLive,
  submitButton,
} from './contact-page.ts'
import { test } from './fixtures.ts'

// A colour on its way to another is no colour of the page.
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

test.beforeEach(async ({ page }) => {
  await openLive(page, '/contact')
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches)
  expect(isForced).toBe(true)
})

/** Expects a colour of a part to differ from the surface that it stands on. */
async function expectDrawn(part: Locator, property: 'color' | 'outline-color' | 'stroke') {
  const { drawn, surface } = await part.evaluate((element, name) => {
    const isClear = (each: Element) =>
      /^rgba\(.*, 0\)$/.test(getComputedStyle(each).backgroundColor)
    let around = name === 'outline-color' ? element.parentElement : element
    while (around && isClear(around)) around = around.parentElement
    return {
      drawn: getComputedStyle(element).getPropertyValue(name),
      surface: getComputedStyle(around ?? document.body).backgroundColor,
    }
  }, property)
  expect(drawn).not.toMatch(/^(none|rgba\(.*, 0\))$/)
  expect(drawn).not.toBe(surface)
}

test('F31 B8 in forced colours the ring of the focus is seen', async ({ page }) => {
  const main = page.getByRole('main')
  const ring = (control: Locator) =>
    control.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
    })
  // The ring is for visitors who use the keyboard.
  await page.keyboard.press('Tab')
  for (const control of [
    main.getByRole('link', { name: contactForm.privacy.link }),
    field(page, 'name'),
    field(page, 'subject'),
    field(page, 'message'),
    submitButton(page),
    main.locator('summary').first(),
  ]) {
    expect(await ring(control)).toBe(0)
    await control.focus()
    expect(await ring(control)).toBeGreaterThanOrEqual(2)
    await expectDrawn(control, 'outline-color')
  }
})

test('F31 B8 in forced colours a refused field has a sign and a sentence under it', async ({
  page,
}) => {
  await field(page, 'name').fill(answers.name)
  await submitButton(page).click()
  await expect(lasting(page, contactForm.summary.at(-2) ?? '')).toBeFocused()
  await expectWebFont(page.locator('body'))
  for (const name of requiredNames) {
    const sentence = page.locator('form p').filter({ hasText: missing(name) })
    await expect(sentence, name).toBeVisible({ visible: name !== 'name' })
    if (name === 'name') continue
    await expectDrawn(sentence.locator('span'), 'color')
    await expect(sentence.locator('svg')).toBeVisible()
    await expectDrawn(sentence.locator('svg'), 'stroke')
    const control = await field(page, name).boundingBox()
    const under = await sentence.boundingBox()
    const gap = (under?.y ?? NaN) - ((control?.y ?? NaN) + (control?.height ?? NaN))
    expect(gap, name).toBeGreaterThanOrEqual(0)
    expect(gap, name).toBeLessThan(16)
  }
})

test('F31 B8 in forced colours an open question has another mark', async ({ page }) => {
  const summaries = page.locator('main details > summary')
  const [first, second] = [summaries.nth(0), summaries.nth(1)]
  /** How the lines of a mark are turned, of those that can be seen. */
  const mark = (summary: Locator) =>
    summary.evaluate((element) => {
      const surface = getComputedStyle(document.body).backgroundColor
      return ['::before', '::after']
        .map((part) => getComputedStyle(element, part))
        .filter(
          ({ content, backgroundColor: color }) =>
            content !== 'none' && color.startsWith('rgb(') && color !== surface,
        )
        .map(({ transform }) => transform)
    })
  expect(await mark(first)).toEqual(await mark(second))
  await first.click()
  await expect.poll(() => mark(first)).not.toEqual(await mark(second))
  await first.click()
  await expect.poll(() => mark(first)).toEqual(await mark(second))
})

test('F31 B8 in forced colours a message on its way has other words than before and after', async ({
  page,
  mailbox,
}) => {
  const release = await holdMessages(page)
  const sending = page.getByRole('button', { name: contactForm.sending })
  await fillIn(page, answers)
  await expect(submitButton(page)).toHaveText(contactForm.submit)
  await expectDrawn(submitButton(page), 'color')
  await submitButton(page).click()
  await expect(sending).toHaveText(contactForm.sending)
  await expect(submitButton(page)).toHaveCount(0)
  await expectDrawn(sending, 'color')
  release()
  const sent = lasting(page, contactForm.sent.title)
  await expect(sent).toBeVisible()
  await expectDrawn(sent.getByRole('heading'), 'color')
  await expect(submitButton(page)).toHaveText(contactForm.submit)
  expect(await mailbox.requestCount()).toBe(1)
})
