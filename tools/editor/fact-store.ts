/** Reads, validates and writes the files of facts, one change at a time. */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { format } from 'oxfmt'
import { z } from 'zod'
import { punctuate } from '#facts/format/typeset.ts'
import { validateFacts } from '#facts/validation/validate-facts.ts'
import { type FactFileName, factFileNames, factFiles } from '#facts/schema/fact-files.ts'
import { textAt, valueAt, valuesIn } from '#facts/schema/record.ts'
import { readFacts, readEnvironment } from '#src/checks/fact-files.ts'
import { factsFolder } from '#src/checks/facts-folder.ts'
import { today } from '#src/content/build-day.ts'
import { uploadFolders, replaceFile, runInTurn } from './files.ts'
import type { Issue, Json } from './form.ts'
import {
  createReport,
  compareRecords,
  findFreeName,
  parseForm,
  createRecordSchema,
  slugify,
} from './form.ts'

export const changeSchema = z.strictObject({
  kind: z.literal(factFileNames),
  /** Id of the record in its list, or `null` for a new record. */
  id: z.string().max(200).nullable(),
  /** Hash of the record before the change, or `null` for a new record. */
  baseRevision: z.string().max(100).nullable(),
  /** Value of the form, or `null` to remove the record. */
  value: z.json(),
})
export type Change = z.infer<typeof changeSchema>

/** Hashes a record, regardless of the formatting of its file. */
export const hashRecord = (value: Json = null) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url')

type FactFiles = Readonly<Record<string, Json>>
type FileDefinition = {
  readonly title: string
  readonly isList: boolean
  readonly schema: z.ZodType
  readonly label?: string
  readonly key?: string
}

const toRows = (value: Json = []) => (Array.isArray(value) ? value : [value])
/** Returns the id of a record. In a single-record file it is the name of the file. */
const getRecordId = (name: FactFileName, { key }: FileDefinition, row: Json | undefined) =>
  key === undefined ? name : textAt(row, key)
const getRecordName = ({ label = '' }: FileDefinition, row: Json) => textAt(row, label)

export type FactStore = ReturnType<typeof readFactStore>
export type FactFile = FactStore[number]
export type FactRecord = FactFile['records'][number]

/** Reads all records with their issues. If a file cannot be read, there are no issues. */
export function readFactStore() {
  const { files, unreadable } = readFacts(factsFolder)
  const issues =
    unreadable.length > 0 ? [] : validateFacts(files, today(), readEnvironment())
  const references = collectReferences(files)
  return factFileNames.map((name) => {
    const kind: FileDefinition = factFiles[name]
    const { schema: _, ...properties } = kind
    const records = toRows(files[name]).map((row, at) => ({
      id: getRecordId(name, kind, row),
      name: getRecordName(kind, row) || kind.title,
      revision: hashRecord(row),
      value: row,
      issues: issues.filter(
        (each) => each.kind === name && each.index === (kind.isList ? at : null),
      ),
    }))
    return {
      name,
      ...properties,
      title: punctuate(kind.title),
      records,
      formSchema: createRecordSchema(kind, references),
    }
  })
}

const toChoices = (records: unknown, label: string) =>
  [records]
    .flat()
    .map((each) => ({ const: textAt(each, 'id'), title: textAt(each, label) }))

/** Collects the choices for fields that refer to a condition, a category or a drawing. */
function collectReferences(files: FactFiles) {
  const categories = Object.entries(Object(files.categories)).map(([family, list]) => [
    `categories.${family}`,
    toChoices(list, 'name'),
  ])
  const claims = toChoices(files.claims, 'title')
  return { ...Object.fromEntries(categories), claims, images: listImageChoices(files) }
}

/** Lists the drawings in `src/images`. The title of a drawing names the record that uses it, if any. */
function listImageChoices(files: FactFiles) {
  const values = [...valuesIn(files)].map(([, each]) => each)
  return readdirSync(uploadFolders.image)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => {
      const { name } = path.parse(file)
      const owner = values.find((each) => textAt(each, 'image') === name)
      const ownerTitle = textAt(owner, 'title') || textAt(owner, 'category')
      const title = ownerTitle ? `Image de « ${ownerTitle} »` : `Image sans fiche (${name})`
      return { const: name, title, picture: `/src/images/${file}` }
    })
    .toSorted((one, other) => one.title.localeCompare(other.title))
}

/** Id and revision of the saved record, or its errors, or the differences from a concurrent change. */
type SaveResult = NonNullable<Awaited<ReturnType<typeof applyChange>>>
/** Saves a change. It is applied again if the file changes before it is written. */
export const saveChange = (change: Change): Promise<SaveResult> =>
  runInTurn(async () => {
    for (;;) {
      const result = await applyChange(change)
      if (result) return result
    }
  })

