import { specify } from 'statecharts'
import { fundingMachine } from '#machines/funding.ts'
import type { Step } from '#machines/funding-tree.ts'
import { funding } from '#src/page-content/company-home.ts'

type FundingState = {
  /** The answers before the current question. */
  readonly answers: readonly string[]
  /** The answers from the current question on, given before the visitor went back. */
  readonly redoAnswers: readonly string[]
  readonly choice: string | null
  readonly isMissing: boolean
  readonly expandedTrack: string | null
  /** The emitted events, oldest first: `answers.change` with the answers, and `tracks.focus`. */
  readonly emitted: readonly string[]
}

/**
 * The answers tried for each question. The last one of the third question occurs in both
 * branches.
 */
const triedAnswers = [
  ['former', 'alternance'],
  ['11-49', '250-et-plus'],
  ['cette-annee', 'moins-de-30', 'a-definir'],
]
const unknown = 'inconnue'
const urlAnswers = [
  [],
  ['former'],
  ['former', unknown],
  ['former', '250-et-plus'],
  ['former', '11-49', 'cette-annee'],
  ['former', '11-49', 'moins-de-30'],
  [unknown, '11-49'],
]
const tracks = ['skills-plan', 'company-budget', 'apprenticeship']

/** Returns the step after these answers; `null` if one is unknown. */
function stepAt(answers: readonly string[]) {
  let step: Step = funding.tree
  for (const answer of answers) {
    const answers = new Map(Object.entries('answers' in step ? step.answers : {}))
    const next = answers.get(answer)
    if (next === undefined) return null
    step = next
  }
  return { question: null, answers: {}, tracks: [], ...step }
}
export const questionAt = (answers: readonly string[]) => stepAt(answers)?.question ?? null
export const tracksAt = (answers: readonly string[]): readonly string[] =>
  stepAt(answers)?.tracks ?? []
function knownPrefix(answers: readonly string[]) {
  let known = answers
  while (stepAt(known) === null) known = known.slice(0, -1)
  return known
}

/** Returns only the answers to questions that are still asked. */
function keepApplicable(
  answers: readonly string[],
  before: readonly string[],
  redoAnswers: readonly string[],
) {
  const kept: string[] = []
  for (const answer of redoAnswers) {
    if (questionAt([...answers, ...kept]) !== questionAt([...before, ...kept])) break
    if (stepAt([...answers, ...kept, answer]) === null) break
    kept.push(answer)
  }
  return kept
}
const screenAfter = (answers: readonly string[], redoAnswers: readonly string[] = []) => ({
  answers,
  redoAnswers,
  choice: redoAnswers[0] ?? null,
  isMissing: false,
  expandedTrack: tracksAt(answers)[0] ?? null,
})
const isAnswered = ({ answers }: Pick<FundingState, 'answers'>) =>
  questionAt(answers) === null
const changed = (answers: readonly string[]) => ['answers.change', answers].join(' ').trim()

const choose = (answer: string) => ({ type: 'answer.choose', answer }) as const
const answer = (id: string) => [choose(id), 'question.continue'] as const
const restore = (answers: readonly string[]) =>
  ({ type: 'answers.restore', answers }) as const
const follow = (track: string) => ({ type: 'track.follow', track }) as const

const initial: FundingState = { ...screenAfter([]), emitted: [] }

