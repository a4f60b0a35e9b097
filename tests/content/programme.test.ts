import { describe, expect, test } from 'vitest'
import { addMonths } from '#facts/format/days.ts'
import { valueAt } from '#facts/schema/record.ts'
import { conditionOf } from '#src/content/claims.ts'
import { listOf } from '#src/model/course-list.ts'
import {
  addressOf,
  apprenticeshipTrainings,
  companyCourses,
  individualTrainings,
  mandatoryTrainings,
  type Programme,
  programmes,
} from '#src/content/courses.ts'
import { daysInWords } from '#src/content/french-dates.ts'
import { factsOf, formatPrice, sharedFacts, sheetOf } from '#src/model/programme.ts'
import { courseAt, itemAt } from '#tests/item-at.ts'
import { normalizeSpaces } from '#tests/normalize-spaces.ts'
import { certification, changed, marked, rowsOf } from '#tests/rows.ts'

const day = '2026-11-24'
const later = 'Communiqué avec la proposition'

const course = itemAt(companyCourses, 0)
const training = itemAt(individualTrainings, 0)
const apprenticeship = itemAt(apprenticeshipTrainings, 0)

// A session in another town without an address is not at the organisation's address.
test.each([
  [{ delivery: 'onSite', address: null }, '14, quai de l’Exemple, 00000 Exempleville'],
  [{ delivery: 'mixed', address: '3, rue X, 69003 Lyon' }, '3, rue X, 69003 Lyon'],
  [{ delivery: 'remote', address: null }, null],
  [{ address: null, place: 'Rouen' }, 'Rouen'],
] as const)('the address of a session with %j is %s', (given, expected) => {
  const address = addressOf({ ...itemAt(course.sessions, 0), ...given })
  expect(address && normalizeSpaces(address)).toBe(expected)
})

test('up to 24 courses are cards; more are lines without the cards’ details', () => {
  const some = <Item>(count: number, item: Item) =>
    Array.from({ length: count }, () => item)
  const listed = courseAt(0)
  expect(listOf(some(24, listed))).toEqual({ cards: some(24, listed), lines: null })
  const { anchor, path, category, title, duration } = listed
  const line = { anchor, path, category, title, duration, price: listed.price }
  expect(listOf(some(25, listed))).toEqual({ cards: null, lines: some(25, line) })
})

/** Returns the text of a page under a term, or at a path. */
function saidOf(record: Programme, place: string): unknown {
  if (place === 'price') return formatPrice(record.price).line
  const sheet = sheetOf(record, day)
  const { contents, facts, lines, team } = sheet
  const [name, ...below] = place.split('.')
  const line = [...facts, ...team.lines, contents, ...lines].find(
    ({ term }) => term === name,
  )
  if (line === undefined) return place.split('.').reduce<unknown>(valueAt, sheet)
  return below.length === 0 ? line.text : below.reduce<unknown>(valueAt, line)
}

const price = (kind: string, rest: object) => JSON.stringify({ kind, ...rest })
const group = (eurosPerGroup: number, vat: string) =>
  price('perGroup', { eurosPerGroup, vat, includes: 'Supports compris.' })
const account = 'Compte personnel de formation (CPF)_:'
const certified = JSON.stringify(certification)

