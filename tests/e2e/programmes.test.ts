import { expect, type Page } from '@playwright/test'
import { certification } from '#src/content/certification.ts'
import { organisation } from '#src/content/organisation.ts'
import { catalogue, courses, sheets } from '#src/content/pages/catalogue.ts'
import {
  mandatoryTrainings,
  sheets as mandatorySheets,
} from '#src/content/pages/mandatory-trainings.ts'
import { sheets as apprenticeshipSheets } from '#src/content/pages/apprenticeship.ts'
import { courseAt } from '#tests/course-at.ts'
import { itemAt } from '#tests/item-at.ts'
import { programmeWords } from '#src/content/programme-words.ts'
import { expectAccessible } from './axe.ts'
import { openLive, travelTo } from './contact-page.ts'
import { test } from './fixtures.ts'

const catalogueAddress = '/formations'
const apprenticeshipAddress = '/solutions/apprentissage'
const mandatoryAddress = '/solutions/formations-obligatoires'
const first = courseAt(0)
const third = courseAt(2)
const last = courseAt(5)
const fire = mandatoryTrainingOf('incendie')
const apprenticeship = itemAt(apprenticeshipSheets ?? [], 0)

function mandatoryTrainingOf(id: string) {
  const training = mandatoryTrainings.find((one) => one.id === id)
  if (!training) throw new Error(`no training ${id}`)
  return training
}

const control = (page: Page, title: string) =>
  page.locator('summary').filter({ hasText: title })
const sheet = (page: Page, anchor: string) => page.locator(`details > [id="${anchor}"]`)

test('one programme is open at a time; closing it gives the focus back to its control @firefox', async ({
  page,
}) => {
  await openLive(page, catalogueAddress)
  await control(page, first.title).click()
  await expect(sheet(page, first.anchor)).toBeVisible()
  await control(page, third.title).click()
  await expect(sheet(page, first.anchor)).toBeHidden()
  // What is closed beside it lies over none of it.
  await sheet(page, third.anchor)
    .getByRole('button', { name: programmeWords.close })
    .click()
  await expect(sheet(page, third.anchor)).toBeHidden()
  await expect(control(page, third.title)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(sheet(page, third.anchor)).toBeVisible()
})

test('the fragment of an address opens its programme, on arrival and by a link @firefox', async ({
  page,
}) => {
  await openLive(page, `${catalogueAddress}#${last.anchor}`)
  await expect(sheet(page, last.anchor)).toBeInViewport()
  await expect(page.locator('details[open]')).toHaveCount(1)
  await travelTo(page, `${mandatoryAddress}#${fire.id}`)
  await expect(sheet(page, fire.id)).toBeInViewport()
  await expect(sheet(page, fire.id)).toBeFocused()
  await page.goBack()
  await expect(sheet(page, last.anchor)).toBeVisible()
})

test('a filter gives way to the programme that the address names', async ({ page }) => {
  await openLive(page, `${catalogueAddress}#categorie-management`)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await travelTo(page, `${catalogueAddress}#${last.anchor}`)
  await expect(sheet(page, last.anchor)).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(courses.length)
  const chips = page.getByRole('group', { name: catalogue.filterLabel }).getByRole('link')
  await expect(chips.first()).toHaveAttribute('aria-current', 'true')
  await chips.nth(3).click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
})

test('a fragment that names no programme opens none', async ({ page }) => {
  for (const fragment of ['inconnue', '%00', '%E0%A4%A', 'contenu'])
    await test.step(`#${fragment}`, async () => {
      await page.goto('/robots.txt')
      await openLive(page, `${catalogueAddress}#${fragment}`)
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(courses.length)
      await expect(page.locator('details[open]')).toHaveCount(0)
    })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('each programme opens, one at a time, and shows no button that only script answers', async ({
    page,
  }) => {
    await page.goto(`${mandatoryAddress}#${fire.id}`)
    for (const { title, id } of mandatoryTrainings.slice(0, 2)) {
      await control(page, title).click()
      await expect(sheet(page, id)).toBeVisible()
    }
    await expect(page.locator('details[open]')).toHaveCount(1)
    await expect(page.locator('details[open]').getByRole('button')).toHaveCount(0)
  })
})

for (const [path, all] of [
  [catalogueAddress, sheets],
  [mandatoryAddress, mandatorySheets],
  [apprenticeshipAddress, [apprenticeship]],
] as const)
  test(`F54 each programme of ${path} is printed on one page, however early the browser says that it has, with whom to call and without the badge`, async ({
    page,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium prints to a file.')
    await openLive(page, path)
    await page.evaluate(() => {
      window.print = () => dispatchEvent(new Event('afterprint'))
    })
    for (const { anchor, title } of all) {
      await control(page, title).click()
      await sheet(page, anchor).getByRole('button', { name: programmeWords.print }).click()
      await page.emulateMedia({ media: 'print' })
      const paper = page.locator('body')
      await expect(paper).toContainText(organisation.phone.display)
      const words = await paper.innerText()
      expect(words).toContain(title)
      await expect(page.locator('#letterhead')).toBeVisible()
      await expect(page.locator('#imprint')).toBeVisible()
      expect(words).toContain(organisation.address.street)
      expect(words).toContain(certification.registration)
      expect(words).toMatch(/20\snovembre\s2026/)
      for (const other of all)
        if (other.title !== title) expect(words).not.toContain(other.title)
      await expect(
        page.locator('footer, img, svg image').filter({ visible: true }),
      ).toHaveCount(0)
      expect(pagesOf(await page.pdf({ preferCSSPageSize: true, format: 'A4' }))).toBe(1)
      await page.emulateMedia({ media: 'screen' })
      await page.mouse.move(3, 300)
      await page.mouse.move(4, 301)
      await expect(page.locator('[data-off-paper], [data-alone]')).toHaveCount(0)
    }
  })

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

for (const [path, title] of [
  [catalogueAddress, third.title],
  [mandatoryAddress, fire.title],
  [apprenticeshipAddress, apprenticeship.title],
] as const)
  test(`axe finds nothing in an open programme of ${path}, at 1440 and 320 px @firefox`, async ({
    page,
    browserName,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openLive(page, path)
    await control(page, title).click()
    for (const width of browserName === 'firefox' ? [1440] : [1440, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.locator('details[open]')).toHaveCount(1)
      await expectAccessible(page, `open, at ${width} px`, 'main')
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    }
  })

test('an open programme is whole at 320 px with text of twice the size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 900 })
  await openLive(page, mandatoryAddress)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await control(page, fire.title).click()
  await expect(
    sheet(page, fire.id).getByRole('link', { name: programmeWords.ask }),
  ).toBeVisible()
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0)
})