export const fundingModel = specify({ machine: fundingMachine, initial })({
  name: 'funding',
  input: () => ({ tree: funding.tree }),
  rules: {
    'answer.choose': {
      if: ({ answers, choice }, { answer }) =>
        answer !== choice && stepAt([...answers, answer]) !== null,
      says: 'Financement – Chaque question a une seule réponse : la dernière cochée.',
      to: (_state, { answer }) => ({ choice: answer, isMissing: false }),
      otherwise: 'La réponse est déjà cochée, ou la question affichée ne la propose pas.',
    },
    'question.continue': [
      {
        if: (state) => !isAnswered(state) && state.choice !== null,
        says: 'Financement – Les questions s’affichent une à une, puis les pistes. Le nouveau titre reçoit le focus. Changer une réponse retire les suivantes qui ne s’appliquent plus.',
        to: ({ answers, redoAnswers, choice, emitted }) => {
          const answer = choice ?? ''
          const now = [...answers, answer]
          const before = [...answers, redoAnswers[0] ?? answer]
          const focus = questionAt(now) === null ? 'tracks.focus' : 'question.focus'
          return {
            ...screenAfter(now, keepApplicable(now, before, redoAnswers.slice(1))),
            emitted: [...emitted, changed(now), focus],
          }
        },
      },
      {
        if: (state) => !isAnswered(state) && state.choice === null,
        says: 'Décision : « Continuer » sans réponse affiche une erreur, et la question reste affichée.',
        to: ({ emitted }) => ({ isMissing: true, emitted: [...emitted, 'error.focus'] }),
      },
      { ignoredBecause: 'Il n’y a plus de question.' },
    ],
    'question.back': {
      if: ({ answers }) => answers.length > 0,
      says: 'Financement – « Revenir » affiche la question précédente avec sa réponse.',
      to: ({ answers, redoAnswers, emitted }) => ({
        ...screenAfter(answers.slice(0, -1), [...answers.slice(-1), ...redoAnswers]),
        emitted: [...emitted, changed(answers.slice(0, -1)), 'question.focus'],
      }),
      otherwise: 'Aucune question ne précède la première.',
    },
    'answers.clear': {
      if: isAnswered,
      says: 'Financement – « Recommencer » efface toutes les réponses.',
      to: ({ emitted }) => ({
        ...screenAfter([]),
        emitted: [...emitted, changed([]), 'question.focus'],
      }),
      otherwise: '« Recommencer » n’est affiché qu’avec les pistes.',
    },
    'answers.restore': {
      if: (state, event) => knownPrefix(event.answers).join() !== state.answers.join(),
      says: 'Financement – L’adresse de la page, ou le bouton Précédent du navigateur, restaure les réponses. À partir de la première réponse inconnue, la suite est ignorée.',
      to: ({ answers, redoAnswers }, event) => {
        const known = knownPrefix(event.answers)
        const all = [...answers, ...redoAnswers]
        const isPrefix = known.join() === all.slice(0, known.length).join()
        return screenAfter(known, isPrefix ? all.slice(known.length) : [])
      },
      otherwise: 'Les réponses de l’adresse sont déjà affichées.',
    },
    'track.follow': {
      if: ({ answers, expandedTrack }, { track }) =>
        track !== expandedTrack && tracksAt(answers).includes(track),
      says: 'Décision : une seule piste est affichée en entier, celle que le visiteur a choisie.',
      to: ({ emitted }, { track }) => ({
        expandedTrack: track,
        emitted: [...emitted, 'track.focus'],
      }),
      otherwise: 'La piste est déjà affichée en entier, ou ne correspond pas aux réponses.',
    },
  },
  events: ({ context }) => [
    ...[...(triedAnswers[context.answers.length] ?? []), unknown].map(choose),
    { type: 'question.continue' },
    { type: 'question.back' },
    { type: 'answers.clear' },
    ...urlAnswers.map(restore),
    ...tracks.map(follow),
  ],
  values: ({ fc, withTypos: near, text }) => {
    const answer = fc.oneof(
      text,
      near(...triedAnswers.flat()),
      fc.constantFrom(...triedAnswers.flat()),
    )
    return fc.oneof(
      answer.map(choose),
      fc.array(answer, { maxLength: 5 }).map(restore),
      near(...tracks).map(follow),
    )
  },
  abstracted: ['emitted'],
  bounds: ['two or three answers a question, seven addresses, three tracks'],
  view: ({ redoAnswers: _redoAnswers, ...state }) => ({
    ...state,
    isAnswered: isAnswered(state),
  }),
  observe: (snapshot, { emitted }) => {
    const { answers, choice, error, expandedTrack } = snapshot.context
    return {
      isAnswered: snapshot.matches('answered'),
      answers,
      choice,
      isMissing: error !== null,
      expandedTrack,
      emitted: emitted.map(({ type, answers }) => [type, answers].join(' ').trim()),
    }
  },
  scenarios: {
    'an answer that the question does not offer is ignored': [choose(unknown)],
    'another project keeps the headcount and drops answers to questions that no longer apply':
      [
        ['former', '11-49', 'a-definir'].flatMap(answer),
        ['question.back', 'question.back', 'question.back'],
        ...answer('alternance'),
        'question.continue',
        'question.continue',
      ],
    'choosing the same project again keeps the later answers': [
      [...['former', '11-49'].flatMap(answer), 'question.back', 'question.back'],
      [choose('alternance'), ...answer('former'), 'question.continue'],
      [...answer('cette-annee'), 'question.back', 'question.continue'],
      [follow('company-budget'), 'answers.clear'],
    ],
  },
})