const ofCourse = `
  audience = null | Public | ${later}
  prerequisites = null | Prérequis | ${later}
  outcome = null | À l’issue | ${later}
  contents = [] | Contenu | ${later}
  access.days = null | Délai | ${later}
  access.how = null | Déroulement | ${later}
  methods = [] | Méthodes | ${later}
  assessment = [] | Évaluation | ${later}
  outcome = null; certification = ${certified} | À l’issue | RS9999
  access.days = 30 | Délai | Démarrage sous 30_jours environ.
  level = "Avancé"; audience = "Les chefs." | Public | Les chefs. Niveau avancé.
  level = "Tous niveaux"; audience = "Les chefs." | Public | Les chefs.
  days = 1; hours = 7 | Durée | 1_jour, soit 7_heures
  days = 0.5; hours = 3.5 | Durée | Une demi-~journée, soit 3_h_30
  days = 1.5; hours = 10.25 | Durée | 1_jour et demi, soit 10_h_15
  days = 2; hours = null | Durée | 2_jours
  prerequisites = [] | Prérequis | Aucun prérequis
  prerequisites = ["Savoir lire."] | Prérequis | Savoir lire
  prerequisites = ["Un.", "Deux."] | Prérequis | Deux conditions
  prerequisites = ["Un.", "Deux."] | lines.1.list.1 | Deux.
  objectives = ["lire", "écrire"] | objectives.0 | lire,,;
  objectives = ["lire", "écrire"] | objectives.1 | écrire.
  price = ${group(4800, 'HT')} | price | Tarif_: 4,,800_€ HT le groupe
  price = ${group(1234.5, 'exonéré')} | price | Tarif_: 1,,234,50_€ le groupe, exonéré de TVA
  price = ${price('perPerson', { eurosPerPerson: 390, vat: 'TTC' })} | price | Tarif_: 390_€ TTC par personne
  price = ${price('onQuote', { rule: 'Selon les engins.' })} | price
    | Tarif_: Sur devis. Selon les engins.
  price = ${price('covered', { rule: 'par l’opérateur.' })} | price
    | Tarif_: Pris en charge. par l’opérateur.
  price = null | price | Tarif_: Sur devis. ${later}
  price = null | team.detail |
  price = ${group(4800, 'HT')} | team.detail | de 8_à_12_participants
  delivery = "atClient" | team.title | Dans vos locaux
  delivery = "onSite" | team.title | Pour votre équipe
  delivery = "mixed" | team.title | Pour votre équipe
  seatPrice.vat = "HT" | open.unit | HT par personne
  seatPrice = null | open.unit | par personne
  seatPrice = null | open.figure | Sur devis
  sessions.0.id = "s-1" | open.sessions.0.agenda | /agenda/s-1.ics
  sessions.0.starts = "2028-01-03" | open.sessions.0.id | ${course.sessions[1]?.id}
  sessions.0.ends = "2027-02-01" | open.sessions.0.when | Le lundi 1er_février_2027
  sessions.0.ends = "2027-02-01" | open.sessions.0.days | le 1er_février_2027
  sessions.0.seats = 2 | open.sessions.0.place | Exempleville, 2_places libres
  sessions.0.seats = 2 | open.sessions.0.seats | 2
  sessions.0.seats = 1 | open.sessions.0.room | 1_place libre
  sessions.0.status = "full" | open.sessions.0.room | Complet
  sessions.0.status = "full" | open.sessions.0.seats | 0
  sessions.0.seats = null; group.max = 5 | open.sessions.0.seats | 5
  sessions.0.seats = null | open.sessions.0.room | null
  sessions.0.times = null | open.sessions.0.lines.0 | Horaires communiqués avec la convocation
  days = 1 | open.sessions.0.lines.0 | de 9_h_à_17_h
  sessions.0.delivery = "mixed"; sessions.0.place = "Exempleville et ailleurs"
    | open.sessions.0.lines.1 | Exempleville et ailleurs
  condition = null; certification = null | Financement | ${account} non.
  condition = "publicFunding"; certification = ${certified}
    | Financement | ${account} oui, RS9999_: Utiliser un tableur. ${marked(conditionOf('publicFunding').text)}
  condition = "publicFunding"; certification = null
    | Financement | ${account} non. ${marked(conditionOf('publicFunding').text)}
  condition = "publicFunding"; certification = ${certified}
    | Financement.validity.until | ${conditionOf('publicFunding').until}
  condition = "publicFunding"; certification = ${JSON.stringify({ ...certification, until: '2026-12-24' })}
    | Financement.validity.until | 2026-12-24
  condition = null; certification = ${JSON.stringify({ ...certification, until: '2020-01-01' })}
    | Financement.validity.until |
  condition = null | Financement.validity.until | null
  accessibility = "Sur place." | Accessibilité | Sur place.
  accessibility = "Sur place." | Accessibilité.links.0.href | tel:+33199000002`

const ofApprenticeship = `
  certification = ${certified} | open | null
  condition = null; certification = ${certified} | Financement | ${account} non.
  certification = ${certified} | Délai | Dossier à déposer 60_jours environ avant l’entrée.
  certification = ${JSON.stringify({ ...certification, until: '2026-11-23' })} | legal.2.validity.until |`

describe.each([
  ['a course', course, ofCourse],
  ['an apprenticeship', apprenticeship, ofApprenticeship],
] as const)('of %s', (_, record, rows) => {
  test.each(rowsOf(rows))('with %s the sheet says at %s: %s', (changes, place, text) => {
    const said = saidOf(changed(record, changes), place)
    expect(marked(String(said))).toBe(text)
  })
})

const factTerms = [
  'Prérequis',
  'Durée',
  'Modalités',
  'Délai d’accès',
  'Tarif',
  'Évaluation',
  'À la fin',
  'CPF',
]

