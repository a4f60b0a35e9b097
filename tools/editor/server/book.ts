import type { EditorConfig } from '../config.ts'
import type { Book, BookKind, BookRecord, Json, Judgement } from '../record.ts'
import type { Kind, Registry } from '../registry.ts'
import { isFields, textOf } from '../machine/values.ts'
import { markOf } from './files.ts'
import { keyOf, rowsOf, type Shelf } from './shelf.ts'

type Documents = ReadonlyMap<string, string>

/** All facts as the page shows them. */
export function bookOf(
  config: EditorConfig,
  registry: Registry,
  { facts, faults }: Shelf,
  documents: Documents,
): Book {
  const day = config.today()
  // Facts that are not all there cannot be judged.
  const judgements = Object.keys(faults).length > 0 ? [] : config.judge(facts, day)
  const names = new Set([...config.first, ...Object.keys(registry)])
  const kinds = [...names].flatMap((name): BookKind[] => {
    const kind = registry[name]
    if (!kind) return []
    const { title, isList } = kind
    const own = judgements.filter((each) => each.kind === name)
    const records = rowsOf(facts[name])
      .filter(isFields)
      .map((value, index) => {
        const said = own.filter((each) => each.index === (isList ? index : null))
        return recordOf(config, { name, kind, index, value }, said, documents)
      })
    return [{ name, title, isList, fault: faults[name] ?? null, records }]
  })
  const named = kinds.map(({ name, records }) => [
    name,
    records.map(({ id, name: label }) => ({ value: id, label })),
  ])
  return {
    day,
    kinds,
    references: { ...Object.fromEntries(named), ...config.references() },
    files: Object.fromEntries(
      Object.entries(config.files).map(([key, { formats }]) => [key, formats]),
    ),
  }
}

type Placed = {
  readonly name: string
  readonly kind: Kind
  readonly index: number
  readonly value: { readonly [key: string]: Json }
}

function recordOf(
  config: EditorConfig,
  { name, kind, index, value }: Placed,
  judgements: readonly Judgement[],
  documents: Documents,
): BookRecord {
  const label = kind.label === undefined ? kind.title : textOf(value[kind.label])
  return {
    id: kind.isList ? textOf(keyOf(kind, value)) : name,
    name: label === '' ? `Fiche ${index + 1}` : label,
    mark: markOf(value),
    value,
    judgements,
    shown: config.whereShown(documents, name, value),
    fixed: config.fixed(name, value),
  }
}
