import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Reads a text of `legal/` from disk. In Vite, `vite.config.ts` replaces this by an import. */
export const legalFile = (name: string) =>
  readFileSync(path.join(import.meta.dirname, 'legal', `${name}.md`), 'utf8')