test.each(
  rowsOf(`
  trainingAccount = true; certification = ${certified} | CPF | Oui, RS9999_: Utiliser un tableur
  trainingAccount = false; certification = ${certified} | CPF | Non
  prerequisites = null | Prérequis | ${later}
  price = null | Tarif | ${later}
  price = ${price('perPerson', { eurosPerPerson: 490, vat: 'TTC' })} | Tarif | 490_€ TTC
  price = ${price('perPerson', { eurosPerPerson: 490, vat: 'exonéré' })} | Tarif | 490_€, exonéré de TVA
  price = ${price('covered', { rule: 'par l’opérateur.' })} | Tarif | Pris en charge
  price = ${price('onQuote', { rule: 'Selon les engins.' })} | Tarif | Sur devis.
  assessment = [] | Évaluation | ${later}
  access.how = null | Modalités | ${later}
  access.days = null | Délai d’accès | ${later}
  access.days = 15 | Délai d’accès | 15_jours environ`),
)('an individual training with %s shows under %s: %s', (changes, term, text) => {
  const said = factsOf(changed(training, changes))
  expect(said.map((fact) => fact.term)).toEqual(factTerms)
  expect(marked(said.find((fact) => fact.term === term)?.text ?? '')).toBe(text)
})

test('facts shared by all cards are listed once, except price and CPF', () => {
  const shared = sharedFacts(individualTrainings).map(({ term }) => term)
  expect(shared).toEqual(['Délai d’accès', 'À la fin'])
  const alike = sharedFacts([training, training]).map(({ term }) => term)
  expect(alike).toEqual(factTerms.filter((term) => term !== 'Tarif' && term !== 'CPF'))
  expect(sharedFacts([training])).toEqual([])
})

test.each(mandatoryTrainings)('$anchor says what the law asks, and who pays', (record) => {
  const sheet = sheetOf(record, day)
  expect(sheet.legal).toEqual([
    { term: 'Base légale', text: record.legalBasis },
    { term: 'Périodicité', text: record.renewal },
    { term: 'Délivré par', text: record.issuedBy },
  ])
  expect(saidOf(record, 'Financement')).toMatch(/^À la charge de l’employeur/)
})

test('the facts of an apprenticeship include its start, rhythm and diploma', () => {
  const sheet = sheetOf(changed(apprenticeship, `certification = ${certified}`), day)
  const { facts, legal, team } = sheet
  const terms = [...facts, ...team.lines, ...legal].map(({ term }) => term)
  const diploma = ['Diplôme ou titre préparé', 'Niveau', 'Code']
  const begins = ['Durée', 'Rentrée', 'Prérequis', 'À l’issue']
  expect(terms).toEqual([...begins, 'Délai', 'Déroulement', 'Rythme', ...diploma])
})

test.each(programmes)('$anchor says whom to call, and who welcomes anybody', (record) => {
  const { lines } = sheetOf(record, day)
  const ways = ['Contact', 'Accessibilité'].map((term) =>
    lines.find((line) => line.term === term)?.links?.map(({ href }) => href),
  )
  expect(ways).toEqual([
    ['tel:+33199001234', 'mailto:bonjour@beaucordeau.example'],
    ['tel:+33199000002', 'mailto:handicap@beaucordeau.example'],
  ])
})

test('sessions on the same days have different names', () => {
  const session = itemAt(course.sessions, 0)
  const morning = { ...session, times: { from: '09:00', to: '12:30' } }
  const elsewhere = { ...session, address: '2, rue Neuve, 00000 Exempleville' }
  const sheet = sheetOf({ ...course, sessions: [session, morning, elsewhere] }, day)
  expect(new Set(sheet.open?.sessions.map(({ name }) => name)).size).toBe(3)
})

test.each([
  ['the day before it begins', '2027-01-31', 2],
  ['the day it begins', '2027-02-01', 1],
  ['a year on', '2027-11-24', 0],
])('a session is shown until it begins: %s', (_, on, count) => {
  expect(sheetOf(course, on).open?.sessions).toHaveLength(count)
})

test.each(
  rowsOf(`
  2027-01-18 | 2027-01-21 | Du lundi 18 au jeudi 21_janvier_2027
  2027-03-30 | 2027-04-01 | Du mardi 30_mars au jeudi 1er_avril_2027
  2027-12-30 | 2028-01-04 | Du jeudi 30_décembre_2027 au mardi 4_janvier_2028`),
)('the days from %s to %s are written as %s', (starts, ends, expected) => {
  expect(marked(daysInWords(starts, ends))).toBe(expected)
})

test.each([
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2026-11-30', 1, '2026-12-30'],
])('%s plus %d months is %s', (start, months, expected) => {
  expect(addMonths(start, months)).toBe(expected)
})
