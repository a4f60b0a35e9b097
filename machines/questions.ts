/** Asks the questions of a tree one at a time. The results are funding tracks or mandatory trainings. */
import { assign, emit, setup } from 'xstate'
import {
  answerOf,
  choiceAfter,
  keepMatchingAnswers,
  knownPrefix,
  optionsOf,
  type Step,
  stepAt,
} from './question-tree.ts'

type QuestionsContext = {
  tree: Step
  /** The answers to the questions before the current one. */
  answers: readonly string[]
  /** The answers that the visitor gave to the current and later questions before going back. */
  redoAnswers: readonly string[]
  /** The chosen options of the current question. */
  choice: readonly string[]
  error: 'missing' | null
  /** The result whose details are shown. */
  expandedResult: string | null
}
type Screen = Omit<QuestionsContext, 'tree'>

function screenAfter(
  { tree }: Pick<QuestionsContext, 'tree'>,
  answers: readonly string[],
  later: readonly string[] = [],
): Screen {
  const [followed = null] = stepAt(tree, answers)?.results ?? []
  return {
    answers,
    redoAnswers: later,
    choice: optionsOf(later[0]),
    error: null,
    expandedResult: followed,
  }
}

function applyChoice(context: QuestionsContext): Screen {
  const { tree, answers, redoAnswers: later, choice } = context
  const answer = answerOf(choice)
  const [before = answer, ...after] = later
  const given = [...answers, answer]
  const once = stepAt(tree, [...answers, before])
  return screenAfter(context, given, keepMatchingAnswers(once, stepAt(tree, given), after))
}

/**
 * Restores answers, up to the first unknown one. If the visitor gave the same answers before, the answers
 * that followed them become `redoAnswers`.
 */
function restoreAnswers(context: QuestionsContext, given: readonly string[]): Screen {
  const known = knownPrefix(context.tree, given)
  const all = [...context.answers, ...context.redoAnswers]
  const isSame = known.every((answer, index) => answer === all[index])
  return screenAfter(context, known, isSame ? all.slice(known.length) : [])
}

export type QuestionsEvent =
  | { type: 'option.press'; option: string }
  | { type: 'question.continue' }
  | { type: 'question.back' }
  | { type: 'answers.clear' }
  | { type: 'answers.restore'; answers: readonly string[] }
  | { type: 'result.expand'; result: string }

/** Asks the view to focus an element that has appeared, so that it is announced. */
export type QuestionsFocus =
  | { type: 'question.focus' }
  | { type: 'error.focus' }
  | { type: 'results.focus' }
  | { type: 'result.focus' }

/** Reports the changed answers, so that the URL can contain them. */
type AnswersChange = { type: 'answers.change'; answers: readonly string[] }

type Given = { answers: readonly string[] }
type Pressed = { option: string }
type Found = { result: string }

const givenOf = ({ event }: { event: Given }) => event
const restore = { type: 'restore', params: givenOf } as const
const previous = ['goBack', 'announceAnswers', 'focusQuestion'] as const

function isComplete(tree: Step, answers: readonly string[]): boolean {
  return stepAt(tree, answers)?.question === undefined
}

export const questionsMachine = setup({
  types: {
    context: {} as QuestionsContext,
    events: {} as QuestionsEvent,
    emitted: {} as QuestionsFocus | AnswersChange,
    input: {} as { tree: Step },
  },
  guards: {
    isOtherChoice: ({ context: { tree, answers, choice } }, { option }: Pressed) => {
      const step = stepAt(tree, answers)
      if (step?.ticks?.includes(option)) return true
      const answer = answerOf(choiceAfter(step, choice, option))
      return !choice.includes(option) && stepAt(tree, [...answers, answer]) !== undefined
    },
    isMissing: ({ context: { tree, answers, choice } }) =>
      stepAt(tree, [...answers, answerOf(choice)]) === undefined,
    isLast: ({ context: { tree, answers, choice } }) =>
      isComplete(tree, [...answers, answerOf(choice)]),
    hasEarlier: ({ context }) => context.answers.length > 0,
    areShown: ({ context }, { answers }: Given) =>
      knownPrefix(context.tree, answers).join('.') === context.answers.join('.'),
    areComplete: ({ context }, { answers }: Given) =>
      isComplete(context.tree, knownPrefix(context.tree, answers)),
    isOtherResult: ({ context }, { result }: Found) =>
      result !== context.expandedResult &&
      stepAt(context.tree, context.answers)?.results?.includes(result) === true,
  },
  actions: {
    choose: assign({
      choice: ({ context: { tree, answers, choice } }, { option }: Pressed) =>
        choiceAfter(stepAt(tree, answers), choice, option),
      error: null,
    }),
    answer: assign(({ context }) => applyChoice(context)),
    goBack: assign(({ context }) => restoreAnswers(context, context.answers.slice(0, -1))),
    clear: assign(({ context }) => screenAfter(context, [])),
    restore: assign(({ context }, { answers }: Given) => restoreAnswers(context, answers)),
    announceAnswers: emit(({ context }) => ({
      type: 'answers.change' as const,
      answers: context.answers,
    })),
    showMissing: assign({ error: 'missing' }),
    expandResult: assign({ expandedResult: (_, { result }: Found) => result }),
    focusQuestion: emit({ type: 'question.focus' }),
    focusError: emit({ type: 'error.focus' }),
    focusResults: emit({ type: 'results.focus' }),
    focusResult: emit({ type: 'result.focus' }),
  },
}).createMachine({
  id: 'questions',
  context: ({ input }) => ({ ...input, ...screenAfter(input, []) }),
  initial: 'asking',
  on: {
    'answers.restore': [
      { guard: { type: 'areShown', params: givenOf } },
      {
        guard: { type: 'areComplete', params: givenOf },
        target: '.answered',
        actions: restore,
      },
      { target: '.asking', actions: restore },
    ],
  },
  states: {
    asking: {
      on: {
        'option.press': {
          guard: { type: 'isOtherChoice', params: ({ event }) => event },
          actions: { type: 'choose', params: ({ event }) => event },
        },
        'question.continue': [
          { guard: 'isMissing', actions: ['showMissing', 'focusError'] },
          {
            guard: 'isLast',
            target: 'answered',
            actions: ['answer', 'announceAnswers', 'focusResults'],
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
        'result.expand': {
          guard: { type: 'isOtherResult', params: ({ event }) => event },
          actions: [{ type: 'expandResult', params: ({ event }) => event }, 'focusResult'],
        },
      },
    },
  },
})
