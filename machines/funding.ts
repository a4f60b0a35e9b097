/**
 * Questions, one at a time, and the tracks of funding that they lead to. The answers are held
 * here alone: each one is told, so that an address can hold it, and an address can give them, of
 * which nothing is believed from the first unknown one on. Another answer to an earlier question
 * drops the later ones that no longer apply.
 */
import { assign, emit, setup } from 'xstate'
import {
  keptAfter,
  knownPart,
  questionOf,
  type Step,
  stepAfter,
  tracksOf,
} from './funding-tree.ts'

type FundingContext = {
  tree: Step
  /** Those before the question on screen. */
  answers: readonly string[]
  /** Those that were given from the question on screen on, before the visitor came back to it. */
  later: readonly string[]
  choice: string | null
  error: 'missing' | null
  /** The track that is shown whole. */
  followed: string | null
}
type Screen = Omit<FundingContext, 'tree'>

function screenAfter(
  { tree }: Pick<FundingContext, 'tree'>,
  answers: readonly string[],
  later: readonly string[] = [],
): Screen {
  const [followed = null] = tracksOf(stepAfter(tree, answers))
  return { answers, later, choice: later[0] ?? null, error: null, followed }
}

/** What comes once the choice is the answer. */
function answered(context: FundingContext): Screen {
  const { tree, answers, later, choice } = context
  if (choice === null) return context
  const [before = choice, ...after] = later
  const given = [...answers, choice]
  const once = stepAfter(tree, [...answers, before])
  return screenAfter(context, given, keptAfter(once, stepAfter(tree, given), after))
}

/** As far as they are known; what was given after them stays, where they are the same so far. */
function restored(context: FundingContext, given: readonly string[]): Screen {
  const known = knownPart(context.tree, given)
  const all = [...context.answers, ...context.later]
  const isSame = known.every((answer, index) => answer === all[index])
  return screenAfter(context, known, isSame ? all.slice(known.length) : [])
}

export type FundingEvent =
  | { type: 'answer.choose'; answer: string }
  | { type: 'question.continue' }
  | { type: 'question.back' }
  | { type: 'answers.clear' }
  | { type: 'answers.restore'; answers: readonly string[] }
  | { type: 'track.follow'; track: string }

/** What has come on screen and must be heard. */
export type FundingFocus =
  | { type: 'question.focus' }
  | { type: 'error.focus' }
  | { type: 'tracks.focus' }
  | { type: 'track.focus' }

/** What an address has to hold from now on. */
type FundingChange = { type: 'answers.change'; answers: readonly string[] }

type Given = { answers: readonly string[] }

const givenOf = ({ event: { answers } }: { event: Given }) => ({ answers })
const answerOf = ({ event: { answer } }: { event: { answer: string } }) => ({ answer })
const trackOf = ({ event: { track } }: { event: { track: string } }) => ({ track })
const restore = { type: 'restore', params: givenOf } as const
const previous = ['goBack', 'tell', 'focusQuestion'] as const

function isComplete(tree: Step, answers: readonly string[]): boolean {
  return questionOf(stepAfter(tree, answers)) === undefined
}

export const fundingMachine = setup({
  types: {
    context: {} as FundingContext,
    events: {} as FundingEvent,
    emitted: {} as FundingFocus | FundingChange,
    input: {} as { tree: Step },
  },
  guards: {
    isOtherAnswer: ({ context }, { answer }: { answer: string }) =>
      answer !== context.choice &&
      stepAfter(context.tree, [...context.answers, answer]) !== undefined,
    isMissing: ({ context }) => context.choice === null,
    isLast: ({ context: { tree, answers, choice } }) =>
      isComplete(tree, [...answers, choice ?? '']),
    hasEarlier: ({ context }) => context.answers.length > 0,
    areShown: ({ context }, { answers }: Given) =>
      knownPart(context.tree, answers).join('.') === context.answers.join('.'),
    areAll: ({ context }, { answers }: Given) =>
      isComplete(context.tree, knownPart(context.tree, answers)),
    isOtherTrack: ({ context }, { track }: { track: string }) =>
      track !== context.followed &&
      tracksOf(stepAfter(context.tree, context.answers)).includes(track),
  },
  actions: {
    choose: assign({ choice: (_, { answer }: { answer: string }) => answer, error: null }),
    answer: assign(({ context }) => answered(context)),
    goBack: assign(({ context }) => restored(context, context.answers.slice(0, -1))),
    clear: assign(({ context }) => screenAfter(context, [])),
    restore: assign(({ context }, { answers }: Given) => restored(context, answers)),
    tell: emit(({ context }) => ({
      type: 'answers.change' as const,
      answers: context.answers,
    })),
    showMissing: assign({ error: 'missing' }),
    follow: assign({ followed: (_, { track }: { track: string }) => track }),
    focusQuestion: emit({ type: 'question.focus' }),
    focusError: emit({ type: 'error.focus' }),
    focusTracks: emit({ type: 'tracks.focus' }),
    focusTrack: emit({ type: 'track.focus' }),
  },
}).createMachine({
  id: 'funding',
  context: ({ input }) => ({ ...input, ...screenAfter(input, []) }),
  initial: 'asking',
  on: {
    'answers.restore': [
      { guard: { type: 'areShown', params: givenOf } },
      { guard: { type: 'areAll', params: givenOf }, target: '.answered', actions: restore },
      { target: '.asking', actions: restore },
    ],
  },
  states: {
    asking: {
      on: {
        'answer.choose': {
          guard: { type: 'isOtherAnswer', params: answerOf },
          actions: { type: 'choose', params: answerOf },
        },
        'question.continue': [
          { guard: 'isMissing', actions: ['showMissing', 'focusError'] },
          {
            guard: 'isLast',
            target: 'answered',
            actions: ['answer', 'tell', 'focusTracks'],
          },
          { actions: ['answer', 'tell', 'focusQuestion'] },
        ],
        'question.back': { guard: 'hasEarlier', actions: previous },
      },
    },
    answered: {
      on: {
        'question.back': { target: 'asking', actions: previous },
        'answers.clear': { target: 'asking', actions: ['clear', 'tell', 'focusQuestion'] },
        'track.follow': {
          guard: { type: 'isOtherTrack', params: trackOf },
          actions: [{ type: 'follow', params: trackOf }, 'focusTrack'],
        },
      },
    },
  },
})
