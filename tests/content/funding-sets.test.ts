import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import facts from '#facts/funding.json' with { type: 'json' }
import { setsOf } from '#facts/funding-rules.ts'
import type { FundingSpace } from '#facts/funding-schema.ts'
import { fundingMachine } from '#machines/funding.ts'
import { tracksOf, stepAfter } from '#machines/funding-tree.ts'
import { fundingOn } from '#src/content/funding.ts'
import { answersIn } from '#src/features/use-funding.ts'

const file = path.resolve(import.meta.dirname, 'funding-sets.csv')
const renew =
  '`RENEW_FUNDING=1 vitest run tests/content/funding-sets.test.ts` writes it anew: read it'

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
      const [asked, restored] = [0, 1].map(() =>
        createActor(fundingMachine, { input: { tree } }).start(),
      )
      for (const answer of answers) {
        asked?.send({ type: 'answer.choose', answer })
        asked?.send({ type: 'question.continue' })
      }
      restored?.send({ type: 'answers.restore', answers })
      for (const actor of [asked, restored])
        expect(
          tracksOf(stepAfter(tree, actor?.getSnapshot().context.answers ?? [])),
        ).toEqual(expected)
      expect(asked?.getSnapshot()).toMatchObject({
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
