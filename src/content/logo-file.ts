import { readFileSync } from 'node:fs'
import { drawingFile } from '../checks/facts-folder.ts'

/** Reads the SVG source of a logo. */
export const logoFile = (name: string): string =>
  readFileSync(drawingFile(`${name}.svg`), 'utf8')
