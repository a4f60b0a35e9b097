import { expect, type Locator, type Page } from '@playwright/test'
import { navigation } from '#src/content/navigation.ts'
import { organisation } from '#src/content/organisation.ts'
import { apprenticeship } from '#src/content/pages/apprenticeship.ts'
import { courses } from '#src/content/course-list.ts'
import { catalogue } from '#src/content/pages/catalogue.ts'
import { companyHome } from '#src/content/pages/company-home.ts'
import { contact } from '#src/content/pages/contact.ts'
import { mandatoryPage } from '#src/content/pages/mandatory-trainings.ts'
import { preHire } from '#src/content/pages/pre-hire.ts'
import { contentAt } from '#src/content/pages/programme.ts'
import { everyPage } from '#src/content/page-list.ts'
import { assistant, assistantField, openAssistant } from './assistant.ts'
import { brochureButton, notice, openLive, travelTo } from './contact-page.ts'
import { test } from './fixtures.ts'
import { files, hold } from './requests.ts'
import { sitePaths } from './site-paths.ts'

/** The titles of the bands that invite to press a button: nobody can on paper. */
const invitations: readonly string[] = [
  apprenticeship.closing.title,
  catalogue.tailorMade.title,
  companyHome.closing.title,
  contact.consultation.title,
  mandatoryPage.closing.title,
  preHire.closing.title,
  contentAt('/formations/leadership-et-management').closing.title,
]

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }))

for (const path of sitePaths)
  test(`F29 ${path} prints its content without what only a screen needs, whose it is, how to reach them and where it stands`, async ({
    page,
  }) => {
    await openLive(page, path)
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    const useless = page.locator(
      'header, footer, nav, button, [popover], main :is(label, input, textarea)',
    )
    expect(await useless.filter({ visible: true }).count()).toBe(0)

    await expect(page.locator('#letterhead > svg')).toBeVisible()
    expect(await lacking(page, path)).toEqual([])
    expect(await isAbove(page.locator('#letterhead'), heading)).toBe(true)
    expect(await isAbove(heading, page.locator('#imprint'))).toBe(true)

    await page.emulateMedia({ media: 'screen' })
    const onScreen = await page.evaluateHandle(listTexts, { invitations, isOpen: true })
    await page.emulateMedia({ media: 'print' })
    const onPaper = await page.evaluateHandle(listTexts, { invitations, isOpen: false })
    const { count, missing } = await page.evaluate(
      ({ screen, paper }) => ({
        count: screen.length,
        missing: screen.filter((text) => !paper.includes(text)).map((text) => text.data),
      }),
      { screen: onScreen, paper: onPaper },
    )
    expect(count).toBeGreaterThan(2)
    expect(missing).toEqual([])
  })

test('F29 a page that was come to by a link prints its own address', async ({ page }) => {
  await openLive(page, '/contact')
  for (const path of ['/particulier/faq', '/nulle-part', '/']) {
    await travelTo(page, path)
    await expect(page.locator('#printed-from')).toHaveText(addressOf(path))
  }
})

test('F29 on screen nothing of it is seen or read out', async ({ page }) => {
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/contact')
  await expect(page.locator('#letterhead, #imprint')).toHaveCount(2)
  await expect(page.locator('#letterhead:visible, #imprint:visible')).toHaveCount(0)
})

test('F29 neither the assistant nor a notice nor the sign of a page on its way is printed', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'screen' })
  await hold(page, files.content('formations'))
  await openLive(page, '/contact')
  await brochureButton(page).click()
  await expect(notice(page)).toBeVisible()
  await openAssistant(page)
  await page.locator('header a[href="/formations"]').first().click()
  const waiting = page.getByText(navigation.waiting)
  await expect(waiting).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const part of [notice(page), assistant(page), assistantField(page), waiting])
    await expect(part).toBeHidden()
})

test('F54 every answer is printed where styles cannot open them, and the page is as it was when the visitor is back', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // All that the site asks of it is whether it knows `::details-content`.
    CSS.supports = () => false
  })
  await page.emulateMedia({ media: 'screen' })
  await openLive(page, '/particulier/faq')
  const questions = page.getByRole('main').locator('details')
  const opened = page.getByRole('main').locator('details[open]')
  const names = () =>
    questions.evaluateAll((all) => all.map((each) => each.getAttribute('name')))
  const before = await names()
  for (const count of [0, 1]) {
    if (count === 1) await questions.nth(1).locator('summary').click()
    await expect(opened).toHaveCount(count)
    for (const told of [['beforeprint', 'afterprint'], ['beforeprint']]) {
      await page.evaluate((types) => {
        for (const type of types) dispatchEvent(new Event(type))
      }, told)
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
})

