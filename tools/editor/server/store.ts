import path from 'node:path'
import type { AllFacts, EditorConfig } from '../config.ts'
import type {
  Book,
  BookKind,
  BookRecord,
  Change,
  Fields,
  Issue,
  Json,
  Judgement,
  Outcome,
  Path,
  Version,
} from '../record.ts'
import type { Kind, Registry } from '../registry.ts'
import { formOf } from '../form/spec.ts'
import { freeName, lengthIssues, slugOf, tidyRecord } from '../form/tidy.ts'
import { isFields, isList, same } from '../machine/values.ts'
import { markOf, readFacts, writeFacts } from './files.ts'
import { History } from './history.ts'
import { namersOf } from './names.ts'

type Facts = Readonly<Record<string, Json>>
/** All files, read; `faults` of those that cannot be. */
type Shelf = {
  readonly facts: Facts
  readonly texts: Readonly<Record<string, string>>
  readonly faults: Readonly<Record<string, string>>
}

/** Reads the files of facts, judges and writes them, one change at a time. */
export class Store {
  readonly #config: EditorConfig
  readonly #registry: Registry
  readonly #folder: string
  readonly #history: History
  readonly #documents: () => ReadonlyMap<string, string>
  #last: Promise<unknown> = Promise.resolve()

  /** @param documents the pages as they are drawn now, HTML by address */
  constructor(
    config: EditorConfig,
    registry: Registry,
    documents: () => ReadonlyMap<string, string>,
  ) {
    this.#config = config
    this.#registry = registry
    this.#documents = documents
    this.#folder = path.resolve(config.folder)
    this.#history = new History(path.join(this.#folder, '.history'))
  }

