import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { factFileNames } from '#facts/schema/fact-files.ts'
import type { Environment } from '#facts/validation/issue.ts'
import { readPublicFiles } from '#src/document/public-files.ts'

/** Reads the files of a facts folder, by name, and returns a French sentence for each invalid one. */
export function readFacts(folder: string) {
  const files: Record<string, z.core.util.JSONType> = {}
  const unreadable: string[] = []
  for (const kind of factFileNames) {
    const file = path.join(folder, `${kind}.json`)
    if (!existsSync(file)) {
      unreadable.push(`Fichier ${kind}.json : absent du dossier ${folder}.`)
      continue
    }
    const text = readFileSync(file, 'utf8')
    try {
      // Some programs write a byte order mark.
      files[kind] = JSON.parse(text.replace(/^\ufeff/, ''))
    } catch (error) {
      unreadable.push(`Fichier ${kind}.json : ${describeParseError(text, String(error))}.`)
    }
  }
  return { files, unreadable }
}

/** Describes in French why a text is not valid JSON, with the line if the engine reports it. */
function describeParseError(text: string, error: string) {
  if (text.trim() === '') return 'il est vide'
  const merge = text.search(/^(?:<{7}|={7}|>{7})/m)
  const what = merge < 0 ? 'ce n’est pas du JSON' : 'une fusion y a laissé deux versions'
  const at = merge < 0 ? /position (\d+)/.exec(error)?.[1] : merge
  if (at === undefined) return what
  return `${what}, ligne ${text.slice(0, Number(at)).split('\n').length}`
}

/** Returns the published files and pictures that exist now, against which facts are checked. */
export function readEnvironment(): Environment {
  const images = readdirSync('src/images')
  return {
    images: images.map((file) => path.parse(file).name),
    placeholders: images
      .filter((file) => file.startsWith('badge-'))
      .filter((file) => readFileSync(`src/images/${file}`, 'utf8').includes('à placer ici'))
      .map((file) => path.parse(file).name),
    files: readPublicFiles().map((file) => `/${file}`),
  }
}

export const environment: Environment = readEnvironment()
