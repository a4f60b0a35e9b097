import { expect, test } from 'vitest'
import {
  apprenticeshipTrainings,
  companyCourses,
  individualTrainings,
  mandatoryTrainings,
} from '#src/content/courses.ts'
import { conditionOf } from '#src/content/claims.ts'
import { daysInWords } from '#src/content/french-dates.ts'
import {
  factsOf,
  type Sheet,
  sharedFacts,
  priceOn,
  sheetOf,
  type SheetSession,
} from '#src/content/programme.ts'
import { certification } from './delivered-facts.ts'
import { itemAt } from '#tests/item-at.ts'
import { factTerms, sharedTerms } from '#tests/offer-terms.ts'

const day = '2026-11-24'
const later = 'Communiqué avec la proposition'

type Company = (typeof companyCourses)[number]

const course = itemAt(companyCourses, 0)
const training = itemAt(individualTrainings, 0)
const session = itemAt(course.sessions, 0)

const { code, title } = certification
const publicFunding = conditionOf('publicFunding').until

/** The sheet of a course that has these changes. */
const sheetWith = (changes: Partial<Company>, on = day): Sheet =>
  sheetOf({ ...course, ...changes }, on)

/** What a sheet says under a term: a fact, a row of an offer or of the programme. */
function saidOf(term: string, { contents, facts, lines, team }: Sheet) {
  const line = [...facts, ...team.lines, contents, ...lines].find(
    (each) => each.term === term,
  )
  if (line === undefined) throw new Error(`no line ${term}`)
  return line.text
}

const sessionsOf = (changes: Partial<Company>, on = day) =>
  sheetWith(changes, on).open?.sessions ?? []

const price = (euros: number, vat: 'HT' | 'TTC' | 'exonéré'): Company['price'] => ({
  kind: 'perGroup',
  eurosPerGroup: euros,
  vat,
  includes: 'Supports compris.',
})

test.each(mandatoryTrainings)(
  'the sheet of $anchor says what the law asks for',
  (record) => {
    expect(sheetOf(record, day).legal).toEqual([
      { term: 'Base légale', text: record.legalBasis },
      { term: 'Périodicité', text: record.renewal },
      { term: 'Délivré par', text: record.issuedBy },
    ])
  },
)

test.each<[string, Partial<Company>]>([
  ['Public', { audience: null }],
  ['Prérequis', { prerequisites: null }],
  ['À l’issue', { outcome: null }],
  ['Contenu', { contents: [] }],
  ['Délai', { access: { how: 'Ici.', days: null } }],
  ['Déroulement', { access: { how: null, days: 30 } }],
  ['Méthodes', { methods: [] }],
  ['Évaluation', { assessment: [] }],
])('%s that is not supplied comes with the proposal', (term, changes) => {
  expect(saidOf(term, sheetWith(changes))).toBe(later)
})

test('the code of a certification ends a course that says no other end', () => {
  expect(saidOf('À l’issue', sheetWith({ outcome: null, certification }))).toBe(code)
})

test('of the training account each card and each sheet says no, or yes with its code', () => {
  const said = (changes: Partial<typeof training>) =>
    factsOf({ ...training, ...changes })
      .at(-1)
      ?.text.replaceAll(/\s/g, ' ')
  expect(said({ trainingAccount: true, certification })).toBe(`Oui, ${code} : ${title}`)
  expect(said({ trainingAccount: false, certification })).toBe('Non')
  expect(said({ trainingAccount: false, certification: null })).toBe('Non')
  expect(saidOf('Financement', sheetWith({ certification }))).toMatch(
    new RegExp(`\\s: oui, ${code}\\s: ${title}\\. Financement`),
  )
  const all = individualTrainings.map((each) => factsOf(each).at(-1)?.text)
  expect(all.filter((text) => text?.startsWith('Oui'))).toHaveLength(1)
})

test.each<[Partial<Company>, string | null]>([
  [{ certification, condition: null }, certification.until],
  [{ certification, condition: 'publicFunding' }, publicFunding],
  [{ certification: { ...certification, until: '2026-12-24' } }, '2026-12-24'],
  [{ certification: { ...certification, until: '2020-01-01' } }, ''],
  [{ certification: null, condition: null }, null],
])('what is said of funding holds as long as all of it: %j', (changes, until) => {
  const row = sheetWith(changes).lines.find(({ term }) => term === 'Financement')
  expect(row?.standing?.until).toBe(until)
})

test('what all cards say is said once, but the price and the training account', () => {
  expect(sharedFacts(individualTrainings).map(({ term }) => term)).toEqual(sharedTerms)
  const alike = sharedFacts([training, training]).map(({ term }) => term)
  expect(alike).toEqual(factTerms.filter((term) => term !== 'Tarif' && term !== 'CPF'))
  expect(sharedFacts([training])).toEqual([])
})