/** Applies a change. Resolves to `undefined` if another program has changed the file during the call. */
async function applyChange({ kind: name, id, baseRevision, value }: Change) {
  const kind: FileDefinition = factFiles[name]
  const text = await readFile(factsFile(name), 'utf8').catch(() => '')
  const { files, unreadable } = readFacts(factsFolder)
  if (unreadable.length > 0) return createReport('Rien n’a été modifié', ...unreadable)
  const rows = toRows(files[name])
  const ids = rows.map((row) => getRecordId(name, kind, row))
  // The index of a new record is the end of the list.
  const at = [...ids, id].indexOf(id)
  const record = rows[at]
  const saved = describeSaved(name, kind, record)
  if (saved.revision !== baseRevision) {
    const formSchema = createRecordSchema(kind, collectReferences(files))
    return reportConflict(saved, compareRecords(formSchema, value, record))
  }
  const stem = slugify(getRecordName(kind, value) || name)
  const parse = (idStem: string) => parseForm(value, createRecordSchema(kind), idStem)
  const freeId = findFreeName(stem, new Set(ids))
  // A repeated request, for example after a lost answer, finds the record that it has created.
  const created = id === null && hashRecord(parse(stem).value)
  const twin = rows.find((row) => hashRecord(row) === created)
  if (twin) return describeSaved(name, kind, twin)
  const parsed = parse(ids[at] ?? freeId)
  const replacement = value === null ? [] : [parsed.value]
  const file = kind.isList ? rows.toSpliced(at, 1, ...replacement) : parsed.value
  const knownErrors = new Set(findErrors(files).map(({ text }) => text))
  const errors = findErrors({ ...files, [name]: file }).flatMap((error): Issue[] => {
    const isInRecord = error.kind === name && error.index === (kind.isList ? at : null)
    if (value === null || !isInRecord)
      return knownErrors.has(error.text) ? [] : [...createReport('', error.text).issues]
    const steps = error.path.filter((step) => typeof step !== 'symbol')
    const isReported = parsed.issues.some((each) => each.path.join() === steps.join())
    return isReported ? [] : [{ path: steps, title: error.field, message: error.short }]
  })
  const issues = [...parsed.issues, ...errors]
  if (issues.length > 0)
    return { title: 'Rien n’est enregistré. Points à corriger :', issues }
  if (!(await writeFactFile(name, text, file))) return undefined
  return describeSaved(name, kind, replacement[0])
}

/** Returns the id and the revision of a record. The revision of a missing record is `null`. */
const describeSaved = (name: FactFileName, kind: FileDefinition, row?: Json) => ({
  id: getRecordId(name, kind, row),
  revision: row === undefined ? null : hashRecord(row),
})

/** Reports the differences from a concurrent change. Without differences, the change counts as saved. */
function reportConflict(
  saved: ReturnType<typeof describeSaved>,
  differences: ReturnType<typeof compareRecords>,
) {
  if (differences.length === 0) return saved
  const participle = saved.revision === null ? 'retirée' : 'changée'
  const title = `Cette fiche a été ${participle} pendant votre saisie`
  return { ...createReport(title), differences, revision: saved.revision }
}

const findErrors = (files: FactFiles) =>
  validateFacts(files, today(), readEnvironment()).filter(({ level }) => level === 'error')

/** Returns the error that the build would report for a drawing in a field of the brand, if any. */
export function findDrawingError(field: string, name: string, svg: string) {
  const { files } = readFacts(factsFolder)
  if (valueAt(files.brand, field) === undefined) return undefined
  const brand = { ...Object(files.brand), [field]: name }
  const environment = { ...readEnvironment(), images: [name], readDrawing: () => svg }
  return validateFacts({ ...files, brand }, today(), environment).find(
    (each) => each.kind === 'brand' && each.level === 'error' && each.path.join() === field,
  )?.short
}

const factsFile = (name: FactFileName) => path.join(factsFolder, `${name}.json`)

/**
 * Writes a file, and copies its previous version to `.history` with date and time. Resolves to false if
 * another process has changed the file, or saves it at the same time.
 */
export async function writeFactFile(name: FactFileName, before: string, next: Json) {
  const file = factsFile(name)
  const text = `${JSON.stringify(next, null, 2)}\n`
  const { code } = await format(file, text, { printWidth: 92 })
  if (code === before) return true
  const folder = path.join(factsFolder, '.history')
  await mkdir(folder, { recursive: true })
  const timestamp = new Date().toLocaleString('sv-SE').replaceAll(/\D/g, '-')
  const copies = (await readdir(folder)).map((each) => path.parse(each).name)
  const copy = path.join(
    folder,
    `${findFreeName(`${name}.${timestamp}`, new Set(copies))}.json`,
  )
  try {
    await writeFile(copy, before, { flag: 'wx' })
    const isWritten = await replaceFile(file, before, code)
    if (!isWritten) await rm(copy)
    return isWritten
  } catch (error) {
    // Another process has just created a copy with this name.
    if (valueAt(error, 'code') === 'EEXIST') return false
    await rm(copy, { force: true })
    throw error
  }
}
