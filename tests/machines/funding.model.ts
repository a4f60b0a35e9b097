import { specify } from 'statecharts'
import { fundingMachine } from '#machines/funding.ts'
import type { Step } from '#machines/funding-tree.ts'
import { funding } from '#src/page-content/company-home.ts'

type FundingState = {
  /** The answers before the current question. */
  readonly given: readonly string[]
  /** The answers from the current question on, given before the visitor went back. */
  readonly later: readonly string[]
  readonly choice: string | null
  readonly isMissing: boolean
  readonly followed: string | null
  /** The emitted events, oldest first: `answers.change` with the answers, and `tracks.focus`. */
  readonly told: readonly string[]
}

/**
 * The answers tried for each question. The last one of the third question occurs in both
 * branches.
 */
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

/** Returns the step after these answers; `null` if one is unknown. */
function at(given: readonly string[]) {
  let step: Step = funding.tree
  for (const answer of given) {
    const answers = new Map(Object.entries('answers' in step ? step.answers : {}))
    const next = answers.get(answer)
    if (next === undefined) return null
    step = next
  }
  return { question: null, answers: {}, tracks: [], ...step }
}
export const questionAt = (given: readonly string[]) => at(given)?.question ?? null
export const tracksAt = (given: readonly string[]): readonly string[] =>
  at(given)?.tracks ?? []
function believed(given: readonly string[]) {
  let known = given
  while (at(known) === null) known = known.slice(0, -1)
  return known
}

/** Returns only the answers to questions that are still asked. */
function stillTrue(
  given: readonly string[],
  before: readonly string[],
  later: readonly string[],
) {
  const kept: string[] = []
  for (const answer of later) {
    if (questionAt([...given, ...kept]) !== questionAt([...before, ...kept])) break
    if (at([...given, ...kept, answer]) === null) break
    kept.push(answer)
  }
  return kept
}
const show = (given: readonly string[], later: readonly string[] = []) => ({
  given,
  later,
  choice: later[0] ?? null,
  isMissing: false,
  followed: tracksAt(given)[0] ?? null,
})
const isAnswered = ({ given }: Pick<FundingState, 'given'>) => questionAt(given) === null
const changed = (given: readonly string[]) => ['answers.change', given].join(' ').trim()

const choose = (answer: string) => ({ type: 'answer.choose', answer }) as const
const answer = (id: string) => [choose(id), 'question.continue'] as const
const restore = (answers: readonly string[]) =>
  ({ type: 'answers.restore', answers }) as const
const follow = (track: string) => ({ type: 'track.follow', track }) as const

const initial: FundingState = { ...show([]), told: [] }