test('facts that are not supplied come with the proposal', () => {
  const none = { prerequisites: null, price: null, assessment: [] }
  const bare = { ...training, ...none, access: { how: null, days: null } }
  const proposed = Array.from({ length: 5 }, () => later)
  const expected = [...proposed, 'Attestation de fin de formation', 'Non']
  const said = factsOf(bare).filter(({ term }) => term !== 'Durée')
  expect(said.map(({ text }) => text)).toEqual(expected)
})

test('what a team buys and what one person joins are two offers', () => {
  const { open, team } = sheetWith({})
  expect(team.title).toBe('Dans vos locaux')
  expect(saidOf('Délai', sheetWith({}))).toMatch(/^Démarrage sous 30.jours environ\.$/)
  expect(open?.title).toBe('Sessions ouvertes')
  expect(open?.unit).toBe('HT par personne')
  expect(sheetWith({ seatPrice: null }).open).toMatchObject({
    figure: 'Sur devis',
    unit: 'par personne',
    isRule: false,
  })
  for (const how of ['Dans nos salles.', 'Dans vos locaux ou dans les nôtres.'])
    expect(sheetWith({ access: { how, days: 30 } }).team.title).toBe('Pour votre équipe')
})

test('the delay of an apprenticeship is the one before its start, and nothing can be joined', () => {
  const sheet = sheetOf(itemAt(apprenticeshipTrainings, 0), day)
  expect(sheet.open).toBeNull()
  expect(saidOf('Délai', sheet)).toMatch(
    /^Dossier à déposer 60.jours environ avant l’entrée\.$/,
  )
})

test('the sheet of an apprenticeship says when it begins, its rhythm and its diploma', () => {
  const { facts, legal, team } = sheetOf(itemAt(apprenticeshipTrainings, 0), day)
  const terms = [...facts, ...team.lines, ...legal].map(({ term }) => term)
  const diploma = ['Diplôme ou titre préparé', 'Niveau', 'Code']
  const begins = ['Durée', 'Rentrée', 'Prérequis', 'À l’issue']
  expect(terms).toEqual([...begins, 'Délai', 'Déroulement', 'Rythme', ...diploma])
})

test.each([...companyCourses, ...mandatoryTrainings, ...apprenticeshipTrainings])(
  'the sheet of $anchor says whom to call, and who welcomes anybody',
  (record) => {
    const { lines } = sheetOf(record, day)
    const ways = ['Contact', 'Accessibilité'].map((term) =>
      lines.find((line) => line.term === term)?.links?.map(({ href }) => href),
    )
    const all = [expect.stringMatching(/^tel:/), expect.stringMatching(/^mailto:/)]
    expect(ways).toEqual([all, all])
  },
)

test('no prerequisite is said, one is, and several are counted above their list', () => {
  const said = (prerequisites: string[]) => {
    const sheet = sheetWith({ prerequisites })
    const row = sheet.lines.find(({ term }) => term === 'Prérequis')
    return [sheet.facts.find(({ term }) => term === 'Prérequis')?.text, row?.list]
  }
  expect(said([])).toEqual(['Aucun prérequis', undefined])
  expect(said(['Savoir lire.'])).toEqual(['Savoir lire', undefined])
  expect(said(['Un.', 'Deux.'])).toEqual(['Deux conditions', ['Un.', 'Deux.']])
})

test('objectives are one sentence', () => {
  const { objectives } = sheetWith({ objectives: ['lire', 'écrire', 'compter'] })
  expect(objectives).toEqual(['lire\u202f;', 'écrire\u202f;', 'compter.'])
})

test.each([
  [1, 7, '1\u00a0jour, soit 7\u00a0heures'],
  [4, 28, '4\u00a0jours, soit 28\u00a0heures'],
  [0.5, 3.5, 'Une demi-\u2060journée, soit 3\u00a0h\u00a030'],
  [1.5, 10.25, '1\u00a0jour et demi, soit 10\u00a0h\u00a015'],
  [2, null, '2\u00a0jours'],
])('%d days of %d hours in all are said so: %s', (days, hours, expected) => {
  expect(saidOf('Durée', sheetWith({ days, hours }))).toBe(expected)
})

