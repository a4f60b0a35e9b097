/** The URL parameter of the ticked situations and the headcount, and the id of their section. */
export const obligationsKey = 'obligations'

type Level = 'required' | 'possible'
type Duty = {
  training: string
  /** The combinations of answers that lead to the training. A case without answers always applies. */
  cases: readonly { level: Level; answers?: readonly string[] }[]
}
type Rules = {
  ticks: readonly { id: string }[]
  headcounts: readonly { id: string }[]
  duties: readonly Duty[]
}

/** Returns the level of the first case whose answers are all in `options`, or `null`. */
export function levelOf({ cases }: Duty, options: readonly string[]): Level | null {
  const found = cases.find(({ answers = [] }) =>
    answers.every((answer) => options.includes(answer)),
  )
  return found?.level ?? null
}

/** Returns a tree with a single question. Each of its answers combines ticked boxes and a headcount. */
export function obligationTree({ ticks, headcounts, duties }: Rules) {
  const ids = ticks.map(({ id }) => id)
  const sets = ids.reduceRight<string[][]>(
    (all, id) => [...all, ...all.map((set) => [id, ...set])],
    [[]],
  )
  const answers = sets.flatMap((set) =>
    headcounts.map(({ id }) => {
      const options = [...set, id]
      const applicable = duties.filter((duty) => levelOf(duty, options) !== null)
      const results = applicable.map(({ training }) => training)
      return [options.join('_'), { results }] as const
    }),
  )
  return { question: obligationsKey, ticks: ids, answers: Object.fromEntries(answers) }
}
