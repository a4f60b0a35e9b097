import { specify } from 'statecharts'
import { type QuestionsEvent, questionsMachine } from '#machines/questions.ts'
import type { Step } from '#machines/question-tree.ts'
import { obligationTree } from '#src/model/obligations.ts'
import { funding } from '#src/page-content/company-home.ts'
import { obligations } from '#src/page-content/mandatory-trainings.ts'

type QuestionsState = {
  /** The answers to the questions before the current one. */
  readonly answers: readonly string[]
  /** The answers to the current and later questions that the visitor gave before going back. */
  readonly redoAnswers: readonly string[]
  /** The chosen options of the current question. */
  readonly choice: readonly string[]
  readonly isMissing: boolean
  readonly expandedResult: string | null
  /** The emitted events, oldest first: `answers.change` with the answers, and the focus events. */
  readonly emitted: readonly string[]
}

const unknown = 'inconnue'

/** Returns a function that finds the step after some answers, or `null` after an unknown answer. */
const stepsOf = (tree: Step) => (answers: readonly string[]) => {
  let step: Step = tree
  for (const answer of answers) {
    const answers = new Map(Object.entries(step.answers ?? {}))
    const next = answers.get(answer)
    if (next === undefined) return null
    step = next
  }
  return step
}

export const fundingStepAt = stepsOf(funding.tree)

const changed = (answers: readonly string[]) => ['answers.change', answers].join(' ').trim()

const press = (option: string) => ({ type: 'option.press', option }) as const
const answer = (option: string) => [press(option), 'question.continue'] as const
const restore = (answers: readonly string[]) =>
  ({ type: 'answers.restore', answers }) as const
const expand = (result: string) => ({ type: 'result.expand', result }) as const

const initial: QuestionsState = {
  answers: [],
  redoAnswers: [],
  choice: [],
  isMissing: false,
  expandedResult: null,
  emitted: [],
}

type Move = string | QuestionsEvent
type Tried = {
  name: string
  tree: Step
  /** The options that the model tries for each question. */
  options: readonly (readonly string[])[]
  urlAnswers: readonly (readonly string[])[]
  results: readonly string[]
  bounds: string
  scenarios?: Readonly<Record<string, readonly (Move | readonly Move[])[]>>
}

