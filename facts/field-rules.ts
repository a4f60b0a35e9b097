import { dayInWords } from './days.ts'
import type { Look } from './fields.ts'
import { factsSchema, isKindName, kinds, type Facts } from './kinds.ts'
import { textAt, valueAt } from './record.ts'
import { absent, error, remark, type Context, type Path, type Remark } from './rule.ts'
import { fieldsIn, type Field } from './walk.ts'

/** What is to be said of single values, by what their fields ask for. */
export function* fieldRemarks(context: Context): Generator<Remark> {
  const owners = new Map<string, string>()
  for (const field of fieldsIn(factsSchema, context.facts)) {
    yield* absence(field)
    yield* wrongText(field, context)
    yield* repetition(field, owners, context.facts)
  }
}

function* absence({ path, value, look, isNullable }: Field) {
  // Where null says that nobody has answered, an empty list is an answer.
  const isEmpty = Array.isArray(value) && value.length === 0 && !isNullable
  if (look.absent && (value === null || isEmpty)) yield absent(path, look.absent)
}

function* wrongText({ path, value, look }: Field, context: Context) {
  if (typeof value !== 'string') return
  if (look.done && value > context.day)
    yield remark(
      path,
      `le ${dayInWords(value)} n’est pas encore venu`,
      'Écrivez le jour où cela a vraiment été fait.',
    )
  if (look.reference && !namesOf(look.reference, context).includes(value))
    yield error(path, `${noneOf(look.reference)} ne s’appelle « ${value} »`)
}

/** @param owners by each value that was met so far, whose it is */
function* repetition(
  { path, value, look }: Field,
  owners: Map<string, string>,
  facts: Facts,
) {
  if (look.unique === undefined) return
  const scope = look.unique === 'list' ? path.slice(0, -2) : []
  const name = [...scope, path.at(-1), value].join()
  const owner = owners.get(name)
  if (owner === undefined) owners.set(name, ownerOf(path, facts))
  else yield error(path, `« ${String(value)} » est déjà ${owner}`)
}

type Reference = NonNullable<Look['reference']>

/** All that a field may name: drawings, or records of the files by their ids. */
function namesOf(reference: Reference, { facts, images }: Context): readonly string[] {
  if (reference === 'images') return images
  const records = reference.split('.').reduce<unknown>(valueAt, facts)
  return [records].flat().map((record) => textAt(record, 'id'))
}

function noneOf(reference: Reference) {
  if (reference === 'images') return 'aucun dessin'
  return reference === 'claims' ? 'aucune condition' : 'aucune catégorie'
}

/** Whose a value is, as the next who has it is told. */
function ownerOf([kind, index]: Path, facts: Facts) {
  if (!isKindName(kind) || !kinds[kind].isList || index === undefined) return 'pris'
  const owner = textAt(valueAt(facts[kind], index), kinds[kind].label)
  return `celui de la fiche « ${owner} »`
}