test('F29 a link to elsewhere prints its address, and no course is cut by a page', async ({
  page,
}) => {
  await page.goto('/reglement-interieur')
  const outside = page.getByRole('main').locator('a[href^="https:"]').first()
  const printed = await outside.evaluate(
    (link) => getComputedStyle(link, '::after').content,
  )
  expect(printed).toBe(`" (${await outside.getAttribute('href')})"`)

  await page.goto('/formations')
  for (const { title } of courses) {
    const sheet = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { level: 3, name: title, exact: true }),
    })
    await expect(sheet).toHaveCSS('break-inside', 'avoid')
  }
})

test('F29 prints in ink on white, without drawings', async ({ page }) => {
  await openLive(page, '/solutions/poei')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveCSS('color', 'rgb(15, 27, 61)')
  const backgrounds = await page
    .locator('body, main, main *')
    .evaluateAll((elements) => [
      ...new Set(elements.map((e) => getComputedStyle(e).backgroundColor)),
    ])
  expect(backgrounds).toEqual(['rgba(0, 0, 0, 0)'])
  const drawings = page.locator('main :is(img, [data-drawing])')
  await expect(drawings.filter({ visible: true })).toHaveCount(0)
  await travelTo(page, '/contact')
  await expect(page.getByRole('main').getByText(organisation.email)).not.toHaveCount(0)
  // The map.
  await expect(page.locator('main img')).not.toHaveCount(0)
  await expect(drawings.filter({ visible: true })).toHaveCount(0)
})

/** What paper owes its reader and does not show. */
async function lacking(page: Page, path: string) {
  const { name, phone, email, address, trainingNumber } = organisation
  const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
  const printed = spaced(await page.locator('body').innerText())
  return [
    `${name}, ${organisation.legalForm}`,
    phone.display,
    email,
    `${address.street}, ${address.postcode} ${address.city}`,
    `Enregistré sous le numéro ${trainingNumber}. Cet enregistrement ne vaut pas agrément de l’État.`,
    `Imprimé depuis ${addressOf(path)}`,
  ].filter((text) => !printed.includes(spaced(text)))
}

function addressOf(path: string) {
  const isKnown = everyPage.some((page) => page.path === path)
  return organisation.url + (isKnown ? path : '/404')
}

async function isAbove(one: Locator, other: Locator) {
  const [upper, lower] = await Promise.all([one.boundingBox(), other.boundingBox()])
  return upper !== null && lower !== null && upper.y + upper.height <= lower.y
}

/** Runs in the page: the texts that can be seen in its content, but for those of what is pressed. */
function listTexts(given: { invitations: readonly string[]; isOpen: boolean }) {
  const main = document.querySelector('main') ?? document.body
  const all = [...main.querySelectorAll('details')]
  for (const details of all) {
    // Of those with one name only one stays open.
    details.name = ''
    details.open = given.isOpen
  }
  const bands = [...main.querySelectorAll('section')].filter((section) =>
    given.invitations.includes(section.querySelector('h2')?.innerText ?? ''),
  )
  const isButton = (link: HTMLElement) =>
    getComputedStyle(link).borderTopStyle === 'solid' && !link.matches('[href^="tel:"]')
  const pressed = [...main.querySelectorAll<HTMLElement>('a')].filter(isButton)
  // Questions that lead to tracks are for a screen: paper has the list of all tracks.
  const controls = main.querySelectorAll(
    'button, nav, select, textarea, [popover], [data-off-paper], ol:has(input[type=radio])',
  )
  const isContent = ({ parentElement }: Text) =>
    ![...bands, ...pressed, ...controls].some((each) => each.contains(parentElement))
  const isSeen = (text: Text) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    const { width, height } = range.getBoundingClientRect()
    const shown = { visibilityProperty: true, opacityProperty: true }
    return width > 0 && height > 0 && text.parentElement?.checkVisibility(shown) === true
  }
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode
    if (text instanceof Text && text.data.trim() !== '' && isContent(text) && isSeen(text))
      texts.push(text)
  }
  for (const details of all) details.open = false
  return texts
}
