import path from 'node:path'
import type { Page } from '@playwright/test'
import { build } from 'vite'

const scripts = new Map<string, Promise<string>>()

/**
 * Returns the bundled source of a file in this folder. If a page runs the source, the exports of the
 * file are available as the global `name`.
 */
export function pageScript(file: string, name: string): Promise<string> {
  const script = scripts.get(file) ?? bundle(path.join(import.meta.dirname, file), name)
  scripts.set(file, script)
  return script
}

/** Makes the functions of `page-checks.ts` available in a page as `pageChecks`. */
export async function loadPageChecks(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'pageChecks' in globalThis)))
    await page.evaluate(await pageScript('page-checks.ts', 'pageChecks'))
}

async function bundle(entry: string, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry, formats: ['iife'], name } },
  })
  const [result] = [built].flat()
  if (!result || !('output' in result)) throw new Error(`${entry} was not built`)
  return result.output[0].code
}
