import { createHash, randomUUID } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { format } from 'oxfmt'
import type { Json } from '../record.ts'

/** What a file of facts holds, or why it cannot be read; it is never mended in silence. */
export type Read =
  | { readonly text: string; readonly value: Json }
  | { readonly fault: string }

/** Two marks are the same when the records are, whatever the layout of the file. */
export function markOf(value: Json): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url')
}

export async function readFacts(file: string): Promise<Read> {
  const name = path.basename(file)
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    return { fault: `Le fichier ${name} ne peut pas être lu${reasonOf(error)}.` }
  }
  try {
    const value: Json = JSON.parse(text)
    return { text, value }
  } catch {
    return { fault: `Le fichier ${name} n’a pas été touché : ${faultOf(text)}.` }
  }
}

function faultOf(text: string) {
  if (text.startsWith('\ufeff'))
    return 'il commence par une marque invisible (BOM), à retirer avec un éditeur de texte'
  if (/^(?:<{7}|={7}|>{7})/m.test(text))
    return 'il contient les marques d’une fusion inachevée (<<<<<<<), à résoudre d’abord'
  if (/,\s*[\]}]/.test(text))
    return 'il a une virgule de trop avant un crochet ou une accolade'
  if (text.trim() === '') return 'il est vide'
  return 'ce n’est pas du JSON'
}

/** Whole or not at all: written beside, then renamed. Throws a `WriteFault`. */
export async function writeFacts(file: string, value: Json): Promise<void> {
  const { code } = await format(
    path.basename(file),
    `${JSON.stringify(value, null, 2)}\n`,
    {
      printWidth: 92,
    },
  )
  await writeWhole(file, code)
}

export async function writeWhole(file: string, content: string | Uint8Array) {
  const draft = `${file}.${randomUUID()}`
  try {
    await writeFile(draft, content)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {})
    throw new WriteFault(path.basename(file), error)
  }
}

/** Its message is for the owner. */
export class WriteFault extends Error {
  override readonly name = 'WriteFault'
  constructor(file: string, error: unknown) {
    super(`Rien n’est perdu, mais ${file} n’a pas pu être écrit${reasonOf(error)}.`)
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: ' : le disque est plein',
  EDQUOT: ' : le disque est plein',
  EROFS: ' : le disque est en lecture seule',
  EACCES: ' : le fichier est en lecture seule',
  EPERM: ' : le fichier est en lecture seule',
  ENOENT: ' : le dossier n’est plus là',
}

function reasonOf(error: unknown) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return reasons[code] ?? ''
}
