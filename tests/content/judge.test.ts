import { describe, expect, test } from 'vitest'
import { addDays } from '#facts/days.ts'
import { judge } from '#facts/judge.ts'
import type { Surroundings } from '#facts/rule.ts'
import { surroundings } from '#src/checks/fact-files.ts'
import { changed, rowsOf } from './changed.ts'
import { around, certification } from './delivered-facts.ts'
import { sample as delivered, second } from '#tests/second-organisation/derive.ts'

const today = '2026-11-24'
/** What is said of some facts, as « level place: text », plainly. */
function said(files: object, day = today, known: Surroundings = around, horizon?: number) {
  return judge(files, day, known, horizon).map((judgement) => {
    const { level, stops, kind, id, path } = judgement
    const place = [kind, ...(id === null ? [] : [id]), ...path].join('.')
    const text = judgement.text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'")
    return { level, stops, place, text }
  })
}

const real = changed(
  { ...second, apprenticeship: delivered.apprenticeship },
  'identity.apprenticeshipCentre = "0690123A"; ' +
    'certificate.categories = ["actions de formation par apprentissage"]',
)
const at = real.claims.findIndex(({ id }) => id === 'employerAid')
const aid = `claims.${at}`
const ofToday = changed(
  real,
  `${aid}.sample = false; ${aid}.verified = "${today}"; ${aid}.reviewMonths = 12; ` +
    `${aid}.expires = null; ${aid}.onExpiry = "warn"`,
)

const certifiedUntil = (until: string) => JSON.stringify({ ...certification, until })
const example = (typed: string) => `« ${typed} » est une valeur d'exemple.`
describe('an organisation that exists', () => {
  test('whose facts are all there is told of no error', () => {
    const own = /^(identity|certificate|services)/
    const found = said(real).filter((it) => it.level === 'error' || own.test(it.place))
    expect(found.map(({ place }) => place)).toEqual([
      'identity.approvals.firstAid',
      'identity.approvals.foodHygiene',
      'identity.replyDays',
    ])
  })

  const host = JSON.stringify(delivered.identity.host)
  const { phone } = delivered.identity

  test.each(
    rowsOf(`
    identity.siret = "12" | error! identity.siret | « 12 » n'a pas les 14 chiffres d'un SIRET.
    identity.siret = "000 000 000 00018" | error! identity.siret
      | ${example('000 000 000 00018')}
    identity.siret = "732 829 321 00074" | error! identity.siret | un chiffre de ce SIREN est faux
    identity.trainingNumber = "abc" | error! identity.trainingNumber
      | « abc » n'a pas les 11 chiffres d'un numéro de déclaration d'activité.
    identity.region = "Bretagne" | error! identity.trainingNumber | pas « Bretagne »
    identity.url = "https://a.example" | error! identity.url | ${example('https://a.example')}
    identity.email = "a@b.example" | error! identity.email | ${example('a@b.example')}
    identity.host = ${host} | error! identity.host.name | ${example('Hébergeur Exemple')}
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
    certificate.file = null | error! certificate.file | n'y est pas
    certificate.number = null | error! certificate.number | il manque
    certificate.file = "/autre.pdf" | error! certificate.file
      | aucun fichier publié ne s'appelle « autre.pdf »
    certificate.from = "2026-11-25" | remark certificate.from
      | il ne vaut qu'à partir du 25 novembre 2026.
    ${aid}.verified = "2026-11-25" | remark claims.employerAid.verified
      | le 25 novembre 2026 n'est pas encore venu.
    ${aid}.source = null | remark claims.employerAid.source
      | sans que sa source soit nommée
    ${aid}.verified = "hier" | error! claims.employerAid.verified
      | « hier » n'est pas une date qui existe (année-mois-jour).
    certificate.until = "2027-01-24" | none certificate.until |
    certificate.until = "2027-01-23" | due certificate.until |
    certificate.until = "2026-11-24" | due certificate.until |
    certificate.until = "2026-11-23" | past! certificate.until | il a pris fin le 23 novembre 2026.
    ${aid}.expires = "2027-01-24" | none claims.employerAid.expires |
    ${aid}.expires = "2027-01-23" | due claims.employerAid.expires |
    ${aid}.expires = "2026-11-23"; ${aid}.verified = "2026-11-23"
      | past claims.employerAid.expires |
    ${aid}.expires = "2026-11-23"; ${aid}.verified = "2026-01-01"; ${aid}.onExpiry = "stop"
      | past! claims.employerAid.expires |
    ${aid}.expires = "2026-11-24"; ${aid}.onExpiry = "stop" | due claims.employerAid.expires |
    ${aid}.verified = "2026-05-24"; ${aid}.reviewMonths = 6 | due claims.employerAid.verified
      | à vérifier de nouveau avant le 24 novembre 2026
    ${aid}.verified = "2026-05-23"; ${aid}.reviewMonths = 6 | past claims.employerAid.verified
      | à vérifier de nouveau depuis le 23 novembre 2026
    ${aid}.verified = "2024-02-29"; ${aid}.reviewMonths = 24 | past claims.employerAid.verified
      | à vérifier de nouveau depuis le 28 février 2026
    apprenticeship.certification = ${certifiedUntil('2026-11-24')}
      | due apprenticeship.certification.until |
    apprenticeship.certification = ${certifiedUntil('2026-11-23')}
      | error! apprenticeship.certification.until |`),
  )(
    'with %s it is told, stopping the build behind a mark: %s, %s',
    (changes, found, text) => {
      const [level = '', place] = found.split(' ')
      const told = said(changed(ofToday, changes)).filter((each) => each.place === place)
      const levels = told
        .filter((each) => each.text.includes(text))
        .map((each) => `${each.level}${each.stops ? '!' : ''}`)
      expect(told.length === 0 ? ['none'] : levels).toContain(level)
    },
  )

  test('does not publish with the badges of the example', () => {
    const known = { ...around, placeholders: surroundings.placeholders }
    const badges = said(real, today, known).flatMap(({ level, text }) =>
      text.includes('logo officiel') ? `${level} ${text}` : [],
    )
    expect(badges).toEqual([
      expect.stringMatching(/^error .*« badge-quality »/),
      expect.stringMatching(/^error /),
    ])
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
    const samples = found.flatMap((it) => (it.level === 'sample' ? it.place : []))
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
    ['siret', '12'],
    ['trainingNumber', 'abc'],
  ])('is told that the %s « %s » is none, without stopping', (field, typed) => {
    const files = changed(delivered, `identity.${field} = "${typed}"`)
    const found = said(files).find(({ place }) => place === `identity.${field}`)
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

test('what is further away than sixty days is told when asked for', () => {
  const files = changed(real, `certificate.until = "${addDays(today, 300)}"`)
  const told = (horizon?: number) =>
    said(files, today, around, horizon).some(({ place }) => place === 'certificate.until')
  expect([told(), told(299), told(300)]).toEqual([false, false, true])
})

test('each says what to do, in one sentence', () => {
  for (const { action } of judge(delivered, '2030-01-01', surroundings))
    expect(action).toMatch(/^[\p{Lu}«].*\.$/u)
})
