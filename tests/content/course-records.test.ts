import { expect, test } from 'vitest'
import companyFacts from '#facts/courses.json' with { type: 'json' }
import individualFacts from '#facts/individual-trainings.json' with { type: 'json' }
import mandatoryFacts from '#facts/mandatory-trainings.json' with { type: 'json' }
import { buildDay } from '#src/content/build-day.ts'
import { certification, deliveredFacts, plain, verdictOn } from './course-verdicts.ts'

const session = {
  id: 'seance',
  starts: '2027-01-11',
  ends: '2027-01-12',
  times: { from: '09:00', to: '17:00' },
  place: 'Exempleville',
  delivery: 'onSite',
  seats: 8,
  status: 'open',
}

/** The delivered records, with `changes` in the first of a list; undefined takes a field away. */
function verdict(changes: object, kind = 'courses', day = '2026-11-24') {
  const facts: Record<string, object[]> = {
    courses: companyFacts,
    'mandatory-trainings': mandatoryFacts,
    'individual-trainings': individualFacts,
  }
  const [first, ...others] = facts[kind] ?? []
  const changed = JSON.parse(JSON.stringify({ ...first, ...changes }))
  const files = { ...deliveredFacts, [kind]: [changed, ...others] }
  return verdictOn(files, day)
}

const welcome = "Fiche « Parcours d'intégration des nouvelles recrues »"
const perGroup = { kind: 'perGroup', eurosPerGroup: 900, vat: 'HT', includes: 'Supports.' }

test('the delivered records are right, complete and of their day', () => {
  expect(verdict({}, 'courses', buildDay)).toEqual({ errors: [], warnings: [] })
})

