import type { SnapshotFrom } from 'xstate'
import { type FundingEvent, type FundingFocus, fundingMachine } from '#machines/funding.ts'
import { type Step, stepAfter, questionOf, tracksOf } from '#machines/funding-tree.ts'
import { funding } from '#src/content/pages/company-home.ts'
import type { Model } from 'statecharts'
import { fundingOracle, type FundingState, type FundingView } from './funding.rules.ts'
import { fundingScenarios } from './funding.scenarios.ts'

/** Of each question, what is tried of its answers; the last of the third ones is in both. */
const tried = [
  ['former', 'alternance'],
  ['11-49', '250-et-plus'],
  ['cette-annee', 'moins-de-30', 'a-definir'],
]
const unknown = 'inconnue'
const addresses = [
  [],
  ['former'],
  ['former', unknown],
  ['former', '250-et-plus'],
  ['former', '11-49', 'cette-annee'],
  ['former', '11-49', 'moins-de-30'],
  [unknown, '11-49'],
]
const tracks = ['skills-plan', 'company-budget', 'apprenticeship']

/** The questions of the company's home page, with the answers that are tried alone. */
const tree = pruned(funding.tree, 0)

function pruned(step: Step, depth: number): Step {
  if (!('answers' in step)) return step
  const kept = Object.entries(step.answers).filter(([id]) => tried[depth]?.includes(id))
  return {
    ...step,
    answers: Object.fromEntries(kept.map(([id, next]) => [id, pruned(next, depth + 1)])),
  }
}

function choices({
  context: { tree: asked, answers },
}: SnapshotFrom<typeof fundingMachine>) {
  const step = stepAfter(asked, answers)
  const known = step !== undefined && 'answers' in step ? Object.keys(step.answers) : []
  return [...known, unknown]
}

const places = ['first', 'second', 'third'] as const
const focuses: Readonly<Record<string, FundingView['focused'][number]>> = {
  'question.focus': 'question',
  'error.focus': 'error',
  'tracks.focus': 'tracks',
  'track.focus': 'track',
} satisfies Record<FundingFocus['type'], FundingView['focused'][number]>

export const fundingModel = {
  ...fundingOracle(tree),
  name: 'funding',
  scenarios: fundingScenarios,
  machine: fundingMachine,
  input: () => ({ tree }),
  events: (snapshot) => [
    ...choices(snapshot).map((answer): FundingEvent => ({ type: 'answer.choose', answer })),
    { type: 'question.continue' },
    { type: 'question.back' },
    { type: 'answers.clear' },
    ...addresses.map((answers): FundingEvent => ({ type: 'answers.restore', answers })),
    ...tracks.map((track): FundingEvent => ({ type: 'track.follow', track })),
  ],
  values: ({ fc, near, text }) => {
    const answer = fc.oneof(text, near(...tried.flat()), fc.constantFrom(...tried.flat()))
    return fc.oneof(
      answer.map((one): FundingEvent => ({ type: 'answer.choose', answer: one })),
      fc
        .array(answer, { maxLength: 5 })
        .map((answers): FundingEvent => ({ type: 'answers.restore', answers })),
      near(...tracks).map((track): FundingEvent => ({ type: 'track.follow', track })),
    )
  },
  bounds: ['two or three answers a question, seven addresses, three tracks'],
  abstract: ({ value, context: { answers, later, choice, error, followed } }) =>
    JSON.stringify([value, answers, later, choice, error, followed]),
  observe: (snapshot, { emitted }) => {
    const { answers, choice, error, followed } = snapshot.context
    const step = stepAfter(tree, answers)
    return {
      place: places.find((place) => snapshot.hasTag(place)) ?? null,
      question: questionOf(step) ?? null,
      given: answers,
      choice,
      isMissing: error !== null,
      tracks: tracksOf(step),
      followed,
      focused: emitted.flatMap(({ type }) => focuses[type] ?? []),
      told: emitted.flatMap((event) =>
        'answers' in event && Array.isArray(event.answers) ? [event.answers.join('.')] : [],
      ),
    }
  },
} satisfies Model<typeof fundingMachine, FundingState, FundingView>
