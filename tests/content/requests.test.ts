import { expect, onTestFinished, test, vi } from 'vitest'
import type { RequestAddition } from '#machines/contact-draft.ts'
import { formatMoney } from '#src/content/euros.ts'
import { totalLine } from '#src/model/plan-prices.ts'
import { requests } from '#src/model/requests.ts'
import { findRequest, queryOf, readRequests } from '#src/features/request-address.ts'
import { normalizeSpaces } from '#tests/normalize-spaces.ts'

const lineOf = (id: string) => findRequest(id, requests)?.line ?? ''
const idsOf = (additions: readonly RequestAddition[]) =>
  additions.flatMap(({ request }) => request?.id ?? [])
const day = '2026-11-24'
const sheet = 'sujet=information-sur-une-formation'

const information = 'Information sur une formation'

/** Maps each query to the subject that it selects and the ids of its requests. */
const readings: Readonly<Record<string, readonly [subject: string, ...ids: string[]]>> = {
  '?formation=incendie': [information, 'formation=incendie'],
  '?formation=%69ncendie': [information, 'formation=incendie'],
  '?formation=incendie&formation=incendie': [information, 'formation=incendie'],
  [`?${sheet}&formation=plongee`]: [information],
  '?formation=incendie.9': [information, 'formation=incendie.9'],
  '?session=leadership-2027-01.3': [information, 'session=leadership-2027-01.3'],
  '?sujet=poei&sujet=devis': ['Demande de devis', 'sujet=poei'],
  '?sujet=poei&sujet=formation-sur-mesure': [
    'Formation sur mesure',
    'sujet=poei',
    'sujet=formation-sur-mesure',
  ],
  '?sujet=devis&formation=incendie&financement=securite': [
    'Demande de devis',
    'formation=incendie',
    'financement=securite',
  ],
  // The form drops an unknown funding answer and all answers after it.
  '?financement=former.beaucoup.cette-annee': [information, 'financement=former'],
  '?financement=former&financement=former': [information, 'financement=former'],
}

test.each(Object.entries(readings))(
  'the form reads the query %s as %j',
  (search, [subject, ...ids]) => {
    const read = readRequests(search, requests, day)
    expect(new Set(read.map((addition) => addition.subject))).toEqual(new Set([subject]))
    expect(idsOf(read)).toEqual(ids)
  },
)

test.each([
  ['formation=incendie', 'course', 'formation=incendie'],
  ['formation=incendie.9', 'course', 'formation=incendie'],
  ['session=leadership-2027-01.3', 'session', 'session=leadership-2027-01'],
  ['sujet=poei', 'topic', 'sujet=poei'],
  ['financement=former.11-49', 'funding', 'financement'],
])('the request %s has the kind %s and the offer %s', (id, kind, offer) => {
  const [addition] = readRequests(`?${id}`, requests, day)
  expect(addition?.request).toEqual({ id, kind, offer, line: lineOf(id) })
})

test.each([
  '',
  '?sujet=&formation=',
  '?session=leadership-1999-01.3',
  '?session=leadership-2027-01.0',
  '?formation=incendie.0',
  '?formation=incendie.9.9',
  '?formation=incendie%3D%26sujet%3Ddevis',
  '?sujet=DEVIS&formation=Incendie',
  '?sujet=constructor&formation=__proto__',
  '?financement=constructor.__proto__',
  '?financement=salarie.changer.moi',
  '?formation=%2569ncendie',
  '?financement=%2566ormer',
  '?sujet=%00&formation=incendie%00',
  '?sujet=%E0%A4%A&formation=%',
  `?sujet=${'a'.repeat(5000)}&formation=${'incendie'.repeat(640)}`,
])('the form ignores the query %j', (search) => {
  expect(readRequests(search, requests, day)).toEqual([])
})

test.each([
  // The session of January begins on 2027-01-18, and the session of March is full.
  ['session=leadership-2027-01.3', '2027-01-17', 'session=leadership-2027-01.3'],
  ['session=leadership-2027-01.3', '2027-01-18', 'formation=leadership-et-management.3'],
  ['session=leadership-2027-01', '2027-01-18', 'formation=leadership-et-management'],
  ['session=leadership-2027-03.3', '2027-01-17', 'formation=leadership-et-management.3'],
])('the request %s is read on %s as %s', (asked, on, id) => {
  const read = readRequests(`?${asked}`, requests, on)
  expect(idsOf(read)).toEqual([id])
})

