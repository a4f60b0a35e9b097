import { expect, type Locator, type Page } from '@playwright/test'
import { filter } from '#src/content/filter.ts'
import { navigation } from '#src/content/navigation.ts'
import { courses } from '#src/content/course-list.ts'
import { catalogue, courseCategories } from '#src/content/pages/catalogue.ts'
import {
  individualCategories,
  individualTrainings,
  individualTrainingsPage,
} from '#src/content/pages/individual-trainings.ts'
import {
  mandatoryCategories,
  mandatoryPage,
  mandatoryTrainings,
} from '#src/content/pages/mandatory-trainings.ts'
import { openLive } from './contact-page.ts'
import { test } from './fixtures.ts'
import { files, hold } from './requests.ts'

const filters = [
  {
    path: '/formations',
    key: 'categorie',
    label: catalogue.filterLabel,
    categories: courseCategories,
    items: courses,
    counts: [6, 1, 3, 1, 1],
  },
  {
    path: '/solutions/formations-obligatoires',
    key: 'domaine',
    label: mandatoryPage.filterLabel,
    categories: mandatoryCategories,
    items: mandatoryTrainings,
    counts: [7, 4, 1, 1, 1],
  },
  {
    path: '/particulier/formations',
    key: 'domaine',
    label: individualTrainingsPage.filterLabel,
    categories: individualCategories,
    items: individualTrainings,
    counts: [6, 4, 1, 1],
  },
] as const
type Filter = (typeof filters)[number]

const catalogueFilter = filters[0]
const chips = (page: Page, { label }: Filter) =>
  page.getByRole('group', { name: label }).getByRole('link')
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const announced = (page: Page) => page.getByRole('main').getByRole('status')

/** Expects exactly the trainings of a category, its chip marked, and its address if not another. */
async function expectShown(page: Page, shown: Filter, category: string, address?: string) {
  const { path, key, categories, items } = shown
  const own = category === 'all' ? path : `${path}#${key}-${category}`
  await expect(page).toHaveURL(address ?? own)
  const titles = items
    .filter((item) => category === 'all' || item.category === category)
    .map(({ title }) => title)
  const known: readonly string[] = items.map(({ title }) => title)
  const headings = page.getByRole('main').getByRole('heading', { level: 3 })
  await expect(
    headings.filter({ hasText: new RegExp(`^(${known.map(escape).join('|')})$`) }),
  ).toHaveText(titles)
  for (const [index, { id }] of categories.entries()) {
    const chip = chips(page, shown).nth(index)
    if (id === category) await expect(chip).toHaveAttribute('aria-current', 'true')
    else await expect(chip).not.toHaveAttribute('aria-current')
  }
}

const escape = (text: string) => text.replaceAll(/[()]/g, String.raw`\$&`)

for (const shown of filters) {
  const { path, key, categories, counts } = shown

  test(`B7 each choice of ${path} stands in the address and says its count`, async ({
    page,
  }) => {
    await openLive(page, path)
    await expect(chips(page, shown)).toHaveText(
      categories.map(({ name }, index) => {
        const count = counts[index] ?? 0
        return `${name} ${count} ${count === 1 ? filter.chip.one : filter.chip.other}`
      }),
    )
    await expectShown(page, shown, 'all')
    await expect(announced(page)).toBeEmpty()
    const choices = [...categories.keys()].slice(1)
    for (const index of [...choices, 0]) {
      await chips(page, shown).nth(index).click()
      await expectShown(page, shown, categories[index]?.id ?? '')
      const count = counts[index] ?? 0
      await expect(announced(page)).toHaveText(
        `${count} ${count === 1 ? filter.shown.one : filter.shown.other}`,
      )
    }
  })

  test(`a shared link to a category of ${path} shows it, an unknown one everything`, async ({
    page,
  }) => {
    const last = categories.at(-1)?.id ?? ''
    await page.goto(`${path}#${key}-${last}`)
    await expectShown(page, shown, last)
    await expect(announced(page)).toBeEmpty()
    await page.goto('/robots.txt')
    await openLive(page, `${path}#${key}-inconnue`)
    await expectShown(page, shown, 'all', `${path}#${key}-inconnue`)
    await expect(announced(page)).toBeEmpty()
  })
}

