import type { Ignored, Oracle, Table } from 'statecharts'

/** What is asked and where each answer leads, or the tracks that are found. */
export type Asked =
  | { readonly question: string; readonly answers: Readonly<Record<string, Asked>> }
  | { readonly tracks: readonly string[] }

type Place = 'first' | 'second' | 'third'
type Focus = 'question' | 'error' | 'tracks' | 'track'

export type FundingState = {
  /** Those before the question on screen. */
  readonly given: readonly string[]
  /** Those that were given before the visitor came back, from the question on screen on. */
  readonly later: readonly string[]
  readonly choice: string | null
  readonly isMissing: boolean
  readonly followed: string | null
  /** What was given the focus, oldest first. */
  readonly focused: readonly Focus[]
  /** The answers that an address was to hold, oldest first. */
  readonly told: readonly string[]
}

export type FundingView = {
  /** Which question is asked; null once all are answered. */
  readonly place: Place | null
  readonly question: string | null
  readonly given: readonly string[]
  readonly choice: string | null
  readonly isMissing: boolean
  readonly tracks: readonly string[]
  readonly followed: string | null
  readonly focused: readonly Focus[]
  readonly told: readonly string[]
}

type Cause =
  | { readonly type: 'answer.choose'; readonly answer: string }
  | { readonly type: 'question.continue' }
  | { readonly type: 'question.back' }
  | { readonly type: 'answers.clear' }
  | { readonly type: 'answers.restore'; readonly answers: readonly string[] }
  | { readonly type: 'track.follow'; readonly track: string }

