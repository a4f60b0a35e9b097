import path from 'node:path'
import type { EditorConfig } from '../config.ts'
import type { Book, Change, Json, Outcome, Version } from '../record.ts'
import type { Registry } from '../registry.ts'
import { same } from '../machine/values.ts'
import { bookOf } from './book.ts'
import { edited, isStep, refused, schemaIssues, type Written } from './changes.ts'
import { writeFacts } from './files.ts'
import { History } from './history.ts'
import { type Facts, readShelf, type Shelf } from './shelf.ts'

/** Reads the files of facts, judges and writes them, one change at a time. */
export class Store {
  readonly #config: EditorConfig
  readonly #registry: Registry
  readonly #documents: () => ReadonlyMap<string, string>
  readonly #folder: string
  readonly #history: History
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
    const shelf = await readShelf(this.#folder, this.#registry)
    return bookOf(this.#config, this.#registry, shelf, this.#documents())
  }

  async versions(): Promise<readonly Version[]> {
    const { facts } = await readShelf(this.#folder, this.#registry)
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
    if (!kind) return refused(`il n’y a pas de fiches « ${change.kind} »`)
    const shelf = await readShelf(this.#folder, this.#registry)
    const fault = Object.values(shelf.faults)[0]
    if (fault !== undefined) return refused(fault)
    if (change.op === 'restore') return this.#restore(change.kind, change.version, shelf)
    const { facts } = shelf
    const around = { config: this.#config, registry: this.#registry, facts, kind }
    const made = edited(change, around)
    return 'status' in made ? made : this.#write(change.kind, made, shelf)
  }

  async #restore(name: string, version: string, shelf: Shelf): Promise<Outcome> {
    const text = await this.#history.read(name, version)
    if (text === undefined) return refused('cet état n’est plus gardé')
    const next: Json = JSON.parse(text)
    const kind = this.#registry[name]
    const issues = kind ? schemaIssues(kind, next, []) : []
    return issues.length > 0
      ? { status: 'refused', issues: issues.map(({ message }) => ({ path: [], message })) }
      : this.#write(name, { next, id: null }, shelf)
  }

  /** Writes a file whose change brings no error that was not there before. */
  async #write(
    name: string,
    { next, id, own }: Written,
    { facts, texts }: Shelf,
  ): Promise<Outcome> {
    const before = new Set(this.#errors(facts).map(({ text }) => text))
    const issues = this.#errors({ ...facts, [name]: next }).flatMap((error) => {
      const isOwn = own !== undefined && error.kind === name && error.index === own
      if (!isOwn && before.has(error.text)) return []
      return [{ path: isOwn ? error.path.filter(isStep) : [], message: error.text }]
    })
    if (issues.length > 0) return { status: 'refused', issues }
    if (same(next, facts[name] ?? null)) return { status: 'done', id }
    await this.#history.keep(name, texts[name] ?? '', new Date())
    await writeFacts(path.join(this.#folder, `${name}.json`), next)
    return { status: 'done', id }
  }

  #errors(facts: Facts) {
    return this.#config
      .judge(facts, this.#config.today())
      .filter(({ level }) => level === 'error')
  }
}
