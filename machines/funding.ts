/**
 * Three questions, one at a time, and the tracks of funding that they lead to. An address can give
 * the answers: from the first unknown one on it is not believed. Another answer to an earlier
 * question drops the later ones that no longer apply. Nothing is kept elsewhere, nothing is sent.
 */
import { assign, emit, setup } from 'xstate'
import { keptAfter, knownPart, type Step, stepAfter, tracksOf } from './funding-tree.ts'

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

type Context = {
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

/** The screen that stands after these answers. */
function screenAfter(
  { tree }: Context,
  answers: readonly string[],
  later: readonly string[] = [],
): Omit<Context, 'tree'> {
  const [followed = null] = tracksOf(stepAfter(tree, answers))
  return { answers, later, choice: later[0] ?? null, error: null, followed }
}

function answered(context: Context): Omit<Context, 'tree'> {
  const { tree, answers, later, choice } = context
  if (choice === null) return context
  const [before = choice, ...after] = later
  const given = [...answers, choice]
  const once = stepAfter(tree, [...answers, before])
  return screenAfter(context, given, keptAfter(once, stepAfter(tree, given), after))
}

function goneBack(context: Context): Omit<Context, 'tree'> {
  const { answers, later } = context
  return screenAfter(context, answers.slice(0, -1), [...answers.slice(-1), ...later])
}

const next = ['answer', 'focusQuestion'] as const
const previous = ['goBack', 'focusQuestion'] as const
const missing = { actions: ['showMissing', 'focusError'] } as const
const restoring = (count: number) => ({
  guard: {
    type: 'areOthers',
    params: ({ event }: { event: { answers: readonly string[] } }) => ({
      given: event.answers,
      count,
    }),
  } as const,
  actions: {
    type: 'restore',
    params: ({ event }: { event: { answers: readonly string[] } }) => ({
      given: event.answers,
    }),
  } as const,
})

export const fundingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as FundingEvent,
    emitted: {} as FundingFocus,
    input: {} as { tree: Step },
  },
  guards: {
    isOtherAnswer: (
      { context: { tree, answers, choice } },
      { answer }: { answer: string },
    ) => answer !== choice && stepAfter(tree, [...answers, answer]) !== undefined,
    isChosen: ({ context }) => context.choice !== null,
    /** Whether an address gives at least so many answers that are known, and not those given. */
    areOthers: (
      { context: { tree, answers } },
      { given, count }: { given: readonly string[]; count: number },
    ) => {
      const known = knownPart(tree, given)
      return known.length >= count && known.join('.') !== answers.join('.')
    },
    isOtherTrack: (
      { context: { tree, answers, followed } },
      { track }: { track: string },
    ) => track !== followed && tracksOf(stepAfter(tree, answers)).includes(track),
  },
  actions: {
    choose: assign({ choice: (_, { answer }: { answer: string }) => answer, error: null }),
    answer: assign(({ context }) => answered(context)),
    goBack: assign(({ context }) => goneBack(context)),
    clear: assign(({ context }) => screenAfter(context, [])),
    restore: assign(({ context }, { given }: { given: readonly string[] }) =>
      screenAfter(context, knownPart(context.tree, given)),
    ),
    showMissing: assign({ error: 'missing' }),
    follow: assign({ followed: (_, { track }: { track: string }) => track }),
    focusQuestion: emit({ type: 'question.focus' }),
    focusError: emit({ type: 'error.focus' }),
    focusTracks: emit({ type: 'tracks.focus' }),
    focusTrack: emit({ type: 'track.focus' }),
  },
}).createMachine({
  id: 'funding',
  meta: {
    events: {
      'answer.choose': 'Cocher une réponse',
      'question.continue': 'Presser « Continuer »',
      'question.back': 'Presser « Revenir »',
      'answers.clear': 'Presser « Recommencer »',
      'answers.restore': 'Arriver par une adresse qui donne les réponses',
      'track.follow': 'Presser « Voir cette piste »',
    },
  },
  context: ({ input }) => ({
    tree: input.tree,
    answers: [],
    later: [],
    choice: null,
    error: null,
    followed: null,
  }),
  initial: 'idle',
  on: {
    'answer.choose': {
      guard: { type: 'isOtherAnswer', params: ({ event }) => ({ answer: event.answer }) },
      actions: { type: 'choose', params: ({ event }) => ({ answer: event.answer }) },
    },
    'answers.restore': [
      { target: '.answered', ...restoring(3) },
      { target: '.asking.third', ...restoring(2) },
      { target: '.asking', ...restoring(1) },
      { target: '.idle', ...restoring(0) },
    ],
  },
  states: {
    idle: {
      description: 'La première question, avec toutes les pistes dessous',
      tags: ['listed', 'first'],
      on: {
        'question.continue': [
          { guard: 'isChosen', target: 'asking', actions: next },
          missing,
        ],
      },
    },
    asking: {
      initial: 'second',
      states: {
        first: {
          description: 'La première question, à nouveau',
          tags: 'first',
          // Who comes back to it has answered it.
          on: { 'question.continue': { target: 'second', actions: next } },
        },
        second: {
          description: 'La deuxième question',
          tags: 'second',
          on: {
            'question.continue': [
              { guard: 'isChosen', target: 'third', actions: next },
              missing,
            ],
            'question.back': { target: 'first', actions: previous },
          },
        },
        third: {
          description: 'La troisième question',
          tags: 'third',
          on: {
            'question.continue': [
              {
                guard: 'isChosen',
                target: '#funding.answered',
                actions: ['answer', 'focusTracks'],
              },
              missing,
            ],
            'question.back': { target: 'second', actions: previous },
          },
        },
      },
    },
    answered: {
      description: 'Les pistes trouvées',
      tags: 'answered',
      on: {
        'question.back': { target: 'asking.third', actions: previous },
        'answers.clear': { target: 'idle', actions: ['clear', 'focusQuestion'] },
        'track.follow': {
          guard: { type: 'isOtherTrack', params: ({ event }) => ({ track: event.track }) },
          actions: [
            { type: 'follow', params: ({ event }) => ({ track: event.track }) },
            'focusTrack',
          ],
        },
      },
    },
  },
})