/** What the questions that are asked from `asked` on do. */
export function fundingOracle(asked: Asked): Oracle<FundingState, FundingView> {
  const at = (given: readonly string[]): Asked | null => {
    let now: Asked | null = asked
    for (const answer of given) {
      const known: ReadonlyMap<string, Asked> =
        now !== null && 'answers' in now ? new Map(Object.entries(now.answers)) : new Map()
      now = known.get(answer) ?? null
    }
    return now
  }
  const questionAt = (given: readonly string[]) => {
    const now = at(given)
    return now !== null && 'question' in now ? now.question : null
  }
  const tracksAt = (given: readonly string[]) => {
    const now = at(given)
    return now !== null && 'tracks' in now ? now.tracks : []
  }
  const believed = (given: readonly string[]) => {
    let known = given
    while (at(known) === null) known = known.slice(0, -1)
    return known
  }
  /** The answers to questions that are still asked, and only those. */
  const stillTrue = (
    given: readonly string[],
    before: readonly string[],
    later: readonly string[],
  ) => {
    const kept: string[] = []
    for (const [index, answer] of later.entries()) {
      const question = questionAt([...before, ...later.slice(0, index)])
      if (questionAt([...given, ...kept]) !== question) break
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
  const isAnswered = ({ given }: FundingState) => questionAt(given) === null
  const isTold = ({ given }: FundingState, answers: readonly string[]) =>
    believed(answers).join() === given.join()

  const table: Table<FundingState, Cause> = [
    {
      id: 'funding-choose',
      from: {},
      when: 'answer.choose',
      if: ({ given, choice }, { answer }) =>
        answer !== choice && at([...given, answer]) !== null,
      gives: (_state, { answer }) => ({ choice: answer, isMissing: false }),
      statement:
        'Financement – Une seule réponse par question ; la dernière cochée compte.',
    },
    {
      id: 'funding-continue',
      from: {},
      when: 'question.continue',
      if: (state) => !isAnswered(state) && state.choice !== null,
      gives: ({ given, later, choice, focused, told }) => {
        const answer = choice ?? ''
        const now = [...given, answer]
        const before = [...given, later[0] ?? answer]
        const shown = show(now, stillTrue(now, before, later.slice(1)))
        return {
          ...shown,
          focused: [...focused, questionAt(now) === null ? 'tracks' : 'question'],
          told: [...told, now.join('.')],
        }
      },
      statement:
        'Financement – Une question à la fois, puis les pistes ; le titre de ce qui vient prend le focus. Une réponse changée en amont retire celles qui ne s’appliquent plus.',
    },
    {
      id: 'funding-missing',
      from: {},
      when: 'question.continue',
      if: (state) => !isAnswered(state) && state.choice === null,
      gives: ({ focused }) => ({ isMissing: true, focused: [...focused, 'error'] }),
      statement: 'Décision : « Continuer » sans réponse le dit, et ne va nulle part.',
    },
    {
      id: 'funding-back',
      from: {},
      when: 'question.back',
      if: ({ given }) => given.length > 0,
      gives: ({ given, later, focused, told }) => ({
        ...show(given.slice(0, -1), [...given.slice(-1), ...later]),
        focused: [...focused, 'question'],
        told: [...told, given.slice(0, -1).join('.')],
      }),
      statement:
        'Financement – « Revenir » montre la question d’avant, avec la réponse donnée.',
    },
    {
      id: 'funding-clear',
      from: {},
      when: 'answers.clear',
      if: isAnswered,
      gives: ({ focused, told }) => ({
        ...show([]),
        focused: [...focused, 'question'],
        told: [...told, ''],
      }),
      statement: 'Financement – « Recommencer » efface tout.',
    },
    {
      id: 'funding-restore',
      from: {},
      when: 'answers.restore',
      if: (state, { answers }) => !isTold(state, answers),
      gives: ({ given, later }, { answers }) => {
        const known = believed(answers)
        const all = [...given, ...later]
        const isOnTheWay = known.join() === all.slice(0, known.length).join()
        return show(known, isOnTheWay ? all.slice(known.length) : [])
      },
      statement:
        'Financement – L’adresse, ou Précédent, rend les réponses ; à partir de la première inconnue, tout est laissé.',
    },
    {
      id: 'funding-follow',
      from: {},
      when: 'track.follow',
      if: ({ given, followed }, { track }) =>
        track !== followed && tracksAt(given).includes(track),
      gives: ({ focused }, { track }) => ({
        followed: track,
        focused: [...focused, 'track'],
      }),
      statement:
        'Décision : une piste est montrée en entier à la fois, celle que l’on suit.',
    },
  ]
  const ignored: readonly Ignored<FundingState, Cause>[] = [
    {
      from: {},
      when: 'answer.choose',
      if: ({ given, choice }, { answer }) =>
        answer === choice || at([...given, answer]) === null,
      because: 'La réponse est déjà cochée, ou la question à l’écran ne l’a pas.',
    },
    {
      from: {},
      when: 'question.continue',
      if: isAnswered,
      because: 'Plus rien n’est demandé.',
    },
    {
      from: {},
      when: 'question.back',
      if: ({ given }) => given.length === 0,
      because: 'La première question n’a rien avant elle.',
    },
    {
      from: {},
      when: 'answers.clear',
      if: (state) => !isAnswered(state),
      because: '« Recommencer » n’est là qu’avec les pistes.',
    },
    {
      from: {},
      when: 'answers.restore',
      if: (state, { answers }) => isTold(state, answers),
      because: 'L’adresse dit ce qui est déjà à l’écran.',
    },
    {
      from: {},
      when: 'track.follow',
      if: ({ given, followed }, { track }) =>
        track === followed || !tracksAt(given).includes(track),
      because: 'La piste est déjà montrée en entier, ou n’est pas parmi celles trouvées.',
    },
  ]
  return {
    initial: {
      given: [],
      later: [],
      choice: null,
      isMissing: false,
      followed: null,
      focused: [],
      told: [],
    },
    table,
    ignored,
    view: ({ later: _later, ...state }) => ({
      ...state,
      place: (['first', 'second', 'third'] as const)[state.given.length] ?? null,
      question: questionAt(state.given),
      tracks: tracksAt(state.given),
    }),
  }
}
