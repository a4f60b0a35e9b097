import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { chat } from '#src/content/chat.ts'
import { contactForm } from '#src/content/contact-form.ts'
import { failure } from '#src/content/failure.ts'
import { solutions } from '#src/content/navigation.ts'
import { noticeLabels } from '#src/content/notices.ts'
import { contact } from '#src/page-content/contact.ts'
import type { FieldTexts } from '#src/features/form.tsx'
import {
  answers,
  fieldNames,
  type Name,
  type Values,
} from '#tests/machines/form-fields.rules.ts'
import type { TestMailbox } from '#tests/test-mailbox.ts'

export * from '#tests/machines/form-fields.rules.ts'

/** The sentence of a field that is not filled in. */
export function missing(name: Name) {
  const { errors }: FieldTexts = contactForm.fields[name]
  return errors?.missing ?? ''
}

export const notImplemented = "Cette fonctionnalité n'est pas encore implémentée."

/** One page of each layout: what stands around a page is the same on all of one. */
export const oneOfEachLayout: readonly string[] = [
  '/',
  '/formations',
  '/particulier/formations',
]

/** Opens a page and waits until its script answers. */
export async function openLive(page: Page, path: string) {
  await page.goto(path)
  await wake(page)
}

/** Opens a page whose application is on its way until `release` is called. */
export async function openHeld(page: Page, path: string) {
  const release = await hold(page, files.application)
  await page.goto(path)
  return release
}

/** Opens a page and waits for all its code: on a held time React shows nothing that comes late. */
export async function openWhole(page: Page, path: string) {
  const late = [files.assistant, files.notices].map((file) => page.waitForRequest(file))
  await openLive(page, path)
  for (const request of await Promise.all(late)) await untilRun(page, request.url())
}

/** Touches the page and waits until it is hydrated: its menus then say their state. */
export async function wake(page: Page) {
  // A key that does nothing: a clock that stands still brings no quiet.
  await page.keyboard.press('Shift')
  await page.mouse.move(2, 301)
  await expect(page.locator('header button[aria-expanded]').first()).toBeAttached()
}

