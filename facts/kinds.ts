import { z } from 'zod'
import {
  claim,
  figure,
  question,
  apprenticeship,
  categories,
  companyCourse,
  individualTraining,
  mandatoryTraining,
  certificate,
  identity,
  processor,
  services,
} from './schema.ts'
import { funding } from './funding-schema.ts'

function one<Schema extends z.ZodType>(title: string, schema: Schema) {
  return { title, isList: false, schema } as const
}

/**
 * @param noun what a record is called, before its name
 * @param label the field that names a record to the owner
 * @param key the field that no two records share
 */
function list<Schema extends z.ZodObject>(
  title: string,
  noun: string,
  record: Schema,
  label: keyof z.infer<Schema> & string,
  key: keyof z.infer<Schema> & string = 'id',
) {
  return { title, isList: true, schema: z.array(record), noun, label, key } as const
}

/** THE list of the files of facts, by name. A list keeps the order of its file, which is the site's. */
export const kinds = {
  identity: one('Identité', identity),
  certificate: one('Certificat', certificate),
  services: one('Liens vers d’autres sites', services),
  processors: list('Services qui reçoivent des données', 'Service', processor, 'name'),
  claims: list('Conditions', 'Condition', claim, 'title'),
  figures: list('Chiffres', 'Chiffre', figure, 'label'),
  'company-questions': list('Questions des entreprises', 'Question', question, 'question'),
  'individual-questions': list(
    'Questions des particuliers',
    'Question',
    question,
    'question',
  ),
  funding: one('Financement', funding),
  categories: one('Catégories', categories),
  courses: list('Formations des entreprises', 'Fiche', companyCourse, 'title', 'anchor'),
  'mandatory-trainings': list(
    'Formations obligatoires',
    'Fiche',
    mandatoryTraining,
    'title',
    'anchor',
  ),
  'individual-trainings': list(
    'Formations des particuliers',
    'Fiche',
    individualTraining,
    'title',
    'anchor',
  ),
  apprenticeship: one('Apprentissage', apprenticeship.nullable()),
} as const

export type KindName = keyof typeof kinds

export const factsSchema = z.strictObject(schemasOf(kinds))

/** What the files hold, once it is right. */
export type Facts = z.infer<typeof factsSchema>

export const kindNames: readonly KindName[] = Object.keys(kinds).filter(isKindName)

function schemasOf<Each extends Record<string, { schema: z.ZodType }>>(
  each: Each,
): { [Name in keyof Each]: Each[Name]['schema'] }
function schemasOf(each: Record<string, { schema: z.ZodType }>) {
  return Object.fromEntries(
    Object.entries(each).map(([name, { schema }]) => [name, schema]),
  )
}

export function isKindName(name: PropertyKey | undefined): name is KindName {
  return name !== undefined && name in kinds
}
