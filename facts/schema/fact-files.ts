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
 * @param noun the word for a record, before its name
 * @param label the field that names a record for the owner
 * @param key the field that is unique among the records
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

const questions = (title: string) => list(title, 'Question', question, 'question')

function courses<Schema extends z.ZodObject<{ title: z.ZodString; anchor: z.ZodString }>>(
  title: string,
  record: Schema,
) {
  return list(title, 'Fiche', record, 'title', 'anchor')
}

/** The files of facts, by name. The site shows lists in the order of their file. */
export const factFiles = {
  identity: one('Identité', identity),
  certificate: one('Certificat', certificate),
  services: one('Liens vers d’autres sites', services),
  processors: list('Services qui reçoivent des données', 'Service', processor, 'name'),
  claims: list('Conditions', 'Condition', claim, 'title'),
  figures: list('Chiffres', 'Chiffre', figure, 'label'),
  'company-questions': questions('Questions des entreprises'),
  'individual-questions': questions('Questions des particuliers'),
  funding: one('Financement', funding),
  categories: one('Catégories', categories),
  courses: courses('Formations des entreprises', companyCourse),
  'mandatory-trainings': courses('Formations obligatoires', mandatoryTraining),
  'individual-trainings': courses('Formations des particuliers', individualTraining),
  apprenticeship: one('Apprentissage', apprenticeship.nullable()),
} as const

export type FactFileName = keyof typeof factFiles

export const factsSchema = z.strictObject(schemasOf(factFiles))

/** The contents of all files, once they are valid. */
export type Facts = z.infer<typeof factsSchema>

export const factFileNames: readonly FactFileName[] = factsSchema.keyof().options

function schemasOf<Each extends Record<string, { schema: z.ZodType }>>(
  each: Each,
): { [Name in keyof Each]: Each[Name]['schema'] }
function schemasOf(each: Record<string, { schema: z.ZodType }>) {
  return Object.fromEntries(
    Object.entries(each).map(([name, { schema }]) => [name, schema]),
  )
}
