import { expect, test } from 'vitest'
import { daysUntil } from '#facts/days.ts'
import {
  apprenticeshipTrainings,
  companyCourses,
  individualTrainings,
  mandatoryTrainings,
} from '#src/content/courses.ts'
import { dayInWords, daysInWords } from '#src/content/french-dates.ts'
import {
  factsOf,
  sharedFacts,
  sheetOf,
  type SheetLine,
  type SheetSession,
} from '#src/content/programme.ts'
import { factTerms, sharedTerms } from '#tests/offer-terms.ts'

const day = '2026-11-24'
const later = 'Communiqué avec la proposition'

type Company = (typeof companyCourses)[number]

function firstOf<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error('no record')
  return first
}

const course = firstOf(companyCourses)
const training = firstOf(individualTrainings)
const session = firstOf(course.sessions)

/** The line of a term in the sheet of a course that has these changes. */
function lineOf(term: string, changes: Partial<Company>, on = day): SheetLine {
  const { groups } = sheetOf({ ...course, ...changes }, on)
  const line = groups.flatMap(({ lines }) => lines).find((each) => each.term === term)
  if (line === undefined) throw new Error(`no line ${term}`)
  return line
}

const price = (euros: number, vat: 'HT' | 'TTC' | 'exonéré'): Company['price'] => ({
  kind: 'perGroup',
  eurosPerGroup: euros,
  vat,
  includes: 'Supports compris.',
})

test.each(mandatoryTrainings)(
  'the sheet of $anchor opens with what the law asks for',
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
  ['Contenu', { contents: [] }],
  ['Modalités et délai d’accès', { access: { how: null, days: 30 } }],
  ['Tarif', { price: null }],
  ['Méthodes', { methods: [] }],
  ['Évaluation', { assessment: [] }],
])('%s that is not supplied comes with the proposal', (term, changes) => {
  expect(lineOf(term, changes)).toEqual({ term, text: later })
})

test('of the training account each card and each sheet says no, or yes with its code', () => {
  const certification = {
    title: 'Tableur',
    code: 'RS1234',
    certifier: 'Certificateur',
    registered: '2026-01-01',
    until: '2028-12-31',
  }
  const said = (changes: Partial<typeof training>) =>
    factsOf({ ...training, ...changes })
      .at(-1)
      ?.text.replaceAll(/\s/g, ' ')
  expect(said({ trainingAccount: true, certification })).toBe('Oui, RS1234 : Tableur')
  expect(said({ trainingAccount: false, certification })).toBe('Non')
  expect(said({ trainingAccount: false, certification: null })).toBe('Non')
  expect(lineOf('CPF', { certification }).text).toMatch(/^Oui, RS1234\s: Tableur$/)
  expect(lineOf('CPF', {}).text).toBe('Non')
  const all = individualTrainings.map((each) => factsOf(each).at(-1)?.text)
  expect(all.filter((text) => text?.startsWith('Oui'))).toHaveLength(1)
})

test('what all cards say is said once, but the price and the training account', () => {
  expect(sharedFacts(individualTrainings).map(({ term }) => term)).toEqual(sharedTerms)
  const alike = sharedFacts([training, training]).map(({ term }) => term)
  expect(alike).toEqual(factTerms.filter((term) => term !== 'Tarif' && term !== 'CPF'))
  expect(sharedFacts([training])).toEqual([])
})

test('facts that are not supplied come with the proposal', () => {
  const bare = {
    ...training,
    prerequisites: null,
    hours: null,
    access: { how: null, days: null },
    price: null,
    assessment: [],
  }
  expect(factsOf(bare).map(({ text }) => text)).toEqual([
    ...Array.from({ length: 6 }, () => later),
    'Attestation de fin de formation',
    'Non',
  ])
})

test.each<[string, Partial<Company>, string]>([
  ['no date', { sessions: [] }, 'Démarrage sous 30 jours environ.'],
  [
    'dates',
    {},
    'Pour votre seule équipe, démarrage sous 30 jours environ ; sinon, aux dates des sessions.',
  ],
  [
    'dates and no delay',
    { access: { how: 'Ici.', days: null } },
    'Délai : communiqué avec la proposition.',
  ],
])('beside %s the delay contradicts nothing', (_, changes, expected) => {
  const { text = '' } = lineOf('Modalités et délai d’accès', changes)
  expect(text.replaceAll(/\s/g, ' ')).toMatch(new RegExp(` ${expected}$`))
})

test('the delay of an apprenticeship is the one before its start', () => {
  const texts = apprenticeshipTrainings.flatMap((each) =>
    sheetOf(each, day).groups.flatMap(({ lines }) => lines.map(({ text }) => text ?? '')),
  )
  expect(texts.filter((text) => text.includes('60\u00a0jours'))).toEqual([
    expect.stringMatching(/ Dossier à déposer 60.jours environ avant l’entrée\.$/),
  ])
  expect(texts.join(' ')).not.toContain('Démarrage')
})

