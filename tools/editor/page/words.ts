import type { Spec } from '../form/spec.ts'
import { isFields, isList } from '../machine/values.ts'
import type { Json, Path } from '../record.ts'

const small = [
  'aucun',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
]

/** « Deux changements ». */
export function counted(count: number, one: string, several: string): string {
  const isFeminine = one.endsWith('e')
  const word = count === 1 && isFeminine ? 'une' : (small[count] ?? String(count))
  return capital(`${word} ${count > 1 ? several : one}`)
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** A message as a sentence, with the spaces of French. */
export function sentence(message: string): string {
  const text = capital(message)
    .replaceAll(/ ([:»])/g, '\u00a0$1')
    .replaceAll(/ ([;?!%])/g, '\u202f$1')
    .replaceAll('« ', '«\u00a0')
    .replaceAll("'", '’')
  return /[.!?…]$/.test(text) ? text : `${text}.`
}

const days = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })
const moments = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short' })

/** « 1er mars 2027 ». */
export function dayInWords(iso: string): string {
  return days.format(new Date(iso)).replace(/^1 /, '1er ').replaceAll(' ', '\u00a0')
}

export function momentInWords(iso: string): string {
  return moments.format(new Date(iso))
}

/** « Sessions › 2 › Fin ». */
export function titleAt(form: Spec, path: Path): string {
  let spec: Spec | undefined = form
  const titles = path.map((step) => {
    spec = childOf(spec, step)
    return typeof step === 'number' ? String(step + 1) : (spec?.title ?? step)
  })
  return titles.join(' › ')
}

export function childOf(spec: Spec | undefined, step: string | number): Spec | undefined {
  if (spec?.type === 'list') return spec.item
  const groups =
    spec?.type === 'group'
      ? [spec]
      : spec?.type === 'variants'
        ? spec.options.map(({ group }) => group)
        : []
  return groups.flatMap(({ fields }) => fields).find(([name]) => name === step)?.[1]
}

/** A value as it is read, not as it is written in a file. */
export function shownValue(value: Json, spec: Spec | undefined): string {
  if (value === null || value === '') return 'rien'
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  if (typeof value === 'number') return value.toLocaleString('fr-FR')
  if (typeof value === 'string') return shownText(value, spec)
  if (isList(value)) {
    const items = value.map((item) => shownValue(item, childOf(spec, 0)))
    return items.length === 0 ? 'rien' : items.join(' ; ')
  }
  return isFields(value)
    ? Object.entries(value)
        .filter(([name]) => childOf(spec, name)?.isHidden !== true)
        .map(([name, item]) => shownValue(item, childOf(spec, name)))
        .join(', ')
    : ''
}

function shownText(value: string, spec: Spec | undefined) {
  if (spec?.type === 'choice')
    return spec.options.find((option) => option.value === value)?.label ?? value
  if (spec?.type === 'text' && spec.format === 'date' && !Number.isNaN(Date.parse(value)))
    return dayInWords(value)
  return value
}
