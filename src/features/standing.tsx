import { type Standing as Dated, standingOn } from '#src/content/claim-labels.ts'
import { useToday } from './visitor-clock.ts'

/** What follows a text that holds until a day. */
export function Standing({ until, verified }: Dated) {
  return standingOn(useToday(), { until, verified })
}
