import type { BrowserContext, Page } from '@playwright/test'

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
  'an HTML page': { status: 200, contentType: 'text/html', body: '<h1>Accueil</h1>' },
  'a script that throws': {
    status: 200,
    contentType: 'text/javascript',
    body: 'throw new Error("boot")',
  },
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