test('Back and Forward go through the choices, on the page as it is @rgaa-filter-shared @firefox', async ({
  page,
}) => {
  // The choices lie below the first screen, so that every way of the pointer to them scrolls.
  await page.setViewportSize({ width: 1280, height: 420 })
  await openLive(page, '/formations')
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''))
  // Where the visitor was when pressing: the way of the pointer there scrolls.
  await page.evaluate(() => {
    const note = () => document.body.setAttribute('data-top', String(scrollY))
    addEventListener('click', note, true)
  })
  const expectSameView = async () => {
    const top = await page.locator('body').getAttribute('data-top')
    expect(Number(top)).toBeGreaterThan(0)
    expect(await page.evaluate(() => String(scrollY))).toBe(top)
    await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused()
    await expect(page.locator('body')).toHaveAttribute('data-same-document')
  }
  await chips(page, catalogueFilter).nth(2).click()
  await expectShown(page, catalogueFilter, 'continue')
  await expect(chips(page, catalogueFilter).nth(2)).toBeFocused()
  await expectSameView()
  await chips(page, catalogueFilter).nth(3).click()
  await expectShown(page, catalogueFilter, 'management')
  await page.evaluate(() => history.back())
  await expectShown(page, catalogueFilter, 'continue')
  await expect(announced(page)).toHaveText('3 formations affichées')
  await page.evaluate(() => history.back())
  await expectShown(page, catalogueFilter, 'all')
  await page.evaluate(() => history.forward())
  await expectShown(page, catalogueFilter, 'continue')
  await expectSameView()
})

test('the choice comes back with the page that Back brings', async ({ page }) => {
  await openLive(page, '/formations#categorie-continue')
  await page
    .getByRole('navigation', { name: navigation.main })
    .getByRole('link', { name: 'Accueil' })
    .click()
  await expect(page).toHaveURL('/entreprise')
  await page.goBack()
  await expectShown(page, catalogueFilter, 'continue')
})

test('a choice made before the application comes is shown at once, and can then be left @firefox', async ({
  page,
}) => {
  const release = await hold(page, files.application)
  await page.goto('/formations')
  const chosen = chips(page, catalogueFilter).nth(2)
  const fill = (chip: Locator) =>
    chip.evaluate((element) => getComputedStyle(element).backgroundColor)
  const [marked, plain] = await Promise.all(
    [0, 2].map((index) => fill(chips(page, catalogueFilter).nth(index))),
  )
  await chosen.click()
  await expect(page).toHaveURL('/formations#categorie-continue')
  await expect(cards(page)).toHaveCount(3)
  await page.mouse.move(0, 0)
  expect(await fill(chosen)).toBe(marked)
  expect(await fill(chips(page, catalogueFilter).first())).toBe(plain)
  release()
  await expectShown(page, catalogueFilter, 'continue')
  await chips(page, catalogueFilter).nth(3).click()
  await expectShown(page, catalogueFilter, 'management')
})

test.describe('F01 without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, key, categories, items } of filters)
    test(`each choice of ${path} shows its trainings alone`, async ({ page }) => {
      const known: readonly string[] = items.map(({ title }) => title)
      for (const { id } of categories.slice(1)) {
        await page.goto('/')
        await page.goto(`${path}#${key}-${id}`)
        const shown = page.getByRole('main').getByRole('heading', { level: 3 })
        const titles = items.filter(({ category }) => category === id)
        await expect
          .poll(async () =>
            (await shown.allTextContents()).filter((text) => known.includes(text)),
          )
          .toEqual(titles.map(({ title }) => title))
      }
    })
})
