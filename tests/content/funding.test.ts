import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import claims from '#facts/claims.json' with { type: 'json' }
import facts from '#facts/funding.json' with { type: 'json' }
import { setsOf } from '#facts/funding-rules.ts'
import type { FundingSpace } from '#facts/funding-schema.ts'
import { fundingMachine } from '#machines/funding.ts'
import { tracksOf, stepAfter } from '#machines/funding-tree.ts'
import { fundingOn } from '#src/content/funding.ts'
import { answersIn } from '#src/features/use-funding.ts'

const file = path.resolve(import.meta.dirname, 'funding-sets.csv')
const renew =
  '`RENEW_FUNDING=1 vitest run tests/content/funding.test.ts` writes it anew: read it'

const content = fundingOn('2026-11-24')
const spaces = [
  ['Entreprise', facts.company, content.company],
  ['Particulier', facts.individual, content.individual],
] as const

/** A line for each complete set of answers, in the words of the page. */
function linesOf(name: string, space: FundingSpace): readonly string[] {
  return setsOf(space).map(({ given, rule }) => {
    const answers = Object.entries(given).map(([question, answer]) => {
      const asked = space.questions.find(({ id }) => id === question)
      return asked?.answers.find(({ id }) => id === answer)?.text ?? ''
    })
    const found = (space.rules[rule]?.tracks ?? []).map(
      (track) => space.tracks.find(({ id }) => id === track)?.name ?? '',
    )
    const cells = [name, ...answers, ...found, ...Array(3 - found.length).fill('')]
    return cells.map((cell) => `"${cell}"`).join(';')
  })
}

test('each complete set of answers leads to the tracks that were reviewed', async () => {
  const head =
    '"Espace";"Première réponse";"Deuxième réponse";"Troisième réponse";"Piste 1";"Piste 2";"Piste 3"'
  const lines = [head, ...spaces.flatMap(([name, space]) => linesOf(name, space))]
  const table = `\uFEFF${lines.join('\r\n')}\r\n`
  if (process.env.RENEW_FUNDING === '1') await writeFile(file, table)
  expect(table, renew).toBe(await readFile(file, 'utf8'))
  expect(lines).toHaveLength(1 + 140)
})

test.each(spaces)(
  '%s: a complete set of answers, given or in the address, finds the tracks of its rule',
  (_, space, { tree }) => {
    for (const { given, rule } of setsOf(space)) {
      const answers = Object.values(given)
      const expected = space.rules[rule]?.tracks ?? []
      const open = () => createActor(fundingMachine, { input: { tree } }).start()
      const [asked, restored] = [open(), open()]
      for (const answer of answers) {
        asked.send({ type: 'answer.choose', answer })
        asked.send({ type: 'question.continue' })
      }
      restored.send({ type: 'answers.restore', answers })
      for (const actor of [asked, restored])
        expect(tracksOf(stepAfter(tree, actor.getSnapshot().context.answers))).toEqual(
          expected,
        )
      expect(asked.getSnapshot()).toMatchObject({
        value: 'answered',
        context: { followed: expected[0] },
      })
    }
  },
)

test.each([
  ['?financement=former.11-49', ['former', '11-49']],
  ['?financement=former&financement=alternance', []],
  ['?financement=', []],
  ['', []],
])('the query %j gives the answers %j', (search, answers) => {
  expect(answersIn(search)).toEqual(answers)
})

test('a track whose claim has expired says so and goes last, in the list and in what is found', () => {
  const before = fundingOn('2026-12-31').company
  const after = fundingOn('2027-01-01').company
  const inDoubt = ({ tracks }: typeof before) =>
    tracks
      .flatMap(({ conditions }) => conditions)
      .flatMap(({ text, until }) => (until === '' ? text : []))
  expect(inDoubt(before)).toEqual([])
  expect(inDoubt(after)).toEqual([expect.stringMatching(/^L’aide à l’embauche dépend/)])
  const found = ({ tree }: typeof before) =>
    tracksOf(stepAfter(tree, ['alternance', '11-49', 'moins-de-30']))
  expect(found(before)).toEqual(['apprenticeship', 'work-study'])
  expect(found(after)).toEqual(['work-study', 'apprenticeship'])
  expect(after.tracks.at(-1)?.id).toBe('apprenticeship')
  expect(before.tracks.at(-1)?.id).toBe('work-study')
})

test('one line says since when all conditions are verified, those in doubt apart', () => {
  const dated = (aid: string, others: string) =>
    fundingOn('2026-11-24', {
      claims: claims.map((claim) => ({
        ...claim,
        verified: claim.id === 'apprenticeshipAid' ? aid : others,
      })),
    }).company.verified
  expect(dated('2026-11-16', '2026-11-20')).toBe(
    'Conditions vérifiées le 16\u00a0novembre\u00a02026 ou depuis.',
  )
  expect(dated('2025-11-16', '2026-11-20')).toBe(
    'Conditions vérifiées le 20\u00a0novembre\u00a02026 ou depuis.',
  )
})

test('the training account comes last while no training can take it', () => {
  const orders = [true, false].map((trainingAccount) => {
    const { tracks, tree } = fundingOn('2026-11-24', {
      trainings: [{ trainingAccount: false }, { trainingAccount }],
    }).individual
    const given = ['salarie', 'certification', 'compte-formation']
    return [tracks.at(-1)?.id, tracksOf(stepAfter(tree, given))]
  })
  expect(orders).toEqual([
    ['personal', ['training-account', 'employer-plan']],
    ['training-account', ['employer-plan', 'training-account']],
  ])
})
