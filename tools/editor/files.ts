/** Writes whole files, one program at a time, and takes the owner's own. */
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sanitize from 'sanitize-html'
import { type Answer, answer } from './form.ts'
import { freeName, slugOf } from './texts.ts'

/** Where a file of hers goes. */
export type FileRule = {
  readonly folder: string
  readonly formats: readonly ('svg' | 'png' | 'jpg' | 'pdf')[]
  /** The name without its ending, for ever the same; null takes it from her file. */
  readonly name: string | null
  /** A drawing of pages: always an SVG, of which the field holds the name. */
  readonly isDrawing: boolean
}

/** Whole or not at all: written beside, then renamed. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}`
  try {
    await writeFile(draft, content)
    await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
}

/** One holder at a time, of several programs too; a lock that its holder left is broken. */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = path.join(folder, '.editing')
  const take = () => writeFile(lock, '', { flag: 'wx' }).then(() => true)
  while (!(await take().catch(isHeld))) {
    const held = await stat(lock).catch(() => undefined)
    if (held && Date.now() - held.mtimeMs > 10_000) await rm(lock, { force: true })
    await setTimeout(5)
  }
  return work().finally(() => rm(lock, { force: true }))
}

function isHeld(error: NodeJS.ErrnoException): boolean {
  if (error.code === 'EEXIST') return false
  throw error
}

/** Without a value nothing was put; with one, an issue is advice. */
export type Attached = Answer & { readonly value?: string }

/** Puts a file where its rule says; what it is is read in it, never in its name. */
export async function attach(
  { folder, formats, name: fixed, isDrawing }: FileRule,
  name: string,
  bytes: Buffer,
): Promise<Attached> {
  const format = formats.find((each) => signs[each].test(bytes.toString('latin1', 0, 1000)))
  const content = format === 'svg' ? cleanDrawing(bytes.toString('utf8')) : bytes
  const refused = 'Ce fichier n’est pas pris'
  if (!format || (isDrawing && format !== 'svg'))
    return answer(refused, `Le contenu de ${name} n’est pas ${choiceOf(formats)}.`)
  if (content === undefined)
    return answer(
      refused,
      'Ce dessin ne peut pas être montré : il contient un style, une image ou un dégradé. Enregistrez-le en « SVG simple », en aplats.',
    )
  await mkdir(folder, { recursive: true })
  const taken = new Set((await readdir(folder)).map(stemOf))
  const stem =
    isDrawing && fixed !== null ? fixed : freeName(fixed ?? slugOf(stemOf(name)), taken)
  const file = `${stem}.${format}`
  await writeWhole(path.join(folder, file), content)
  const weight = (bytes.length / 1e6).toLocaleString('fr-FR', { maximumFractionDigits: 1 })
  const advice = `${name} pèse ${weight} Mo : il est pris, mais sur un téléphone il se fera attendre. Un scan en 150 points par pouce suffit.`
  return {
    value: isDrawing ? stem : `/${file}`,
    ...answer('Fichier lourd', ...(bytes.length > 1e6 ? [advice] : [])),
  }
}

/** « PDF, SVG ou PNG ». */
const choiceOf = (formats: FileRule['formats']) =>
  new Intl.ListFormat('fr', { type: 'disjunction' }).format(
    formats.map((each) => each.toUpperCase()),
  )
const stemOf = (file: string) => path.parse(file).name

/** Takes a file away that no fact names any more; a drawing that the site's own pages show stays. */
export async function detach(rule: FileRule, value: string): Promise<void> {
  const { name, base } = path.parse(value)
  if (name === '' || (rule.isDrawing && isInSource(name))) return
  await rm(path.join(rule.folder, rule.isDrawing ? `${name}.svg` : base), { force: true })
}

const isInSource = (drawing: string) =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join('src', file), 'utf8'))
    .some((source) => new RegExp(`['/]${drawing}['.]`).test(source))

/** The first bytes of a file of each format. */
const signs = {
  pdf: /^%PDF-/,
  png: /^\x89PNG/,
  jpg: /^\xff\xd8\xff/,
  svg: /^(?:\xef\xbb\xbf)?\s*(?:<[?!][^>]*>\s*)*<svg[\s>]/i,
}

const shapes = 'svg g path rect circle ellipse line polyline polygon image'.split(' ')
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
    allowedAttributes: { '*': `${paint} ${place}`.split(' '), image: ['href'] },
    allowedSchemes: ['data'],
    nonTextTags: [...unseen, 'style', 'text'],
    parser: { xmlMode: true, decodeEntities: true },
    onOpenTag: (tag, { href = '' }) => {
      const isKnown = [...shapes, ...unseen].includes(tag) || tag.includes(':')
      // A photograph stands within a drawing, and asks nobody for its picture.
      const isOwn = tag !== 'image' || /^data:image\/(?:png|jpeg);/.test(href)
      if (!isKnown || !isOwn) isWhole = false
    },
  }).trim()
  const isDrawn = /^<svg\b[^>]*\bviewBox=/.test(clean) && !/url\(/i.test(clean)
  return isWhole && isDrawn ? `${clean}\n` : undefined
}
