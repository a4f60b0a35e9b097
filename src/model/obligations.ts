/** The URL parameter of the ticked situations, and the id of their section. */
export const obligationsKey = 'obligations'

type Level = 'required' | 'possible'
type Duty = {
  training: string
  /** The combinations of answers that lead to the training. Without answers it always applies. */
  cases: readonly { level: Level; answers?: readonly string[] }[]
}
type Rules = {
  ticks: readonly { id: string }[]
  headcounts: readonly { id: string }[]
  duties: readonly Duty[]
}

/** Returns whether the law requires a training in a situation, or may require it. */
export function levelOf({ cases }: Duty, options: readonly string[]): Level | null {
  const found = cases.find(({ answers = [] }) =>
    answers.every((answer) => options.includes(answer)),
  )
  return found?.level ?? null
}

/** Returns the single question with the trainings for each set of ticks and each headcount. */
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
