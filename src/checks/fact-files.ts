import { readFileSync } from 'node:fs'
import path from 'node:path'
import { kindNames } from '#facts/kinds.ts'
import { parseFile } from '#facts/parse.ts'

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
      read.flatMap((one) => ('value' in one ? [[one.kind, one.value]] : [])),
    ),
    faults: read.flatMap((one) => ('fault' in one ? [one.fault] : [])),
  }
}
