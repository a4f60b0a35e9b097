import type { Judgement } from '#facts/rule.ts'
import { valueAt } from '#facts/record.ts'
import { tracesOf } from '#facts/where-shown.ts'
import { buildDay } from '#src/content/build-day.ts'
import { organisation } from '#src/content/organisation.ts'
import { deliveredFacts, judgeDelivered, judgements } from './fact-records.ts'
import { indicatorsOf } from './qualiopi.ts'
import { calendarOf, wholeDays } from '#src/icalendar.ts'

/** What the owner's commands want to know of the facts. */
export const owner = {
  name: organisation.name,
  /** All that asks for a hand, of dates those that come within so many days. */
  items: (horizon: number) => judgeDelivered(horizon).map(itemOf),
  indicators: () => indicatorsOf({ facts: deliveredFacts, judgements }),
  agenda: dueAgenda,
}

export type Item = ReturnType<typeof itemOf>

function itemOf(judgement: Judgement) {
  const { id, index, kind, path } = judgement
  const file = deliveredFacts[kind]
  const record = index === null ? file : valueAt(file, index)
  return {
    ...judgement,
    /** For ever the same: an agenda replaces what it has by that name. */
    key: [kind, id ?? '', ...path].join('-'),
    traces: tracesOf(kind, record, path),
  }
}

type DatedItem = Pick<Item, 'action' | 'date' | 'key' | 'text'> & {
  shown: readonly string[]
}

/** Days before its date at which the owner is reminded. */
const remind = 30

/** An agenda of what is due: what is past stands on the day of the file. */
export function dueAgenda(items: readonly DatedItem[], day = buildDay): string {
  const { hostname } = new URL(organisation.url)
  const events = items.flatMap(({ action, date, key, shown, text }) => {
    if (date === undefined) return []
    const isPast = date < day
    return [
      {
        uid: `${key}@${hostname}`,
        stamp: day,
        times: wholeDays(isPast ? day : date, isPast ? day : date),
        summary: text,
        description: [action, ...shown].join('\n'),
        ...(!isPast && { remind }),
      },
    ]
  })
  return calendarOf(`${organisation.name}//Dates`, events)
}
