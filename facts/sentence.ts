import { titlesOf } from './field-titles.ts'
import { factsSchema, isKindName, kinds } from './kinds.ts'
import { textAt, valueAt } from './record.ts'
import { typeset } from './typeset.ts'

/** One French sentence about a place in the facts, which names the record and the field. */
export function sentenceOf(
  files: unknown,
  path: readonly PropertyKey[],
  text: string,
): string {
  const [name, index] = path
  const kind = isKindName(name) ? kinds[name] : undefined
  const isInRecord = kind?.isList === true && typeof index === 'number'
  const field = titlesOf(factsSchema, path).slice(isInRecord ? 2 : 1)
  const place = field.length === 0 ? '' : `, champ « ${field.join(' › ')} »`
  return typeset(`${ownerOf(files, path)}${place} : ${text}.`)
}

function ownerOf(files: unknown, [name, index]: readonly PropertyKey[]) {
  const kind = isKindName(name) ? kinds[name] : undefined
  if (kind?.isList !== true || typeof index !== 'number')
    return `Fichier ${String(name)}.json`
  const label = textAt(valueAt(valueAt(files, name), index), kind.label)
  return label.trim() !== ''
    ? `${kind.noun} « ${label} »`
    : `${kind.noun} ${index + 1} de ${String(name)}.json`
}
