/**
 * The funding questions, one at a time, and the funding tracks that they lead to. The machine keeps the
 * answers and emits each change, so that the URL can reflect it. Answers from a URL are accepted up to
 * the first unknown one. Changing an earlier answer drops the later ones that no longer apply.
 */
import { assign, emit, setup } from 'xstate'
import {
  keepMatchingAnswers,
  knownPrefix,
  questionOf,
  type Step,
  stepAt,
  tracksOf,
} from './funding-tree.ts'

type FundingContext = {
  tree: Step
  /** The answers before the current question. */
  answers: readonly string[]
  /** The answers from the current question on, given before the visitor went back to it. */
  redoAnswers: readonly string[]
  choice: string | null
  error: 'missing' | null
  /** The track whose details are shown. */
  expandedTrack: string | null
}
type Screen = Omit<FundingContext, 'tree'>

function screenAfter(
  { tree }: Pick<FundingContext, 'tree'>,
  answers: readonly string[],
  later: readonly string[] = [],
): Screen {
  const [followed = null] = tracksOf(stepAt(tree, answers))
  return {
    answers,
    redoAnswers: later,
    choice: later[0] ?? null,
    error: null,
    expandedTrack: followed,
  }
}

/** Answers the current question with the selected option, and moves on. */
function applyChoice(context: FundingContext): Screen {
  const { tree, answers, redoAnswers: later, choice } = context
  if (choice === null) return context
  const [before = choice, ...after] = later
  const given = [...answers, choice]
  const once = stepAt(tree, [...answers, before])
  return screenAfter(context, given, keepMatchingAnswers(once, stepAt(tree, given), after))
}

/**
 * Restores answers from a URL, up to the first unknown one. Later answers are kept if the restored ones
 * are a prefix of the current ones.
 */
function restoreAnswers(context: FundingContext, given: readonly string[]): Screen {
  const known = knownPrefix(context.tree, given)
  const all = [...context.answers, ...context.redoAnswers]
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

/** Asks the view to focus an element that has appeared, so that it is announced. */
export type FundingFocus =
  | { type: 'question.focus' }
  | { type: 'error.focus' }
  | { type: 'tracks.focus' }
  | { type: 'track.focus' }

/** The answers that the URL must reflect from now on. */
type FundingChange = { type: 'answers.change'; answers: readonly string[] }

type Given = { answers: readonly string[] }

const givenOf = ({ event: { answers } }: { event: Given }) => ({ answers })
const answerOf = ({ event: { answer } }: { event: { answer: string } }) => ({ answer })
const trackOf = ({ event: { track } }: { event: { track: string } }) => ({ track })
const restore = { type: 'restore', params: givenOf } as const
const previous = ['goBack', 'announceAnswers', 'focusQuestion'] as const

function isComplete(tree: Step, answers: readonly string[]): boolean {
  return questionOf(stepAt(tree, answers)) === undefined
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
      stepAt(context.tree, [...context.answers, answer]) !== undefined,
    isMissing: ({ context }) => context.choice === null,
    isLast: ({ context: { tree, answers, choice } }) =>
      isComplete(tree, [...answers, choice ?? '']),
    hasEarlier: ({ context }) => context.answers.length > 0,
    areShown: ({ context }, { answers }: Given) =>
      knownPrefix(context.tree, answers).join('.') === context.answers.join('.'),
    areAll: ({ context }, { answers }: Given) =>
      isComplete(context.tree, knownPrefix(context.tree, answers)),
    isOtherTrack: ({ context }, { track }: { track: string }) =>
      track !== context.expandedTrack &&
      tracksOf(stepAt(context.tree, context.answers)).includes(track),
  },
  actions: {
    choose: assign({ choice: (_, { answer }: { answer: string }) => answer, error: null }),
    answer: assign(({ context }) => applyChoice(context)),
    goBack: assign(({ context }) => restoreAnswers(context, context.answers.slice(0, -1))),
    clear: assign(({ context }) => screenAfter(context, [])),
    restore: assign(({ context }, { answers }: Given) => restoreAnswers(context, answers)),
    announceAnswers: emit(({ context }) => ({
      type: 'answers.change' as const,
      answers: context.answers,
    })),
    showMissing: assign({ error: 'missing' }),
    expandTrack: assign({ expandedTrack: (_, { track }: { track: string }) => track }),
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
            actions: ['answer', 'announceAnswers', 'focusTracks'],
          },
          { actions: ['answer', 'announceAnswers', 'focusQuestion'] },
        ],
        'question.back': { guard: 'hasEarlier', actions: previous },
      },
    },
    answered: {
      on: {
        'question.back': { target: 'asking', actions: previous },
        'answers.clear': {
          target: 'asking',
          actions: ['clear', 'announceAnswers', 'focusQuestion'],
        },
        'track.follow': {
          guard: { type: 'isOtherTrack', params: trackOf },
          actions: [{ type: 'expandTrack', params: trackOf }, 'focusTrack'],
        },
      },
    },
  },
})
