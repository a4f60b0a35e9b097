import { defineConfig } from '@playwright/test'
import shared from '../../playwright.config.ts'

const folder = process.env.PATHS_FOLDER
if (folder === undefined) throw new Error('PATHS_FOLDER names the folder of the tests')

/** The browsers of the tests, for the exported ones in PATHS_FOLDER. */
export default defineConfig(shared, {
  testDir: folder,
  outputDir: `${folder}/results`,
})
