import { expect, type Locator } from '@playwright/test'
import { contactForm } from '#src/content/contact-form.ts'
import { navigation } from '#src/content/navigation.ts'
import { catalogue } from '#src/page-content/catalogue.ts'
import { courseAt } from '#tests/item-at.ts'
import * as visit from './visit.ts'
import { test } from './fixtures.ts'

// With reduced motion, transitions end at once, so that no intermediate colour is measured.
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

const backgroundColor = (part: Locator, pseudo?: string) =>
  part.evaluate((element, name) => getComputedStyle(element, name).backgroundColor, pseudo)

/** Expects a solid bottom border of at least `width` px, not in the background colour, on each part. */
async function expectBordered(parts: Locator, width = 1) {
  const found = await parts.evaluateAll((elements) =>
    elements.map((element) => {
      const style = getComputedStyle(element)
      const isSeen = ![style.backgroundColor, 'rgba(0, 0, 0, 0)'].includes(
        style.borderBottomColor,
      )
      const isLine = style.borderBottomStyle === 'solid'
      return isSeen && isLine ? Number.parseFloat(style.borderBottomWidth) : 0
    }),
  )
  expect(found).not.toEqual([])
  expect(Math.min(...found)).toBeGreaterThanOrEqual(width)
}

test.describe('in forced colours', { tag: ['@F31', '@B8'] }, () => {
  test('field errors, the borders of controls and the plus signs of questions are visible', async ({
    page,
  }) => {
    await visit.openHydrated(page, '/contact')
    const summaries = page.locator('main details > summary')
    const [first, second] = [summaries.nth(0), summaries.nth(1)]
    /** Returns the transforms of the visible lines that draw the plus or minus sign of a question. */
    const mark = (summary: Locator) =>
      summary.evaluate((element) => {
        const background = getComputedStyle(document.body).backgroundColor
        return ['::before', '::after']
          .map((part) => getComputedStyle(element, part))
          .filter(
            ({ content, backgroundColor: color }) =>
              content !== 'none' && color.startsWith('rgb(') && color !== background,
          )
          .map(({ transform }) => transform)
      })
    expect(await mark(first)).not.toEqual([])
    expect(await mark(first)).toEqual(await mark(second))
    await first.click()
    await expect.poll(() => mark(first)).not.toEqual(await mark(second))

    await visit.field(page, 'name').fill(visit.answers.name)
    await visit.submitButton(page).click()
    const summary = visit.formFeedback(page, contactForm.summary.at(-2) ?? '')
    await expect(summary).toBeFocused()
    await visit.expectWebFont(page.locator('body'))
    for (const part of [summary, visit.submitButton(page), visit.brochureButton(page)])
      await expectBordered(part)
    for (const name of visit.fieldNames) {
      await expectBordered(visit.field(page, name))
      const sentence = page.locator('form p').filter({ hasText: visit.missingError(name) })
      await expect(sentence, name).toBeVisible({ visible: name !== 'name' })
      if (name === 'name') continue
      const icon = sentence.locator('svg')
      const stroke = await icon.evaluate((lines) => getComputedStyle(lines).stroke)
      expect(stroke).not.toMatch(/^(none|rgba\(.*, 0\))$/)
      expect(stroke).not.toBe(await backgroundColor(page.locator('body')))
    }

    await visit.openAssistant(page)
    await visit.sendChat(page, 'Bonjour')
    await expect(visit.notice(page)).toBeVisible()
    await visit.solutionsButton(page).click()
    for (const part of [
      visit.notice(page),
      visit.assistant(page),
      visit.assistant(page).getByRole('log').locator('p'),
      page.locator(':popover-open'),
    ])
      await expectBordered(part)
  })

  test(
    'the current choice looks different from the other choices',
    { tag: '@rgaa-forced-choice' },
    async ({ page }) => {
      await visit.openHydrated(page, '/formations')
      const chips = page
        .getByRole('group', { name: catalogue.filterLabel })
        .getByRole('link')
      const spaces = page.getByRole('group', { name: navigation.switch }).getByRole('link')
      await expectBordered(chips)
      for (const links of [chips, spaces]) {
        const current = links.and(page.locator('[aria-current=true]'))
        const other = links.and(page.locator(':not([aria-current])')).first()
        expect(await backgroundColor(current)).not.toBe(await backgroundColor(other))
      }
      const current = page
        .getByRole('navigation', { name: navigation.main })
        .locator('a[aria-current=page]')
      await expect(current).toHaveText('Nos formations')
      expect(await backgroundColor(current, '::after')).not.toBe(
        await backgroundColor(page.locator('header')),
      )
    },
  )

  test('the list of requests has a visible border', async ({ page }) => {
    await visit.openHydrated(page, `/contact?formation=${courseAt(2).anchor}#formulaire`)
    const asked = page.locator('form > div').filter({ has: page.getByRole('list') })
    await expectBordered(asked.first(), 2)
  })

  test('the decorative lines of a programme are visible', async ({ page }) => {
    await page.goto(courseAt(2).path)
    const lines = await page
      .locator('article :is(h1, section section, li:has(h4):not([data-full]))')
      .evaluateAll((parts) =>
        parts.map((part) => {
          const isTitle = part.matches('h1')
          const holder = isTitle ? (part.parentElement ?? part) : part
          return getComputedStyle(holder, isTitle ? '::after' : '::before').backgroundColor
        }),
      )
    expect(lines.length).toBeGreaterThan(4)
    expect(lines).not.toContain(await backgroundColor(page.locator('body')))
  })
})
