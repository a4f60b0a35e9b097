import { expect, test, vi } from 'vitest'
import { validityNote } from '#src/content/claim-labels.ts'

async function contentOn(day: string) {
  vi.stubEnv('BUILD_DAY', day)
  vi.resetModules()
  const { individualQuestions } = await import('#src/page-content/questions.ts')
  const { certification } = await import('#src/content/certification.ts')
  const organisation = await import('#src/content/organisation.ts')
  return {
    answer: individualQuestions.find(({ id }) => id === 'reste-a-charge')?.validity,
    certificate: certification.categories,
    footer: organisation.certificateValidity.until,
  }
}

const checking = 'Information en cours de vérification.'

test.each([
  ['2026-11-24', '2027-05-19'],
  ['2029-01-01', ''],
])('on a site built on %s, the `until` of an answer is « %s »', async (day, until) => {
  const { answer } = await contentOn(day)
  expect(answer).toEqual({ until, verified: '19\u00a0novembre\u00a02026' })
})

test('a certificate is marked as being checked from the day after its end', async () => {
  const { facts } = await import('#src/content/facts.ts')
  const certificate = { ...facts.certificate, from: '2024-01-01', until: '2026-12-24' }
  vi.doMock('#src/content/facts.ts', () => ({ facts: { ...facts, certificate } }))
  const valid = await contentOn('2026-12-24')
  expect(valid.certificate).not.toContain(checking)
  expect(valid.footer).toBe('2026-12-24')
  const past = await contentOn('2026-12-25')
  expect(past.certificate.endsWith(` ${checking}`)).toBe(true)
})

test('placeholders in questions and in their answers are replaced', async () => {
  vi.resetModules()
  const { facts } = await import('#src/content/facts.ts')
  const [first] = facts['individual-questions']
  const question = { ...first, question: '{Téléphone}\u202f?', answer: '{Téléphone}.' }
  vi.resetModules()
  vi.doMock('#src/content/facts.ts', () => ({
    facts: { ...facts, 'individual-questions': [question] },
  }))
  const { individualQuestions } = await import('#src/page-content/questions.ts')
  const phone = facts.identity.phone.replaceAll(' ', '\u00a0')
  expect(individualQuestions).toMatchObject([
    { question: `${phone}\u202f?`, answer: `${phone}.` },
  ])
})

const verifiedNote = ' Information vérifiée le 9 mai.'

test.each([
  ['without an end', null, '9 mai', verifiedNote],
  ['without a verification', null, null, ''],
  ['on its last day', '2026-12-31', '9 mai', verifiedNote],
  ['the day after its end', '2026-12-30', '9 mai', ` ${checking}`],
])(
  'the note of a claim %s (until %s, verified %s) is « %s »',
  (_, until, verified, expected) => {
    expect(validityNote('2026-12-31', { until, verified })).toBe(expected)
  },
)
