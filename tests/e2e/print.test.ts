import { expect, type Page } from '@playwright/test'
import { fundingWords } from '#src/content/funding-words.ts'
import { navigation } from '#src/content/navigation.ts'
import { programmePaths } from '#src/content/programme-paths.ts'
import { programmeWords } from '#src/content/programme-words.ts'
import { requests } from '#src/model/requests.ts'
import { programmeContent } from '#src/page-content/programme.ts'
import * as visit from './visit.ts'
import { test } from './fixtures.ts'

async function expectOneSheet(page: Page) {
  const pdf = await page.pdf({ preferCSSPageSize: true, format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
}

test('a training plan of five courses is printed alone on one page', async ({ page }) => {
  const asked = [
    'session=leadership-2027-01.3',
    'formation=communication-professionnelle.10',
    ...['incendie.9', 'secourisme', 'conduite-engins'].map((id) => `formation=${id}`),
  ]
  await visit.openHydrated(page, `/contact?${asked.join('&')}`)
  await expect(page.getByRole('row')).toHaveCount(7)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([requests.plan.title])
  await expectOneSheet(page)
})

test('the funding of a training is printed on one page', async ({ page }) => {
  const answers = 'demandeur-emploi.certification.compte-formation'
  await visit.openHydrated(page, `/particulier?formation=excel&financement=${answers}`)
  await expect(page.getByText(fundingWords.found[2])).toBeVisible()
  await expectOneSheet(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'each programme is printed on one page, without pictures',
    { tag: '@F54' },
    async ({ page }) => {
      await page.emulateMedia({ media: 'print' })
      for (const path of programmePaths)
        await test.step(path, async () => {
          await page.goto(path)
          const words = await page.locator('body').innerText()
          for (const { term } of programmeContent(path).sheet.buyerLines)
            expect(words).toContain(term)
          expect(words).toMatch(/20\snovembre\s2026/)
          expect(words).not.toContain(programmeWords.ask)
          const pictures = page.locator('footer, img, svg image')
          await expect(pictures.filter({ visible: true })).toHaveCount(0)
          await expectOneSheet(page)
        })
    },
  )
})

test('overlays of a page are not printed', { tag: '@F29' }, async ({ page }) => {
  await visit.holdRequests(page, visit.files.content('formations'))
  await visit.openHydrated(page, '/contact')
  await visit.brochureButton(page).click()
  await expect(visit.notice(page)).toBeVisible()
  await visit.openAssistant(page)
  await visit.followLink(page, '/formations')
  const waiting = page.getByText(navigation.waiting)
  await expect(waiting).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const part of [
    visit.notice(page),
    visit.assistant(page),
    visit.assistantField(page),
    waiting,
  ])
    await expect(part).toBeHidden()
})

test(
  'in browsers without ::details-content, printing opens all answers until the next input',
  { tag: '@F54' },
  async ({ page }) => {
    await page.addInitScript(() => {
      // The site calls `CSS.supports` only for `::details-content`.
      CSS.supports = () => false
    })
    await visit.openHydrated(page, '/particulier/faq')
    const questions = page.locator('main details')
    const opened = page.locator('main details[open]')
    const names = () =>
      questions.evaluateAll((all) => all.map((each) => each.getAttribute('name')))
    const before = await names()
    for (const count of [0, 1]) {
      if (count === 1) await questions.nth(1).locator('summary').click()
      await expect(opened).toHaveCount(count)
      for (const events of [['beforeprint', 'afterprint'], ['beforeprint']]) {
        await page.evaluate((types) => {
          for (const type of types) dispatchEvent(new Event(type))
        }, events)
        await expect(opened).toHaveCount(before.length)
        await page.mouse.move(3, 300)
        await page.mouse.move(4, 301)
        await expect(opened).toHaveCount(count)
        expect(await names()).toEqual(before)
      }
    }
    await questions.nth(2).locator('summary').click()
    await expect(opened).toHaveCount(1)
    await expect(questions.nth(2)).toHaveAttribute('open')
  },
)
