import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { EditorConfig, FileRule } from '../config.ts'
import { freeName, slugOf } from '../form/tidy.ts'
import type { Attached } from '../machine/types.ts'
import { drawingIn } from './drawing.ts'
import { writeWhole } from './files.ts'

/** Of one file, in bytes. */
const largest = 1_000_000

export type Delivery = {
  /** Which rule: its key in the configuration. */
  readonly rule: string
  /** Of her file: its stem names a drawing. */
  readonly name: string
  readonly bytes: Buffer
}

/** Puts a file where its rule says; what it is is read in it, never in its name. */
export async function attach(
  config: EditorConfig,
  root: string,
  { rule: key, name, bytes }: Delivery,
): Promise<Attached> {
  // A list has names that are nobody's, such as `toString`.
  const rule = Object.hasOwn(config.files, key) ? config.files[key] : undefined
  if (!rule) return { refusal: 'aucun fichier n’est attendu ici' }
  const size = `${(bytes.length / 1_000_000).toLocaleString('fr-FR', { maximumFractionDigits: 1 })} Mo`
  if (bytes.length > largest) return { refusal: `ce fichier pèse ${size}, 1 Mo au plus` }
  const format = formatOf(bytes)
  if (format === undefined || !rule.formats.includes(format))
    return { refusal: `ce fichier n’est pas ${choicesOf(rule)} : son contenu ne l’est pas` }
  const content = format === 'svg' ? svgOf(bytes, rule) : bytes
  if (content === undefined)
    return {
      refusal:
        'ce dessin ne peut pas être montré : il contient un programme, un style, une image ou un dégradé. Enregistrez-le en « SVG simple », en aplats',
    }
  const folder = path.join(root, rule.folder)
  const stem = await freeStem(folder, rule.name ?? slugOf(path.parse(name).name), content)
  await writeWhole(path.join(folder, `${stem}.${format}`), content)
  return { value: rule.holds === 'name' ? stem : `/${stem}.${format}` }
}

/** By its first bytes. */
function formatOf(bytes: Buffer): FileRule['formats'][number] | undefined {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'pdf'
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'png'
  const start = bytes.subarray(0, 4000).toString('utf8').trimStart()
  return start.startsWith('<') && /<svg[\s>]/i.test(start) ? 'svg' : undefined
}

/** A document opens in a window of its own, a drawing stands in a page: neither runs anything. */
function svgOf(bytes: Buffer, { square }: FileRule): Buffer | undefined {
  const text = bytes.toString('utf8').replace(/^\ufeff/, '')
  if (square !== null) {
    const drawing = drawingIn(text, square)
    return drawing === undefined ? undefined : Buffer.from(drawing)
  }
  return /<(?:script|foreignObject|iframe)\b|\son\w+\s*=|javascript:|<!ENTITY/i.test(text)
    ? undefined
    : bytes
}

/** A name that no other file has, whatever its ending; that of the file itself where it is there. */
async function freeStem(folder: string, wanted: string, content: Buffer): Promise<string> {
  const files = await readdir(folder)
  const isSame = async (file: string) =>
    path.parse(file).name === wanted &&
    (await readFile(path.join(folder, file))).equals(content)
  for (const file of files) if (await isSame(file)) return wanted
  return freeName(wanted, new Set(files.map((file) => path.parse(file).name)))
}

function choicesOf({ formats }: FileRule) {
  const words = formats.map((format) => `un ${format.toUpperCase()}`)
  return words.length === 1
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} ou ${words.at(-1) ?? ''}`
}
