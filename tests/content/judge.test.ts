import { describe, expect, test } from 'vitest'
import { addDays } from '#facts/days.ts'
import { judge } from '#facts/judge.ts'
import type { Level } from '#facts/rule.ts'
import type { Facts } from '#facts/kinds.ts'
import type { Surroundings } from '#facts/rule.ts'
import { surroundings } from '#src/checks/surroundings.ts'
import { changed, rowsOf } from './changed.ts'
import { certification as training } from './delivered-facts.ts'
import { around, delivered, real } from './real-organisation.ts'

const today = '2026-11-24'
/** What is said of some facts, as « level place: text », plainly. */
function said(files: object, day = today, known: Surroundings = around, horizon?: number) {
  return judge(files, day, known, horizon).map(
    ({ level, stops, kind, id, path, text }) => ({
      level,
      stops,
      place: [kind, ...(id === null ? [] : [id]), ...path].join('.'),
      text: text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'"),
    }),
  )
}

const certificate = (changes: Partial<Facts['certificate']>) => ({
  ...real,
  certificate: { ...real.certificate, ...changes },
})
const [aClaim] = delivered.claims.filter(({ id }) => id === 'employerAid')
if (aClaim === undefined) throw new Error('no claim')
const ofToday = {
  sample: false,
  verified: today,
  reviewMonths: 12,
  expires: null,
  onExpiry: 'warn',
} as const
const claim = (changes: Partial<Facts['claims'][number]>) => ({
  ...real,
  claims: real.claims.map((each) =>
    each.id === aClaim.id ? { ...each, ...ofToday, ...changes } : each,
  ),
})

const example = (typed: string) => `« ${typed} » est une valeur d'exemple.`
describe('an organisation that exists', () => {
  test('whose facts are all there is told of no error', () => {
    const found = said(real).filter(
      ({ level, place }) =>
        level === 'error' || /^(identity|certificate|services)/.test(place),
    )
    expect(found.map(({ place }) => place)).toEqual([
      'identity.approvals.firstAid',
      'identity.approvals.foodHygiene',
      'identity.replyDays',
    ])
  })

  const at = real.claims.findIndex(({ id }) => id === aClaim.id)
  const host = JSON.stringify(delivered.identity.host)
  const { phone } = delivered.identity

  test.each(
    rowsOf(`
    identity.siret = "12" | error identity.siret | « 12 » n'a pas les 14 chiffres d'un SIRET.
    identity.siret = "000 000 000 00018" | error identity.siret
      | ${example('000 000 000 00018')}
    identity.siret = "732 829 321 00074" | error identity.siret | un chiffre de ce SIREN est faux
    identity.trainingNumber = "abc" | error identity.trainingNumber
      | « abc » n'a pas les 11 chiffres d'un numéro de déclaration d'activité.
    identity.region = "Bretagne" | error identity.trainingNumber | pas « Bretagne »
    identity.url = "https://a.example" | error identity.url | ${example('https://a.example')}
    identity.email = "a@b.example" | error identity.email | ${example('a@b.example')}
    identity.host = ${host} | error identity.host.name | ${example('Hébergeur Exemple')}
    identity.address.postcode = "00000" | remark identity.address.postcode | ${example('00000')}
    identity.address.postcode = "B-1000" | remark identity.address.postcode
      | « B-1000 » n'est pas un code postal français.
    identity.phone = "${phone}" | remark identity.phone | ${example(phone)}
    identity.presentation.trades = ["exemple"] | remark identity.presentation.trades.0
      | « Présentation › Métiers auxquels vous formez › 1 »
    identity.phone = "04 78 12 34 5" | remark identity.phone | dix chiffres
    identity.apprenticeshipCentre = null | remark identity.apprenticeshipCentre | ce numéro manque
    certificate.categories = ["actions de formation"] | remark certificate.categories
      | aucune catégorie certifiée n'est l'apprentissage
    certificate.file = null | error certificate.file | n'y est pas
    certificate.number = null | error certificate.number | il manque
    certificate.file = "/autre.pdf" | error certificate.file
      | aucun fichier publié ne s'appelle « autre.pdf »
    certificate.from = "2026-11-25" | remark certificate.from
      | il ne vaut qu'à partir du 25 novembre 2026.
    claims.${at}.verified = "2026-11-25" | remark claims.employerAid.verified
      | le 25 novembre 2026 n'est pas encore venu.
    claims.${at}.source = null | remark claims.employerAid.source
      | sans que sa source soit nommée
    claims.${at}.verified = "hier" | error claims.employerAid.verified
      | « hier » n'est pas une date qui existe (année-mois-jour).`),
  )('with %s it is told: %s, %s', (changes, found, text) => {
    const [level, place] = found.split(' ')
    expect(said(changed(claim({}), changes))).toContainEqual({
      level,
      stops: level === 'error',
      place,
      text: expect.stringContaining(text),
    })
  })

  test('does not publish with the badges of the example', () => {
    const known = { ...around, placeholders: surroundings.placeholders }
    const badges = said(real, today, known).filter(({ text }) =>
      text.includes('logo officiel'),
    )
    expect(badges.map(({ level }) => level)).toEqual(['error', 'error'])
    expect(badges[0]?.text).toContain('« badge-quality »')
  })
})

