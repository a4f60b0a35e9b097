/** Reads, validates and writes the files of facts, one change at a time. */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { HTTPException } from 'hono/http-exception'
import { format } from 'oxfmt'
import { z } from 'zod'
import { punctuate } from '#facts/format/typeset.ts'
import { error } from '#facts/validation/issue.ts'
import { toRecordIssue, validateFacts } from '#facts/validation/validate-facts.ts'
import { badges } from '#facts/schema/badges.ts'
import {
  type FactFileName,
  factFileNames,
  factFiles,
  factsSchema,
} from '#facts/schema/fact-files.ts'
import { textAt, textsIn } from '#facts/schema/record.ts'
import { reservedIds } from '#facts/schema/schema.ts'
import { readFacts, readEnvironment } from '#src/checks/fact-files.ts'
import { factsFolder } from '#src/checks/facts-folder.ts'
import { unusedCertificates } from '#src/document/public-files.ts'
import { today } from '#src/content/build-day.ts'
import {
  type AttachedFiles,
  attachFile,
  replaceFile,
  storeFiles,
  uploadFolders,
} from './files.ts'
import {
  type Attachment,
  type Issue,
  type Json,
  createReport,
  findFreeName,
  parseForm,
  createRecordSchema,
  slugify,
} from './form.ts'