test('a request for a session that began before the build becomes a request for its course', async () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('BUILD_DAY', '2027-02-01')
  vi.resetModules()
  const later = await import('#src/model/requests.ts')
  const read = readRequests('?session=leadership-2027-01.3', later.requests, '2027-02-01')
  expect(idsOf(read)).toEqual(['formation=leadership-et-management.3'])
})

test('the funding answers are listed one per line', () => {
  const lines = normalizeSpaces(lineOf('financement=former.11-49.cette-annee')).split('\n')
  expect(lines).toEqual([
    'Projet : former mes salariés',
    'Effectif : de 11 à 49 salariés',
    'Calendrier : plus tard dans l’année',
  ])
})

test.each([
  '',
  '?sujet=devis',
  `?${sheet}&formation=secourisme&formation=incendie`,
  `?${sheet}&formation=incendie`,
  '?sujet=poei',
  '?sujet=poei&formation=incendie',
  '?sujet=devis&sujet=poei&formation=incendie',
  '?sujet=devis&financement=former.11-49.cette-annee',
])('F47 the form keeps the query %j in its URL', (search) => {
  const read = readRequests(search, requests, day)
  const added = read.flatMap(({ request }) => request ?? [])
  const autoSelectedSubject = read.at(-1)?.subject ?? ''
  expect(queryOf({ requests: added, autoSelectedSubject }, requests)).toBe(search)
})

test('a course requested for a group appears in the message with the number of people', () => {
  const request = findRequest('formation=incendie.9', requests)
  expect(normalizeSpaces(request?.line ?? '').split('\n')).toEqual([
    'Formation : Incendie et évacuation',
    'Dans vos locaux',
    'Nombre de personnes : 9',
  ])
  expect(request?.note).toBe('Dans vos locaux')
  expect(request?.counted).toMatch(/^9\spersonnes$/)
})

test('a request for fewer people than a group needs is a request for an open session', () => {
  const request = findRequest('formation=incendie.3', requests)
  expect(request?.note).toBe('En session ouverte')
  expect(request?.line).toContain('En session ouverte')
  expect(request?.plan?.date).toBe('À choisir parmi les sessions ouvertes')
})

test.each([
  ['formation=gestes-et-postures.3', day],
  ['formation=incendie.3', '2099-01-01'],
])('the plan omits open sessions for %s on %s, if none are upcoming', (id, today) => {
  expect(findRequest(id, requests, today)?.plan?.date).toBe('À fixer ensemble')
})

test('a requested session appears in the message with its course and number of people', () => {
  const countIn = (id: string) => findRequest(id, requests)?.counted
  const three = 'session=leadership-2027-01.3'
  expect(normalizeSpaces(lineOf(three)).split('\n')).toEqual([
    'Formation : Leadership et management d’équipe',
    'Session : du 18 au 21 janvier 2027, Exempleville',
    'Nombre de personnes : 3',
  ])
  expect(countIn(three)).toMatch(/^3\spersonnes$/)
  expect(countIn('session=leadership-2027-01')).toMatch(/^1\spersonne$/)
})

test.each([
  // Three people are too few for a group and join an open session; nine people form a group.
  ['session=leadership-2027-01.3', '2 670 € HT', '3 fois 890 €'],
  ['formation=leadership-et-management.3', '2 670 € HT', '3 fois 890 €'],
  ['formation=incendie.9', '790 € HT', 'le groupe, de 4 à 12 personnes'],
])('the request %s in a plan costs %s: %s', (id, sum, note) => {
  const price = findRequest(id, requests)?.plan?.price
  expect(price && normalizeSpaces(formatMoney(price))).toBe(sum)
  expect(price && normalizeSpaces(price.note)).toBe(note)
})

test.each([
  ['formation=incendie.13', ''],
  ['formation=incendie', '790 € HT le groupe'],
  ['formation=commis-de-cuisine', 'Pris en charge'],
  ['formation=commis-de-cuisine.5', 'Pris en charge'],
])('the request %s in a plan has no price, and its offer is « %s »', (id, offer) => {
  const plan = findRequest(id, requests)?.plan
  expect(plan?.price).toBeNull()
  expect(normalizeSpaces(plan?.offer ?? '')).toBe(offer)
})

test.each([
  [[], null],
  [[null], null],
  [[{ euros: 2, vat: 'HT' }, null, { euros: 3, vat: 'HT' }], { euros: 5, vat: 'HT' }],
  [
    [
      { euros: 2, vat: 'HT' },
      { euros: 3, vat: 'exonéré' },
    ],
    null,
  ],
])('the prices %j add up to %j', (prices, total) => {
  const figure = total && formatMoney(total)
  expect(totalLine(prices, requests.plan)?.figure ?? null).toBe(figure)
})
