import { expect, test, vi } from 'vitest'
import { typeset } from '#facts/format/typeset.ts'
import { addMonths } from '#facts/format/days.ts'
import { valueAt } from '#facts/schema/record.ts'
import { conditionOf } from '#src/content/claims.ts'
import {
  addressOf,
  apprenticeshipTrainings,
  companyCourses,
  individualTrainings,
  mandatoryTrainings,
} from '#src/content/courses.ts'
import { facts } from '#src/content/facts.ts'
import { daysInWords, lengthRange, spanInWords } from '#src/content/french-dates.ts'
import {
  factsOf,
  offerPrice,
  offersOf,
  type Sheet,
  sharedFacts,
  summaryOf,
  sheetOf,
} from '#src/model/programme.ts'
import { commonNoteOf } from '#src/page-content/mandatory-trainings.ts'
import { programmeContent } from '#src/page-content/programme.ts'
import { itemAt } from '#tests/item-at.ts'
import { normalizeSpaces } from '#tests/normalize-spaces.ts'
import { certification, type Fields, withFields } from '#tests/with-fields.ts'

const day = '2026-11-24'
const later = 'Communiqué avec la proposition'

const course = itemAt(companyCourses, 0)
const training = itemAt(individualTrainings, 0)
const apprenticeship = itemAt(apprenticeshipTrainings, 0)

// The organisation's address only applies to sessions in its own town.
test.each([
  [{ delivery: 'onSite', address: null }, '14, quai de l’Exemple, 00000 Exempleville'],
  [{ delivery: 'mixed', address: '3, rue X, 69003 Lyon' }, '3, rue X, 69003 Lyon'],
  [{ delivery: 'remote', address: null }, null],
  [{ address: null, place: 'Rouen' }, 'Rouen'],
  [{ address: null, place: 'Exempleville-Plage' }, 'Exempleville-Plage'],
] as const)('the address of a session with %j is %s', (given, expected) => {
  const address = addressOf({ ...itemAt(course.sessions, 0), ...given })
  expect(address && normalizeSpaces(address)).toBe(expected)
})

test('a town or a course title with a hyphen is found within a longer text', async () => {
  const { facts } = await import('#src/content/facts.ts')
  vi.resetModules()
  vi.doMock('#src/content/facts.ts', () => {
    const [first, second, third, ...others] = facts.courses
    const address = { ...facts.identity.address, city: 'Saint-Malo' }
    const seeAlso = `Voir « ${others[0]?.title} », ou « Avant-projet ».`
    // The text mentions « Avant-projet », but not the course « Avant », whose title is part of that one.
    const renamed = [
      { ...third, title: 'Avant' },
      { ...second, title: 'Avant-projet' },
    ]
    const courses = [{ ...first, seeAlso }, ...renamed, ...others]
    return { facts: { ...facts, courses, identity: { ...facts.identity, address } } }
  })
  const courses = await import('#src/content/courses.ts')
  vi.doUnmock('#src/content/facts.ts')
  const related = courses.relatedTo(itemAt(courses.companyCourses, 0))
  expect(related.map(({ title }) => title)).toEqual([
    'Avant-projet',
    courses.companyCourses[3]?.title,
  ])
  const place = typeset('Saint-Malo et à distance')
  const session = { ...itemAt(course.sessions, 0), place, address: null }
  expect(courses.addressOf({ ...session, delivery: 'mixed' })).toMatch(/^14, quai/)
})

/**
 * Returns the value at a path in a sheet. A path may begin with the term of a line. A term
 * without a further path leads to the text of its line.
 */
function textAt(sheet: Sheet, place: string): unknown {
  const { contents, facts, lines, team } = sheet
  const [name, ...below] = place.split('.')
  const line = [...facts, ...team.lines, contents, ...lines].find(
    ({ term }) => term === name,
  )
  if (line === undefined) return place.split('.').reduce<unknown>(valueAt, sheet)
  return below.length === 0 ? line.text : below.reduce<unknown>(valueAt, line)
}

const sheetWith = (
  fields: Fields,
  record: typeof course | typeof apprenticeship = course,
) => sheetOf(withFields(record, fields), day)
const shownAt = (at: string, ...given: Parameters<typeof sheetWith>) =>
  normalizeSpaces(String(textAt(sheetWith(...given), at)))

test.each([
  ['Public', 'audience', null],
  ['Prérequis', 'prerequisites', null],
  ['À l’issue', 'outcome', null],
  ['Contenu', 'contents', []],
  ['Délai', 'access.days', null],
  ['Déroulement', 'access.how', null],
  ['Méthodes', 'methods', []],
  ['Évaluation', 'assessment', []],
])('the line « %s » of a course without %s refers to the proposal', (at, field, empty) => {
  expect(shownAt(at, { [field]: empty })).toBe(later)
})

