import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A text of `legal/`, read from the disk; Vite imports it (`vite.config.ts`). */
export const legalFile = (name: string) =>
  readFileSync(path.join(import.meta.dirname, 'legal', `${name}.md`), 'utf8')
