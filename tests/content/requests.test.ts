import { describe, expect, test } from 'vitest'
import { contactForm } from '#src/content/contact-form.ts'
import { requests } from '#src/content/requests.ts'
import { readRequests, withoutRequest } from '#src/features/request-address.ts'
import { itemAt } from '#tests/item-at.ts'

const line = (anchor: string) =>
  requests.courses.find((course) => course.anchor === anchor)?.line ?? ''
const subject = 'Information sur une formation'
const asked = { subject, line: line('incendie') }
/** A line about funding, with the spaces that French wants. */
const asking = (text: string, of = subject) => ({
  subject: of,
  line: text.replace(' :', '\u00a0:').replace('49 s', '49\u00a0s'),
})
const funded = (...texts: readonly string[]) =>
  texts.map((text) => asking(text, 'Demande de devis'))
const sheet = 'sujet=information-sur-une-formation'

test('each topic chooses a subject of the form’s list', () => {
  const { options } = contactForm.fields.subject
  expect(requests.topics.filter((topic) => !options.includes(topic.subject))).toEqual([])
})

test('no two things that can be asked for begin the message alike', () => {
  const lines = [
    ...requests.courses.map((course) => course.line),
    ...requests.topics.flatMap(({ item }) => item?.line ?? []),
  ]
  expect(new Set(lines).size).toBe(lines.length)
  expect(lines.length).toBeGreaterThanOrEqual(14 + 4)
  for (const one of lines) expect(one).not.toContain('\n')
})

describe('an address', () => {
  test.each<[string, string, readonly object[]]>([
    ['of one course', `?${sheet}&formation=incendie`, [asked]],
    ['of a course without a topic', '?formation=incendie', [asked]],
    [
      'of two courses, in its order',
      `?${sheet}&formation=secourisme&formation=incendie`,
      [{ subject, line: line('secourisme') }, asked],
    ],
    ['of a quote', '?sujet=devis', [{ subject: 'Demande de devis', line: '' }]],
    [
      'of a topic with a line of its own, and a course',
      '?sujet=poei&formation=incendie',
      [
        { subject: 'Autre', line: 'Recrutement en POEI' },
        { subject: 'Autre', line: line('incendie') },
      ],
    ],
    ['of a course named twice', '?formation=incendie&formation=incendie', [asked]],
    ['of two topics', '?sujet=devis&sujet=poei', []],
    ['of two topics, and a course', '?sujet=devis&sujet=poei&formation=incendie', [asked]],
    ['of an unknown course', `?${sheet}&formation=plongee`, [{ subject, line: '' }]],
    ['of an unknown topic', '?sujet=argent', []],
    ['of a name that every object has', '?sujet=constructor&formation=__proto__', []],
    ['encoded twice', '?formation=%2569ncendie', []],
    ['encoded once', '?formation=%69ncendie', [asked]],
    ['with a zero', '?sujet=%00&formation=incendie%00', []],
    ['with half an encoding', '?sujet=%E0%A4%A&formation=%', []],
    ['of 5 kB', `?sujet=${'a'.repeat(5000)}&formation=${'incendie'.repeat(640)}`, []],
    ['of other letters', '?sujet=DEVIS&formation=Incendie', []],
    ['with nothing', '?sujet=&formation=', []],
    ['without a query', '', []],
    ['of another page', '?categorie=management', []],
    [
      'of three answers about funding',
      '?sujet=devis&financement=former.11-49.cette-annee',
      funded(
        'Projet : former mes salariés',
        'Effectif : de 11 à 49 salariés',
        'Calendrier : plus tard dans l’année',
      ),
    ],
    [
      'of a course and an answer',
      '?sujet=devis&formation=incendie&financement=securite',
      [
        { subject: 'Demande de devis', line: line('incendie') },
        ...funded('Projet : répondre à une obligation de sécurité'),
      ],
    ],
    [
      'of an answer that no question has',
      '?sujet=devis&financement=former.beaucoup.cette-annee',
      funded('Projet : former mes salariés'),
    ],
    ['of answers to the questions of individuals', '?financement=salarie.changer.moi', []],
    ['of answers given twice', '?financement=former&financement=former', []],
    ['of answers encoded twice', '?financement=%2566ormer', []],
    ['of answers that every object has', '?financement=constructor.__proto__', []],
    [
      'of 5 kB of answers',
      `?financement=${'former.'.repeat(720)}`,
      [asking('Projet : former mes salariés')],
    ],
  ])('%s asks for what it names', (_, search, expected) => {
    expect(readRequests(search, requests)).toEqual(expected)
  })

  test('of all courses asks for each', () => {
    const search = requests.courses.map(({ anchor }) => `formation=${anchor}`).join('&')
    expect(readRequests(search, requests).map((one) => one.line)).toEqual(
      requests.courses.map((course) => course.line),
    )
  })
})

test.each([
  [
    'one of two courses',
    `?${sheet}&formation=incendie&formation=secourisme`,
    'incendie',
    `?${sheet}&formation=secourisme`,
  ],
  [
    'the only course, whose topic stays',
    `?${sheet}&formation=incendie`,
    'incendie',
    `?${sheet}`,
  ],
  ['a course that it does not name', '?sujet=devis', 'incendie', '?sujet=devis'],
  ['the only value', '?formation=incendie', 'incendie', ''],
])('an address gives up %s', (_, search, anchor, expected) => {
  expect(withoutRequest(search, line(anchor), requests)).toBe(expected)
})

test('an address gives up its topic with the line of the topic', () => {
  const consultation = itemAt(
    requests.topics.filter(({ code }) => code === 'consultation'),
    0,
  )
  expect(
    withoutRequest('?sujet=consultation', consultation.item?.line ?? '', requests),
  ).toBe('')
})

test('an address gives up its answers about funding with any of their lines', () => {
  const search = '?sujet=devis&financement=former.11-49.cette-annee'
  for (const { line: one } of readRequests(search, requests))
    expect(withoutRequest(search, one, requests)).toBe('?sujet=devis')
  expect(withoutRequest(search, 'Projet', requests)).toBe(search)
})
