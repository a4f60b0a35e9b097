import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Facts } from '#facts/schema/fact-files.ts'

export const factsFolder = path.resolve(process.env.FACTS_FOLDER || 'facts')

/** Returns the path of a drawing. A file in the `images` folder of the facts overrides `src/images`. */
export function drawingFile(name: string): string {
  const own = path.join(factsFolder, 'images', name)
  return existsSync(own) ? own : `src/images/${name}`
}

/** Reads the records of a folder without validating them. */
export function readRecords(folder: string): Facts {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  const entries = files.map((file) => {
    // Some programs write a byte order mark, which `JSON.parse` rejects.
    const text = readFileSync(path.join(folder, file), 'utf8').replace(/^\ufeff/, '')
    return `"${path.parse(file).name}": ${text}`
  })
  return JSON.parse(`{${entries.join(',')}}`)
}
