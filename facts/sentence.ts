import { factsSchema, isKindName, kinds } from './kinds.ts'
import { textAt, valueAt } from './record.ts'
import { punctuate } from './typeset.ts'
import { z } from 'zod'

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

type Node = z.core.JSONSchema._JSONSchema

const known = new WeakMap<z.ZodType, Node>()

/** Drawing all facts takes longer than judging them: once is enough. */
function drawn(schema: z.ZodType) {
  const node = known.get(schema) ?? z.toJSONSchema(schema)
  known.set(schema, node)
  return node
}

/** « Sessions », « 2 », « Fin »: the French titles of the fields that a path goes through, lists counted from 1. */
function titlesOf(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let node: Node | undefined = drawn(schema)
  return path.map((key) => {
    node = childOf(node, key)
    if (typeof key === 'number') return String(key + 1)
    return titleOf(node) ?? String(key)
  })
}

function titleOf(node: Node | undefined): string | undefined {
  if (typeof node !== 'object') return undefined
  return node.title ?? titleOf(node.anyOf?.[0])
}

function childOf(node: Node | undefined, key: PropertyKey): Node | undefined {
  if (typeof node !== 'object') return undefined
  if (typeof key === 'number' && node.items && !Array.isArray(node.items)) return node.items
  const own = node.properties?.[String(key)]
  if (own !== undefined) return own
  // A field that may be empty, or one of several kinds, stands below its choices.
  for (const choice of [...(node.anyOf ?? []), ...(node.oneOf ?? [])]) {
    const found = childOf(choice, key)
    if (found !== undefined) return found
  }
  return undefined
}
