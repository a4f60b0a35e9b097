import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import sanitize from 'sanitize-html'
import type { FileRule } from './config.ts'
import { freeName, slugOf } from './form.ts'

/** Whole or not at all: written beside, then renamed. */
export async function writeWhole(
  file: string,
  content: string | Uint8Array,
): Promise<void> {
  const draft = `${file}.${randomUUID()}`
  try {
    await mkdir(path.dirname(file), { recursive: true })
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
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    super(`Rien n’est perdu, mais ${file} n’a pas pu être écrit${reasons[code] ?? ''}.`)
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: ' : le disque est plein',
  EROFS: ' : le disque est en lecture seule',
  EACCES: ' : le dossier est en lecture seule',
  EPERM: ' : le dossier est en lecture seule',
}

/** One holder at a time, of several programs too; a lock that its holder left is broken. */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = path.join(folder, '.editing')
  for (let tries = 0; ; tries += 1)
    try {
      await writeFile(lock, '', { flag: 'wx' })
      break
    } catch (error) {
      const isHeld = error instanceof Error && 'code' in error && error.code === 'EEXIST'
      if (!isHeld || tries > 2000) throw new WriteFault(path.basename(folder), error)
      const held = await stat(lock).catch(() => undefined)
      if (held && Date.now() - held.mtimeMs > 10_000) await rm(lock, { force: true })
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}

/** Above this a phone waits: she is advised. */
const heavy = 1_000_000

export type Attached =
  | { readonly refusal: string }
  | { readonly value: string; readonly advice: string | null }

/** Puts a file where its rule says; what it is is read in it, never in its name. */
export async function attach(
  rule: FileRule,
  name: string,
  bytes: Buffer,
): Promise<Attached> {
  const format = formatOf(bytes)
  if (format === undefined || !rule.formats.includes(format))
    return {
      refusal: `ce fichier n’est pas ${rule.formats.map((each) => each.toUpperCase()).join(', ')} : son contenu ne l’est pas`,
    }
  const drawing =
    format === 'svg'
      ? cleanDrawing(bytes.toString('utf8'))
      : rule.isDrawing
        ? pictureIn(bytes, format)
        : bytes
  if (drawing === undefined)
    return {
      refusal:
        'ce dessin ne peut pas être montré : il contient un style, une image ou un dégradé. Enregistrez-le en « SVG simple », en aplats',
    }
  const ending = rule.isDrawing ? 'svg' : format
  const stem =
    rule.isDrawing && rule.name !== null
      ? rule.name
      : await freeStem(rule, rule.name ?? slugOf(path.parse(name).name))
  await writeWhole(path.join(rule.folder, `${stem}.${ending}`), drawing)
  const megabytes = (bytes.length / 1_000_000).toLocaleString('fr-FR', {
    maximumFractionDigits: 1,
  })
  const advice =
    bytes.length > heavy
      ? `Ce fichier pèse ${megabytes} Mo : il est pris, mais sur un téléphone il se fera attendre. Un scan en 150 points par pouce suffit.`
      : null
  return { value: rule.isDrawing ? stem : `/${stem}.${ending}`, advice }
}

async function freeStem({ folder }: FileRule, wanted: string) {
  const files = await readdir(folder).catch(() => [])
  return freeName(wanted, new Set(files.map((file) => path.parse(file).name)))
}

/** By its first bytes. */
function formatOf(bytes: Buffer): FileRule['formats'][number] | undefined {
  const start = bytes.subarray(0, 8).toString('latin1')
  if (start.startsWith('%PDF-')) return 'pdf'
  if (start === '\x89PNG\r\n\x1a\n') return 'png'
  if (start.startsWith('\xff\xd8\xff')) return 'jpg'
  return /^\s*(?:<[?!][^>]*>\s*)*<svg[\s>]/i.test(
    bytes.toString('utf8').replace(/^\ufeff/, ''),
  )
    ? 'svg'
    : undefined
}

/** A photograph stands within a drawing, as pages take drawings alone. */
function pictureIn(bytes: Buffer, format: string) {
  const [width, height] = sizeOf(bytes, format)
  const type = format === 'jpg' ? 'jpeg' : format
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/${type};base64,${bytes.toString('base64')}"/></svg>\n`
}

function sizeOf(bytes: Buffer, format: string): readonly [number, number] {
  if (format === 'png' && bytes.length > 24)
    return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  let at = 2
  while (at + 9 < bytes.length) {
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return [512, 512]
}

const shapes = [
  'svg',
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
]
const paint = [
  'fill',
  'fill-rule',
  'fill-opacity',
  'clip-rule',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-opacity',
  'opacity',
  'transform',
]
const place = [
  'xmlns',
  'viewBox',
  'width',
  'height',
  'd',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'points',
]
/** Nothing is seen of these: they go, and the drawing stays. */
const unseen = ['metadata', 'title', 'desc', 'defs', 'script', 'sodipodi:namedview']

/** A drawing built anew of plain shapes; undefined where more than that would be lost. */
export function cleanDrawing(svg: string): string | undefined {
  const lost: string[] = []
  const clean = sanitize(svg.replace(/^\ufeff/, ''), {
    allowedTags: shapes,
    allowedAttributes: { '*': [...paint, ...place] },
    nonTextTags: [...unseen, 'style', 'text'],
    parser: { xmlMode: true, decodeEntities: true },
    onOpenTag: (tag) => {
      if (!shapes.includes(tag) && !unseen.includes(tag) && !tag.includes(':'))
        lost.push(tag)
    },
  }).trim()
  const isWhole =
    /^<svg\b[^>]*\bviewBox=/.test(clean) &&
    lost.every((tag) => ['linearGradient', 'stop'].includes(tag))
  return isWhole && !/url\(/i.test(clean) ? `${clean}\n` : undefined
}

/** Takes a file away that nothing names any more. */
export async function detach(rule: FileRule, value: string): Promise<void> {
  const name = path.parse(value).name
  if (rule.isNeeded(name)) return
  await rm(path.join(rule.folder, rule.isDrawing ? `${name}.svg` : path.basename(value)), {
    force: true,
  })
}

export async function readText(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined)
}
