import { readFileSync } from 'node:fs'

/** Reads a logo from disk. In Vite, `vite.config.ts` replaces this by the text of the logo. */
export const logoFile = (name: string): string =>
  readFileSync(`src/images/${name}.svg`, 'utf8')
