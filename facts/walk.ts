import { z } from 'zod'
import type { Look } from './fields.ts'
import { valuesIn } from './record.ts'

type Schema = z.core.$ZodType | undefined
type Path = readonly PropertyKey[]

/** A value of the files, where it stands, and what its schema says of it. */
export type Field = {
  path: Path
  value: unknown
  look: Look
  /** Whether null can stand there. */
  isNullable: boolean
}

/** All that a value holds, itself first, each with its field. */
export function* fieldsIn(whole: Schema, held: unknown): Generator<Field> {
  for (const [path, value] of valuesIn(held)) {
    const schema = path.reduce(schemaBelow, whole)
    const isNullable = schema instanceof z.ZodNullable
    yield { path, value, look: lookOf(schema), isNullable }
  }
}

/** « Sessions », « 2 », « Fin »: the French titles of the fields that a path goes through, lists counted from 1. */
export function titlesOf(schema: Schema, path: Path): string[] {
  let field = schema
  return path.map((key) => {
    field = schemaBelow(field, key)
    return typeof key === 'number' ? String(key + 1) : (lookOf(field).title ?? String(key))
  })
}

function lookOf(schema: Schema): Look {
  if (schema === undefined) return {}
  const inner = schema instanceof z.ZodNullable ? lookOf(schema.unwrap()) : {}
  return { ...inner, ...z.globalRegistry.get(schema) }
}

function schemaBelow(schema: Schema, key: PropertyKey): Schema {
  if (schema instanceof z.ZodNullable) return schemaBelow(schema.unwrap(), key)
  if (schema instanceof z.ZodArray) return schema.element
  if (schema instanceof z.ZodObject) return schema.shape[String(key)]
  // One of several kinds.
  const choices = schema instanceof z.ZodDiscriminatedUnion ? schema.options : []
  return choices.map((choice) => schemaBelow(choice, key)).find(Boolean)
}
