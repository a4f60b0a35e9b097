import { z } from 'zod'
import { choice, date, identifier, text, texts, time, whole } from './fields.ts'

const euros = (title: string) =>
  z.number().positive('le montant doit dépasser 0 €').max(1_000_000).meta({ title })
const vat = choice('TVA', ['HT', 'TTC', 'exonéré'], {
  HT: 'hors taxes (HT)',
  TTC: 'toutes taxes comprises (TTC)',
  exonéré: 'exonéré de TVA',
})
const includes = text('Ce que le prix comprend', { long: true })

const kind = <const T extends string>(value: T) => z.literal(value).meta({ title: 'Sorte' })

// The amounts have two names: a form that goes from one kind to the other must not keep 4 800 €.
const price = z
  .discriminatedUnion('kind', [
    z
      .strictObject({
        kind: kind('perGroup'),
        eurosPerGroup: euros('Montant par groupe, en €'),
        vat,
        includes,
      })
      .meta({ title: 'Par groupe' }),
    z
      .strictObject({
        kind: kind('perPerson'),
        eurosPerPerson: euros('Montant par personne, en €'),
        vat,
        includes,
      })
      .meta({ title: 'Par personne' }),
    z
      .strictObject({ kind: kind('onQuote'), rule: text('Règle de calcul') })
      .meta({ title: 'Sur devis' }),
    z
      .strictObject({
        kind: kind('covered'),
        rule: text('Par qui, et à quel niveau', {
          description: 'À la suite de « Pris en charge »',
        }),
      })
      .meta({ title: 'Pris en charge' }),
  ])
  .nullable()
  .meta({
    title: 'Tarif',
    description: 'Sans réponse : « Communiqué avec la proposition »',
  })

const session = z
  .strictObject({
    id: identifier('Identifiant', { hidden: true }),
    starts: date('Début'),
    ends: date('Fin'),
    times: z
      .strictObject({ from: time('De'), to: time('À') })
      .refine(({ from, to }) => from < to, {
        path: ['to'],
        error: 'cette heure doit suivre la première',
      })
      .nullable()
      .meta({ title: 'Horaires', description: 'Vide : des journées entières' }),
    place: text('Lieu'),
    address: text('Adresse entière', {
      description: 'Vide : la vôtre, ou aucune à distance',
    }).nullable(),
    delivery: choice('Forme', ['onSite', 'remote', 'mixed'], {
      onSite: 'En présentiel',
      remote: 'À distance',
      mixed: 'Mixte',
    }),
    seats: z.int().min(1).max(500).nullable().meta({ title: 'Places libres' }),
    status: choice('État', ['open', 'full'], { open: 'Ouverte', full: 'Complète' }),
  })
  .refine(({ starts, ends }) => starts <= ends, {
    path: ['ends'],
    error: 'la fin ne peut pas précéder le début',
  })
  .meta({ title: 'Session' })

const certification = z
  .strictObject({
    title: text('Intitulé exact'),
    code: z
      .string()
      .regex(/^(?:RNCP|RS)\d+$/, { error: 'RNCP ou RS, puis des chiffres' })
      .meta({ title: 'Code' }),
    certifier: text('Certificateur'),
    registered: date('Enregistrée le'),
    until: date('Jusqu’au'),
  })
  .refine(({ registered, until }) => registered <= until, {
    path: ['until'],
    error: 'la fin ne peut pas précéder l’enregistrement',
  })
  .nullable()
  .meta({ title: 'Certification' })

const known = {
  anchor: identifier('Adresse dans la page', { hidden: true }),
  title: text('Intitulé'),
  image: text('Dessin ou photographie', { reference: 'images', file: 'image' }),
}

