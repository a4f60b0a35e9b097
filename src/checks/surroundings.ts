import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Surroundings } from '#facts/rule.ts'
import { publicFiles, publicFolder } from '#src/public-files.ts'

const images = readdirSync('src/images')

/** What such a drawing says instead of being a logo. */
const placeholder = 'à placer ici'

/** What the facts are judged by: the files that stand in the repository. */
export const surroundings: Surroundings = {
  images: images.map((file) => path.parse(file).name),
  placeholders: images
    .filter((file) => file.startsWith('badge-'))
    .filter((file) => readFileSync(`src/images/${file}`, 'utf8').includes(placeholder))
    .map((file) => path.parse(file).name),
  files: new Map(
    [...publicFiles].map((file) => [
      `/${file}`,
      statSync(path.join(publicFolder, file)).size,
    ]),
  ),
}
