/** Writes whole files, one program at a time, and takes the owner's own. */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { HTTPException } from 'hono/http-exception'
import sanitize from 'sanitize-html'
import type { FileRule, Refusal } from './config.ts'
import { freeName, refusal, slugOf } from './form.ts'

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
    throw writeFault(path.basename(file), error)
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

function writeFault(file: string, error: unknown) {
  const reason = codeOf(error) === 'ENOSPC' ? 'le disque est plein' : 'il est protégé'
  const message = `Rien n’est perdu, mais ${file} n’a pas pu être écrit : ${reason}.`
  return new HTTPException(507, { message })
}

/** One holder at a time, of several programs too; a lock that its holder left is broken. */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = path.join(folder, '.editing')
  for (let tries = 0; ; tries += 1)
    try {
      await writeFile(lock, '', { flag: 'wx' })
      break
    } catch (error) {
      if (codeOf(error) !== 'EEXIST' || tries > 2000)
        throw writeFault(path.basename(folder), error)
      const held = await stat(lock).catch(() => undefined)
      if (held && Date.now() - held.mtimeMs > 10_000) await rm(lock, { force: true })
      await setTimeout(5)
    }
  return work().finally(() => rm(lock, { force: true }))
}

/** Without a value nothing was put; with one, an issue is advice. */
export type Attached = Refusal & { readonly value?: string }

/**
 * Puts a file where its rule says; what it is is read in it, never in its name.
 * @param size of a photograph
 */
export async function attach(
  rule: FileRule,
  name: string,
  bytes: Buffer,
  size: readonly [number, number] = [512, 512],
): Promise<Attached> {
  const format = formatOf(bytes)
  if (format === undefined || !rule.formats.includes(format)) {
    const formats = rule.formats.join(', ').toUpperCase()
    return refusal(`${name} : ce fichier n’est pas ${formats} : son contenu ne l’est pas`)
  }
  const content = contentOf(rule, format, bytes, size)
  if (content === undefined)
    return refusal(
      `${name} : ce dessin ne peut pas être montré : il contient un style, une image ou un dégradé. Enregistrez-le en « SVG simple », en aplats`,
    )
  const files = await readdir(rule.folder).catch(() => [])
  const taken = new Set(files.map((file) => path.parse(file).name))
  const wanted = rule.name ?? slugOf(path.parse(name).name)
  const stem = rule.isDrawing && rule.name !== null ? wanted : freeName(wanted, taken)
  const file = `${stem}.${rule.isDrawing ? 'svg' : format}`
  await writeWhole(path.join(rule.folder, file), content)
  const weight = (bytes.length / 1e6).toLocaleString('fr-FR', { maximumFractionDigits: 1 })
  const advice = `${name} pèse ${weight} Mo : il est pris, mais sur un téléphone il se fera attendre. Un scan en 150 points par pouce suffit.`
  return {
    value: rule.isDrawing ? stem : `/${file}`,
    ...refusal(...(bytes.length > 1e6 ? [advice] : [])),
  }
}

/** A photograph stands within a drawing where pages take drawings alone; undefined of what none can show. */
function contentOf(
  { isDrawing }: FileRule,
  format: string,
  bytes: Buffer,
  [width, height]: readonly [number, number],
) {
  if (format === 'svg') return cleanDrawing(bytes.toString('utf8'))
  if (!isDrawing) return bytes
  const data = `data:image/${format.replace('jpg', 'jpeg')};base64,${bytes.toString('base64')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="${data}"/></svg>\n`
}

/** Takes a file away that nothing names any more. */
export async function detach(rule: FileRule, value: string): Promise<void> {
  const { name, base } = path.parse(value)
  if (name === '' || rule.isNeeded(name)) return
  await rm(path.join(rule.folder, rule.isDrawing ? `${name}.svg` : base), { force: true })
}

/** By its first bytes. */
function formatOf(bytes: Buffer): FileRule['formats'][number] | undefined {
  const start = bytes.subarray(0, 1000).toString('latin1')
  if (start.startsWith('%PDF-')) return 'pdf'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (start.startsWith('\xff\xd8\xff')) return 'jpg'
  return /^(?:\xef\xbb\xbf)?\s*(?:<[?!][^>]*>\s*)*<svg[\s>]/i.test(start)
    ? 'svg'
    : undefined
}

const shapes = 'svg g path rect circle ellipse line polyline polygon'.split(' ')
const paint =
  'fill fill-rule fill-opacity clip-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-opacity opacity transform'
const place = 'xmlns viewBox width height d x y x1 y1 x2 y2 cx cy r rx ry points'
/** Nothing is seen of these: they go, and the drawing stays. */
const unseen = 'metadata title desc defs script linearGradient stop'.split(' ')

/** A drawing built anew of plain shapes; undefined where more than that would be lost. */
export function cleanDrawing(svg: string): string | undefined {
  let isWhole = true
  const clean = sanitize(svg.replace(/^\ufeff/, ''), {
    allowedTags: shapes,
    allowedAttributes: { '*': `${paint} ${place}`.split(' ') },
    nonTextTags: [...unseen, 'style', 'text'],
    parser: { xmlMode: true, decodeEntities: true },
    onOpenTag: (tag) => {
      if (![...shapes, ...unseen].includes(tag) && !tag.includes(':')) isWhole = false
    },
  }).trim()
  const isDrawn = /^<svg\b[^>]*\bviewBox=/.test(clean) && !/url\(/i.test(clean)
  return isWhole && isDrawn ? `${clean}\n` : undefined
}