describe('the delivered example', () => {
  test.each([61, 1096, 3653])(
    'is published %d days later all the same, and what is past is told',
    (days) => {
      const found = said(delivered, addDays(today, days), surroundings)
      expect(found.filter(({ stops }) => stops)).toEqual([])
      expect(found.map(({ level }) => level)).toContain('past')
    },
  )

  test('is told, and stops no build', () => {
    const found = said(delivered, today, surroundings)
    expect(found.filter(({ stops }) => stops)).toEqual([])
    const samples = found
      .filter(({ level }) => level === 'sample')
      .map(({ place }) => place)
    expect(samples).toEqual(
      expect.arrayContaining([
        'identity',
        'identity.siret',
        'identity.trainingNumber',
        'identity.url',
        'identity.address.postcode',
        'identity.phone',
        'services.messaging.href',
        'certificate.number',
        'certificate.file',
        'certificate',
        'claims.employerAid',
        'figures.satisfaction.method',
      ]),
    )
  })

  test.each([
    ['SIRET « 12 »', { siret: '12' }, 'identity.siret'],
    ['registration « abc »', { trainingNumber: 'abc' }, 'identity.trainingNumber'],
  ])('%s is told there too, without stopping', (_, changes, place) => {
    const files = { ...delivered, identity: { ...delivered.identity, ...changes } }
    const [found] = said(files).filter((each) => each.place === place)
    expect(found).toMatchObject({ level: 'remark', stops: false })
  })

  test('has its processor to be confirmed', () => {
    expect(said(delivered)).toContainEqual({
      level: 'due',
      stops: false,
      place: 'processors.forwarding.confirmed',
      text: 'Service « EmailJS », champ « Confirmé par vous le » : à confirmer par vous.',
    })
  })
})

describe('dates', () => {
  const levelAt = (files: object, place: string) =>
    said(files).find((each) => each.place === place && each.level !== 'sample')

  const table: [number, Level | undefined][] = [
    [61, undefined],
    [60, 'due'],
    [59, 'due'],
    [0, 'due'],
    [-1, 'past'],
  ]

  test.each(table)('a certificate that ends in %d days: %s', (days, level) => {
    const found = levelAt(certificate({ until: addDays(today, days) }), 'certificate.until')
    expect(found?.level).toBe(level)
    expect(found?.stops ?? false).toBe(level === 'past')
    const told = level === 'past' ? 'il a pris fin le 23 novembre 2026.' : ''
    expect(found?.text ?? '').toContain(told)
  })

  test.each(table)('a claim that ends in %d days: %s', (days, level) => {
    const changes = { onExpiry: 'warn', expires: addDays(today, days) } as const
    // A claim cannot end before it was verified.
    const verified = days < 0 ? addDays(today, days) : today
    const found = levelAt(claim({ ...changes, verified }), 'claims.employerAid.expires')
    expect(found?.level).toBe(level)
    expect(found?.stops ?? false).toBe(false)
  })

  test('a past claim that stops the build stops it, and a due one does not', () => {
    const at = (days: number) =>
      levelAt(
        claim({
          onExpiry: 'stop',
          reviewMonths: 12,
          verified: '2026-01-01',
          expires: addDays(today, days),
        }),
        'claims.employerAid.expires',
      )?.stops
    expect([at(-1), at(0)]).toEqual([true, false])
  })

  test.each([
    ['2026-05-24', 6, 'due', 'à vérifier de nouveau avant le 24 novembre 2026'],
    ['2026-05-23', 6, 'past', 'à vérifier de nouveau depuis le 23 novembre 2026'],
    ['2024-02-29', 24, 'past', 'à vérifier de nouveau depuis le 28 février 2026'],
  ] as const)(
    'a claim verified on %s and reviewed every %d months: %s',
    (verified, reviewMonths, level, text) => {
      const found = levelAt(
        claim({ verified, reviewMonths, expires: null }),
        'claims.employerAid.verified',
      )
      expect(found).toMatchObject({ level, text: expect.stringContaining(text) })
    },
  )

  test('a certification stops the build the day after its end', () => {
    const at = (until: string) => {
      const certification = { ...training, until }
      const apprenticeship = { ...real.apprenticeship, certification }
      return levelAt({ ...real, apprenticeship }, 'apprenticeship.certification.until')
    }
    expect(at('2026-11-24')).toMatchObject({ level: 'due', stops: false })
    expect(at('2026-11-23')).toMatchObject({ level: 'error', stops: true })
  })

  test('further away than sixty days they are told when asked for', () => {
    const files = certificate({ until: addDays(today, 300) })
    const told = (horizon?: number) =>
      said(files, today, around, horizon).some(({ place }) => place === 'certificate.until')
    expect([told(), told(299), told(300)]).toEqual([false, false, true])
  })

  test('each says what to do, in one sentence', () => {
    for (const { action } of judge(delivered, '2030-01-01', surroundings))
      expect(action).toMatch(/^[\p{Lu}«].*\.$/u)
  })
})
