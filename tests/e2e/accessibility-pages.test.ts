import { expect, type Page } from '@playwright/test'
import { failure } from '#src/content/failure.ts'
import { programmePaths } from '#src/content/programme-paths.ts'
import { assistantField, openAssistant } from './assistant.ts'
import { expectAccessible } from './axe.ts'
import { openLive, travelTo } from './contact-page.ts'
import { test } from './fixtures.ts'
import { files, remove } from './requests.ts'
import { sitePaths } from './site-paths.ts'

const widths = [
  [1440, 900],
  [390, 844],
] as const

const sizesIn = (browserName: string) =>
  browserName === 'firefox' ? widths.slice(0, 1) : widths
const setSize = (page: Page, [width, height]: (typeof widths)[number]) =>
  page.setViewportSize({ width, height })

/** In Firefox: those with a form, a list that is filtered, a programme, and what stands around every page. */
const seenInFirefox: readonly string[] = [
  '/',
  '/formations',
  ...programmePaths.slice(0, 1),
  '/contact',
  '/particulier/contact',
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// `accessibility.test.ts` looks at every state of what can be pressed.
for (const path of sitePaths)
  test(
    `axe finds nothing on ${path}, questions closed and open @rgaa-axe-states`,
    { tag: seenInFirefox.includes(path) ? '@firefox' : [] },
    async ({ page, browserName }) => {
      test.slow()
      await setSize(page, widths[0])
      await openLive(page, path)
      const look = async (state: string, within?: string) => {
        for (const size of sizesIn(browserName)) {
          await setSize(page, size)
          await expectAccessible(page, `${path} at ${size[0]} px: ${state}`, within)
        }
      }
      await look('at rest')
      // A visitor has one open at a time: all at once, they are looked at once.
      const count = await page.evaluate(() => {
        const all = document.querySelectorAll('main details')
        for (const details of all) Object.assign(details, { name: '', open: true })
        return all.length
      })
      if (count > 0) await look('every question open', 'main')
    },
  )

test('axe finds nothing on the page that says a failure @rgaa-axe-failure @firefox', async ({
  page,
  browserName,
}) => {
  test.slow()
  await remove(page, files.content('formations'))
  await page.route('/formations', (route) => route.abort())
  const look = async (state: string) => {
    for (const size of sizesIn(browserName)) {
      await setSize(page, size)
      await expectAccessible(page, `${state}, at ${size[0]} px`)
    }
  }
  await openLive(page, '/entreprise')
  await travelTo(page, '/formations')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(failure.title)
  await look('nothing typed')

  await openLive(page, '/entreprise')
  await openAssistant(page)
  await assistantField(page).fill('Bonjour')
  await travelTo(page, '/formations')
  await expect(page.getByText(failure.kept.text)).toBeVisible()
  await page.getByText(failure.technical.summary).click()
  await look('something typed, details open')
})
