import { z } from 'zod'
import * as records from './schema.ts'
import { funding } from './funding-schema.ts'
import { obligations } from './obligations-schema.ts'
import * as texts from './page-texts.ts'

function one<Schema extends z.ZodType>(title: string, schema: Schema) {
  return { title, isList: false, schema } as const
}

/**
 * @param noun the French word for a record, displayed before the record's name
 * @param label the field that names a record for the owner
 * @param key the field that is unique among the records
 */
function list<Schema extends z.ZodObject>(
  title: string,
  noun: string,
  record: Schema,
  label: keyof z.infer<Schema> & string,
  key: keyof z.infer<Schema> & string = 'id',
  minimum = 1,
) {
  const schema = z.array(record).min(minimum, 'il faut au moins une fiche')
  return { title, isList: true, schema, noun, label, key } as const
}

const questions = (title: string) => list(title, 'Question', records.question, 'question')

function courses<Schema extends z.ZodObject<{ title: z.ZodString; anchor: z.ZodString }>>(
  title: string,
  record: Schema,
) {
  return list(title, 'Fiche', record, 'title', 'anchor')
}

const page = <Schema extends z.ZodType>(name: string, schema: Schema) =>
  one(`Page « ${name} »`, schema)

export const factFiles = {
  identity: one('Identité', records.identity),
  brand: one('Marque', records.brand),
  certificate: one('Certificat', records.certificate),
  services: one('Liens vers d’autres sites', records.services),
  processors: list(
    'Services qui reçoivent des données',
    'Service',
    records.processor,
    'name',
  ),
  claims: list('Conditions', 'Condition', records.claim, 'title'),
  figures: list('Chiffres', 'Chiffre', records.figure, 'label'),
  'company-questions': questions('Questions des entreprises'),
  'individual-questions': questions('Questions des particuliers'),
  funding: one('Financement', funding),
  obligations: one('Obligations', obligations),
  categories: one('Catégories', records.categories),
  courses: courses('Formations des entreprises', records.companyCourse),
  'mandatory-trainings': courses('Formations obligatoires', records.mandatoryTraining),
  'individual-trainings': courses(
    'Formations des particuliers',
    records.individualTraining,
  ),
  apprenticeship: one('Apprentissage', records.apprenticeship),
  'moved-pages': list('Pages déplacées', 'Page', records.movedPage, 'from', 'from', 0),
  'texts-chooser': page('Choix de l’espace', texts.chooser),
  'texts-company-home': page('Accueil des entreprises', texts.companyHome),
  'texts-about': page('Qui sommes-nous ?', texts.about),
  'texts-catalogue': page('Catalogue', texts.catalogue),
  'texts-mandatory-trainings': page('Formations obligatoires', texts.mandatoryTrainings),
  'texts-pre-hire': page('POEI', texts.preHire),
  'texts-apprenticeship': page('Apprentissage', texts.apprenticeship),
  'texts-contact': page('Contact des entreprises', texts.contact),
  'texts-individual-home': page('Accueil des particuliers', texts.individualHome),
  'texts-individual-trainings': page('Formations', texts.individualTrainings),
  'texts-certifications': page('Certifications', texts.certifications),
  'texts-individual-faq': page('Questions des particuliers', texts.individualFaq),
  'texts-individual-contact': page('Contact des particuliers', texts.individualContact),
  'texts-not-found': page('Page introuvable', texts.notFound),
} as const

export type FactFileName = keyof typeof factFiles

export const factsSchema = z.strictObject(schemasOf(factFiles))

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
