import { titlesOf } from './field-titles.ts'
import { factsSchema, isKindName, kinds } from './kinds.ts'
import { textAt, valueAt } from './record.ts'
import { punctuate } from './typeset.ts'

/** A place in the facts, in the owner's words: the record, and the field, empty for all of it. */
export type Place = { record: string; field: string }

export function placeOf(files: unknown, path: readonly PropertyKey[]): Place {
  const [name, index] = path
  const kind = isKindName(name) ? kinds[name] : undefined
  const isInRecord = kind?.isList === true && typeof index === 'number'
  const titles = titlesOf(factsSchema, path).slice(isInRecord ? 2 : 1)
  return {
    record: punctuate(ownerOf(files, path)),
    field: punctuate(titles.join(' › ')),
  }
}

/** One French sentence about a place in the facts, which names the record and the field. */
export function sentenceOf({ record, field }: Place, text: string): string {
  return punctuate(`${record}${field === '' ? '' : `, champ « ${field} »`} : ${text}.`)
}

function ownerOf(files: unknown, [name, index]: readonly PropertyKey[]) {
  const kind = isKindName(name) ? kinds[name] : undefined
  if (kind?.isList === false) return kind.title
  if (kind === undefined || typeof index !== 'number') return `Fichier ${String(name)}.json`
  const label = textAt(valueAt(valueAt(files, name), index), kind.label)
  return label.trim() !== ''
    ? `${kind.noun} « ${label} »`
    : `${kind.noun} ${index + 1} de ${String(name)}.json`
}