const perGroup = { kind: 'perGroup', vat: 'HT', includes: 'Supports compris.' }

test.each([
  [{ ...perGroup, eurosPerGroup: 4800 }, '4\u202f800\u00a0€ HT le groupe'],
  [
    { ...perGroup, eurosPerGroup: 1234.5, vat: 'exonéré' },
    '1\u202f234,50\u00a0€ le groupe, exonéré de TVA',
  ],
  [{ kind: 'perPerson', eurosPerPerson: 390, vat: 'TTC' }, '390\u00a0€ TTC par personne'],
  [{ kind: 'onQuote', rule: 'Selon les engins.' }, 'Sur devis Selon les engins.'],
  [{ kind: 'covered', rule: 'par l’opérateur.' }, 'Pris en charge par l’opérateur.'],
  [null, `Sur devis ${later}`],
])('the price %j is written as « %s »', (price, text) => {
  const { figure, unit } = offerPrice(withFields(course, { price }).price)
  expect(typeset(`${figure} ${unit}`)).toBe(text)
})

const unpaid = 'Non finançable par le compte personnel de formation (CPF).'
const claim = conditionOf('publicFunding')
const claimText = normalizeSpaces(claim.text)

test.each<[Fields, at: string, text: string]>([
  [{ days: 1, hours: 7 }, 'Durée', '1 jour, soit 7 heures'],
  [{ days: 60, hours: 1200 }, 'Durée', '60 jours, soit 1 200 heures'],
  [{ days: 0.5, hours: 3.5 }, 'Durée', 'Une demi-journée, soit 3 h 30'],
  [{ days: 0.5, hours: 0.25 }, 'Durée', 'Une demi-journée, soit 15 minutes'],
  [{ days: 1.5, hours: 10.25 }, 'Durée', '1 jour et demi, soit 10 h 15'],
  [{ days: 2, hours: null }, 'Durée', '2 jours'],
  [{ outcome: null, certification }, 'À l’issue', 'RS9999'],
  [{ 'access.days': 30 }, 'Délai', 'Démarrage sous 30 jours environ.'],
  [{ 'access.days': 1 }, 'Délai', 'Démarrage sous 1 jour environ.'],
  [{ 'access.days': 1 }, 'team.soon', 'Sous 1 jour environ'],
  [{ group: { min: 8, max: 8 } }, 'Groupe', '8 participants'],
  [{ group: { min: 1, max: 1 } }, 'Groupe', '1 participant'],
  [{ level: 'Avancé', audience: 'Tous.' }, 'Public', 'Tous. Niveau avancé.'],
  [{ level: 'Tous niveaux', audience: 'Tous.' }, 'Public', 'Tous.'],
  [{ prerequisites: [] }, 'Prérequis', 'Aucun'],
  [{ prerequisites: ['Savoir lire.'] }, 'Prérequis', 'Savoir lire'],
  [{ prerequisites: ['Un.', 'Deux.'] }, 'Prérequis', 'Deux conditions'],
  [{ prerequisites: ['Un.', 'Deux.'] }, 'lines.1.list.1', 'Deux.'],
  [{ objectives: ['lire', 'écrire'] }, 'objectives', 'lire ;,écrire.'],
  [{ objectives: ['lire.', 'écrire ;', 'etc.'] }, 'objectives', 'lire ;,écrire ;,etc.'],
  [{ delivery: 'atClient' }, 'team.title', 'Dans vos locaux'],
  [{ delivery: 'mixed' }, 'team.title', 'Pour votre équipe'],
  [{ 'seatPrice.vat': 'HT' }, 'open.unit', 'HT par personne'],
  [{ seatPrice: null }, 'open.unit', ''],
  [{ seatPrice: null }, 'open.figure', 'Sur devis'],
  [{ accessibility: 'Sur place.' }, 'Accessibilité', 'Sur place.'],
  [{}, 'Accessibilité.links.0.href', 'tel:+33199000002'],
  [{}, 'Accessibilité.links.1.href', 'mailto:handicap@beaucordeau.example'],
  [{}, 'Contact.links.0.href', 'tel:+33199001234'],
  [{}, 'Contact.links.1.href', 'mailto:bonjour@beaucordeau.example'],
  // The hours of a one-day course are shown without a number of days.
  [{ days: 1 }, 'open.lines.0.text', 'De 9 h à 17 h'],
  [{ condition: null, certification: null }, 'Financement', unpaid],
  [
    { condition: 'publicFunding', certification },
    'Financement',
    `Compte personnel de formation (CPF) : oui, RS9999 : Utiliser un tableur. ${claimText}`,
  ],
  [
    { condition: 'publicFunding', certification: null },
    'Financement',
    `${unpaid} ${claimText}`,
  ],
  [{ condition: null }, 'Financement.validity.until', 'null'],
  [
    { satisfaction: { percent: 97, answers: 1031, year: 2025 } },
    'Satisfaction',
    '97 % de personnes satisfaites ou très satisfaites, sur 1 031 réponses en 2025.',
  ],
  [{ satisfaction: null }, 'Satisfaction', 'undefined'],
  [
    { seeAlso: `Puis « ${itemAt(mandatoryTrainings, 0).title} ».` },
    'Voir aussi.links.0.href',
    '/solutions/formations-obligatoires/prevention-des-risques',
  ],
  [{ seeAlso: `Puis « ${course.title} avancé ».` }, 'Voir aussi.links', 'undefined'],
])('in the sheet of a course with %j, « %s » has the text « %s »', (fields, at, text) => {
  expect(shownAt(at, fields)).toBe(text)
})

