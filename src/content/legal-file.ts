import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Reads a text of `legal/` from disk. For Vite, `vite.config.ts` replaces this module with imports. */
export const legalFile = (name: string) =>
  readFileSync(path.join(import.meta.dirname, 'legal', `${name}.md`), 'utf8')
