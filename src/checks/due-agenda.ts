import { buildDay } from '#src/content/build-day.ts'
import { organisation } from '#src/content/organisation.ts'
import { calendarOf, wholeDays } from '#src/icalendar.ts'

type DatedItem = {
  key: string
  text: string
  action: string
  date?: string
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
