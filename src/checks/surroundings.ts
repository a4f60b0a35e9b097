import { readdirSync, readFileSync, statSync } from 'node:fs'
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
    files: new Map(
      readdirSync(publicFolder).map((file) => [
        `/${file}`,
        statSync(path.join(publicFolder, file)).size,
      ]),
    ),
  }
}

export const surroundings: Surroundings = readSurroundings()
