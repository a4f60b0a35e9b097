import { readFileSync } from 'node:fs'

/** Reads a text of `legal/`. */
export const legalFile = (name: string) =>
  readFileSync(`src/content/legal/${name}.md`, 'utf8')
