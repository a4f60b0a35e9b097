import { expect, test } from '@playwright/test'
import { collectConsoleErrors } from './console-errors.ts'
import { openLive } from './contact-page.ts'
import { startDevelopment } from './development-server.ts'
import { sitePaths } from './site-paths.ts'

test('in development, under StrictMode, every page comes to life without a console error @rgaa-react-errors', async ({
  page,
}) => {
  test.slow()
  const { url, stop } = await startDevelopment()
  try {
    // Vite may load the first page again, once it knows all its dependencies.
    await openLive(page, `${url}/`)
    const consoleErrors = collectConsoleErrors(page)
    for (const path of sitePaths) await openLive(page, `${url}${path}`)
    expect(consoleErrors).toEqual([])
  } finally {
    stop()
  }
})
