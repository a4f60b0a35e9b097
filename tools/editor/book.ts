import { createHash } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { format } from 'oxfmt'
import type {
  Book,
  BookRecord,
  EditorConfig,
  Fields,
  Issue,
  Json,
  Kind,
  Outcome,
  Registry,
} from './config.ts'
import { detach, readText, withLock, writeWhole } from './files.ts'
import {
  freeName,
  fromForm,
  isFields,
  type Node,
  plain,
  recordNode,
  shapeOf,
  slugOf,
} from './form.ts'

export type Change = {
  readonly kind: string
  /** Names the record in its list; null of a new one. */
  readonly id: string | null
  /** Mark of the record that was changed; null of a new one. */
  readonly base: string | null
  /** As the form holds it; null takes the record away. */
  readonly value: Json
  /** One place up or down in its list. */
  readonly move?: -1 | 1 | undefined
  /** Sets it aside, however incomplete: the site does not show it. */
  readonly later?: boolean | undefined
  /** What was set aside and is now saved, or set aside anew. */
  readonly draft?: string | null | undefined
}

type AllFacts = Readonly<Record<string, Json>>
type Shelf = {
  readonly facts: AllFacts
  readonly texts: Readonly<Record<string, string>>
  readonly drafts: Fields
}

/** Two marks are the same when the records are, whatever the layout of the file. */
export const markOf = (value: Json) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url')

const rowsOf = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]
const textOf = (value: Json | undefined) => (typeof value === 'string' ? value : '')
/** Empty of what is no record of a list. */
const idOf = ({ isList, key = 'id' }: Kind, row: Json | undefined) =>
  isList && isFields(row) ? textOf(row[key]) : ''

function faultIn(text: string | undefined) {
  if (text === undefined) return 'il ne peut pas être lu'
  if (text.startsWith('\ufeff'))
    return 'il commence par une marque invisible (BOM), à retirer'
  if (/^(?:<{7}|={7}|>{7})/m.test(text))
    return 'il contient les marques d’une fusion inachevée (<<<<<<<)'
  if (text.trim() === '') return 'il est vide'
  return /,\s*[\]}]/.test(text) ? 'il a une virgule de trop' : 'ce n’est pas du JSON'
}

/** Reads, judges and writes the files of facts, one change at a time. */
export class Store {
  readonly #config: EditorConfig
  readonly #kinds: Registry

  constructor(config: EditorConfig, kinds: Registry) {
    this.#config = config
    this.#kinds = kinds
  }

