import { expect, test } from 'vitest'
import {
  addressOf,
  apprenticeshipTrainings,
  companyCourses,
  courseAt,
  mandatoryTrainings,
  programmePath,
} from '#src/content/courses.ts'

test('each programme has an address of its own, below that of its list', () => {
  const programmes = [...companyCourses, ...mandatoryTrainings, ...apprenticeshipTrainings]
  expect(programmes.map((each) => courseAt(programmePath(each)))).toEqual(programmes)
  expect(
    [companyCourses, mandatoryTrainings, apprenticeshipTrainings].map(([first]) =>
      first === undefined ? null : programmePath(first),
    ),
  ).toEqual([
    '/formations/parcours-integration',
    '/solutions/formations-obligatoires/prevention-des-risques',
    '/solutions/apprentissage/apprentissage',
  ])
  expect(courseAt('/formations/incendie')).toBeUndefined()
})

test.each([
  ['onSite', null, '14, quai de l’Exemple, 00000 Exempleville'],
  ['mixed', '3, rue de la Paix, 69003 Lyon', '3, rue de la Paix, 69003 Lyon'],
  ['remote', null, null],
] as const)('the address of a session %s with %s of its own is %s', (...given) => {
  const [delivery, address, expected] = given
  const [session] = companyCourses.flatMap(({ sessions }) => sessions)
  if (session === undefined) throw new Error('no session')
  const text = addressOf({ ...session, delivery, address })
  expect(text?.replaceAll(/[\u00a0\u202f\u2060]/g, ' ') ?? null).toBe(expected)
})

test('a session in another town without an address is there, and not at the organisation’s', () => {
  const [session] = companyCourses.flatMap(({ sessions }) => sessions)
  if (session === undefined) throw new Error('no session')
  expect(addressOf({ ...session, address: null, place: 'Rouen' })).toBe('Rouen')
})
