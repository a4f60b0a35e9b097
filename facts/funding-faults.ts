import { forbiddenIn } from './forbidden-words.ts'
import { type FundingSet, setsOf } from './funding-rules.ts'
import type { FundingFacts, FundingSpace } from './funding-schema.ts'
import type { Remark } from './rule.ts'

type CitedClaim = { id: string; sentence: string }
type Match = { question: string; answers: readonly string[] }

const questionsInAll = 3
const private_ = /handicap|santé|médical|maladie|invalidité/iu

/** What no schema sees in what is said about funding, `path` from the root of its file. */
export function fundingFaults(
  facts: FundingFacts,
  claims: readonly CitedClaim[],
): readonly Remark[] {
  return (['company', 'individual'] as const).flatMap((name) =>
    [
      ...spaceFaults(facts[name]),
      ...citationFaults(facts[name], claims),
      ...wordFaults(facts[name]),
    ].map(({ path, text }) => ({ path: [name, ...path], text })),
  )
}

function spaceFaults(space: FundingSpace): Remark[] {
  const named = [...repeated(space), ...unknownNames(space)]
  // What names nothing would be told again of every set.
  return named.length > 0 ? named : [...setFaults(space), ...unused(space)]
}

function repeated({ questions, tracks }: FundingSpace): Remark[] {
  const twice = (items: readonly { id: string }[], path: readonly PropertyKey[]) =>
    items.flatMap(({ id }, index) =>
      items.findIndex((item) => item.id === id) < index
        ? [{ path: [...path, index, 'id'], text: `« ${id} » est déjà pris` }]
        : [],
    )
  return [
    ...twice(questions, ['questions']),
    ...twice(tracks, ['tracks']),
    ...questions.flatMap(({ answers }, index) =>
      twice(answers, ['questions', index, 'answers']),
    ),
  ]
}

function unknownNames({ questions, tracks, rules }: FundingSpace): Remark[] {
  const unknown = ({ question, answers }: Match, known = questions) => {
    const asked = known.find(({ id }) => id === question)
    if (asked === undefined)
      return [`aucune question ne s’appelle « ${question} » avant elle`]
    return answers
      .filter((answer) => asked.answers.every(({ id }) => id !== answer))
      .map((answer) => `« ${asked.text} » n’a pas de réponse « ${answer} »`)
  }
  return [
    ...questions.flatMap(({ askedIf }, index) =>
      askedIf === null
        ? []
        : unknown(askedIf, questions.slice(0, index)).map((text) => ({
            path: ['questions', index, 'askedIf'],
            text,
          })),
    ),
    ...rules.flatMap(({ when, tracks: named }, index) => [
      ...(when ?? [])
        .flatMap((match) => unknown(match))
        .map((text) => ({
          path: ['rules', index, 'when'],
          text,
        })),
      ...named
        .filter((track) => tracks.every(({ id }) => id !== track))
        .map((track) => ({
          path: ['rules', index, 'tracks'],
          text: `aucune piste ne s’appelle « ${track} »`,
        })),
    ]),
  ]
}

function setFaults(space: FundingSpace): Remark[] {
  const sets = setsOf(space)
  return [
    ...sets
      .filter(({ rule }) => rule === -1)
      .map((set) => ({ path: ['rules'], text: `${said(set)} ne mène à aucune piste` })),
    ...sets.filter(isUneven).map((set) => ({
      path: ['questions'],
      text: `${said(set)} ne répond pas à trois questions`,
    })),
    ...space.rules.flatMap(({ when }, index) => {
      const path = ['rules', index]
      if (sets.every(({ rule }) => rule !== index))
        return [{ path, text: 'aucune réponse n’atteint cette règle' }]
      return (when === null) === (index === space.rules.length - 1)
        ? []
        : [{ path, text: 'la dernière règle vaut pour tous les autres cas, et elle seule' }]
    }),
  ]
}

const isUneven = ({ given }: FundingSet) => Object.keys(given).length !== questionsInAll

function said({ given }: FundingSet): string {
  return `« ${Object.values(given).join(', ')} »`
}

function unused({ questions, tracks, rules }: FundingSpace): Remark[] {
  const offered = new Set(rules.flatMap((rule) => rule.tracks))
  return tracks
    .flatMap(({ id, name }, index) =>
      offered.has(id)
        ? []
        : [{ path: ['tracks', index], text: `aucune règle ne mène à « ${name} »` }],
    )
    .concat(
      questions.flatMap((question, index) =>
        private_.test(
          `${question.text} ${question.answers.map(({ text }) => text).join(' ')}`,
        )
          ? [
              {
                path: ['questions', index],
                text: 'ni la santé ni le handicap ne se demandent',
              },
            ]
          : [],
      ),
    )
}

function citationFaults({ tracks }: FundingSpace, claims: readonly CitedClaim[]): Remark[] {
  return tracks.flatMap(({ claims: cited }, index) =>
    cited.flatMap((id, at) => {
      const claim = claims.find((one) => one.id === id)
      const texts =
        claim === undefined
          ? [`aucune condition ne s’appelle « ${id} »`]
          : forbiddenIn(claim.sentence)
      return texts.map((text) => ({ path: ['tracks', index, 'claims', at], text }))
    }),
  )
}

/** Every text of a space, ids and addresses among them: they say nothing forbidden either. */
function wordFaults(space: FundingSpace): Remark[] {
  const walk = (value: unknown, path: readonly PropertyKey[]): Remark[] => {
    if (typeof value === 'string') return forbiddenIn(value).map((text) => ({ path, text }))
    if (Array.isArray(value))
      return value.flatMap((item: unknown, index) => walk(item, [...path, index]))
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, item]) => walk(item, [...path, key]))
  }
  return walk(space, [])
}