export const changeSchema = z.strictObject({
  kind: z.literal(factFileNames),
  /** Id of the record, or `null` for a new record. */
  id: z.string().nullable(),
  /** Hash of the record before the change, or `null` for a new record. */
  baseRevision: z.string().max(100).nullable(),
  /** Value of the form, or `null` to remove the record. The form of a new record has a `key`. */
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

/** Reads all files. Throws if one is unreadable, with the reason in French, because its records would be missing. */
function readFiles() {
  const { files, unreadable } = readFacts(factsFolder)
  if (unreadable.length > 0)
    throw new HTTPException(500, { message: punctuate(unreadable.join(' ')) })
  return files
}

/** Reads all records with their issues. */
export function readFactStore() {
  const files = readFiles()
  const issues = validateFacts(files, today(), readEnvironment())
  const references = collectReferences(files)
  return factFileNames.map((name) => {
    const kind: FileDefinition = factFiles[name]
    const { schema: _, ...properties } = kind
    const own = issues.filter((each) => each.kind === name)
    const records = toRows(files[name]).map((row, at) => ({
      id: getRecordId(name, kind, row),
      name: getRecordName(kind, row) || kind.title,
      revision: hashRecord(row),
      value: row,
      issues: own.filter((each) => each.index === (kind.isList ? at : null)),
    }))
    return {
      name,
      ...properties,
      title: punctuate(kind.title),
      records,
      issues: own,
      formSchema: createRecordSchema(kind, references),
    }
  })
}

const toChoices = (records: unknown, label: string) =>
  [records]
    .flat()
    .map((each) => ({ const: textAt(each, 'id'), title: textAt(each, label) }))

/** Collects the choices for fields that refer to a claim, a category, a drawing or a certificate. */
function collectReferences(files: FactFiles) {
  const categories = Object.entries(Object(files.categories)).map(([family, list]) => [
    `categories.${family}`,
    toChoices(list, 'name'),
  ])
  const claims = toChoices(files.claims, 'title')
  const certificate = unusedCertificates(null).map((title) => ({
    const: `/${title}`,
    title,
  }))
  const images = listImageChoices(files)
  return { ...Object.fromEntries(categories), certificate, claims, images }
}

/** The names of the fields that contain the name of a drawing. */
const drawingFields = ['image', 'logo', 'icon', ...badges.map(({ field }) => field)]

/** Lists the drawings in `src/images`. The title of a drawing names the record that uses it, if any. */
function listImageChoices(files: FactFiles) {
  const users: Record<string, string> = {}
  for (const [steps, image] of textsIn(files))
    if (drawingFields.some((field) => field === steps.at(-1)))
      users[image] = toRecordIssue(error(steps, ''), files).record
  return readdirSync(uploadFolders.image)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => {
      const { name } = path.parse(file)
      const title = `${users[name] ?? 'Sans fiche'} (${name})`
      return { const: name, title, picture: `/src/images/${file}` }
    })
    .toSorted((one, other) => one.title.localeCompare(other.title))
}

/** Id and revision of the saved record, or the reasons for which it is not saved. */
type SaveResult = NonNullable<Awaited<ReturnType<typeof applyChange>>>
let lastSave: Promise<unknown> = Promise.resolve()

/** Created records by the keys of their forms. A repeated creation changes the record instead. */
const creations = new Map<string, Pick<Change, 'id' | 'baseRevision'>>()

/** Saves one change at a time. A change is applied again if the file changes before it is written. */
export function saveChange(change: Change): Promise<SaveResult> {
  const key = textAt(change.value, 'key')
  const save = async (): Promise<SaveResult> => {
    const created = change.id === null && creations.get(key)
    const result = (await applyChange({ ...change, ...created })) ?? (await save())
    // After a conflict with a later change of the created record, another record is created.
    const isConflict = 'issues' in result && result.issues.length === 0
    if (created && isConflict && creations.delete(key)) return save()
    if (key && 'id' in result)
      creations.set(key, { id: result.id, baseRevision: result.revision })
    return result
  }
  const result = lastSave.then(save)
  lastSave = result.catch(() => {})
  return result
}

/** Applies a change. Resolves to `undefined` if another program has changed the file during the call. */
async function applyChange({ kind: name, id, baseRevision, value }: Change) {
  const kind: FileDefinition = factFiles[name]
  const text = await readFile(factsFile(name), 'utf8').catch(() => '')
  const files = readFiles()
  const rows = toRows(files[name])
  const ids = rows.map((row) => getRecordId(name, kind, row))
  // A new record gets the index after the last record.
  const at = [...ids, id].indexOf(id)
  const record = rows[at]
  const saved = describeSaved(name, kind, record)
  const schema = createRecordSchema(kind, collectReferences(files))
  const attached: AttachedFiles = new Map()
  const attach = (file: Attachment) => attachFile(file, attached)
  const ownId =
    textAt(record, 'anchor') ||
    ids[at] ||
    findFreeId(getRecordName(kind, value), name, files)
  const parse = (form: Json) => parseForm(form, schema, { attach, idStem: ownId })
  const parsed = parse(value)
  // A change that another save has already made is no conflict. The key order of a file may differ. A refused
  // file does not count as an empty field.
  const isSame = (row: Json) =>
    parsed.issues.length === 0 && withoutIds(parse(row).value) === withoutIds(parsed.value)
  if (saved.revision !== baseRevision)
    return isSame(record ?? null) ? saved : reportConflict(saved.revision)
  // After a restart, a repeated request finds the record that the first one created.
  const twin = id === null && rows.find((row) => isSame(row))
  if (twin) return describeSaved(name, kind, twin)
  const replacement = value === null ? [] : [parsed.value]
  const file = kind.isList ? rows.toSpliced(at, 1, ...replacement) : parsed.value
  const changed = { ...files, [name]: file }
  const knownErrors = new Set(findErrors(files).map(({ text }) => text))
  const errors = findErrors(changed, attached).flatMap((error): Issue[] => {
    const isInRecord = error.kind === name && error.index === (kind.isList ? at : null)
    if (value === null || !isInRecord)
      return knownErrors.has(error.text) || isRepair(files, changed)
        ? []
        : [...createReport('', error.text).issues]
    const steps = error.path.filter((step) => typeof step !== 'symbol')
    const isReported = parsed.issues.some((each) => each.path.join() === steps.join())
    return isReported ? [] : [{ path: steps, title: error.field, message: error.short }]
  })
  const issues = [...parsed.issues, ...errors]
  if (issues.length > 0)
    return { title: 'Rien n’est enregistré. Points à corriger :', issues }
  await storeFiles(attached)
  if (!(await writeFactFile(name, text, file))) return undefined
  return describeSaved(name, kind, replacement[0])
}

/**
 * Returns an id for a new record. It differs from the ids of its file, from all anchors and from `reservedIds`, even
 * if hyphens and case are ignored.
 */
function findFreeId(title: string, name: FactFileName, files: FactFiles) {
  const simplify = (id: string) => id.replaceAll('-', '').toLowerCase()
  const ids = [...textsIn(files)].flatMap(([[kind, ...steps], text]) =>
    steps.at(-1) === 'anchor' || (kind === name && steps.at(-1) === 'id') ? text : [],
  )
  const taken = [...reservedIds, ...ids].map(simplify)
  return findFreeName(slugify(title || name), { has: (id) => taken.includes(simplify(id)) })
}

/** Formats a record without the ids that the editor generates. */
const withoutIds = (record: Json) =>
  JSON.stringify(record, (key, each: Json) => (/^(?:id|anchor)$/.test(key) ? null : each))

const reportConflict = (revision: string | null) =>
  createReport(
    `Cette fiche a été ${revision === null ? 'retirée' : 'modifiée'} pendant votre saisie`,
  )

const isAccepted = (files: FactFiles) => factsSchema.safeParse(files).success
/** Whether a change repairs a schema error, which had hidden the errors of other records. These are not new. */
const isRepair = (before: FactFiles, after: FactFiles) =>
  !isAccepted(before) && isAccepted(after)

const describeSaved = (name: FactFileName, kind: FileDefinition, row?: Json) => ({
  id: getRecordId(name, kind, row),
  revision: row === undefined ? null : hashRecord(row),
})

/** Returns the errors that the build would report for these facts if the attached files were stored. */
function findErrors(files: FactFiles, attached: AttachedFiles = new Map()) {
  const environment = readEnvironment()
  const drawing = (name: string) =>
    attached.get(path.join(uploadFolders.image, `${name}.svg`))?.toString()
  const names = [...attached.keys()].map((file) => path.parse(file))
  return validateFacts(files, today(), {
    ...environment,
    images: [...environment.images, ...names.map(({ name }) => name)],
    files: [...environment.files, ...names.map(({ base }) => `/${base}`)],
    readDrawing: (name) => drawing(name) ?? environment.readDrawing(name),
  }).filter(({ level }) => level === 'error')
}

const factsFile = (name: FactFileName) => path.join(factsFolder, `${name}.json`)

/**
 * Writes a file, and copies its previous version to `.history` with date and time. Resolves to false if
 * another process has changed the file.
 */
export async function writeFactFile(name: FactFileName, before: string, next: Json) {
  const file = factsFile(name)
  const text = `${JSON.stringify(next, null, 2)}\n`
  const { code } = await format(file, text, { printWidth: 92 })
  if (code === before) return true
  const timestamp = new Date().toLocaleString('sv-SE').replaceAll(/\D/g, '-')
  // The hash distinguishes the versions that are replaced within one second.
  const version = `${name}.${timestamp}-${hashRecord(before).slice(0, 8)}.json`
  const copy = path.join(factsFolder, '.history', version)
  await mkdir(path.dirname(copy), { recursive: true })
  try {
    await writeFile(copy, before)
    return await replaceFile(file, before, code)
  } catch (error) {
    await rm(copy, { force: true })
    throw error
  }
}