  async #read() {
    const facts: Record<string, Json> = {}
    const texts: Record<string, string> = {}
    const faults: Record<string, string> = {}
    for (const name of Object.keys(this.#kinds)) {
      const text = await readText(this.#file(name))
      try {
        facts[name] = JSON.parse(text ?? '')
        texts[name] = text ?? ''
      } catch {
        faults[name] = `Le fichier ${name}.json n’a pas été touché : ${faultIn(text)}.`
      }
    }
    const drafts: Fields = JSON.parse((await readText(this.#file('drafts'))) ?? '{}')
    return { facts, texts, faults, drafts }
  }

  #file(name: string) {
    return path.join(this.#config.folder, `${name}.json`)
  }

  /** @param documents the pages as they are drawn now, HTML by address */
  async book(documents: ReadonlyMap<string, string>): Promise<Book> {
    const config = this.#config
    const { facts, faults, drafts } = await this.#read()
    const day = config.today()
    const judgements = Object.keys(faults).length > 0 ? [] : config.judge(facts, day)
    const names = [...new Set([...config.first, ...Object.keys(this.#kinds)])]
    const kinds = names.flatMap((name) => {
      const kind = this.#kinds[name]
      if (!kind) return []
      const own = judgements.filter((each) => each.kind === name)
      const named = (value: Json) =>
        isFields(value) ? textOf(value[kind.label ?? '']) : ''
      const records = rowsOf(facts[name]).map((value, index): BookRecord => ({
        id: kind.isList ? idOf(kind, value) : name,
        name: named(value) || kind.title,
        mark: markOf(value),
        value,
        judgements: own.filter((each) => each.index === (kind.isList ? index : null)),
        shown: isFields(value) ? config.whereShown(documents, name, value) : [],
        fixed: isFields(value) ? config.fixed(name, value) : [],
      }))
      const aside = Object.entries(drafts).flatMap(([at, value]): BookRecord[] => {
        const [of, id = ''] = at.split('/')
        if (of !== name) return []
        return [
          {
            id,
            name: named(value) || 'Sans nom',
            mark: null,
            value,
            judgements: [],
            shown: [],
            fixed: [],
          },
        ]
      })
      return [{ name, fault: faults[name] ?? null, records: [...records, ...aside] }]
    })
    const referred = kinds.map(({ name, records }) => [
      name,
      records
        .filter(({ mark }) => mark !== null)
        .map(({ id, name: label }) => ({ value: id, label })),
    ])
    return {
      day,
      folder: path.relative(process.cwd(), config.folder) || '.',
      kinds,
      references: { ...Object.fromEntries(referred), ...config.references() },
      files: Object.entries(config.files).flatMap(([rule, { beside, folder, name }]) =>
        beside
          ? [
              {
                rule,
                ...beside,
                picture: `/${path.relative(process.cwd(), folder)}/${name}.svg`,
              },
            ]
          : [],
      ),
    }
  }

  /** Each change is checked against what the files hold once nobody else writes them. */
  save(change: Change): Promise<Outcome> {
    return withLock(this.#config.folder, () => this.#save(change))
  }

  async #save(change: Change): Promise<Outcome> {
    // A list has names that are nobody's, such as `constructor`.
    const kind = Object.hasOwn(this.#kinds, change.kind)
      ? this.#kinds[change.kind]
      : undefined
    if (!kind) return refused(`il n’y a pas de fiches « ${change.kind} »`)
    const shelf = await this.#read()
    const fault = Object.values(shelf.faults)[0]
    if (fault !== undefined) return refused(fault)
    const isAside = change.later || (change.draft != null && change.value === null)
    return isAside
      ? this.#setAside(change, kind, shelf.drafts)
      : this.#put(change, kind, shelf)
  }

  async #put(
    change: Change,
    kind: Kind,
    { facts, texts, drafts }: Shelf,
  ): Promise<Outcome> {
    const rows = rowsOf(facts[change.kind])
    const found = placeOf(kind, rows, change.id)
    const current = rows[found]
    const mark = markOrNull(current)
    if (mark !== change.base) return { status: 'conflict', current: current ?? null, mark }
    const index = found < 0 ? rows.length : found
    const { next, issues } = this.#written(change, kind, rows, index)
    const all = issues.length > 0 ? issues : this.#newErrors(facts, change, next, index)
    if (all.length > 0) return { status: 'refused', issues: all }
    await this.#write(change.kind, next, texts[change.kind] ?? '')
    if (change.draft != null) await this.#setAside({ ...change, value: null }, kind, drafts)
    await this.#takeAway(kind, current, { ...facts, [change.kind]: next })
    const saved =
      change.value === null ? undefined : rowsOf(next)[index + (change.move ?? 0)]
    return { status: 'done', id: idOf(kind, saved) || null }
  }

  /** Errors that were not there before, at their fields where they are the record's own. */
  #newErrors(facts: AllFacts, { kind: name, value }: Change, next: Json, index: number) {
    const place = value === null ? undefined : this.#kinds[name]?.isList ? index : null
    const before = new Set(this.#errors(facts).map(({ text }) => text))
    return this.#errors({ ...facts, [name]: next }).flatMap((error): Issue[] => {
      const isOwn = error.kind === name && error.index === place
      if (!isOwn && before.has(error.text)) return []
      return [{ path: isOwn ? stepsOf(error.path) : [], message: error.text }]
    })
  }

  #written(change: Change, kind: Kind, rows: readonly Json[], index: number) {
    const { kind: name, value, move } = change
    const current = rows[index]
    if (move) return { next: moved(rows, index, index + move), issues: [] }
    if (value === null)
      return { next: kind.isList ? rows.toSpliced(index, 1) : null, issues: [] }
    const taken = new Set(rows.map((row) => idOf(kind, row)))
    const given = isFields(value) ? textOf(value[kind.label ?? '']) : ''
    const stem = idOf(kind, current) || freeName(slugOf(kind.isList ? given : name), taken)
    const read = fromForm(value, recordNode(kind), stem)
    const record = read.value ?? null
    const next = kind.isList
      ? [...rows.slice(0, index), record, ...rows.slice(index + 1)]
      : record
    const schema = schemaIssues(kind, next, index).filter(
      ({ path: at }) => !read.issues.some((own) => own.path.join() === at.join()),
    )
    return {
      next,
      issues: [
        ...read.issues,
        ...schema,
        ...this.#fixedIssues(change, kind, current, record),
      ],
    }
  }

  #fixedIssues(
    change: Change,
    { isList, key = 'id' }: Kind,
    current: Json | undefined,
    next: Json,
  ) {
    if (!isFields(current) || !isFields(next)) return []
    return [...(isList ? [key] : []), ...this.#config.fixed(change.kind, current)]
      .filter((field) => JSON.stringify(current[field]) !== JSON.stringify(next[field]))
      .map((field) => ({
        path: [field],
        message:
          'ce champ ne se change pas : le site ou des liens déjà envoyés en dépendent',
      }))
  }

  async #setAside(
    { kind: name, value, draft }: Change,
    kind: Kind,
    drafts: Fields,
  ): Promise<Outcome> {
    const { [`${name}/${draft}`]: _, ...others } = drafts
    const given = isFields(value) ? textOf(value[kind.label ?? '']) : ''
    const id =
      draft ??
      freeName(
        slugOf(given),
        new Set(Object.keys(drafts).map((at) => at.split('/')[1] ?? '')),
      )
    const next = value === null ? others : { ...others, [`${name}/${id}`]: value }
    if (Object.keys(next).length === 0) await rm(this.#file('drafts'), { force: true })
    else await writeWhole(this.#file('drafts'), `${JSON.stringify(next, null, 2)}\n`)
    return { status: 'done', id: value === null ? null : id }
  }

  /** The file as it was goes beside it, under its day and hour; of each the last twenty stay. */
  async #write(name: string, next: Json, old: string) {
    const { code } = await format(`${name}.json`, `${JSON.stringify(next, null, 2)}\n`, {
      printWidth: 92,
    })
    if (code === old) return
    const history = path.join(this.#config.folder, '.history')
    const now = new Date().toLocaleString('sv-SE').replaceAll(/\D/g, '-')
    const kept = await readdir(history).catch(() => [])
    await writeWhole(
      path.join(
        history,
        `${freeName(`${name}.${now}`, new Set(kept.map((file) => file.slice(0, -5))))}.json`,
      ),
      old,
    )
    for (const file of kept
      .filter((each) => each.startsWith(`${name}.`))
      .toSorted()
      .slice(0, -19))
      await rm(path.join(history, file), { force: true })
    await writeWhole(this.#file(name), code)
  }

  /** A file that the record named before, and nothing names now, is published no more. */
  async #takeAway(kind: Kind, before: Json | undefined, facts: AllFacts) {
    const all = JSON.stringify(facts)
    for (const [rule, value] of filesIn(before ?? null, recordNode(kind))) {
      const known = this.#config.files[rule]
      if (known && !all.includes(JSON.stringify(value))) await detach(known, value)
    }
  }

  #errors(facts: AllFacts) {
    return this.#config
      .judge(facts, this.#config.today())
      .filter(({ level }) => level === 'error')
  }
}

const markOrNull = (row: Json | undefined) => (row === undefined ? null : markOf(row))

const placeOf = (kind: Kind, rows: readonly Json[], id: string | null) =>
  id === null ? -1 : rows.findIndex((row) => !kind.isList || idOf(kind, row) === id)

const stepsOf = (at: readonly PropertyKey[]) =>
  at.filter((step) => typeof step !== 'symbol')

function moved(rows: readonly Json[], from: number, to: number) {
  const [row, other] = [rows[from], rows[to]]
  return row === undefined || other === undefined
    ? rows
    : rows.with(from, other).with(to, row)
}

/** The faults of one record, their paths counted from it. */
function schemaIssues({ schema, isList }: Kind, next: Json, index: number): Issue[] {
  return (schema.safeParse(next).error?.issues ?? [])
    .filter(({ path: at }) => !isList || at[0] === index)
    .map(({ path: at, message }) => ({ path: stepsOf(at.slice(isList ? 1 : 0)), message }))
}

const refused = (message: string): Outcome => ({
  status: 'refused',
  issues: [{ path: [], message }],
})

function filesIn(value: Json, given: Node): (readonly [string, string])[] {
  const node = plain(given)
  if (typeof value === 'string') return node.file === undefined ? [] : [[node.file, value]]
  if (!isFields(value)) return []
  const { properties = {} } = shapeOf(node, value) ?? node
  return Object.entries(value).flatMap(([name, each]) =>
    filesIn(each, properties[name] ?? {}),
  )
}