test.each<[Fields, at: string, shown: unknown]>([
  [{ id: 's-1' }, 'agenda', '/agenda/s-1.ics'],
  [{ ends: '2027-02-01' }, 'when', 'Le lundi\u00a01er\u00a0février\u00a02027'],
  [{ ends: '2027-02-01' }, 'days', 'le\u00a01er\u00a0février\u00a02027'],
  [{ seats: 2 }, 'place', 'à\u00a0Exempleville, 2\u00a0places\u00a0libres'],
  [{ seats: null, place: 'Le Mans' }, 'place', 'au Mans'],
  [{ seats: null, place: 'Les Ulis' }, 'place', 'aux Ulis'],
  [{ seats: null, place: 'À distance', delivery: 'remote' }, 'place', 'à distance'],
  [{ seats: 2 }, 'seats', 2],
  [{ seats: 1 }, 'room', '1\u00a0place\u00a0libre'],
  [{ status: 'full' }, 'room', 'Complet'],
  [{ status: 'full' }, 'seats', 0],
  [{ seats: null }, 'seats', 12],
  [{ seats: 13 }, 'seats', 12],
  [{ seats: null }, 'room', null],
])('for a session with %j, the property %s in the sheet is %j', (fields, at, shown) => {
  const sessions = [withFields(itemAt(course.sessions, 0), fields)]
  expect(textAt(sheetWith({ sessions }), `open.sessions.0.${at}`)).toBe(shown)
})

test('the page of the hygiene training suggests the fire training first', () => {
  const list = '/solutions/formations-obligatoires'
  const { others } = programmeContent(`${list}/hygiene-alimentaire`)
  expect(others?.items[0]?.href).toBe(`${list}/incendie`)
})

test('a period of two consecutive days names both days', () => {
  expect(normalizeSpaces(spanInWords('2027-03-31', '2027-04-01'))).toBe(
    'les 31 mars et 1er avril 2027',
  )
})

test('a course in a list shows its group and seat prices, but not the rule of a price on request', () => {
  const price = { kind: 'onQuote', rule: 'Selon les engins.' }
  const { prices, sessions, soon } = offersOf(withFields(course, { price }), day)
  expect(prices.map(({ figure, unit }) => normalizeSpaces(`${figure} ${unit}`))).toEqual([
    'Sur devis null',
    '490 € HT par personne',
  ])
  expect([sessions?.length, soon]).toEqual([2, null])
})

test('a course with neither a seat price nor a session only has the group offer', () => {
  const fields = { seatPrice: null, sessions: [] }
  expect(offersOf(withFields(course, fields), day)).toMatchObject({
    prices: [{ title: 'Dans vos locaux' }],
    sessions: null,
  })
  expect(sheetWith(fields).open).toBeNull()
})

test('the sessions of a course are sorted by date', () => {
  const { open } = sheetWith({ 'sessions.0.starts': '2028-01-03' })
  expect(open?.sessions[0]?.id).toBe(course.sessions[1]?.id)
})

const hours = 'Horaires De 9 h à 17 h, les trois jours'
const address = 'Adresse 14, quai de l’Exemple, 00000 Exempleville'