export const fundingSpec = specify({ machine: fundingMachine, initial })({
  name: 'funding',
  input: () => ({ tree: funding.tree }),
  rules: {
    'answer.choose': {
      if: ({ given, choice }, { answer }) =>
        answer !== choice && at([...given, answer]) !== null,
      says: 'Financement – Une seule réponse par question ; la dernière cochée compte.',
      gives: (_state, { answer }) => ({ choice: answer, isMissing: false }),
      otherwise: 'La réponse est déjà cochée, ou la question à l’écran ne l’a pas.',
    },
    'question.continue': [
      {
        if: (state) => !isAnswered(state) && state.choice !== null,
        says: 'Financement – Une question à la fois, puis les pistes ; le titre de ce qui vient prend le focus. Une réponse changée en amont retire celles qui ne s’appliquent plus.',
        gives: ({ given, later, choice, told }) => {
          const answer = choice ?? ''
          const now = [...given, answer]
          const before = [...given, later[0] ?? answer]
          const focus = questionAt(now) === null ? 'tracks.focus' : 'question.focus'
          return {
            ...show(now, stillTrue(now, before, later.slice(1))),
            told: [...told, changed(now), focus],
          }
        },
      },
      {
        if: (state) => !isAnswered(state) && state.choice === null,
        says: 'Décision : « Continuer » sans réponse le dit, et ne va nulle part.',
        gives: ({ told }) => ({ isMissing: true, told: [...told, 'error.focus'] }),
      },
      { ignoredBecause: 'Plus rien n’est demandé.' },
    ],
    'question.back': {
      if: ({ given }) => given.length > 0,
      says: 'Financement – « Revenir » montre la question d’avant, avec la réponse donnée.',
      gives: ({ given, later, told }) => ({
        ...show(given.slice(0, -1), [...given.slice(-1), ...later]),
        told: [...told, changed(given.slice(0, -1)), 'question.focus'],
      }),
      otherwise: 'La première question n’a rien avant elle.',
    },
    'answers.clear': {
      if: isAnswered,
      says: 'Financement – « Recommencer » efface tout.',
      gives: ({ told }) => ({
        ...show([]),
        told: [...told, changed([]), 'question.focus'],
      }),
      otherwise: '« Recommencer » n’est là qu’avec les pistes.',
    },
    'answers.restore': {
      if: ({ given }, { answers }) => believed(answers).join() !== given.join(),
      says: 'Financement – L’adresse, ou Précédent, rend les réponses ; à partir de la première inconnue, tout est laissé.',
      gives: ({ given, later }, { answers }) => {
        const known = believed(answers)
        const all = [...given, ...later]
        const isOnTheWay = known.join() === all.slice(0, known.length).join()
        return show(known, isOnTheWay ? all.slice(known.length) : [])
      },
      otherwise: 'L’adresse dit ce qui est déjà à l’écran.',
    },
    'track.follow': {
      if: ({ given, followed }, { track }) =>
        track !== followed && tracksAt(given).includes(track),
      says: 'Décision : une piste est montrée en entier à la fois, celle que l’on suit.',
      gives: ({ told }, { track }) => ({
        followed: track,
        told: [...told, 'track.focus'],
      }),
      otherwise: 'La piste est déjà montrée en entier, ou n’est pas parmi celles trouvées.',
    },
  },
  events: ({ context }) => [
    ...[...(tried[context.answers.length] ?? []), unknown].map(choose),
    { type: 'question.continue' },
    { type: 'question.back' },
    { type: 'answers.clear' },
    ...addresses.map(restore),
    ...tracks.map(follow),
  ],
  values: ({ fc, withTypos: near, text }) => {
    const answer = fc.oneof(text, near(...tried.flat()), fc.constantFrom(...tried.flat()))
    return fc.oneof(
      answer.map(choose),
      fc.array(answer, { maxLength: 5 }).map(restore),
      near(...tracks).map(follow),
    )
  },
  bounds: ['two or three answers a question, seven addresses, three tracks'],
  see: ({ later: _later, ...state }) => ({ ...state, isAnswered: isAnswered(state) }),
  observe: (snapshot, { emitted }) => {
    const { answers, choice, error, expandedTrack: followed } = snapshot.context
    return {
      isAnswered: snapshot.matches('answered'),
      given: answers,
      choice,
      isMissing: error !== null,
      followed,
      told: emitted.map(({ type, answers }) => [type, answers].join(' ').trim()),
    }
  },
  scenarios: {
    'an answer that the question lacks is not taken': [choose(unknown)],
    'another project keeps the headcount and drops the answer to a question that is not asked any more':
      [
        ['former', '11-49', 'a-definir'].flatMap(answer),
        ['question.back', 'question.back', 'question.back'],
        ...answer('alternance'),
        'question.continue',
        'question.continue',
      ],
    'the same project, chosen again, keeps all that followed': [
      [...['former', '11-49'].flatMap(answer), 'question.back', 'question.back'],
      [choose('alternance'), ...answer('former'), 'question.continue'],
      [...answer('cette-annee'), follow('company-budget'), 'answers.clear'],
    ],
  },
})
