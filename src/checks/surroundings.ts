import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Surroundings } from '#facts/rule.ts'
import { publicFolder } from '#src/public-files.ts'

/** What such a drawing says instead of being a logo. */
const placeholder = 'à placer ici'

/** What the facts are judged by: the files that stand in the repository now. */
export function readSurroundings(): Surroundings {
  const images = readdirSync('src/images')
  return {
    images: images.map((file) => path.parse(file).name),
    placeholders: images
      .filter((file) => file.startsWith('badge-'))
      .filter((file) => readFileSync(`src/images/${file}`, 'utf8').includes(placeholder))
      .map((file) => path.parse(file).name),
    files: readdirSync(publicFolder).map((file) => `/${file}`),
  }
}

export const surroundings: Surroundings = readSurroundings()
