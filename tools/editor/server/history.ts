import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Json, Version } from '../record.ts'
import type { Kind } from '../registry.ts'
import { isFields, isList, same, textOf } from '../machine/values.ts'
import { WriteFault, writeWhole } from './files.ts'

/** How many earlier versions of a file are kept. */
const kept = 20

/** Earlier versions of the files, one folder a kind, outside of what is published. */
export class History {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Keeps the text of a file that is about to be replaced; the oldest go. */
  async keep(kind: string, text: string, now: Date): Promise<void> {
    const folder = path.join(this.#folder, kind)
    await mkdir(folder, { recursive: true }).catch((error: unknown) => {
      throw new WriteFault('l’état précédent', error)
    })
    const name = `${now.toISOString().replaceAll(':', '-')}.json`
    await writeWhole(path.join(folder, name), text)
    const names = await this.#names(kind)
    const old = names.slice(kept)
    await Promise.all(old.map((each) => rm(path.join(folder, `${each}.json`))))
  }

  /** The text of a version; undefined where there is none of that name. */
  async read(kind: string, id: string): Promise<string | undefined> {
    const names = await this.#names(kind)
    const name = names.find((each) => each === id)
    return name === undefined
      ? undefined
      : readFile(path.join(this.#folder, kind, `${name}.json`), 'utf8')
  }

  /** Newest first, each with what it holds otherwise than the file does now. */
  async list(name: string, kind: Kind, now: Json): Promise<readonly Version[]> {
    const names = await this.#names(name)
    const versions = names.map(async (id) => {
      const text = await readFile(path.join(this.#folder, name, `${id}.json`), 'utf8')
      const value: Json = JSON.parse(text)
      const until = id.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:')
      return { kind: name, id, until, changes: changesOf(kind, value, now) }
    })
    return Promise.all(versions)
  }

  /** Newest first. */
  async #names(kind: string): Promise<readonly string[]> {
    const files = await readdir(path.join(this.#folder, kind)).catch(() => [])
    return files
      .filter((file) => /^[\dTZ.-]+\.json$/.test(file))
      .map((file) => file.slice(0, -'.json'.length))
      .toSorted()
      .toReversed()
  }
}

/** What would change if `then` came back, a line a record. */
function changesOf(kind: Kind, then: Json, now: Json): readonly string[] {
  if (!isList(then) || !isList(now)) return same(then, now) ? [] : [kind.title]
  const keyOf = (record: Json) => (isFields(record) ? record[kind.key ?? ''] : undefined)
  const nameOf = (record: Json) =>
    isFields(record) ? `« ${textOf(record[kind.label ?? ''])} »` : ''
  const find = (records: readonly Json[], one: Json) =>
    records.find((each) => keyOf(each) === keyOf(one))
  const back = then
    .filter((record) => find(now, record) === undefined)
    .map((record) => `${nameOf(record)} reviendrait`)
  const gone = now
    .filter((record) => find(then, record) === undefined)
    .map((record) => `${nameOf(record)} serait retirée`)
  const other = then.flatMap((record) => {
    const current = find(now, record)
    return current === undefined || same(record, current)
      ? []
      : [`${nameOf(record)} serait comme avant`]
  })
  const lines = [...other, ...back, ...gone]
  if (lines.length > 0 || same(then, now)) return lines
  return ['L’ordre serait celui d’avant']
}
