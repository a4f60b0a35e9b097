import { z } from 'zod'
import { dayInWords } from '#facts/format/days.ts'
import { placeholdersIn } from '#facts/format/placeholders.ts'
import { typeset } from '#facts/format/typeset.ts'
import type { FieldMeta } from '#facts/schema/schema.ts'
import { factsSchema } from '#facts/schema/fact-files.ts'
import { textAt, textsIn, valueAt, valuesIn } from '#facts/schema/record.ts'
import {
  missingValue,
  error,
  isReal,
  remark,
  type Context,
  type Path,
  type Issue,
} from './issue.ts'
import { isReservedHost, isSampleText, remedyFor, requiredFields } from './sample-data.ts'

type Field = { path: Path; value: unknown; meta: FieldMeta }

/** Validates every value by the metadata of its field, and reports sample data. */
export function* fieldIssues(context: Context): Generator<Issue> {
  const seen = new Set<string>()
  const isTrace = createTraceFinder(context.sampleFacts)
  for (const [path, value] of valuesIn(context.facts)) {
    const { schema, meta } = definitionAt(path)
    const field = { path, value, meta }
    // An empty list counts as missing, unless the list is nullable: only `null` is then missing.
    const isEmpty =
      !(schema instanceof z.ZodNullable) && Array.isArray(value) && value.length === 0
    if (meta.absent && (value === null || isEmpty)) yield missingValue(path, meta.absent)
    if (isTrace(field)) yield traceIssue(field, context)
    yield* textIssues(field, context)
    yield* duplicateIssues(field, seen)
    yield* placeholderIssues(field)
  }
}

/** The fact files in which every text that looks like sample data is reported. */
const ownFiles: readonly PropertyKey[] = ['identity', 'services', 'certificate']

/** Returns a function that recognises sample data in a field. */
function createTraceFinder(sample: unknown) {
  const identity = valueAt(sample, 'identity')
  const names = [textAt(identity, 'name'), textAt(valueAt(identity, 'address'), 'city')]
  const invented = new Set(
    [...textsIn(sample)].flatMap(([path, text]) => {
      const { own, long } = definitionAt(path).meta
      return own || (!long && isSampleText(text)) ? text : []
    }),
  )
  return ({ path, value }: Field) =>
    typeof value === 'string' &&
    (invented.has(value) ||
      names.some((name) => name !== '' && value.includes(name)) ||
      (ownFiles.includes(path[0] ?? '') && isSampleText(value)))
}

function traceIssue({ path, value }: Field, context: Context): Issue {
  const text = String(value)
  const field = path[0] === 'identity' ? String(path[1]) : ''
  const isRefused = requiredFields.includes(field) || isReservedHost(text)
  return {
    path,
    level: isRefused && isReal(context) ? 'error' : 'sample',
    text: `« ${text} » est une valeur d'exemple`,
    action: remedyFor(field),
  }
}

function* textIssues({ path, value, meta }: Field, context: Context) {
  if (typeof value !== 'string') return
  if (meta.done && value > context.day)
    yield remark(
      path,
      `le ${dayInWords(value)} n’est pas encore venu`,
      'Écrivez le jour où cela a vraiment été fait.',
    )
  if (meta.reference && !referenceTargets(meta.reference, context).includes(value))
    yield error(
      path,
      `${noMatchTexts[meta.reference] ?? 'aucune catégorie'} ne s’appelle « ${value} »`,
    )
}

/** @param seen keys of the unique values found so far */
function* duplicateIssues({ path, value, meta }: Field, seen: Set<string>) {
  if (meta.unique === undefined) return
  const scope = meta.unique === 'list' ? path.slice(0, -2) : []
  const key = [...scope, path.at(-1), value].join()
  if (seen.has(key)) yield error(path, `« ${String(value)} » est déjà pris`)
  seen.add(key)
}

function* placeholderIssues({ path, value, meta }: Field) {
  if (meta.placeholders === undefined) return
  const used = [...textsIn(value)].flatMap(([, text]) => [...placeholdersIn(text).keys()])
  for (const name of meta.placeholders)
    if (!used.includes(typeset(name)))
      yield error(path, `il manque « {${name}} », que la page affiche toujours`)
}

type Reference = NonNullable<FieldMeta['reference']>

function referenceTargets(reference: Reference, { facts, images }: Context) {
  if (reference === 'images') return images
  const records = reference.split('.').reduce<unknown>(valueAt, facts)
  return [records].flat().map((record) => textAt(record, 'id'))
}

const noMatchTexts: Partial<Record<Reference, string>> = {
  images: 'aucun dessin',
  claims: 'aucune condition',
}

type Schema = z.core.$ZodType | undefined

/** Returns the titles of the fields along a path, such as « Sessions », « 2 », « Fin ». Items count from 1. */
export function titlesOf(path: Path): string[] {
  return path.map((key, depth) => {
    if (typeof key === 'number') return String(key + 1)
    return definitionAt(path.slice(0, depth + 1)).meta.title ?? String(key)
  })
}

type Definition = { schema: Schema; meta: FieldMeta }
const definitions = new Map<string, Definition>()

/** Returns the schema and the metadata at a path. All items of a list share one definition. */
function definitionAt(path: Path): Definition {
  const key = path.map((step) => (typeof step === 'number' ? '' : String(step))).join('/')
  const known = definitions.get(key)
  if (known) return known
  const schema = path.reduce(childSchema, factsSchema)
  const definition = { schema, meta: metaOf(schema) }
  definitions.set(key, definition)
  return definition
}

function metaOf(schema: Schema): FieldMeta {
  if (schema === undefined) return {}
  const inner = schema instanceof z.ZodNullable ? metaOf(schema.unwrap()) : {}
  return { ...inner, ...z.globalRegistry.get(schema) }
}

function childSchema(schema: Schema, key: PropertyKey): Schema {
  if (schema instanceof z.ZodNullable) return childSchema(schema.unwrap(), key)
  if (schema instanceof z.ZodArray) return schema.element
  if (schema instanceof z.ZodObject) return schema.shape[String(key)]
  // In a union, only some options have the key.
  const choices = schema instanceof z.ZodDiscriminatedUnion ? schema.options : []
  return choices.map((choice) => childSchema(choice, key)).find(Boolean)
}
