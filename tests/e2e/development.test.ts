import { expect } from '@playwright/test'
import { collectConsoleErrors } from './console-errors.ts'
import { openLive } from './contact-page.ts'
import { sitePaths } from './site-paths.ts'
import { test } from './viewer-page.ts'

test('in development, under StrictMode, every page comes to life without a console error @rgaa-react-errors', async ({
  page,
}) => {
  // Vite may load the first page again, once it knows all its dependencies.
  await openLive(page, '/')
  const consoleErrors = collectConsoleErrors(page)
  for (const path of sitePaths) await openLive(page, path)
  expect(consoleErrors).toEqual([])
})
