import { expect, test } from 'vitest'
import { requests } from '#src/model/requests.ts'
import { rowsOf } from '#tests/rows.ts'
import { findRequest, queryOf, readRequests } from '#src/features/request-address.ts'
import { normalizeSpaces } from '#tests/normalize-spaces.ts'

const lineOf = (id: string) => findRequest(id, requests)?.line ?? ''
const day = '2026-11-24'
const sheet = 'sujet=information-sur-une-formation'

test.each(
  rowsOf(`
  of one course | ?${sheet}&formation=incendie
    | Information sur une formation: formation=incendie
  of a course without a topic | ?formation=incendie
    | Information sur une formation: formation=incendie
  of two courses, in its order | ?${sheet}&formation=secourisme&formation=incendie
    | Information sur une formation: formation=secourisme, formation=incendie
  of a quote | ?sujet=devis | Demande de devis:
  of a topic with a line of its own, and a course | ?sujet=poei&formation=incendie
    | Autre: sujet=poei, formation=incendie
  of a date, for three people | ?session=leadership-2027-01.3
    | Information sur une formation: session=leadership-2027-01.3
  of a date that nobody knows | ?session=leadership-1999-01.3 |
  of a date for nobody | ?session=leadership-2027-01.0 |
  of a course named twice | ?formation=incendie&formation=incendie
    | Information sur une formation: formation=incendie
  of two topics, one of which is there for its subject | ?sujet=poei&sujet=devis
    | Demande de devis: sujet=poei
  of two topics that are requests, the last of which has the subject
    | ?sujet=poei&sujet=formation-sur-mesure
    | Formation sur mesure: sujet=poei, sujet=formation-sur-mesure
  of an unknown course | ?${sheet}&formation=plongee | Information sur une formation:
  of an unknown topic | ?sujet=argent |
  of a name that every object has | ?sujet=constructor&formation=__proto__ |
  encoded twice | ?formation=%2569ncendie |
  encoded once | ?formation=%69ncendie | Information sur une formation: formation=incendie
  with a zero | ?sujet=%00&formation=incendie%00 |
  with half an encoding | ?sujet=%E0%A4%A&formation=% |
  of 5 kB | ?sujet=${'a'.repeat(5000)}&formation=${'incendie'.repeat(640)} |
  of other letters | ?sujet=DEVIS&formation=Incendie |
  with nothing | ?sujet=&formation= |
  without a query | |
  of another page | ?categorie=poei |
  of three answers about funding | ?sujet=devis&financement=former.11-49.cette-annee
    | Demande de devis: financement=former.11-49.cette-annee
  of a course and an answer | ?sujet=devis&formation=incendie&financement=securite
    | Demande de devis: formation=incendie, financement=securite
  of an answer that no question has | ?sujet=devis&financement=former.beaucoup.cette-annee
    | Demande de devis: financement=former
  of answers to the questions of individuals | ?financement=salarie.changer.moi |
  of answers given twice | ?financement=former&financement=former
    | Information sur une formation: financement=former
  of answers encoded twice | ?financement=%2566ormer |
  of answers that every object has | ?financement=constructor.__proto__ |`),
)('a URL %s requests the courses it names', (_, search, expected) => {
  const [subject = '', ids = ''] = expected.split(':')
  const asked = ids.split(',').map((id) => id.trim())
  expect(readRequests(search, requests, day)).toEqual(
    expected === '' ? [] : asked.map((id) => ({ subject, id, line: lineOf(id) })),
  )
})

test.each([
  ['the day before it begins', '2027-01-17', 'session=leadership-2027-01.3'],
  ['once it has begun', '2027-01-18', 'formation=leadership-et-management'],
])('a requested session %s (%s) becomes a request for %s', (_, on, id) => {
  const read = readRequests('?session=leadership-2027-01.3', requests, on)
  expect(read.map((asked) => asked.id)).toEqual([id])
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
  ['nothing', ''],
  ['a subject alone', '?sujet=devis'],
  ['one course', `?${sheet}&formation=incendie`],
  ['two courses', `?${sheet}&formation=secourisme&formation=incendie`],
  ['a topic that is a request', '?sujet=poei'],
  ['a topic that is a request, with a course', '?sujet=poei&formation=incendie'],
  ['two topics', '?sujet=devis&sujet=poei&formation=incendie'],
  ['answers about funding', '?sujet=devis&financement=former.11-49.cette-annee'],
])('F47 the form opened by a URL that %s has the same URL', (_, search) => {
  const read = readRequests(search, requests, day)
  const held = read.filter(({ id }) => id !== '')
  const chosen = read.at(-1)?.subject ?? ''
  expect(queryOf({ requests: held, autoSelectedSubject: chosen }, requests)).toBe(search)
})

test('a requested session is in the message with its course and number of people', () => {
  const noteOf = (id: string) => findRequest(id, requests)?.note
  const three = 'session=leadership-2027-01.3'
  expect(normalizeSpaces(lineOf(three)).split('\n')).toEqual([
    'Formation : Leadership et management d’équipe',
    'Session : du 18 au 21 janvier 2027, Exempleville',
    'Nombre de personnes : 3',
  ])
  expect(noteOf(three)).toMatch(/^Session\s: .*, 3\spersonnes$/)
  expect(noteOf('session=leadership-2027-01')).toMatch(/, 1\spersonne$/)
})
