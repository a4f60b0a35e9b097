import { expect, type Page } from '@playwright/test'
import { chat } from '#src/content/chat.ts'
import { failure } from '#src/content/failure.ts'
import { navigation, solutions } from '#src/content/navigation.ts'
import { organisation } from '#src/content/organisation.ts'
import { catalogue } from '#src/content/pages/catalogue.ts'
import { contact } from '#src/content/pages/contact.ts'
import { assistantButton } from './assistant.ts'
import { answers, expectValues, field, fillIn, openLive, wake } from './contact-page.ts'
import { test } from './fixtures.ts'
import { expectMailProgram } from './mail-program.ts'
import { collectDocuments, files, remove } from './requests.ts'
import { solution } from '#tests/page-names.ts'
import { courseAt } from '#tests/course-at.ts'
import { itemAt } from '#tests/item-at.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const link = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: navigation.main })
    .getByRole('link', { name, exact: true })
const consoleError = (page: Page) =>
  page.waitForEvent('console', (message) => message.type() === 'error')
for (const way of ['a 404', 'an HTML page', 'a cut connection'] as const)
  test(`F05 the next page’s content answered by ${way} brings its whole document, and a page that lives`, async ({
    page,
  }) => {
    await openLive(page, '/entreprise')
    await remove(page, files.content('formations'), way, 1)
    const documents = collectDocuments(page)
    await link(page, 'Nos formations').click()
    await expect(heading(page)).toHaveText(catalogue.title)
    await page.waitForLoadState()
    await wake(page)
    expect(documents).toEqual(['/formations'])
  })

test('F05 content that stays away brings one document and no more', async ({ page }) => {
  await openLive(page, '/entreprise')
  await remove(page, files.content('formations'), 'an HTML page')
  const documents = collectDocuments(page)
  // The pointer that rests on the new document may start its application at once.
  const givesUp = page
    .waitForRequest((request) => request.isNavigationRequest())
    .then(() => page.waitForEvent('console', (message) => message.text().includes('Error')))
  await link(page, 'Nos formations').click()
  await expect(heading(page)).toHaveText(catalogue.title)
  await page.waitForLoadState()
  await page.mouse.move(5, 400)
  await page.mouse.move(6, 401)
  await givesUp
  // Without its application the page is still a document.
  await page.getByRole('button', { name: solutions.label }).click()
  await page
    .getByRole('link', { name: solution(0).label })
    .first()
    .click()
  await expect(page).toHaveURL(solution(0).href)
  expect(documents).toEqual(['/formations', solution(0).href])
})

test('F05 content that stays away takes nothing of what was written @firefox', async ({
  page,
}) => {
  await openLive(page, '/contact')
  await fillIn(page, answers)
  await remove(page, files.content('formations'), 'a cut connection', 1)
  const documents = collectDocuments(page)
  await link(page, 'Nos formations').click()
  await expect(heading(page)).toHaveText(failure.title)
  await expect(heading(page)).toBeFocused()
  const main = page.getByRole('main')
  await expect(main.getByText(failure.kept.text)).toBeVisible()
  for (const line of Object.values(answers).flatMap((text) => text.split(/\n+/)))
    await expect(main.locator('pre', { hasText: line }).first()).toBeVisible()
  const mail = await main
    .getByRole('link', { name: failure.kept.email })
    .getAttribute('href')
  expect(mail).toContain(`mailto:${organisation.email}?`)
  expect(decodeURIComponent(mail ?? '')).toContain(answers.message.replaceAll('\n', '\r\n'))
  await expect(main.getByRole('button', { name: failure.reload })).toBeVisible()
  expect(documents).toEqual([])

  await link(page, 'Contact').click()
  await expect(heading(page)).toHaveText(contact.title)
  await expectValues(page, answers)
  // The file is back: so is the page.
  await link(page, 'Nos formations').click()
  await expect(heading(page)).toHaveText(catalogue.title)
  expect(documents).toEqual([])
})

test('F05 when nothing answers any more the failure page says so, and reloads @firefox', async ({
  page,
}) => {
  await openLive(page, '/entreprise')
  await remove(page, files.content('formations'), 'a cut connection', 1)
  await page.route('/formations', (route) => route.abort(), { times: 1 })
  const documents = collectDocuments(page)
  await link(page, 'Nos formations').click()
  await expect(heading(page)).toHaveText(failure.title)
  await expect(page.getByRole('main').getByText(failure.text)).toBeVisible()
  expect(documents).toEqual([])
  await page.getByText(failure.technical.summary).click()
  const details = page.getByRole('main').locator('pre')
  await expect(details).toBeVisible()
  await expect(details).not.toContainText(/assets|\.js|\n/)
  await page.getByRole('button', { name: failure.reload }).click()
  await expect(heading(page)).toHaveText(catalogue.title)
})

test('F05 a notice is readable, and an assistant says that it is missing, although their code cannot be had', async ({
  page,
}) => {
  await remove(page, files.notices)
  await remove(page, files.assistant)
  await openLive(page, '/formations')
  const { title } = courseAt(2)
  const button = (name: string) =>
    page.getByRole('button', { name: `Demander des informations ${name}` })
  await button(title).click()
  const words = page.getByRole('alert')
  await expect(words).toContainText("Cette fonctionnalité n'est pas encore implémentée.")
  await expect(words).toContainText(`Demande d'information pour: ${title}`)
  await button(courseAt(3).title).click()
  await expect(words).toContainText(courseAt(3).title)
  await expect(words).toHaveCount(1)

  // A low screen shows no other way to close what is said.
  await page.setViewportSize({ width: 844, height: 390 })
  await assistantButton(page).click()
  const unavailable = words.filter({ hasText: chat.unavailable })
  await expect(unavailable).toHaveText(chat.unavailable)
  await assistantButton(page).click()
  await expect(unavailable).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 720 })
  await link(page, 'Contact').click()
  await expect(heading(page)).toBeFocused()
})

for (const way of ['a 404', 'an HTML page', 'a script that throws'] as const)
  test(`F02 F05 a document whose application is answered by ${way} goes on by itself`, async ({
    page,
  }) => {
    await remove(page, files.application, way)
    const documents = collectDocuments(page)
    const gaveUp = consoleError(page)
    await page.goto('/contact')
    await gaveUp
    const incomplete = page.getByRole('alert')
    await expect(incomplete).toHaveCount(0)
    await page.getByRole('button', { name: contact.consultation.brochure }).click()
    await expect(incomplete).toContainText(failure.incomplete)

    const question = itemAt(contact.faq.items, 0)
    await page.getByText(question.question).click()
    await expect(page.getByText(question.answer)).toBeVisible()
    await expectMailProgram(page)
    await field(page, 'name').fill('')
    expect(documents).toEqual(['/contact'])

    await page.unroute(files.application)
    await incomplete.getByRole('link', { name: failure.reload }).click()
    await page.getByRole('button', { name: contact.consultation.brochure }).click()
    await expect(
      page.getByText("Cette fonctionnalité n'est pas encore implémentée.").first(),
    ).toBeVisible()
    await expect(incomplete).toBeHidden()
  })

test('F02 each later press of a button without its application is answered too', async ({
  page,
}) => {
  await remove(page, files.application)
  const gaveUp = consoleError(page)
  await page.goto('/formations')
  await gaveUp
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: catalogue.tailorMade.request }).click()
  await expect(page).toHaveURL('/contact?sujet=formation-sur-mesure#formulaire')
})