/** What the quality certification wants to be public of each training. */
const programme = {
  audience: text('Public', { long: true }).nullable(),
  prerequisites: texts('Prérequis', 'Prérequis', {
    description: 'Une liste sans ligne dit : aucun prérequis',
  }).nullable(),
  objectives: z
    .array(text('Objectif', { description: 'Commence par un verbe' }))
    .min(3)
    .max(6)
    .meta({ title: 'Objectifs' }),
  contents: texts('Contenu', 'Point du programme'),
  hours: z.number().positive().max(2000).nullable().meta({ title: 'Durée, en heures' }),
  access: z
    .strictObject({
      how: text('Modalités', { long: true }).nullable(),
      days: z.int().min(0).max(365).nullable().meta({ title: 'Délai, en jours' }),
    })
    .meta({ title: 'Modalités et délai d’accès' }),
  price,
  condition: text('Condition à côté du tarif', { reference: 'claims' }).nullable(),
  methods: texts('Méthodes', 'Méthode'),
  assessment: texts('Évaluation', 'Évaluation'),
  accessibility: text('Accessibilité', {
    long: true,
    description: 'Vide : la phrase commune',
  }).nullable(),
  sessions: z.array(session).meta({
    title: 'Sessions',
    description:
      'Le site montre les trois prochaines ; celles qui ont commencé disparaissent',
  }),
  certification,
  updated: date('Mis à jour le'),
  sample: z.boolean().meta({ title: 'Ces valeurs sont encore inventées' }),
}

const categoriesOf = (title: string) =>
  z
    .array(
      z.strictObject({
        id: identifier('Identifiant', { hidden: true }),
        name: text('Nom'),
        short: text('Nom court', { description: 'Là où la place manque' }).nullable(),
        topic: text('Dans une phrase', {
          description: 'Vide : le nom, en minuscules',
        }).nullable(),
      }),
    )
    .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, {
      error: 'deux catégories ont le même identifiant',
    })
    .meta({ title })

/** Those of each list of courses, in the order of its filter. */
export const categories = z.strictObject({
  courses: categoriesOf('Formations des entreprises'),
  'mandatory-trainings': categoriesOf('Formations obligatoires'),
  'individual-trainings': categoriesOf('Formations des particuliers'),
})

/** A list of courses that has categories. */
export type Family = keyof z.infer<typeof categories>
const category = (family: Family) =>
  identifier('Catégorie', { reference: `categories.${family}` })

/** Half days count: 0.5. */
const days = z.number().multipleOf(0.5).min(0.5).max(60).meta({ title: 'Durée, en jours' })
const group = z
  .strictObject({ min: whole('Au moins', 1, 500), max: whole('Au plus', 1, 500) })
  .refine(({ min, max }) => min <= max, {
    path: ['max'],
    error: 'le plus petit groupe est plus grand que celui-ci',
  })
  .meta({ title: 'Participants' })

/** Short enough for one line beside three other facts. */
const outcome = text('À l’issue', {
  description: 'Ce que chacun emporte, en 34 caractères au plus',
})
  .max(34)
  .nullable()

/** What one person pays in a session that gathers several companies. */
const seatPrice = z
  .strictObject({ euros: euros('Montant par personne, en €'), vat, includes })
  .nullable()
  .meta({ title: 'Prix en session ouverte' })

export const companyCourse = z.strictObject({
  ...known,
  category: category('courses'),
  description: text('Description', { long: true }),
  level: choice('Niveau', ['Débutant', 'Intermédiaire', 'Avancé', 'Tous niveaux']),
  highlights: z.array(text('Point fort')).min(1).max(6).meta({ title: 'Points forts' }),
  days,
  group,
  outcome,
  seatPrice,
  ...programme,
})

export const mandatoryTraining = z.strictObject({
  ...known,
  category: category('mandatory-trainings'),
  details: text('Détail', { long: true }).nullable(),
  legalBasis: text('Base légale', { long: true }),
  renewal: text('Périodicité', { long: true }).nullable(),
  issuedBy: text('Délivré par', { long: true }),
  days,
  group,
  outcome,
  seatPrice,
  ...programme,
})

export const individualTraining = z.strictObject({
  ...known,
  category: category('individual-trainings'),
  description: text('Description', { long: true }),
  preparesFor: text('À la fin'),
  trainingAccount: z
    .boolean()
    .meta({ title: 'Marque du compte personnel de formation à côté' }),
  ...programme,
})

export const apprenticeship = z.strictObject({
  ...known,
  diploma: text('Diplôme ou titre préparé'),
  level: text('Niveau'),
  rhythm: text('Rythme', { long: true }),
  starts: text('Rentrée'),
  months: whole('Durée, en mois', 6, 48),
  outcome,
  ...programme,
})

export type Apprenticeship = z.infer<typeof apprenticeship>
export type CompanyCourse = z.infer<typeof companyCourse>
export type MandatoryTraining = z.infer<typeof mandatoryTraining>
export type IndividualTraining = z.infer<typeof individualTraining>
