import { expect, type Locator, type Page } from '@playwright/test'
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

export function missingError(name: Name) {
  const { errors }: FieldTexts = contactForm.fields[name]
  return errors?.missing ?? ''
}

export const notImplemented = "Cette fonctionnalité n'est pas encore implémentée."

/** One page of each layout: neutral, company and individual. */
export const pathPerLayout: readonly string[] = [
  '/',
  '/formations',
  '/particulier/formations',
]

export async function openHydrated(page: Page, path: string) {
  await page.goto(path)
  await hydrate(page)
}

/** Opens a page whose application does not load until the returned function is called. */
export async function openUnhydrated(page: Page, path: string) {
  const release = await holdRequests(page, files.application)
  await page.goto(path)
  return release
}

/**
 * Opens a page and waits for the code of notices and of the assistant, because React does not show
 * suspended views while the clock is stopped.
 */
export async function openComplete(page: Page, path: string) {
  const late = [files.assistant, files.notices].map((file) => page.waitForRequest(file))
  await openHydrated(page, path)
  for (const request of await Promise.all(late))
    // The code has run once this import resolves. Its response arrives earlier.
    await page.evaluate((address) => import(/* @vite-ignore */ address), request.url())
}

/** Starts the application with a key press and waits until hydration adds `aria-expanded`. */
export async function hydrate(page: Page) {
  // While the clock is stopped, idle time does not start the application. Shift has no other effect.
  await page.keyboard.press('Shift')
  await page.mouse.move(2, 301)
  await expect(page.locator('header button[aria-expanded]').first()).toBeAttached()
}

/** Navigates to a page within the document, without a click. */
export async function navigateTo(page: Page, path: string) {
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/**
 * Expects a navigation within the document to be complete. The heading receives the focus after the URL
 * has changed.
 */
export async function expectNavigated(page: Page, path: string) {
  await expect(page).toHaveURL(path)
  await expect(heading(page)).toBeFocused()
}

export const followLink = (page: Page, path: string) =>
  page.locator(`header a[href="${path}"]`).first().click()

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

export const solutionsButton = (page: Page) =>
  page.getByRole('button', { name: solutions.label, exact: true })

export const setTextSize = (page: Page, size: '100%' | '200%') =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)

/** Waits for the web font, which changes line breaks and moves elements. */
export async function expectWebFont(part: Locator) {
  await expect(part).toHaveCSS('font-family', /^"?Site"?,/)
  await part.evaluate(async (element) => {
    await document.fonts.ready
    // Forces a layout with the web font.
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

/** The prerendered alert that reports an application that failed to load. */
export const loadFailureAlert = (page: Page) =>
  page.getByRole('alert').filter({ hasText: failure.incomplete })

/** Simulates that the window loses the focus, which pauses notices. */
export const blurWindow = (page: Page) =>
  page.evaluate(() => dispatchEvent(new Event('blur')))

/** The form's own message with this title. Unlike a notice, it does not time out. */
export const formFeedback = (page: Page, title: string) =>
  page.locator('form [tabindex="-1"]', { has: page.getByRole('heading', { name: title }) })

export async function send(page: Page) {
  await fillIn(page, answers)
  await submitButton(page).click()
}

/**
 * Expects the success message to be focused, and the mailbox to contain these messages after this
 * number of requests.
 */
export async function expectSent(
  page: Page,
  mailbox: TestMailbox,
  sent: readonly Values[] = [answers],
  requests = sent.length,
) {
  await expect(formFeedback(page, contactForm.sent.title)).toBeFocused()
  expect(mailbox.messages().map(({ fields }) => fields)).toEqual(sent)
  expect(mailbox.requestCount()).toBe(requests)
}

/**
 * Records in the page's title whether a form would be submitted natively, and prevents this, because it
 * would open a mail program.
 */
export async function watchSubmissions(page: Page) {
  await page.evaluate(() =>
    addEventListener('submit', (event) => {
      document.title = event.defaultPrevented ? 'prevented' : 'submitted natively'
      event.preventDefault()
    }),
  )
}

export const assistant = (page: Page) => page.getByRole('dialog', { name: chat.title })

/** The assistant's button. Its name says whether a click opens or closes the assistant. */
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

export async function sendChat(page: Page, text: string) {
  await assistantField(page).fill(text)
  await assistantField(page).press('Enter')
}

/** Patterns for the URLs of built files. They match any hash. */
export const files = {
  entry: /\/assets\/index-[^/]*\.js$/,
  vendor: /\/assets\/vendor-[^/]*\.js$/,
  application: /\/assets\/kit-[^/]*\.js$/,
  assistant: /\/assets\/chat-view-[^/]*\.js$/,
  notices: /\/assets\/toast-view-[^/]*\.js$/,
  plan: /\/assets\/plan-[^/]*\.js$/,
  content: (page: string) => new RegExp(`/assets/${page}-[\\w-]{6}\\.json$`),
}

/** Delays requests for a file until the returned function is called. */
export async function holdRequests(page: Page, file: RegExp) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(file, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Cuts the connection of requests for a file. */
export const failRequests = (page: Page, file: RegExp) =>
  page.route(file, (route) => route.abort())

/** Sets Save-Data, so that no page is fetched before its link is followed. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })

export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('', 'SecurityError')
        },
      })
  })

/** Collects the URL paths of the documents that the page requests from now on. */
export function collectDocuments(page: Page) {
  const documents: string[] = []
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url())
    if (request.isNavigationRequest() && protocol !== 'mailto:') documents.push(pathname)
  })
  return documents
}

/** Chromium's warning about preloads that stay unused because a test delays the application. */
export const unusedPreload = /preloaded .* but not used/

/** Collects errors and warnings of the console and the page, with their URLs. Ignores 404 statuses. */
export function collectConsoleErrors(page: Page) {
  const consoleErrors: string[] = []
  const add = (text: string) =>
    consoleErrors.push(`${new URL(page.url()).pathname}: ${text}`)
  page.on('pageerror', (error) => add(error.message))
  page.on('console', (message) => {
    // The browser itself logs the status of an unknown URL.
    const isStatus = message.text().includes('the server responded with a status of 404')
    if (['error', 'warning'].includes(message.type()) && !isStatus)
      add(`${message.text()} (${message.location().url})`)
  })
  return consoleErrors
}
