import { z } from 'zod'
import {
  choice,
  date,
  group,
  identifier,
  inOrder,
  later,
  list,
  sample,
  text,
  time,
  whole,
} from './fields.ts'

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
    group('Par groupe', {
      kind: kind('perGroup'),
      eurosPerGroup: euros('Montant par groupe, en €'),
      vat,
      includes,
    }),
    group('Par personne', {
      kind: kind('perPerson'),
      eurosPerPerson: euros('Montant par personne, en €'),
      vat,
      includes,
    }),
    group('Sur devis', { kind: kind('onQuote'), rule: text('Règle de calcul') }),
    group('Pris en charge', {
      kind: kind('covered'),
      rule: text('Par qui, et à quel niveau', {
        description: 'À la suite de « Pris en charge »',
      }),
    }),
  ])
  .nullable()
  .meta({
    title: 'Tarif',
    description: 'Sans réponse : « Communiqué avec la proposition »',
  })

const session = group('Session', {
  id: identifier('Identifiant', { hidden: true }),
  starts: date('Début'),
  ends: date('Fin'),
  times: z
    .strictObject({ from: time('De'), to: time('À') })
    .check(later('from', 'to'))
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
  seats: whole('Places libres', 1, 500).nullable(),
  status: choice('État', ['open', 'full'], { open: 'Ouverte', full: 'Complète' }),
}).check(inOrder('starts', 'ends', 'la fin ne peut pas précéder le début'))

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
  .check(inOrder('registered', 'until', 'la fin ne peut pas précéder l’enregistrement'))
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
  prerequisites: list('Prérequis', text('Prérequis', { long: true }), {
    description: 'Une liste sans ligne dit : aucun prérequis',
  }).nullable(),
  objectives: list('Objectifs', text('Objectif', { description: 'Commence par un verbe' }))
    .min(3)
    .max(6),
  contents: list('Contenu', text('Point du programme', { long: true })),
  hours: z.number().positive().max(2000).nullable().meta({ title: 'Durée, en heures' }),
  access: group('Modalités et délai d’accès', {
    how: text('Modalités', { long: true }).nullable(),
    days: whole('Délai, en jours', 0, 365).nullable(),
  }),
  price,
  condition: text('Condition à côté du tarif', { reference: 'claims' }).nullable(),
  methods: list('Méthodes', text('Méthode', { long: true })),
  assessment: list('Évaluation', text('Évaluation', { long: true })),
  accessibility: text('Accessibilité', {
    long: true,
    description: 'Vide : la phrase commune',
  }).nullable(),
  sessions: list('Sessions', session, {
    description:
      'Le site montre les trois prochaines ; celles qui ont commencé disparaissent',
  }),
  certification,
  updated: date('Mis à jour le'),
  sample,
}

const categoriesOf = (title: string) =>
  list(
    title,
    z.strictObject({
      id: identifier('Identifiant', { hidden: true }),
      name: text('Nom'),
      short: text('Nom court', { description: 'Là où la place manque' }).nullable(),
      topic: text('Dans une phrase', {
        description: 'Vide : le nom, en minuscules',
      }).nullable(),
    }),
  ).refine((each) => new Set(each.map(({ id }) => id)).size === each.length, {
    error: 'deux catégories ont le même identifiant',
  })

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
const size = group('Participants', {
  min: whole('Au moins', 1, 500),
  max: whole('Au plus', 1, 500),
}).refine(({ min, max }) => min <= max, {
  path: ['max'],
  error: 'le plus petit groupe est plus grand que celui-ci',
})

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

const inCompany = { days, group: size, outcome, seatPrice }

export const companyCourse = z.strictObject({
  ...known,
  category: category('courses'),
  description: text('Description', { long: true }),
  level: choice('Niveau', ['Débutant', 'Intermédiaire', 'Avancé', 'Tous niveaux']),
  highlights: list('Points forts', text('Point fort')).min(1).max(6),
  ...inCompany,
  ...programme,
})

export const mandatoryTraining = z.strictObject({
  ...known,
  category: category('mandatory-trainings'),
  details: text('Détail', { long: true }).nullable(),
  legalBasis: text('Base légale', { long: true }),
  renewal: text('Périodicité', { long: true }).nullable(),
  issuedBy: text('Délivré par', { long: true }),
  ...inCompany,
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