  async book(): Promise<Book> {
    const { facts, faults } = await this.#read()
    const day = this.#config.today()
    // Facts that are not all there cannot be judged.
    const judgements = Object.keys(faults).length > 0 ? [] : this.#judge(facts)
    const { first } = this.#config
    const kinds = [...new Set([...first, ...Object.keys(this.#registry)])].flatMap((name) => {
      const kind = this.#registry[name]
      const fault = faults[name] ?? null
      return kind ? [this.#kindOf(name, kind, facts[name], fault, judgements)] : []
    })
    const named = kinds.map(({ name, records }) => [
      name,
      records.map(({ id, name: label }) => ({ value: id, label })),
    ])
    return {
      day,
      kinds,
      references: { ...Object.fromEntries(named), ...this.#config.references() },
      files: Object.fromEntries(
        Object.entries(this.#config.files).map(([key, { formats }]) => [key, formats]),
      ),
    }
  }

  async versions(): Promise<readonly Version[]> {
    const { facts } = await this.#read()
    const lists = Object.entries(this.#registry).map(([name, kind]) =>
      this.#history.list(name, kind, facts[name] ?? null),
    )
    const versions = (await Promise.all(lists)).flat()
    return versions.toSorted((one, other) => (one.until < other.until ? 1 : -1))
  }

  /** One change after the other: each is checked against what the files hold then. */
  apply(change: Change): Promise<Outcome> {
    const next = this.#last.then(() => this.#apply(change))
    this.#last = next.catch(() => {})
    return next
  }

  async #apply(change: Change): Promise<Outcome> {
    // A list has names that are nobody's, such as `constructor`.
    const kind = Object.hasOwn(this.#registry, change.kind)
      ? this.#registry[change.kind]
      : undefined
    if (!kind) return refused(`Il n’y a pas de fiches « ${change.kind} ».`)
    const shelf = await this.#read()
    const fault = Object.values(shelf.faults)[0]
    if (fault !== undefined) return refused(fault)
    return change.op === 'restore'
      ? this.#restore(change.kind, change.version, shelf)
      : this.#edit(change, kind, shelf)
  }

  async #edit(
    change: Exclude<Change, { op: 'restore' }>,
    kind: Kind,
    shelf: Shelf,
  ): Promise<Outcome> {
    const whole = shelf.facts[change.kind] ?? null
    const rows = isList(whole) ? whole : [whole]
    const index = kind.isList ? rows.findIndex((row) => keyOf(kind, row) === change.id) : 0
    const current = rows[index] ?? null
    const isNew = change.op === 'save' && change.base === null && kind.isList
    if (!isNew && (current === null || markOf(current) !== change.base))
      return {
        status: 'conflict',
        current,
        mark: current === null ? null : markOf(current),
      }
    if (change.op === 'remove') {
      if (!kind.isList) return refused('Cette fiche ne se retire pas.')
      const id = change.id ?? ''
      const namers = namersOf(this.#registry, shelf.facts, { kind: change.kind, id })
      if (namers.length > 0)
        return {
          status: 'refused',
          issues: namers.map((namer) => ({
            path: [],
            message: `cette fiche ne peut pas être retirée : ${namer}. Changez d’abord ce champ.`,
          })),
        }
      return this.#write(change.kind, rows.toSpliced(index, 1), shelf, null)
    }
    if (change.op !== 'save') {
      const to = index + (change.op === 'raise' ? -1 : 1)
      if (rows[to] === undefined) return { status: 'done', id: change.id }
      const moved = rows.with(index, rows[to]).with(to, current)
      return this.#write(change.kind, moved, shelf, change.id)
    }
    return this.#save(change, kind, shelf, { rows, index, isNew })
  }

  async #save(
    change: Extract<Change, { op: 'save' }>,
    kind: Kind,
    shelf: Shelf,
    { rows, index, isNew }: { rows: readonly Json[]; index: number; isNew: boolean },
  ): Promise<Outcome> {
    const form = formOf(kind)
    const current = rows[index] ?? null
    const label = isFields(change.value) ? change.value[kind.label ?? ''] : ''
    const taken = new Set(rows.map((row) => keyOf(kind, row)))
    const name = freeName(slugOf(String(label ?? '')), taken)
    const tidied = tidyRecord(change.value, form, isNew ? name : (change.id ?? change.kind))
    const value = isNew && kind.key ? withFreeKey(tidied, kind.key, taken) : tidied
    const place = kind.isList ? [isNew ? rows.length : index] : []
    const next = !kind.isList ? value : isNew ? [...rows, value] : rows.with(index, value)
    const id = kind.isList ? String(keyOf(kind, value)) : null
    const issues = [
      ...lengthIssues(value, form),
      ...schemaIssues(kind, next, place),
      ...this.#fixedIssues(change.kind, current, value, kind),
    ]
    if (issues.length > 0) return { status: 'refused', issues }
    return this.#write(change.kind, next, shelf, id, { index: place[0] ?? null })
  }

  /** What a record must keep: its address, which links that were sent lead to, and what is specified. */
  #fixedIssues(name: string, current: Json, value: Fields, kind: Kind): readonly Issue[] {
    if (!isFields(current)) return []
    const fixed = [...(kind.key ? [kind.key] : []), ...this.#config.fixed(name, current)]
    return fixed
      .filter((field) => !same(current[field] ?? null, value[field] ?? null))
      .map((field) => ({
        path: [field],
        message:
          'ce champ ne se change pas : des liens déjà envoyés, ou le site, en dépendent',
      }))
  }

  /** Writes a file whose change brings no error that was not there before. */
  async #write(
    name: string,
    next: Json,
    shelf: Shelf,
    id: string | null,
    own?: { index: number | null },
  ): Promise<Outcome> {
    const before = new Set(this.#errors(shelf.facts).map(({ text }) => text))
    const found = this.#errors({ ...shelf.facts, [name]: next })
    const isOwn = ({ kind, index }: Judgement) =>
      own !== undefined && kind === name && index === own.index
    const issues = found
      .filter((error) => isOwn(error) || !before.has(error.text))
      .map((error) => ({
        path: isOwn(error) ? error.path.filter(isStep) : [],
        message: error.text,
      }))
    if (issues.length > 0) return { status: 'refused', issues }
    if (same(next, shelf.facts[name] ?? null)) return { status: 'done', id }
    await this.#history.keep(name, shelf.texts[name] ?? '', new Date())
    await writeFacts(path.join(this.#folder, `${name}.json`), next)
    return { status: 'done', id }
  }

  async #restore(name: string, version: string, shelf: Shelf): Promise<Outcome> {
    const text = await this.#history.read(name, version)
    if (text === undefined) return refused('Cet état n’est plus gardé.')
    const value: Json = JSON.parse(text)
    const kind = this.#registry[name]
    const issues = kind ? schemaIssues(kind, value, []) : []
    return issues.length > 0
      ? { status: 'refused', issues: issues.map(({ message }) => ({ path: [], message })) }
      : this.#write(name, value, shelf, null)
  }

  #errors(facts: Facts) {
    return this.#judge(facts).filter(({ level }) => level === 'error')
  }

  #judge(facts: AllFacts): readonly Judgement[] {
    return this.#config.judge(facts, this.#config.today())
  }

  #kindOf(
    name: string,
    kind: Kind,
    whole: Json | undefined,
    fault: string | null,
    judgements: readonly Judgement[],
  ): BookKind {
    const rows = isList(whole) ? whole : whole === undefined ? [] : [whole]
    const records = rows.filter(isFields).map((value, index): BookRecord => {
      const id = kind.isList ? String(keyOf(kind, value)) : name
      const label = kind.label === undefined ? kind.title : value[kind.label]
      return {
        id,
        name: typeof label === 'string' && label !== '' ? label : `Fiche ${index + 1}`,
        mark: markOf(value),
        value,
        judgements: judgements.filter(
          (each) => each.kind === name && each.index === (kind.isList ? index : null),
        ),
        shown: this.#config.whereShown(this.#documents(), name, value),
        fixed: this.#config.fixed(name, value),
      }
    })
    return { name, title: kind.title, isList: kind.isList, fault, records }
  }

  async #read(): Promise<Shelf> {
    const read = await Promise.all(
      Object.keys(this.#registry).map(
        async (name) =>
          [name, await readFacts(path.join(this.#folder, `${name}.json`))] as const,
      ),
    )
    const good = read.flatMap(([name, each]) =>
      'fault' in each ? [] : [[name, each] as const],
    )
    return {
      facts: Object.fromEntries(good.map(([name, { value }]) => [name, value])),
      texts: Object.fromEntries(good.map(([name, { text }]) => [name, text])),
      faults: Object.fromEntries(
        read.flatMap(([name, each]) => ('fault' in each ? [[name, each.fault]] : [])),
      ),
    }
  }
}

/** The faults of one record, their paths counted from it. */
function schemaIssues(kind: Kind, next: Json, place: Path): readonly Issue[] {
  const { error } = kind.schema.safeParse(next)
  return (error?.issues ?? [])
    .filter(({ path: at }) => place.every((step, depth) => at[depth] === step))
    .map(({ path: at, message }) => ({
      path: at.slice(place.length).filter(isStep),
      message,
    }))
}

function withFreeKey(value: Fields, key: string, taken: ReadonlySet<unknown>): Fields {
  return { ...value, [key]: freeName(String(value[key]), taken) }
}

function keyOf(kind: Kind, row: Json | undefined) {
  return isFields(row) ? row[kind.key ?? 'id'] : undefined
}

function isStep(step: PropertyKey): step is string | number {
  return typeof step !== 'symbol'
}

function refused(message: string): Outcome {
  return { status: 'refused', issues: [{ path: [], message }] }
}