test.each<[Fields, shared: readonly string[], own: readonly string[]]>([
  [{}, [hours, address], []],
  [{ times: null }, [address], ['Horaires Communiqués avec la convocation']],
  [
    { delivery: 'mixed', place: 'Ici, Exempleville' },
    [hours, address],
    ['Lieu Ici, Exempleville'],
  ],
])('two sessions, of which one has %j, share the lines %j', (fields, shared, own) => {
  const sessions = [
    withFields(itemAt(course.sessions, 0), fields),
    itemAt(course.sessions, 1),
  ]
  const { open } = sheetWith({ sessions })
  const textsOf = (lines: readonly { term: string; text: string }[] = []) =>
    lines.map(({ term, text }) => normalizeSpaces(`${term} ${text}`))
  const included = 'Compris Supports, livret d’accueil et bilan.'
  expect(textsOf(open?.lines)).toEqual([...shared, included])
  expect(textsOf(open?.sessions[0]?.lines)).toEqual(own)
})

test.each([
  ['publicFunding', '2027-12-31', claim.until],
  ['publicFunding', '2026-12-24', '2026-12-24'],
  [null, '2020-01-01', ''],
])('funding with the claim %s and a certification until %s is valid until %s', (...row) => {
  const [condition, until, expected] = row
  const fields = { condition, certification: { ...certification, until } }
  expect(shownAt('Financement.validity.until', fields)).toBe(expected)
})

test.each<[Fields, at: string, text: string]>([
  [{ certification }, 'open', 'null'],
  [{ condition: null, certification }, 'Financement', 'undefined'],
  [{ condition: 'publicFunding' }, 'Financement', claimText],
  [{ certification }, 'Délai', 'Dossier à déposer 60 jours environ avant l’entrée.'],
  [
    { certification: { ...certification, until: '2026-11-23' } },
    'legal.2.validity.until',
    '',
  ],
])(
  'in the sheet of an apprenticeship with %j, « %s » has the text « %s »',
  (fields, at, text) => {
    expect(shownAt(at, fields, apprenticeship)).toBe(text)
  },
)

const factTerms = [
  'Tarif',
  'Prochain départ',
  'Rythme',
  'Durée',
  'Modalités',
  'CPF',
  'Prérequis',
  'Évaluation',
  'À la fin',
  'Délai d’accès',
]
const onlyOnCards = ['Tarif', 'Prochain départ', 'CPF']

test.each<[Fields, at: string, text: string]>([
  [{ trainingAccount: true, certification }, 'CPF', 'Oui, RS9999 : Utiliser un tableur'],
  [{ trainingAccount: false, certification }, 'CPF', 'Non, d’autres aides sont possibles'],
  [{ rhythm: null }, 'Rythme', 'À convenir avec vous'],
  [{ sessions: [] }, 'Prochain départ', 'À convenir avec vous'],
  [{ 'sessions.0.status': 'full' }, 'Prochain départ', 'À convenir avec vous'],
  [{}, 'Prochain départ', 'Lundi 18 janvier 2027'],
  [{ prerequisites: null }, 'Prérequis', later],
  [{ price: null }, 'Tarif', later],
  [{ price: { kind: 'perPerson', eurosPerPerson: 490, vat: 'TTC' } }, 'Tarif', '490 € TTC'],
  [
    { price: { kind: 'perPerson', eurosPerPerson: 490, vat: 'exonéré' } },
    'Tarif',
    '490 €, exonéré de TVA',
  ],
  [{ price: { kind: 'covered', rule: 'par l’opérateur.' } }, 'Tarif', 'Pris en charge'],
  [{ price: { kind: 'onQuote', rule: 'Selon les engins.' } }, 'Tarif', 'Sur devis'],
  [{ assessment: [] }, 'Évaluation', later],
  [{ 'access.how': null }, 'Modalités', later],
  [{ 'access.days': null }, 'Délai d’accès', later],
  [{ 'access.days': 15 }, 'Délai d’accès', '15 jours environ'],
  [{ 'access.days': 1 }, 'Délai d’accès', '1 jour environ'],
])(
  'in the card of an individual training with %j, « %s » has the text « %s »',
  (fields, at, text) => {
    const shown = factsOf(withFields(training, fields))
    expect(shown.map(({ term }) => term)).toEqual(factTerms)
    expect(normalizeSpaces(shown.find(({ term }) => term === at)?.text ?? '')).toBe(text)
  },
)

test('the summary of a training without an amount ends in lower case and with one full stop', () => {
  const price = { kind: 'onQuote', rule: 'Selon les engins.' }
  const summary = summaryOf(withFields(training, { price }))
  expect(normalizeSpaces(summary)).toMatch(/, sur devis\.$/)
})