/** Shows another page in the same document; what is below its fold comes a frame after its heading. */
export async function travelTo(page: Page, path: string) {
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/**
 * Expects another page in the same document, and the visitor led to it: a change of page takes the
 * focus, and closes menus, after the address has changed.
 */
export async function expectArrived(page: Page, path: string) {
  await expect(page).toHaveURL(path)
  await expect(heading(page)).toBeFocused()
}

/** Follows a link of the bar. */
export const follow = (page: Page, path: string) =>
  page.locator(`header a[href="${path}"]`).first().click()

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

export const solutionsButton = (page: Page) =>
  page.getByRole('button', { name: solutions.label, exact: true })

/** As a visitor who asks for text of twice the size. */
export const enlargeText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

/** With the web font lines break elsewhere than with the fallback font: elements move. */
export async function expectWebFont(part: Locator) {
  await expect(part).toHaveCSS('font-family', /^"?Site"?,/)
  await part.evaluate(async (element) => {
    await document.fonts.ready
    // Laid out in it.
    element.getBoundingClientRect()
  })
}

export const field = (page: Page, name: Name) =>
  page.getByLabel(contactForm.fields[name].label, { exact: true })

export const submitButton = (page: Page) =>
  page.getByRole('button', { name: contactForm.submit })

export const brochureButton = (page: Page) =>
  page.getByRole('button', { name: contact.consultation.brochure })

export async function fillIn(page: Page, given: Values) {
  for (const name of fieldNames) {
    if (name === 'subject') await field(page, name).selectOption(given[name])
    else await field(page, name).fill(given[name])
  }
}

export async function expectValues(page: Page, expected: Values) {
  for (const name of fieldNames)
    await expect(field(page, name), name).toHaveValue(expected[name])
}

export const notice = (page: Page) =>
  page
    .getByRole('region', { name: noticeLabels.region.replace('{hotkey}', 'F8') })
    .getByRole('listitem')

/** What says that a button waited in vain for the application. */
export const incomplete = (page: Page) =>
  page.getByRole('alert').filter({ hasText: failure.incomplete })

/** No notice leaves while another window is in front. */
export const lookElsewhere = (page: Page) =>
  page.evaluate(() => dispatchEvent(new Event('blur')))

/** The message that lasts in the page. */
export const lasting = (page: Page, title: string) =>
  page.locator('form [tabindex="-1"]', { has: page.getByRole('heading', { name: title }) })

export async function send(page: Page, given: Values = answers) {
  await fillIn(page, given)
  await submitButton(page).click()
}

/** Expects the success to have the focus, and these messages, in so many requests, in the mailbox. */
export async function expectArrival(
  page: Page,
  mailbox: TestMailbox,
  sent: readonly Values[] = [answers],
  requests = sent.length,
) {
  await expect(lasting(page, contactForm.sent.title)).toBeFocused()
  expect((await mailbox.messages()).map(({ fields }) => fields)).toEqual(sent)
  expect(await mailbox.requestCount()).toBe(requests)
}

/** Has the page's title say whether a form was left to the browser, which would open a mail program. */
export async function watchSubmissions(page: Page) {
  await page.evaluate(() =>
    addEventListener('submit', (event) => {
      document.title = event.defaultPrevented ? 'held' : 'left to the browser'
      event.preventDefault()
    }),
  )
}

/** Keeps every message of the page on its way until `release` is called. */
export const holdMessages = (page: Page) => hold(page, /\/api\/v1\.0\/email\/send$/)

export const assistant = (page: Page) => page.getByRole('dialog', { name: chat.title })

/** The round button, whose name says what it does next. */
export const assistantButton = (page: Page) =>
  page
    .getByRole('complementary', { name: chat.title })
    .getByRole('button', { name: /assistant virtuel$/ })
    .last()

export const assistantField = (page: Page) =>
  assistant(page).getByRole('textbox', { name: chat.field })

export async function openAssistant(page: Page) {
  await assistantButton(page).click()
  await expect(assistantField(page)).toBeVisible()
}

/** Writes a message to the assistant and sends it by the keyboard. */
export async function say(page: Page, text: string) {
  await assistantField(page).fill(text)
  await assistantField(page).press('Enter')
}

/** The files of the built site, without the hash that each build gives them. */
export const files = {
  entry: /\/assets\/index-[^/]*\.js$/,
  vendor: /\/assets\/vendor-[^/]*\.js$/,
  application: /\/assets\/app-[^/]*\.js$/,
  assistant: /\/assets\/chat-view-[^/]*\.js$/,
  notices: /\/assets\/toast-view-[^/]*\.js$/,
  /** Of a page below the root. */
  content: (page: string) => new RegExp(`/assets/${page}-[\\w-]{8}\\.json$`),
}

/** Keeps a file on its way until `release` is called. */
export async function hold(page: Page, file: RegExp) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(file, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Resolves once the script of this address has run: its answer alone says nothing of that. */
export async function untilRun(page: Page, url: string) {
  await page.evaluate((address) => import(/* @vite-ignore */ address), url)
}

/** How a file that a deployment has removed is answered for: by the host, or by nobody. */
const absences = {
  'a 404': { status: 404, contentType: 'text/html', body: '<h1>404</h1>' },
  'an HTML page': { contentType: 'text/html', body: '<h1>Accueil</h1>' },
  'a script that throws': { contentType: 'text/javascript', body: 'throw new Error()' },
  'a cut connection': null,
} as const

/** Answers for a file in one of the ways of an absence. */
export async function remove(
  page: Page,
  file: RegExp,
  absence: keyof typeof absences = 'a 404',
) {
  const answer = absences[absence]
  await page.route(file, (route) =>
    answer === null ? route.abort() : route.fulfill(answer),
  )
}

/** Has the browser keep nothing: its stores throw. */
export const keepNothing = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('', 'SecurityError')
        },
      })
  })

/** The documents that the page asks for from now on, by address. */
export function collectDocuments(page: Page) {
  const documents: string[] = []
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url())
    if (request.isNavigationRequest() && protocol !== 'mailto:') documents.push(pathname)
  })
  return documents
}

/** Says no to every dialog of the browser from now on; gives their kinds as they come. */
export function refuseDialogs(context: BrowserContext) {
  const asked: string[] = []
  // Of the whole context: a page without a listener says yes by itself.
  context.on('dialog', async (dialog) => {
    asked.push(dialog.type())
    await dialog.dismiss()
  })
  return asked
}

/** The errors and warnings of the console and the page, each with the address it stands on. */
export function collectConsoleErrors(page: Page) {
  const consoleErrors: string[] = []
  const add = (text: string) =>
    consoleErrors.push(`${new URL(page.url()).pathname}: ${text}`)
  page.on('pageerror', (error) => add(error.message))
  page.on('console', (message) => {
    // The browser itself reports the status of an unknown address.
    const isStatus = message.text().includes('the server responded with a status of 404')
    if (['error', 'warning'].includes(message.type()) && !isStatus) add(message.text())
  })
  return consoleErrors
}
