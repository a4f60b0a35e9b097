import { expect, type Page } from '@playwright/test'
import { failure } from '#src/content/failure.ts'
import { navigation, solutions } from '#src/content/navigation.ts'
import { noticeLabels } from '#src/content/notices.ts'
import { catalogue, courseCategories } from '#src/content/pages/catalogue.ts'
import { contact } from '#src/content/pages/contact.ts'
import { individualContact } from '#src/content/pages/individual-contact.ts'
import {
  individualCategories,
  individualTrainingsPage,
} from '#src/content/pages/individual-trainings.ts'
import {
  mandatoryCategories,
  mandatoryPage,
} from '#src/content/pages/mandatory-trainings.ts'
import {
  assistant,
  assistantButton,
  assistantField,
  openAssistant,
  say,
} from './assistant.ts'
import { expectAccessible } from './axe.ts'
import { notice, openLive, travelTo } from './contact-page.ts'
import { test } from './fixtures.ts'
import { files, remove } from './requests.ts'
import { oneOfEachLayout, sitePaths } from './site-paths.ts'

const widths = [
  [1440, 900],
  [390, 844],
] as const

const sizesIn = (browserName: string) =>
  browserName === 'firefox' ? widths.slice(0, 1) : widths
const setSize = (page: Page, [width, height]: (typeof widths)[number]) =>
  page.setViewportSize({ width, height })

/** Brings the next state of a page about, from the one before. */
type StateChange = readonly [
  state: string,
  bring: (page: Page) => Promise<void>,
  /** What has changed; the whole page unless said. */
  within?: string,
]

/** Each choice shows a part of what is shown at rest: one of them says how that looks. */
function filtered(label: string, categories: readonly { name: string }[]): StateChange {
  const name = categories.at(-1)?.name ?? ''
  return [
    `only « ${name} »`,
    async (page) => {
      const chip = page.getByRole('group', { name: label }).getByRole('link', { name })
      await chip.click()
      await expect(chip).toHaveAttribute('aria-current', 'true')
    },
    'main',
  ]
}

/** A visitor has one open at a time: all at once, they are looked at once. */
const answered: StateChange = [
  'every question open',
  (page) =>
    page.evaluate(() => {
      for (const details of document.querySelectorAll('main details'))
        Object.assign(details, { name: '', open: true })
    }),
  'main',
]

function told(button: string, title: string): StateChange {
  return [
    `the notice of « ${button} »`,
    async (page) => {
      await page.getByRole('button', { name: button }).first().click()
      await expect(notice(page)).toContainText(title)
    },
  ]
}

const atRest: StateChange = ['at rest', async () => {}]
const notImplemented = "Cette fonctionnalité n'est pas encore implémentée."
const individualField = (page: Page, name: keyof typeof individualContact.form.fields) =>
  page.getByLabel(individualContact.form.fields[name].label, { exact: true })
const individualSubmit = (page: Page) =>
  page.getByRole('button', { name: individualContact.form.submit, exact: true })

/** What the machines of one page alone can show. */
const changes: Readonly<Record<string, readonly StateChange[]>> = {
  '/formations': [
    filtered(catalogue.filterLabel, courseCategories),
    told(catalogue.tailorMade.request, notImplemented),
    [
      'prefilled form',
      async (page) => {
        await notice(page).getByRole('link', { name: noticeLabels.form }).click()
        await expect(page.getByText(/^Votre demande porte/)).toBeVisible()
        await expect(page.getByRole('heading', { name: contact.form.title })).toBeFocused()
      },
    ],
  ],
  '/solutions/formations-obligatoires': [
    filtered(mandatoryPage.filterLabel, mandatoryCategories),
  ],
  '/contact': [answered, told(contact.consultation.brochure, notImplemented)],
  '/particulier/formations': [
    filtered(individualTrainingsPage.filterLabel, individualCategories),
    told(individualTrainingsPage.learnMore, 'Bientôt disponible !'),
  ],
  '/particulier/contact': [
    [
      'four errors',
      async (page) => {
        await individualSubmit(page).click()
        await expect(page.getByText(individualContact.form.summary[3])).toBeVisible()
      },
    ],
    [
      'a malformed address and a doubtful number',
      async (page) => {
        await individualField(page, 'name').fill('Zoé')
        await individualField(page, 'email').fill('zoe@')
        await individualField(page, 'phone').fill('06 1')
        await individualField(page, 'message').fill('Bonjour')
        await individualSubmit(page).click()
        await expect(page.getByText(individualContact.form.summary[0])).toBeVisible()
      },
    ],
    [
      'accepted',
      async (page) => {
        await individualField(page, 'email').fill('zoe@domaine.example')
        await individualSubmit(page).click()
        await expect(notice(page)).toContainText('Formulaire non fonctionnel')
      },
    ],
  ],
  '/particulier/faq': [answered],
}

/** What every page of a layout can show. */
function frameChanges(width: number): readonly StateChange[] {
  const hasNoMenu = (page: Page) =>
    width > 390 && new URL(page.url()).pathname.startsWith('/particulier')
  return [
    ['assistant open', openAssistant, 'aside'],
    [
      'the notice of the assistant',
      async (page) => {
        await say(page, 'Bonjour')
        await expect(notice(page)).toContainText('Fonctionnalité en cours de développement')
        await expect(assistantField(page)).toHaveValue('')
      },
    ],
    [
      'menu open',
      async (page) => {
        await assistantButton(page).click()
        await expect(assistant(page)).toHaveCount(0)
        await notice(page).getByRole('button', { name: noticeLabels.close }).click()
        await expect(notice(page)).toHaveCount(0)
        if (hasNoMenu(page)) return
        const name = width > 390 ? solutions.label : navigation.menu.open
        await page.getByRole('button', { name, exact: true }).click()
        await expect(page.locator(':popover-open')).toBeVisible()
      },
    ],
  ]
}

/** In Firefox: those with a form, a list that is filtered, and what stands around every page. */
const seenInFirefox: readonly string[] = [
  '/',
  '/formations',
  '/solutions/formations-obligatoires',
  '/contact',
  '/particulier/contact',
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of sitePaths)
  test(
    `axe finds nothing on ${path} in any of its states @rgaa-axe-states`,
    { tag: seenInFirefox.includes(path) ? '@firefox' : [] },
    async ({ page, browserName }) => {
      test.slow()
      const sizes = sizesIn(browserName)
      const bringAndLook = async (change: StateChange, looked: typeof sizes) => {
        const [state, bring, within] = change
        await bring(page)
        for (const size of looked) {
          await setSize(page, size)
          await expectAccessible(page, `${path} at ${size[0]} px: ${state}`, within)
        }
      }
      await setSize(page, widths[0])
      await openLive(page, path)
      // No notice leaves while another window is in front.
      await page.evaluate(() => dispatchEvent(new Event('blur')))
      for (const change of [atRest, ...(changes[path] ?? [])])
        await bringAndLook(change, sizes)
      if (!oneOfEachLayout.includes(path)) return
      for (const size of sizes) {
        await setSize(page, size)
        for (const change of frameChanges(size[0])) await bringAndLook(change, [size])
        await page.keyboard.press('Escape')
      }
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