test('facts shared by all cards are listed once, except price, start and CPF', () => {
  const shared = sharedFacts(individualTrainings).map(({ term }) => term)
  expect(shared).toEqual(['À la fin', 'Délai d’accès'])
  const alike = sharedFacts([training, training]).map(({ term }) => term)
  expect(alike).toEqual(factTerms.filter((term) => !onlyOnCards.includes(term)))
  expect(sharedFacts([training])).toEqual([])
})

test.each(mandatoryTrainings)(
  'the page of the training $anchor states its legal basis and that the employer pays',
  (record) => {
    const sheet = sheetOf(record, day)
    expect(sheet.legal).toEqual([
      { term: 'Base légale', text: record.legalBasis },
      { term: 'Périodicité', text: record.renewal },
      { term: 'Document remis', text: record.issuedBy },
    ])
    expect(textAt(sheet, 'Financement')).toMatch(/^À la charge de l’employeur/)
  },
)

test('the facts of an apprenticeship include its start, rhythm and diploma', () => {
  const sheet = sheetOf(withFields(apprenticeship, { certification }), day)
  const { facts, legal, team } = sheet
  const terms = [...facts, ...team.lines, ...legal].map(({ term }) => term)
  const diploma = ['Diplôme ou titre préparé', 'Niveau', 'Code']
  const begins = ['Durée', 'Rentrée', 'Prérequis', 'À l’issue']
  expect(terms).toEqual([...begins, 'Délai', 'Déroulement', 'Rythme', ...diploma])
})

test('sessions on the same days have distinct names', () => {
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

test.each([
  ['2027-01-18', '2027-01-21', 'Du lundi 18 au jeudi 21 janvier 2027'],
  ['2027-03-30', '2027-04-01', 'Du mardi 30 mars au jeudi 1er avril 2027'],
  ['2027-03-01', '2027-03-02', 'Lundi 1er et mardi 2 mars 2027'],
  ['2027-12-30', '2028-01-04', 'Du jeudi 30 décembre 2027 au mardi 4 janvier 2028'],
])('the days from %s to %s are written as %s', (starts, ends, expected) => {
  expect(normalizeSpaces(daysInWords(starts, ends))).toBe(expected)
})

test.each([
  [1, 3, 'de 1 à 3 jours'],
  [1.5, 2, 'de 1 jour et demi à 2 jours'],
  [0.5, 0.5, 'd’une demi-journée'],
  [2, 2, 'de 2 jours'],
])(
  'the durations from %d to %d days are written as « %s »',
  (shortest, longest, expected) => {
    expect(normalizeSpaces(lengthRange(shortest, longest))).toBe(expected)
  },
)

test.each([
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2026-11-30', 1, '2026-12-30'],
])('the date %s plus %d months is %s', (start, months, expected) => {
  expect(addMonths(start, months)).toBe(expected)
})

test.each([
  [1, 'Une de ces formations concerne tous les métiers'],
  [2, 'Deux de ces formations concernent tous les métiers'],
])('the note about %d trainings for all trades agrees in number', (count, words) => {
  expect([commonNoteOf(mandatoryTrainings.slice(0, count))].flat()[0]).toContain(words)
})

test.each([[[]], [mandatoryTrainings]])(
  'the note about trainings for all trades is omitted if there is none, or no other training',
  (trainings) => {
    expect(commonNoteOf(trainings)).toBeNull()
  },
)

/** Loads the pages of an organisation with two courses, of different categories, and one training of the CPF. */
async function loadSmallSite(changes: Fields = {}) {
  const [one, other] = facts.courses.filter(
    ({ category }, index, all) =>
      all.findIndex((each) => each.category === category) === index,
  )
  const trainings = facts['individual-trainings'].filter((each) => each.trainingAccount)
  const courses = [one, withFields(other, changes)]
  const single = { courses, 'individual-trainings': trainings.slice(0, 1) }
  vi.resetModules()
  vi.doMock('#src/content/facts.ts', () => ({ facts: { ...facts, ...single } }))
  const { programmeContent } = await import('#src/page-content/programme.ts')
  const { quality } = await import('#src/content/quality.ts')
  vi.doUnmock('#src/content/facts.ts')
  return { others: programmeContent(`/formations/${one?.anchor}`).others, quality }
}

test('texts about a single training are in the singular', async () => {
  const { others, quality } = await loadSmallSite()
  expect(others?.title).toMatch(/^Une autre formation/)
  expect(quality.lead).toContain('L’une de nos formations peut être éligible au compte')
})

test('the list of other courses states once that a course has no price', async () => {
  const { sessions } = course
  const { others } = await loadSmallSite({ price: null, seatPrice: null, sessions })
  expect(others?.items[0]?.text).toMatch(/participants\. Sur\sdevis\.$/)
})
