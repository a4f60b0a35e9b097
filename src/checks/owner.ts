import { dayInWords } from '#facts/days.ts'
import type { Judgement } from '#facts/rule.ts'
import { valueAt } from '#facts/record.ts'
import { finderOf, tracesOf } from '#facts/where-shown.ts'
import { buildDay } from '#src/content/build-day.ts'
import { organisation } from '#src/content/organisation.ts'
import { dueAgenda } from './due-agenda.ts'
import { deliveredFacts, judgeDelivered, judgements } from './fact-records.ts'
import { indicatorsOf } from './qualiopi.ts'

/** What the owner's commands want to know of the facts. */
export const owner = {
  name: organisation.name,
  day: buildDay,
  items: (horizon: number) => judgeDelivered(horizon).map(itemOf),
  indicators: () => indicatorsOf({ facts: deliveredFacts, judgements }),
  agenda: dueAgenda,
  finderOf,
  dayInWords,
}

function itemOf(judgement: Judgement) {
  const { id, index, kind, path } = judgement
  const file = deliveredFacts[kind]
  const record = index === null ? file : valueAt(file, index)
  return {
    ...judgement,
    key: [kind, id ?? '', ...path].join('-'),
    traces: tracesOf(kind, record, path),
  }
}
