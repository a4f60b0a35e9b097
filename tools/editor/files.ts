/** Writes files atomically under a lock, and stores files that the owner uploads. */
import { globSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sanitize from 'sanitize-html'
import { textsIn } from '#facts/schema/record.ts'
import { publicFolder, readPublicFiles } from '#src/document/public-files.ts'
import { type IssueReport, createReport, findFreeName, logos, slugify } from './form.ts'

/** Writes a file atomically: writes a temporary file and renames it. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const temporaryFile = `${file}.${process.pid}`
  await writeFile(temporaryFile, content)
  await rename(temporaryFile, file)
}

/** Runs work under a lock file that all processes respect. A lock older than 10 s is removed. */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = path.join(folder, '.editing')
  const acquire = () => writeFile(lock, '', { flag: 'wx' }).then(() => true)
  while (!(await acquire().catch(rethrowUnlessLocked))) {
    const lockStats = await stat(lock).catch(() => undefined)
    if (lockStats && Date.now() - lockStats.mtimeMs > 10_000)
      await rm(lock, { force: true })
    await setTimeout(5)
  }
  return work().finally(() => rm(lock, { force: true }))
}

function rethrowUnlessLocked(error: NodeJS.ErrnoException): boolean {
  if (error.code === 'EEXIST') return false
  throw error
}

/** Folders for uploaded files. Facts name an image, which is always an SVG, without extension. */
export const uploadFolders = {
  image: path.resolve('src/images'),
  certificate: publicFolder,
}
export const fileKinds = ['image', 'certificate', ...Object.keys(logos)]

/** Stores an uploaded file in the folder of its kind. The format is detected from its content. */
export async function storeFile(
  kind: string,
  name: string,
  bytes: Buffer,
): Promise<IssueReport | { value: string }> {
  const isImage = kind !== 'certificate'
  const head = bytes.toString('latin1', 0, 1000)
  const format = Object.entries(signatures).find(([, pattern]) => pattern.test(head))?.[0]
  const refuse = (reason: string) => createReport('Ce fichier n’est pas accepté', reason)
  if (!format || (isImage && format !== 'svg'))
    return refuse(
      `Le contenu de ${name} n’est pas ${isImage ? '' : 'PDF, '}SVG, PNG ou JPG.`,
    )
  const content = format === 'svg' ? sanitizeDrawing(bytes.toString('utf8')) : bytes
  if (content === undefined)
    return refuse(
      'Ce dessin ne peut pas être montré : il contient un style, une image ou un dégradé. Enregistrez-le en « SVG simple », en aplats.',
    )
  const folder = uploadFolders[isImage ? 'image' : 'certificate']
  await mkdir(folder, { recursive: true })
  const takenNames = new Set((await readdir(folder)).map(stemOf))
  const wantedName = kind === 'image' ? slugify(stemOf(name)) : 'certificat-qualite'
  const stem = Object.hasOwn(logos, kind) ? kind : findFreeName(wantedName, takenNames)
  await writeWhole(path.join(folder, `${stem}.${format}`), content)
  return { value: isImage ? stem : `/${stem}.${format}` }
}

const stemOf = (file: string) => path.parse(file).name

/**
 * Deletes files that the facts no longer reference, because they would still be published: drawings
 * of the previous record, and old certificates. Drawings that the source code uses are kept.
 */
export async function deleteUnusedFiles(
  kind: string,
  before: unknown,
  files: unknown,
): Promise<void> {
  const serialized = JSON.stringify(files)
  const isNamed = (text: string) => serialized.includes(JSON.stringify(text))
  for (const [steps, name] of textsIn(before))
    if (steps.at(-1) === 'image' && !isNamed(name) && !isUsedInSource(name))
      await rm(path.join(uploadFolders.image, `${name}.svg`), { force: true })
  for (const file of kind === 'certificate' ? readPublicFiles() : [])
    if (file.startsWith('certificat') && !isNamed(`/${file}`))
      await rm(path.join(publicFolder, file))
}

const isUsedInSource = (drawing: string) =>
  globSync('src/**/*.{ts,tsx}').some((file) =>
    new RegExp(`['/]${drawing}['.]`).test(readFileSync(file, 'utf8')),
  )

/** Patterns for the first bytes of each format. */
const signatures = {
  pdf: /^%PDF-/,
  png: /^\x89PNG/,
  jpg: /^\xff\xd8\xff/,
  svg: /^(?:\xef\xbb\xbf)?\s*(?:<[?!][^>]*>\s*)*<svg[\s>]/i,
}

const containerTags = ['svg', 'g', 'image']
const shapeTags = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']
const allowedTags = [...containerTags, ...shapeTags]
const layoutAttributes = ['xmlns', 'viewBox', 'width', 'height', 'd', 'points', 'transform']
const positionAttributes = ['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry']
const fillAttributes = ['fill', 'fill-rule', 'fill-opacity', 'clip-rule', 'opacity']
const strokeAttributes = [
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-opacity',
]
const allowedAttributes = [
  ...layoutAttributes,
  ...positionAttributes,
  ...fillAttributes,
  ...strokeAttributes,
]
/** Elements without visible content. They are removed, and the drawing is accepted. */
const ignoredTags = [
  'metadata',
  'title',
  'desc',
  'defs',
  'script',
  'linearGradient',
  'stop',
]

/** Rebuilds a drawing from basic shapes. Returns `undefined` if visible content would be lost. */
export function sanitizeDrawing(svg: string): string | undefined {
  let isComplete = true
  const clean = sanitize(svg.replace(/^\ufeff/, ''), {
    allowedTags: allowedTags,
    allowedAttributes: { '*': allowedAttributes, image: ['href'] },
    allowedSchemes: ['data'],
    nonTextTags: ignoredTags,
    parser: { xmlMode: true },
    onOpenTag: (tag, { href = '' }) => {
      const isKnown = [...allowedTags, ...ignoredTags].includes(tag) || tag.includes(':')
      // A photograph is embedded as a data URL and needs no request.
      const isEmbedded = tag !== 'image' || /^data:image\/(?:png|jpeg);/.test(href)
      if (!isKnown || !isEmbedded) isComplete = false
    },
  }).trim()
  const isValid = /^<svg\b[^>]*\bviewBox=/.test(clean) && !/url\(/i.test(clean)
  return isComplete && isValid ? `${clean}\n` : undefined
}