function modelOf({
  name,
  tree,
  options,
  urlAnswers,
  results,
  bounds,
  scenarios = {},
}: Tried) {
  const stepAt = stepsOf(tree)
  const questionAt = (answers: readonly string[]) => stepAt(answers)?.question ?? null
  const isAnswered = ({ answers }: Pick<QuestionsState, 'answers'>) =>
    questionAt(answers) === null
  const resultsAt = (answers: readonly string[]) => stepAt(answers)?.results ?? []
  const isUnanswered = ({ answers, choice }: QuestionsState) =>
    stepAt([...answers, choice.join('_')]) === null

  function knownPrefix(answers: readonly string[]) {
    let known = answers
    while (stepAt(known) === null) known = known.slice(0, -1)
    return known
  }

  /** Returns the choice after a click, which toggles a checkbox or replaces the chosen radio button. */
  function pressed({ answers, choice }: QuestionsState, option: string) {
    const ticks = stepAt(answers)?.ticks ?? []
    const isTick = ticks.includes(option)
    const kept = choice.filter((one) => one !== option && (isTick || ticks.includes(one)))
    const all = isTick && choice.includes(option) ? kept : [...kept, option]
    const rankOf = (one: string) => [...ticks, one].indexOf(one)
    return all.toSorted((one, other) => rankOf(one) - rankOf(other))
  }

  /** Returns the redo answers up to, but not including, the first one that no longer applies. */
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

  const screenAfter = (
    answers: readonly string[],
    redoAnswers: readonly string[] = [],
  ) => ({
    answers,
    redoAnswers,
    choice: redoAnswers[0]?.split('_') ?? [],
    isMissing: false,
    expandedResult: resultsAt(answers)[0] ?? null,
  })

  return specify({ machine: questionsMachine, initial })({
    name,
    input: () => ({ tree }),
    rules: {
      'option.press': {
        if: (state, { option }) => {
          const isTick = stepAt(state.answers)?.ticks?.includes(option) === true
          const next = [...state.answers, pressed(state, option).join('_')]
          return isTick || (!state.choice.includes(option) && stepAt(next) !== null)
        },
        says: 'Questions – Une question a une seule réponse, la dernière cochée, et parfois des cases à cocher en plus.',
        to: (state, { option }) => ({ choice: pressed(state, option), isMissing: false }),
        otherwise: 'La réponse est déjà cochée, ou la question affichée ne la propose pas.',
      },
      'question.continue': [
        {
          if: (state) => !isAnswered(state) && !isUnanswered(state),
          says: 'Questions – Les questions s’affichent une à une, puis les résultats. Le nouveau titre reçoit le focus. Changer une réponse retire les suivantes qui ne s’appliquent plus.',
          to: ({ answers, redoAnswers, choice, emitted }) => {
            const answer = choice.join('_')
            const now = [...answers, answer]
            const before = [...answers, redoAnswers[0] ?? answer]
            const focus = questionAt(now) === null ? 'results.focus' : 'question.focus'
            return {
              ...screenAfter(now, keepApplicable(now, before, redoAnswers.slice(1))),
              emitted: [...emitted, changed(now), focus],
            }
          },
        },
        {
          if: (state) => !isAnswered(state) && isUnanswered(state),
          says: 'Décision : « Continuer » sans réponse affiche une erreur, et la question reste affichée.',
          to: ({ emitted }) => ({ isMissing: true, emitted: [...emitted, 'error.focus'] }),
        },
        { ignoredBecause: 'Il n’y a plus de question.' },
      ],
      'question.back': {
        if: ({ answers }) => answers.length > 0,
        says: 'Questions – « Revenir » affiche la question précédente avec sa réponse.',
        to: ({ answers, redoAnswers, emitted }) => ({
          ...screenAfter(answers.slice(0, -1), [...answers.slice(-1), ...redoAnswers]),
          emitted: [...emitted, changed(answers.slice(0, -1)), 'question.focus'],
        }),
        otherwise: 'Aucune question ne précède la première.',
      },
      'answers.clear': {
        if: isAnswered,
        says: 'Questions – « Recommencer » efface toutes les réponses.',
        to: ({ emitted }) => ({
          ...screenAfter([]),
          emitted: [...emitted, changed([]), 'question.focus'],
        }),
        otherwise: '« Recommencer » n’est affiché qu’avec les résultats.',
      },
      'answers.restore': {
        if: (state, event) => knownPrefix(event.answers).join() !== state.answers.join(),
        says: 'Questions – L’adresse de la page, ou le bouton Précédent du navigateur, restaure les réponses. À partir de la première réponse inconnue, la suite est ignorée.',
        to: ({ answers, redoAnswers }, event) => {
          const known = knownPrefix(event.answers)
          const all = [...answers, ...redoAnswers]
          const isPrefix = known.join() === all.slice(0, known.length).join()
          return screenAfter(known, isPrefix ? all.slice(known.length) : [])
        },
        otherwise: 'Les réponses de l’adresse sont déjà affichées.',
      },
      'result.expand': {
        if: ({ answers, expandedResult }, { result }) =>
          result !== expandedResult && resultsAt(answers).includes(result),
        says: 'Décision : une seule piste est affichée en entier. Le visiteur peut en choisir une autre.',
        to: ({ emitted }, { result }) => ({
          expandedResult: result,
          emitted: [...emitted, 'result.focus'],
        }),
        otherwise:
          'La piste est déjà affichée en entier, ou ne correspond pas aux réponses.',
      },
    },
    events: ({ context }) => [
      ...[...(options[context.answers.length] ?? []), unknown].map(press),
      { type: 'question.continue' },
      { type: 'question.back' },
      { type: 'answers.clear' },
      ...urlAnswers.map(restore),
      ...results.map(expand),
    ],
    values: ({ fc, withTypos: near, text }) => {
      const answer = fc.oneof(
        text,
        near(...options.flat()),
        fc.constantFrom(...options.flat()),
      )
      return fc.oneof(
        answer.map(press),
        fc.array(answer, { maxLength: 5 }).map(restore),
        near(...results).map(expand),
      )
    },
    abstracted: ['emitted'],
    bounds: [bounds],
    view: ({ redoAnswers: _redoAnswers, ...state }) => ({
      ...state,
      isAnswered: isAnswered(state),
    }),
    observe: (snapshot, { emitted }) => {
      const { answers, choice, error, expandedResult } = snapshot.context
      return {
        isAnswered: snapshot.matches('answered'),
        answers,
        choice,
        isMissing: error !== null,
        expandedResult,
        emitted: emitted.map(({ type, answers }) => [type, answers].join(' ').trim()),
      }
    },
    scenarios,
  })
}

/** The obligations have one question, with checkboxes and headcounts. The model uses two of each. */
const obligationsModel = modelOf({
  name: 'obligations',
  tree: obligationTree(obligations),
  options: [['cuisine', 'charges', '20-a-50', 'plus-de-50']],
  urlAnswers: [[], ['20-a-50'], ['cuisine_20-a-50'], ['cuisine'], ['20-a-50', unknown]],
  results: ['prevention-des-risques', 'hygiene-alimentaire'],
  bounds: 'two checkboxes, two headcounts, five URLs, two results',
})

/** The answer `a-definir` to the third question exists in both branches that the model tries. */
const fundingModel = modelOf({
  name: 'questions',
  tree: funding.tree,
  options: [
    ['former', 'alternance'],
    ['11-49', '250-et-plus'],
    ['cette-annee', 'moins-de-30', 'a-definir'],
  ],
  urlAnswers: [
    [],
    ['former'],
    ['former', unknown],
    ['former', '250-et-plus'],
    ['former', '11-49', 'cette-annee'],
    ['former', '11-49', 'moins-de-30'],
    [unknown, '11-49'],
  ],
  results: ['skills-plan', 'company-budget', 'apprenticeship'],
  bounds: 'two or three answers per question, seven URLs, three results',
  scenarios: {
    'choosing another project keeps only the later answers that still apply': [
      ['former', '11-49', 'a-definir'].flatMap(answer),
      ['question.back', 'question.back', 'question.back'],
      ...answer('alternance'),
      'question.continue',
      'question.continue',
    ],
    'choosing the same project again keeps the later answers': [
      [...['former', '11-49'].flatMap(answer), 'question.back', 'question.back'],
      [press('alternance'), ...answer('former'), 'question.continue'],
      [...answer('cette-annee'), 'question.back', 'question.continue'],
      [expand('company-budget'), 'answers.clear'],
    ],
  },
})

export const questionsModel = { ...fundingModel, variants: [obligationsModel] }
