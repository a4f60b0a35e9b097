import { expect, test, vi } from 'vitest'
import type { FundingStep } from '#facts/schema/funding-rules.ts'
import type { FundingSpace } from '#facts/schema/funding-schema.ts'
import { stepAt } from '#machines/question-tree.ts'
import { verifiedSince } from '#src/content/claims.ts'
import { facts } from '#src/content/facts.ts'
import { fundingOn } from '#src/content/funding.ts'
import { answersIn } from '#src/features/use-questions.ts'

/** Returns a CSV line for each complete set of answers: `cells`, the answers, the resulting tracks. */
function linesOf(
  space: FundingSpace,
  step: FundingStep | undefined,
  ...cells: readonly string[]
): readonly string[] {
  if (step === undefined) return []
  if ('answers' in step) {
    const asked = space.questions.find(({ id }) => id === step.question)?.answers ?? []
    return asked.flatMap(({ id, text }) => linesOf(space, step.answers[id], ...cells, text))
  }
  const found = step.results.map(
    (track) => space.tracks.find(({ id }) => id === track)?.name ?? '',
  )
  const all = [...cells, ...found, ...Array(3 - found.length).fill('')]
  return [all.map((cell) => `"${cell}"`).join(';')]
}

test('each complete set of answers leads to the tracks in the reviewed table', async () => {
  const { company, individual } = fundingOn('2026-11-24')
  const lines = [
    '"Espace";"Première réponse";"Deuxième réponse";"Troisième réponse";"Piste 1";"Piste 2";"Piste 3"',
    ...linesOf(facts.funding.company, company.tree, 'Entreprise'),
    ...linesOf(facts.funding.individual, individual.tree, 'Particulier'),
  ]
  const table = `\uFEFF${lines.join('\r\n')}\r\n`
  // `vitest -u` rewrites the snapshot. Review the difference before you commit it.
  await expect(table).toMatchFileSnapshot('funding-sets.csv')
})

test.each([
  ['?financement=former.11-49', ['former', '11-49']],
  ['?financement=former&financement=alternance', ['former_alternance']],
  ['?financement=', []],
])('the funding answers in the query %j are %j', (search, answers) => {
  expect(answersIn('financement', search)).toEqual(answers)
})

test('a funding track with an expired claim is marked and listed last', () => {
  const before = fundingOn('2026-12-31').company
  const after = fundingOn('2027-01-01').company
  const inDoubt = ({ tracks }: typeof before) =>
    tracks
      .flatMap(({ conditions }) => conditions)
      .flatMap(({ text, until }) => (until === '' ? text : []))
  expect(inDoubt(before)).toEqual([])
  expect(inDoubt(after)).toEqual([expect.stringMatching(/^L’aide à l’embauche dépend/)])
  const found = ({ tree }: typeof before) =>
    stepAt(tree, ['alternance', '11-49', 'moins-de-30'])?.results
  expect(found(before)).toEqual(['apprenticeship', 'work-study'])
  expect(found(after)).toEqual(['work-study', 'apprenticeship'])
  expect(after.tracks.at(-1)?.id).toBe('apprenticeship')
  expect(before.tracks.at(-1)?.id).toBe('work-study')
})

test.each([
  [['2026-11-16', '2026-11-20'], 'en novembre\u00a02026'],
  [['2026-10-16', '2026-11-20'], 'depuis octobre\u00a02026'],
  [['2025-11-16', '2026-11-20'], 'en novembre\u00a02026'],
  [['2025-11-16'], null],
])('on November 24, the note on claims verified on %j says %j', (days, since) => {
  const claims = days.map((verified) => ({ verified, reviewMonths: 12, expires: null }))
  expect(verifiedSince(claims, '2026-11-24')).toBe(
    since && `Conditions vérifiées ${since}.`,
  )
})

test('all texts describe the age limit of apprenticeships in the same words', () => {
  const ages = JSON.stringify(facts).match(/16 à [^"]*ans révolus/g)
  expect(new Set(ages)).toEqual(new Set(['16 à 30 ans (29 ans révolus']))
})

test('the funding tracks state when their conditions were verified', () => {
  const { verified } = fundingOn('2026-11-24').company
  expect(verified).toBe('Conditions vérifiées en novembre\u00a02026.')
})

test('the training account is the last funding track if no training accepts it', async () => {
  const given = ['salarie', 'certification', 'compte-formation']
  const { tracks, tree } = fundingOn('2026-11-24').individual
  expect(tracks.at(-1)?.id).toBe('personal')
  expect(stepAt(tree, given)?.results).toEqual(['training-account', 'employer-plan'])
  const unpaid = facts['individual-trainings'].filter((each) => !each.trainingAccount)
  vi.resetModules()
  vi.doMock('#src/content/facts.ts', () => ({
    facts: { ...facts, 'individual-trainings': unpaid },
  }))
  const others = await import('#src/content/funding.ts')
  const last = others.fundingOn('2026-11-24').individual
  expect(last.tracks.at(-1)?.id).toBe('training-account')
  expect(stepAt(last.tree, given)?.results).toEqual(['employer-plan', 'training-account'])
})
