import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { kindNames } from '#facts/kinds.ts'
import { parseFile } from '#facts/parse.ts'
import type { Surroundings } from '#facts/rule.ts'
import { publicFolder } from '#src/public-files.ts'

/** What the files of a folder hold, by the names of the kinds, and one French sentence for each that is broken. */
export function readFacts(folder: string) {
  const read = kindNames.map((kind) => {
    const file = `${kind}.json`
    try {
      return { kind, ...parseFile(file, readFileSync(path.join(folder, file), 'utf8')) }
    } catch {
      return { kind, fault: `Fichier ${file} : absent du dossier ${folder}.` }
    }
  })
  return {
    files: Object.fromEntries(
      read.flatMap((one) => ('value' in one ? [[one.kind, one.value] as const] : [])),
    ),
    faults: read.flatMap((one) => ('fault' in one ? [one.fault] : [])),
  }
}

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
