import { expect, type Locator } from '@playwright/test'
import { programmePaths } from '#src/content/programme-paths.ts'
import { programmeWords } from '#src/content/programme-words.ts'
import { courseAt } from '#tests/item-at.ts'
import * as visit from './visit.ts'
import { test } from './fixtures.ts'
import { setViewport } from './targets.ts'

const leadership = courseAt(2)
const fireSafety = '/solutions/formations-obligatoires/incendie'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a session and a group are requested with the number of people', async ({
      page,
    }) => {
      const { people, howMany, askForSession, askForGroup, print } = programmeWords
      for (const { select, option, ask, query } of [
        {
          select: people.label,
          option: '3 personnes',
          ask: askForSession,
          query: 'session=leadership-2027-01.3',
        },
        {
          select: howMany,
          option: '8 personnes',
          ask: askForGroup,
          query: 'formation=leadership-et-management.8',
        },
      ]) {
        if (javaScriptEnabled) await visit.openHydrated(page, leadership.path)
        else await page.goto(leadership.path)
        const button = page.getByRole('button', { name: print })
        await expect(button).toBeVisible({ visible: javaScriptEnabled })
        await page.getByRole('combobox', { name: select }).first().selectOption(option)
        await page.getByRole('button', { name: ask }).first().click()
        await expect(page).toHaveURL(
          `/contact?sujet=information-sur-une-formation&${query}#formulaire`,
        )
      }
    })
  })

const edges = (part: Locator) =>
  part.evaluate((element) => element.getBoundingClientRect().toJSON())

test('the request button is beside the assistant’s button on phones', async ({ page }) => {
  await visit.openHydrated(page, fireSafety)
  const button = page.getByRole('main').getByRole('link', { name: programmeWords.ask })
  const expectBeside = async () => {
    await expect(button).toBeInViewport({ ratio: 1 })
    const launcher = await edges(page.locator('aside button[aria-expanded]'))
    expect((await edges(button)).right).toBeLessThanOrEqual(launcher.left)
  }
  for (const size of [
    [390, 664],
    [320, 800],
  ] as const) {
    await setViewport(page, size)
    await page.evaluate(() => scrollTo(0, 0))
    await expectBeside()
    await page
      .getByRole('heading', { name: programmeWords.programme })
      .scrollIntoViewIfNeeded()
    await expectBeside()
  }
})

test('the sticky card stays visible until the end of the programme', async ({ page }) => {
  await page.goto(fireSafety)
  const programme = page.getByRole('heading', { name: programmeWords.programme })
  const card = page.getByRole('region', { name: programmeWords.card })
  await programme.scrollIntoViewIfNeeded()
  await expect(card.getByRole('link').first()).toBeInViewport()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const { bottom } = await edges(page.locator('article > div:has(h2)').last())
  expect((await edges(card)).bottom).toBeLessThanOrEqual(bottom)
})

test.describe('without JavaScript', { tag: '@F54' }, () => {
  test.use({ javaScriptEnabled: false })

  test('each programme is printed on one page without the badge', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    for (const path of programmePaths)
      await test.step(path, async () => {
        await page.goto(path)
        const words = await page.locator('body').innerText()
        expect(words).toMatch(/20\snovembre\s2026/)
        expect(words).not.toContain(programmeWords.ask)
        await expect(
          page.locator('footer, img, svg image').filter({ visible: true }),
        ).toHaveCount(0)
        const pdf = await page.pdf({ preferCSSPageSize: true, format: 'A4' })
        expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
      })
  })
})
