import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { badges } from '#facts/schema/badges.ts'
import type { Facts } from '#facts/schema/fact-files.ts'
import { textAt } from '#facts/schema/record.ts'

export const factsFolder = path.resolve(process.env.FACTS_FOLDER || 'facts')

/** Returns the path of a drawing. A file in the `images` folder of the facts overrides `src/images`. */
export function namedDrawingFile(name: string): string {
  const own = path.join(factsFolder, 'images', name)
  return existsSync(own) ? own : `src/images/${name}`
}

/** Like `namedDrawingFile`, but replaces an official logo with the drawing that the certificate names for it. */
export function drawingFile(name: string): string {
  const field = badges.find(({ drawing }) => `${drawing}.svg` === name)?.field
  const badge = field && `${textAt(readCertificate(), field)}.svg`
  return namedDrawingFile(badge && existsSync(`src/images/${badge}`) ? badge : name)
}

/** Reads the certificate's record. It may be missing or damaged while the owner corrects the facts. */
function readCertificate(): unknown {
  try {
    return JSON.parse(readJson(factsFolder, 'certificate.json'))
  } catch {
    return null
  }
}

/** Reads the records of a folder without validating them. Ignores copies that synchronisation programs create. */
export function readRecords(folder: string): Facts {
  const files = readdirSync(folder).filter((file) => /^[a-z-]+\.json$/.test(file))
  const entries = files.map(
    (file) => `"${path.parse(file).name}": ${readJson(folder, file)}`,
  )
  return JSON.parse(`{${entries.join(',')}}`)
}

/** Reads a file without the byte order mark that some programs write, because `JSON.parse` rejects it. */
const readJson = (folder: string, file: string) =>
  readFileSync(path.join(folder, file), 'utf8').replace(/^\ufeff/, '')