test('a session of the samples lasts as long as its course, on working days', () => {
  const wrong = [...companyCourses, ...mandatoryTrainings].flatMap(({ days, sessions }) =>
    sessions.filter(({ starts, ends }) => {
      const [first, last] = [starts, ends].map((iso) => new Date(iso).getUTCDay())
      return (
        daysUntil(ends, starts) + 1 !== Math.ceil(days) ||
        first === undefined ||
        last === undefined ||
        first === 0 ||
        last === 6 ||
        last < first
      )
    }),
  )
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('no prerequisite is said, and several stand together', () => {
  expect(lineOf('Prérequis', { prerequisites: [] }).text).toBe('Aucun prérequis')
  expect(lineOf('Prérequis', { prerequisites: ['Un.', 'Deux.'] }).text).toBe('Un. Deux.')
})

test('objectives are one sentence', () => {
  expect(lineOf('Objectifs', { objectives: ['lire', 'écrire', 'compter'] })).toEqual({
    term: 'Objectifs',
    intro: 'À l’issue de la formation, chacun sait\u00a0:',
    list: ['lire\u202f;', 'écrire\u202f;', 'compter.'],
  })
})

test.each([
  [1, 7, '1\u00a0jour, soit 7\u00a0heures'],
  [4, 28, '4\u00a0jours, soit 28\u00a0heures'],
  [0.5, 3.5, 'Une demi-\u2060journée, soit 3\u00a0h\u00a030'],
  [1.5, 10.25, '1\u00a0jour et demi, soit 10\u00a0h\u00a015'],
  [2, null, '2\u00a0jours'],
])('%d days of %d hours in all are said so: %s', (days, hours, expected) => {
  expect(lineOf('Durée', { days, hours }).text).toBe(expected)
})

const forGroup = 'par groupe de 12\u00a0personnes au plus. Supports compris.'
test.each<[Company['price'], string | undefined, string]>([
  [price(4800, 'HT'), '4\u202f800\u00a0€ HT', forGroup],
  [price(1_000_000, 'TTC'), '1\u202f000\u202f000\u00a0€ TTC', forGroup],
  [price(1234.5, 'exonéré'), '1\u202f234,50\u00a0€, exonéré de TVA', forGroup],
  [
    { kind: 'perPerson', eurosPerPerson: 390, vat: 'HT', includes: 'Repas compris.' },
    '390\u00a0€ HT',
    'par personne. Repas compris.',
  ],
  [{ kind: 'onQuote', rule: 'Selon les engins.' }, 'Sur devis.', 'Selon les engins.'],
])('a price is said with what it comprises: %j', (given, strong, text) => {
  expect(lineOf('Tarif', { price: given, condition: null })).toEqual({
    term: 'Tarif',
    strong,
    text,
  })
})

test('a condition stands beside the price', () => {
  expect(lineOf('Tarif', { condition: 'publicFunding' }).text).toMatch(
    / Financement possible.*qui décide\.$/,
  )
})

test('sessions are said in words, the nearest three, full ones without a file', () => {
  const thirteen = Array.from({ length: 13 }, (_, at) => {
    const day = `2027-02-${String(13 - at).padStart(2, '0')}`
    const status = at === 12 ? ('full' as const) : ('open' as const)
    return { ...session, id: `s-${13 - at}`, starts: day, ends: day, seats: at, status }
  })
  const where = 'Exempleville, en présentiel'
  const open = (id: string) => ({ id, agenda: `/agenda/${id}.ics`, full: null })
  const shown: readonly SheetSession[] = [
    {
      id: 's-1',
      when: 'Le lundi 1er\u00a0février\u00a02027',
      where,
      agenda: null,
      full: 'Complet',
    },
    {
      ...open('s-2'),
      when: 'Le mardi 2\u00a0février\u00a02027',
      where: `${where}, 11\u00a0places`,
    },
    {
      ...open('s-3'),
      when: 'Le mercredi 3\u00a0février\u00a02027',
      where: `${where}, 10\u00a0places`,
    },
  ]
  expect(lineOf('Sessions', { sessions: thirteen }).sessions).toEqual(shown)
})

test.each([
  ['the day before it begins', '2027-01-31', 2],
  ['the day it begins', '2027-02-01', 1],
  ['a year on', '2027-11-24', undefined],
])('a session is shown until it begins: %s', (_, on, count) => {
  const line = lineOf('Sessions', {}, on)
  expect(line.sessions?.length).toBe(count)
  expect(line.text).toBe(count === undefined ? 'Dates sur demande' : undefined)
})

test('the day of update is said in words and for machines', () => {
  expect(lineOf('Mis à jour le', { updated: '2028-02-29' })).toEqual({
    term: 'Mis à jour le',
    text: '29\u00a0février\u00a02028',
    date: '2028-02-29',
  })
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

test('the first of a month is « 1er »', () => {
  expect(dayInWords('2027-05-01')).toBe('1er\u00a0mai\u00a02027')
})

test('the objectives of the samples begin with a verb', () => {
  const words = [...companyCourses, ...mandatoryTrainings, ...individualTrainings].flatMap(
    ({ objectives }) =>
      objectives.map((objective) =>
        objective
          .replace(/^s[e’] ?/, '')
          .split(' ', 1)
          .join(),
      ),
  )
  expect(words.filter((word) => !/(?:er|ir|re),?$/.test(word))).toEqual([])
})
