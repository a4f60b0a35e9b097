import { readFileSync } from 'node:fs'

/** Reads a logo from disk. For Vite, `vite.config.ts` replaces this module with the logo's SVG source. */
export const logoFile = (name: string): string =>
  readFileSync(`src/images/${name}.svg`, 'utf8')
