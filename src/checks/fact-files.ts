import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { factFileNames, factFiles } from '#facts/schema/fact-files.ts'
import { typeset } from '#facts/format/typeset.ts'
import { textsIn, valueAt } from '#facts/schema/record.ts'
import { isSampleText } from '#facts/validation/sample-data.ts'
import { restoreAction, type Environment } from '#facts/validation/issue.ts'
import { drawingFile, factsFolder, namedDrawingFile } from './facts-folder.ts'
import { publicFolder, readPublicFiles, systemFile } from '#src/document/public-files.ts'

/**
 * Reads the files of a facts folder, and describes in French each file that is missing, not JSON or not UTF-8.
 * Such a file counts as an empty list or as `null`.
 */
export function readFacts(folder: string) {
  const files: Record<string, z.core.util.JSONType> = {}
  const unreadable: string[] = []
  for (const kind of factFileNames) {
    const file = path.join(folder, `${kind}.json`)
    const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined
    try {
      // Bytes that are not UTF-8 are decoded as U+FFFD. Saving the text would lose the original bytes.
      if (text?.includes('\ufffd')) throw new Error('not UTF-8')
      // Some programs write a byte order mark, which `JSON.parse` rejects.
      files[kind] = JSON.parse((text ?? '').replace(/^\ufeff/, ''))
    } catch (error) {
      files[kind] = factFiles[kind].isList ? [] : null
      const reason = describeReadError(text, String(error))
      unreadable.push(`Fichier ${kind}.json : ${reason}. ${restoreAction(kind)}`)
    }
  }
  return { files, unreadable }
}

function describeReadError(text: string | undefined, error: string) {
  if (text === undefined) return 'il est absent'
  if (text.trim() === '') return 'il est vide'
  if (text.includes('\ufffd')) return 'il n’est pas enregistré en UTF-8'
  const merge = text.search(/^(?:<{7}|={7}|>{7})/m)
  const what = merge < 0 ? 'ce n’est pas du JSON' : 'une fusion y a laissé deux versions'
  const at = merge < 0 ? /position (\d+)/.exec(error)?.[1] : merge
  if (at === undefined) return what
  return `${what}, ligne ${text.slice(0, Number(at)).split('\n').length}`
}

/** The folder with the facts of the invented organisation that the tests use. */
const sampleFolder = 'tests/sample-facts'
const sampleFacts: unknown = readFacts(sampleFolder).files

/** The texts in the sample's identity that are recognisably invented, such as « Exempleville ». */
export const sampleNames: readonly string[] = [
  ...new Set(
    [...textsIn(valueAt(sampleFacts, 'identity'))].flatMap(([, text]) =>
      isSampleText(text) && /\p{L}{4}/u.test(text) ? typeset(text) : [],
    ),
  ),
]

function isSampleFile(file: string, sampleFile: string) {
  const original = path.join(sampleFolder, sampleFile)
  return existsSync(original) && readFileSync(file).equals(readFileSync(original))
}

const viewBoxOf = (svg: string) => /<svg\b[^>]*\sviewBox="([^"]*)"/.exec(svg)?.[1]

/**
 * Returns a French sentence for each file of a folder that cannot replace a drawing of the same name.
 * Drawings may be inlined. Their ids could then conflict with those of the page, and their styles and
 * scripts would affect the whole page.
 */
export function findRefusedDrawings(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((name) => {
    const original = path.join('src/images', name)
    if (name.startsWith('.') || systemFile.test(name)) return []
    const subject = `le fichier « images/${name} »`
    if (!existsSync(original)) return `${subject} ne remplace aucun dessin du site`
    const svg = readFileSync(path.join(folder, name), 'utf8')
    const viewBox = viewBoxOf(readFileSync(original, 'utf8'))
    if (viewBoxOf(svg) !== viewBox)
      return `${subject} n’est pas un dessin SVG dont le cadre (viewBox) est « ${viewBox} »`
    return /<(?:script|style|image)\b|\sid=/.test(svg)
      ? `${subject} contient un identifiant, un style, un script ou une photographie`
      : []
  })
}

export function readEnvironment(): Environment {
  const images = readdirSync('src/images')
  const isBadge = (name: string) => name.startsWith('badge-')
  const files = readPublicFiles()
  const pictures = images.filter(
    (name) => !isBadge(name) && isSampleFile(drawingFile(name), `images/${name}`),
  )
  const icons = files.filter((name) =>
    isSampleFile(path.join(publicFolder, name), `public/${name}`),
  )
  return {
    sampleFacts,
    sampleFiles: [
      ...pictures.map((name) => `src/images/${name}`),
      ...icons.map((name) => path.relative('', path.join(publicFolder, name))),
    ],
    refusedDrawings: findRefusedDrawings(path.join(factsFolder, 'images')),
    images: images.map((file) => path.parse(file).name),
    readDrawing: (name) => {
      const file = drawingFile(`${name}.svg`)
      return existsSync(file) ? readFileSync(file, 'utf8') : ''
    },
    placeholders: images
      .filter(isBadge)
      .filter((file) =>
        readFileSync(namedDrawingFile(file), 'utf8').includes('id="placeholder"'),
      )
      .map((file) => path.parse(file).name),
    files: files.map((file) => `/${file}`),
  }
}

export const environment: Environment = readEnvironment()
