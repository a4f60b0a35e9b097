/** Replaces files without losing concurrent changes, and stores files that the owner attaches. */
import { createHash, randomUUID } from 'node:crypto'
import {
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { valueAt } from '#facts/schema/record.ts'
import { publicFolder } from '#src/document/public-files.ts'
import { convertDrawing } from './drawing.ts'
import { type Attachment, slugify } from './form.ts'

/**
 * Writes a temporary file with the permissions of `file` and runs `work`, which may rename it. Deletes it
 * afterwards if it still exists.
 */
async function withTemporaryFile<T>(
  file: string,
  content: string | Buffer,
  work: (temporaryFile: string) => Promise<T>,
): Promise<T> {
  const temporaryFile = `${file}.${randomUUID()}`
  try {
    const mode = statSync(file, { throwIfNoEntry: false })?.mode
    await writeFile(temporaryFile, content, { mode })
    return await work(temporaryFile)
  } finally {
    await rm(temporaryFile, { force: true })
  }
}

/**
 * Replaces a file atomically, unless its content is no longer `before`. Resolves to whether it was replaced. A
 * lock file keeps other processes of the editor from replacing it between the comparison and the renaming.
 */
export function replaceFile(link: string, before: string, content: string) {
  // Renaming would replace a symbolic link instead of the file.
  const file = realpathSync(link)
  return withTemporaryFile(file, content, async (temporaryFile) => {
    const lock = path.join(path.dirname(file), '.editing')
    const deadline = performance.now() + lockTimeout
    while (!createLock(lock)) {
      if (performance.now() > deadline) rmSync(lock, { force: true })
      await setTimeout(5)
    }
    try {
      if (readFileSync(file, 'utf8') !== before) return false
      renameSync(temporaryFile, file)
      return true
    } finally {
      rmSync(lock, { force: true })
    }
  })
}

/**
 * Time limit of a lock in milliseconds. A process holds the lock while it reads and renames one file. If a lock
 * exists for longer, its process has ended. The waiting process measures the time, because the date of a file
 * may be wrong.
 */
const lockTimeout = 2000

function createLock(lock: string) {
  try {
    writeFileSync(lock, '', { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

const codeOf = (error: unknown) => String(valueAt(error, 'code'))

const diskProblems: Readonly<Record<string, string>> = {
  ENOSPC: 'Le disque est plein. Libérez de la place.',
  EDQUOT: 'Votre quota d’espace disque est atteint. Libérez de la place.',
  EBUSY: 'Un autre programme utilise ce fichier. Fermez-le.',
  ENOENT: 'Un fichier ou un dossier de fiches est introuvable.',
  EROFS: 'Le disque est en lecture seule.',
  EACCES: 'Vos droits ne permettent pas de modifier les fichiers de ce dossier.',
  EPERM: 'Vos droits ne permettent pas de modifier les fichiers de ce dossier.',
}

/** Describes in French why a file could not be read or written. Returns `undefined` for other errors. */
export function describeDiskProblem(error: unknown): string | undefined {
  const code = codeOf(error)
  const { path: file } = Object(valueAt(error, 'info') ?? error)
  const unusable =
    file && `« ${path.basename(file)} » n’est pas utilisable (${code}). Renommez-le.`
  return diskProblems[code] ?? unusable
}

/** Folders for attached files. All images are SVG files, and facts name them without the extension. */
export const uploadFolders = {
  image: path.resolve('src/images'),
  certificate: publicFolder,
}

/** Contents of the files to store with a record, keyed by their paths. */
export type AttachedFiles = Map<string, Buffer>

/** Patterns for the first bytes of the formats of drawings. The page converts photographs to SVG. */
const drawingFormats = {
  svg: /^(?:\xef\xbb\xbf)?\s*(?:<[?!](?:\[[^\]]*\]|[^>[])*>\s*)*<svg[\s>]/i,
}
const certificateFormats = {
  png: /^\x89PNG/,
  jpg: /^\xff\xd8\xff/,
  // Readers accept other bytes before the header if it is within the first 1,024 bytes.
  pdf: /^[^]{0,1019}%PDF-/,
}

/** Adds an attachment to `files`. Returns the value of its field, or the reason for which it is refused. */
export function attachFile({ kind, name, data }: Attachment, files: AttachedFiles) {
  const isImage = kind !== 'certificate'
  const bytes = Buffer.from(data.slice(data.indexOf(',') + 1), 'base64')
  const head = bytes.toString('latin1', 0, 9999)
  const formats = Object.entries(isImage ? drawingFormats : certificateFormats)
  const [format] = formats.find(([, pattern]) => pattern.test(head)) ?? []
  if (!format)
    return {
      problem: `Le fichier ${name} n’est pas au format ${isImage ? 'SVG' : 'PDF'}, PNG ou JPG.`,
    }
  const drawing = isImage ? convertDrawing(bytes.toString('utf8')) : { svg: bytes }
  if ('problem' in drawing)
    return {
      problem: `Ce dessin ne peut pas être affiché. Cause : ${drawing.problem}. Corrigez-le, ou exportez-le en PNG.`,
    }
  const content = Buffer.from(drawing.svg)
  // The hash keeps a file from replacing another one. A file that is attached twice keeps its name.
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  const stem = isImage ? slugify(path.parse(name).name) : 'certificat-qualite'
  const base = `${stem}-${hash}.${format}`
  files.set(path.join(uploadFolders[isImage ? 'image' : 'certificate'], base), content)
  return { value: isImage ? path.parse(base).name : `/${base}` }
}

export async function storeFiles(files: AttachedFiles) {
  for (const [file, content] of files) {
    await mkdir(path.dirname(file), { recursive: true })
    await withTemporaryFile(file, content, (temporaryFile) => rename(temporaryFile, file))
  }
}
