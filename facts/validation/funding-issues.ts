import { answerSetsOf } from '#facts/schema/funding-rules.ts'
import type { FundingFacts, FundingSpace, Match } from '#facts/schema/funding-schema.ts'
import { textsIn } from '#facts/schema/record.ts'
import { type Path, type Issue, error } from './issue.ts'

type CitedClaim = { id: string; sentence: string }
type Issues = Generator<Issue>

const privateTopics = /handicap|santé|médical|maladie|invalidité/iu

/** Validates what the schema of the funding facts cannot express. Paths start at the root of the file. */
export function* fundingIssues(facts: FundingFacts, claims: readonly CitedClaim[]): Issues {
  for (const name of ['company', 'individual'] as const)
    for (const issue of spaceIssues(facts[name], claims))
      yield { ...issue, path: [name, ...issue.path] }
}

function* spaceIssues(space: FundingSpace, claims: readonly CitedClaim[]): Issues {
  const unknown = [...unknownNames(space)]
  yield* unknown
  // An unknown name would otherwise cause further errors, such as a rule that no answer reaches.
  if (unknown.length === 0) {
    yield* setIssues(space)
    yield* unusedTracks(space)
    yield* privateQuestions(space)
  }
  yield* citationIssues(space, claims)
  for (const [path, text] of textsIn(space))
    for (const issue of forbiddenIn(text)) yield error(path, issue)
}

function* unknownNames({ questions, tracks, rules }: FundingSpace): Issues {
  for (const [index, { askedIf }] of questions.entries()) {
    const earlier = questions.slice(0, index)
    if (askedIf) yield* unknownMatch(askedIf, earlier, ['questions', index, 'askedIf'])
  }
  for (const [index, { when, tracks: named }] of rules.entries()) {
    for (const match of when ?? [])
      yield* unknownMatch(match, questions, ['rules', index, 'when'])
    for (const track of named)
      if (tracks.every(({ id }) => id !== track))
        yield error(['rules', index, 'tracks'], `aucune piste ne s’appelle « ${track} »`)
  }
}

function* unknownMatch(
  { question, answers }: Match,
  known: FundingSpace['questions'],
  path: Path,
): Issues {
  const asked = known.find(({ id }) => id === question)
  if (asked === undefined)
    return yield error(path, `aucune question précédente ne s’appelle « ${question} »`)
  for (const answer of answers)
    if (asked.answers.every(({ id }) => id !== answer))
      yield error(path, `« ${asked.text} » n’a pas de réponse « ${answer} »`)
}

function* setIssues(space: FundingSpace): Issues {
  const sets = answerSetsOf(space)
  for (const { given, rule } of sets) {
    const answers = Object.values(given)
    const said = `« ${answers.join(', ')} »`
    if (rule === -1) yield error(['rules'], `${said} ne mène à aucune piste`)
    if (answers.length !== 3)
      yield error(['questions'], `${said} ne répond pas à trois questions`)
  }
  for (const [index, { when }] of space.rules.entries()) {
    const isLast = index === space.rules.length - 1
    if (sets.every(({ rule }) => rule !== index))
      yield error(['rules', index], 'aucune réponse n’atteint cette règle')
    else if ((when === null) !== isLast)
      yield error(
        ['rules', index],
        'la dernière règle vaut pour tous les autres cas, et elle seule',
      )
  }
}

function* unusedTracks({ tracks, rules }: FundingSpace): Issues {
  for (const [index, { id, name }] of tracks.entries())
    if (rules.every((rule) => !rule.tracks.includes(id)))
      yield error(['tracks', index], `aucune règle ne mène à « ${name} »`)
}

function* privateQuestions({ questions }: FundingSpace): Issues {
  for (const [index, { text, answers }] of questions.entries())
    if (
      [text, ...answers.map((answer) => answer.text)].some((one) => privateTopics.test(one))
    )
      yield error(['questions', index], 'ni la santé ni le handicap ne se demandent')
}

function* citationIssues({ tracks }: FundingSpace, claims: readonly CitedClaim[]): Issues {
  for (const [index, { claims: cited }] of tracks.entries())
    for (const [at, id] of cited.entries())
      for (const { sentence } of claims.filter((claim) => claim.id === id))
        for (const text of forbiddenIn(sentence))
          yield error(['tracks', index, 'claims', at], text)
}

/** Words that funding texts must not contain, such as promises and amounts, and the reasons why. */
const forbiddenWords: readonly (readonly [RegExp, string])[] = [
  [/\bgratuit/iu, 'rien n’est gratuit : quelqu’un paie'],
  [
    /\bvous avez droit\b|\bvos droits\b|\bdroit à\b/iu,
    'le financeur seul dit ce qui est dû',
  ],
  [/\bprofite[rz]/iu, 'cela démarche, ce que la loi interdit pour le compte de formation'],
  [/\bgaranti|\bsans reste à charge\b|\bintégralement\b/iu, 'le financeur seul promet'],
  [/€|\beuros?\b|%/iu, 'un montant vieillit et ne se calcule pas ici'],
  [
    /\b(?:Akto|Atlas|Afdas|Constructys|(?:L[’'])?Opcommerce|Ocapiat|Uniformation|Opco|Agefice|Fif ?pl|Fafcea|Vivea|Transitions Pro)\b/iu,
    'aucun opérateur n’est nommé : il change avec la branche et la région',
  ],
]

function forbiddenIn(text: string): readonly string[] {
  return forbiddenWords.flatMap(([pattern, reason]) => {
    const [found] = pattern.exec(text) ?? []
    return found === undefined ? [] : [`n’écrivez pas « ${found} » : ${reason}`]
  })
}