test.each<[string, object, string]>([
  [
    'a title missing',
    { title: undefined },
    'Fiche 1 de courses.json, champ « Intitulé » : à remplir.',
  ],
  [
    'a title of blanks',
    { title: '  ' },
    'Fiche 1 de courses.json, champ « Intitulé » : à remplir.',
  ],
  [
    'a title in figures',
    { title: 12 },
    'Fiche 1 de courses.json, champ « Intitulé » : un texte est attendu.',
  ],
  [
    'a field forgotten',
    { audience: undefined },
    `${welcome}, champ « Public » : à remplir.`,
  ],
  [
    'a field unknown',
    { audiense: 'x' },
    `${welcome} : le champ « audiense » n'existe pas.`,
  ],
  [
    'a price of 0',
    { price: { ...perGroup, eurosPerGroup: 0 } },
    `${welcome}, champ « Tarif › Montant par groupe, en € » : le montant doit dépasser 0 €.`,
  ],
  [
    'a negative price',
    { price: { ...perGroup, eurosPerGroup: -5 } },
    `${welcome}, champ « Tarif › Montant par groupe, en € » : le montant doit dépasser 0 €.`,
  ],
  [
    'a price in letters',
    { price: { ...perGroup, eurosPerGroup: '900' } },
    `${welcome}, champ « Tarif › Montant par groupe, en € » : un nombre, en chiffres, est attendu.`,
  ],
  [
    'a price above a million',
    { price: { ...perGroup, eurosPerGroup: 1_000_001 } },
    `${welcome}, champ « Tarif › Montant par groupe, en € » : 1 000 000 au plus.`,
  ],
  [
    'a kind of price unknown',
    { price: { kind: 'free' } },
    `${welcome}, champ « Tarif › Sorte » : la sorte n'est pas l'un des choix.`,
  ],
  [
    'a tax unknown',
    { price: { ...perGroup, vat: 'TVA' } },
    `${welcome}, champ « Tarif › TVA » : « TVA » n'est pas l'un des choix (HT, TTC, exonéré).`,
  ],
  [
    'a category unknown',
    { category: 'cuisine' },
    `${welcome}, champ « Catégorie » : « cuisine » n'est pas l'un des choix (integration, continue, management, digital).`,
  ],
  [
    'a drawing unknown',
    { image: 'absent' },
    `${welcome}, champ « Dessin ou photographie » : aucun dessin ne s'appelle « absent ».`,
  ],
  [
    'a claim unknown',
    { condition: 'absent' },
    `${welcome}, champ « Condition à côté du tarif » : aucune condition ne s'appelle « absent ».`,
  ],
  [
    'no objective',
    { objectives: [] },
    `${welcome}, champ « Objectifs » : il en faut 3 au moins.`,
  ],
  [
    'two objectives',
    { objectives: ['a', 'b'] },
    `${welcome}, champ « Objectifs » : il en faut 3 au moins.`,
  ],
  [
    'seven objectives',
    { objectives: 'abcdefg'.split('') },
    `${welcome}, champ « Objectifs » : il en faut 6 au plus.`,
  ],
  [
    'an empty objective',
    { objectives: ['a', '', 'c'] },
    `${welcome}, champ « Objectifs › 2 » : à remplir.`,
  ],
  [
    'a date that does not exist',
    { updated: '2026-02-30' },
    `${welcome}, champ « Mis à jour le » : « 2026-02-30 » n'est pas une date qui existe (année-mois-jour).`,
  ],
  [
    '29 February of another year',
    { updated: '2026-02-29' },
    `${welcome}, champ « Mis à jour le » : « 2026-02-29 » n'est pas une date qui existe (année-mois-jour).`,
  ],
  [
    'a date written as in France',
    { updated: '20/11/2026' },
    `${welcome}, champ « Mis à jour le » : « 20/11/2026 » n'est pas une date qui existe (année-mois-jour).`,
  ],
  [
    'a session that ends before it starts',
    { sessions: [{ ...session, ends: '2027-01-10' }] },
    `${welcome}, champ « Sessions › 1 › Fin » : la fin ne peut pas précéder le début.`,
  ],
  [
    'an hour that does not exist',
    { sessions: [{ ...session, times: { from: '25:00', to: '17:00' } }] },
    `${welcome}, champ « Sessions › 1 › Horaires › De » : « 25:00 » n'est pas une heure qui existe (09:00 par exemple).`,
  ],
  [
    'a day that ends before it begins',
    { sessions: [{ ...session, times: { from: '17:00', to: '09:00' } }] },
    `${welcome}, champ « Sessions › 1 › Horaires › À » : cette heure doit suivre la première.`,
  ],
  [
    'no seat in an open session',
    { sessions: [{ ...session, seats: 0 }] },
    `${welcome}, champ « Sessions › 1 › Places libres » : 1 au moins.`,
  ],
  [
    'two sessions of one id',
    { sessions: [session, session] },
    `${welcome}, champ « Sessions › 2 › Identifiant » : « seance » est déjà celui de la fiche « Parcours d'intégration des nouvelles recrues ».`,
  ],
  [
    'the id of another course’s session',
    { sessions: [{ ...session, id: 'digital-2027-03' }] },
    "Fiche « Réussir la transformation digitale », champ « Sessions › 1 › Identifiant » : « digital-2027-03 » est déjà celui de la fiche « Parcours d'intégration des nouvelles recrues ».",
  ],
  [
    'an anchor of another course',
    { anchor: 'word' },
    "Fiche « Word », champ « Adresse dans la page » : « word » est déjà celui de la fiche « Parcours d'intégration des nouvelles recrues ».",
  ],
  [
    'an anchor with an accent',
    { anchor: 'intégration' },
    `${welcome}, champ « Adresse dans la page » : des lettres sans accent, des chiffres et des traits d'union seulement.`,
  ],
  [
    'a code of certification that is none',
    { certification: { ...certification, code: '9999' } },
    `${welcome}, champ « Certification › Code » : RNCP ou RS, puis des chiffres.`,
  ],
  [
    'a certification that ends before it begins',
    { certification: { ...certification, registered: '2028-01-01' } },
    `${welcome}, champ « Certification › Jusqu'au » : la fin ne peut pas précéder l'enregistrement.`,
  ],
  [
    'a smallest group above the largest',
    { group: { min: 12, max: 8 } },
    `${welcome}, champ « Participants › Au plus » : le plus petit groupe est plus grand que celui-ci.`,
  ],
  [
    'three quarters of a day',
    { days: 0.75 },
    `${welcome}, champ « Durée, en jours » : un multiple de 0,5 est attendu.`,
  ],
])('%s is refused in one sentence', (_, changes, expected) => {
  expect(plain(verdict(changes).errors)).toEqual([expected])
})

test.each<[string, string, object, string]>([
  [
    'a price without taxes for a consumer',
    'individual-trainings',
    { price: { kind: 'perPerson', eurosPerPerson: 490, vat: 'HT', includes: 'Supports.' } },
    'Fiche « Word », champ « Tarif › TVA » : le prix pour un particulier est TTC ou exonéré.',
  ],
  [
    'a mark of the training account without a code',
    'individual-trainings',
    { trainingAccount: true },
    "Fiche « Word », champ « Marque du compte personnel de formation à côté » : il faut d'abord le code de la certification préparée.",
  ],
  [
    'a mandatory training without a legal basis',
    'mandatory-trainings',
    { legalBasis: '' },
    'Fiche « Prévention des risques professionnels », champ « Base légale » : à remplir.',
  ],
])('%s is refused in one sentence', (_, kind, changes, expected) => {
  expect(plain(verdict(changes, kind).errors)).toEqual([expected])
})

