import type { Page } from '@playwright/test'

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
