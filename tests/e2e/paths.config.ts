import { defineConfig } from '@playwright/test'
import shared from '../../playwright.config.ts'

const folder = process.env.PATHS_FOLDER
const slowMo = Number(process.env.SLOW_MS ?? 0)

process.env.EVERY_PATH = 'yes'

/** The browser of the tests, to be watched, on every path: SLOW_MS between two gestures, PATHS_FOLDER for other tests. */
export default defineConfig(shared, {
  testDir: folder ?? '.',
  outputDir: folder === undefined ? '../../test-results' : `${folder}/results`,
  timeout: slowMo > 0 ? 0 : 60_000,
  projects: (shared.projects ?? []).map((project) => ({
    ...project,
    use: {
      ...project.use,
      launchOptions: { ...project.use?.launchOptions, slowMo },
    },
  })),
})