test.each<[string, object]>([
  ['a million euros', { price: { ...perGroup, eurosPerGroup: 1_000_000 } }],
  [
    '29 February of a leap year',
    { sessions: [{ ...session, starts: '2028-02-29', ends: '2028-02-29' }] },
  ],
  [
    'a session over New Year',
    { sessions: [{ ...session, starts: '2027-12-30', ends: '2028-01-04' }] },
  ],
  ['a title with « & » and quotes', { title: 'Achats & ventes : "négocier"' }],
  [
    'a certification that ends in 61 days',
    { certification: { ...certification, until: '2027-01-24' } },
  ],
  ['no prerequisite', { prerequisites: [] }],
])('%s is taken without a word', (_, changes) => {
  expect(verdict(changes)).toEqual({ errors: [], warnings: [] })
})

test.each<[string, object, string]>([
  [
    'a year without a change',
    { updated: '2025-11-23' },
    `${welcome}, champ « Mis à jour le » : rien n'a changé depuis le 23 novembre 2025, il y a plus de douze mois.`,
  ],
  [
    'a change still to come',
    { updated: '2026-11-25' },
    `${welcome}, champ « Mis à jour le » : le 25 novembre 2026 n'est pas encore venu.`,
  ],
  [
    'the last day of a year without a change',
    { updated: '2025-11-24' },
    `${welcome}, champ « Mis à jour le » : à relire avant le 24 novembre 2026, douze mois après le 24 novembre 2025.`,
  ],
  [
    'a certification on its last day',
    { certification: { ...certification, until: '2026-11-24' } },
    `${welcome}, champ « Certification › Jusqu'au » : la certification prend fin le 24 novembre 2026.`,
  ],
  [
    'a certification past its end, in the example',
    { certification: { ...certification, until: '2026-11-23' } },
    `${welcome}, champ « Certification › Jusqu'au » : la certification est finie depuis le 23 novembre 2026.`,
  ],
  [
    'long days',
    { hours: 25 },
    `${welcome}, champ « Durée, en heures » : moins de 3,5 heures ou plus de 8 heures par jour.`,
  ],
  [
    'short days',
    { hours: 10 },
    `${welcome}, champ « Durée, en heures » : moins de 3,5 heures ou plus de 8 heures par jour.`,
  ],
  [
    'a price not supplied',
    { price: null },
    `${welcome}, champ « Tarif » : non fourni : la page dit « Communiqué avec la proposition ».`,
  ],
  [
    'prerequisites not supplied',
    { prerequisites: null },
    `${welcome}, champ « Prérequis » : non fourni : la page dit « Communiqué avec la proposition ».`,
  ],
  [
    'a delay not supplied',
    { access: { how: 'Sur place.', days: null } },
    `${welcome}, champ « Modalités et délai d'accès › Délai, en jours » : non fourni : la page dit « Communiqué avec la proposition ».`,
  ],
  [
    'a session of the day',
    { sessions: [{ ...session, starts: '2026-11-24' }] },
    `${welcome}, champ « Sessions › 1 › Début » : elle a commencé et n'est plus montrée.`,
  ],
  [
    'thirteen sessions',
    { sessions: Array.from({ length: 13 }, (_, at) => ({ ...session, id: `s-${at}` })) },
    `${welcome}, champ « Sessions » : 13 sessions à venir, les trois premières sont montrées.`,
  ],
])('%s is told, and stops nothing', (_, changes, expected) => {
  const { errors, warnings } = verdict(changes)
  expect(errors).toEqual([])
  expect(plain(warnings)).toEqual([expected])
})

test('a build in a year counts the sessions that it drops', () => {
  const { errors, warnings } = verdict({}, 'courses', '2027-11-24')
  expect(errors).toEqual([])
  expect(plain(warnings)).toContain(
    `${welcome}, champ « Sessions › 2 › Début » : elle a commencé et n'est plus montrée.`,
  )
  expect(warnings.filter((warning) => warning.includes('n’est plus montrée'))).toHaveLength(
    17,
  )
})

test('a file that is no list, or lacks, is named', () => {
  const { 'individual-trainings': _, ...others } = deliveredFacts
  const files = { ...others, courses: {}, 'mandatory-trainings': [] }
  expect(plain(verdictOn(files).errors)).toEqual([
    'Fichier courses.json : une liste est attendue.',
    'Fichier individual-trainings.json : à remplir.',
  ])
})