test.each<[Company['price'], string, string]>([
  [price(4800, 'HT'), '4\u202f800\u00a0€', 'HT le groupe'],
  [price(1_000_000, 'TTC'), '1\u202f000\u202f000\u00a0€', 'TTC le groupe'],
  [price(1234.5, 'exonéré'), '1\u202f234,50\u00a0€', 'le groupe, exonéré de TVA'],
  [
    { kind: 'perPerson', eurosPerPerson: 390, vat: 'HT', includes: 'Repas compris.' },
    '390\u00a0€',
    'HT par personne',
  ],
  [{ kind: 'onQuote', rule: 'Selon les engins.' }, 'Sur devis', 'Selon les engins.'],
  [{ kind: 'covered', rule: 'par l’opérateur.' }, 'Pris en charge', 'par l’opérateur.'],
  [null, 'Sur devis', later],
])('a price is a figure and what it is of: %j', (given, figure, unit) => {
  const { team } = sheetWith({ price: given })
  expect(team).toMatchObject({ figure, unit })
  // Nothing goes on after a sentence, nor begins one without a stop before.
  expect(team.detail === '').toBe(team.isRule)
  expect(priceOn(sheetWith({ price: given })).includes(`${figure}. `)).toBe(team.isRule)
})

test('a condition stands beside the account that may pay', () => {
  const said = saidOf('Financement', sheetWith({ condition: 'publicFunding' }))
  expect(said).toMatch(/^Compte .* \(CPF\)\s: non\. Financement possible.*qui décide\.$/)
  const [law] = mandatoryTrainings.map((each) => saidOf('Financement', sheetOf(each, day)))
  expect(law).toMatch(/^À la charge de l’employeur/)
})

test('sessions are said in words, the nearest first, full ones without a seat', () => {
  const three = [3, 1, 2].map((at) => ({
    ...session,
    id: `s-${at}`,
    starts: `2027-02-0${at}`,
    ends: `2027-02-0${at}`,
    seats: at,
    status: at === 1 ? ('full' as const) : ('open' as const),
  }))
  const [first, second] = sessionsOf({ sessions: three, days: 1 })
  const address = expect.stringMatching(/00000.Exempleville$/)
  const lines = [expect.stringMatching(/^de 9.h.à.17.h$/), address]
  expect(first).toMatchObject<Partial<SheetSession>>({
    id: 's-1',
    when: 'Le lundi 1er\u00a0février\u00a02027',
    room: 'Complet',
    seats: 0,
    lines,
  })
  expect(second).toMatchObject<Partial<SheetSession>>({
    id: 's-2',
    when: 'Le mardi 2\u00a0février\u00a02027',
    days: 'le 2\u00a0février\u00a02027',
    place: 'Exempleville, 2\u00a0places libres',
    seats: 2,
    agenda: '/agenda/s-2.ics',
  })
})

test('sessions on the same days have names of their own', () => {
  const morning = { ...session, times: { from: '09:00', to: '12:30' } }
  const elsewhere = { ...session, address: '2, rue Neuve, 00000 Exempleville' }
  const found = sessionsOf({ sessions: [session, morning, elsewhere] })
  expect(new Set(found.map(({ name }) => name)).size).toBe(3)
})

test('a session without hours says when they come, one at two places names both', () => {
  const mixed = { delivery: 'mixed', place: 'Exempleville et classe virtuelle' } as const
  const [found] = sessionsOf({ sessions: [{ ...session, ...mixed, times: null }] })
  expect(found?.lines.slice(0, 2)).toEqual([
    'Horaires communiqués avec la convocation',
    mixed.place,
  ])
})

test('no more can be asked for than a group takes, where nobody counts the seats', () => {
  const uncounted = { ...session, seats: null }
  const [found] = sessionsOf({ sessions: [uncounted], group: { min: 2, max: 5 } })
  expect(found).toMatchObject({ seats: 5, room: null })
})

test.each([
  ['the day before it begins', '2027-01-31', 2],
  ['the day it begins', '2027-02-01', 1],
  ['a year on', '2027-11-24', 0],
])('a session is shown until it begins: %s', (_, on, count) => {
  expect(sessionsOf({}, on)).toHaveLength(count)
})

test.each([
  ['2027-01-12', '2027-01-12', 'Le mardi 12 janvier 2027'],
  ['2027-01-18', '2027-01-21', 'Du lundi 18 au jeudi 21 janvier 2027'],
  ['2027-03-30', '2027-04-01', 'Du mardi 30 mars au jeudi 1er avril 2027'],
  ['2027-12-30', '2028-01-04', 'Du jeudi 30 décembre 2027 au mardi 4 janvier 2028'],
  ['2028-02-29', '2028-03-01', 'Du mardi 29 février au mercredi 1er mars 2028'],
])('from %s to %s is said: %s', (starts, ends, expected) => {
  expect(daysInWords(starts, ends).replaceAll('\u00a0', ' ')).toBe(expected)
})
