import { afterEach, expect, test, vi } from 'vitest'
import { standingOn } from '#src/content/claim-labels.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.doUnmock('#facts/certificate.json')
  vi.resetModules()
})

/** The content as a build of that day reads it. */
async function contentOn(day: string) {
  vi.stubEnv('BUILD_DAY', day)
  vi.resetModules()
  const { conditionOf } = await import('#src/content/claims.ts')
  const { individualQuestions } = await import('#src/content/questions.ts')
  const { contentAt } = await import('#src/content/pages/programme.ts')
  const { certification } = await import('#src/content/certification.ts')
  const organisation = await import('#src/content/organisation.ts')
  const { lines } = contentAt('/formations/parcours-integration').sheet
  return {
    claim: conditionOf('remainingCost'),
    answer: individualQuestions.find(({ id }) => id === 'reste-a-charge')?.standing,
    sheet: lines.find(({ term }) => term === 'Financement')?.standing,
    certificate: certification.categories,
    footer: organisation.certificateStanding.until,
  }
}

const checking = 'Information en cours de vérification.'

test('a claim of its day holds until its deadline, wherever it is told', async () => {
  const { answer, claim, sheet } = await contentOn('2026-11-24')
  expect(claim.until).toBe('2027-05-19')
  expect(answer).toEqual({ until: claim.until, verified: claim.verified })
  expect(sheet?.until).toMatch(/^202\d-/)
})

test('a claim that was past its date at the build holds on no day', async () => {
  const { answer, claim, sheet } = await contentOn('2029-01-01')
  expect([claim.until, answer?.until, sheet?.until]).toEqual(['', '', ''])
})

test('so is a certificate past its end, from the day after', async () => {
  const facts = await import('#facts/certificate.json')
  vi.doMock('#facts/certificate.json', () => ({
    default: { ...facts.default, from: '2024-01-01', until: '2026-12-24' },
  }))
  const held = await contentOn('2026-12-24')
  expect(held.certificate).not.toContain(checking)
  expect(held.footer).toBe('2026-12-24')
  const past = await contentOn('2026-12-25')
  expect(past.certificate.endsWith(` ${checking}`)).toBe(true)
  expect(past.footer).toBe('')
})

const held = ' Information vérifiée le 9 mai.'

test.each([
  ['without an end', null, '9 mai', held],
  ['that nobody has verified', null, null, ''],
  ['on its last day', '2026-12-31', '9 mai', held],
  ['the day after', '2026-12-30', '9 mai', ` ${checking}`],
  ['past its end at the build', '', '9 mai', ` ${checking}`],
])('what follows a text %s says whether it holds', (_, until, verified, expected) => {
  expect(standingOn('2026-12-31', { until, verified })).toBe(expected)
})
