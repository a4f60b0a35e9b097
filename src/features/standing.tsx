import { useSyncExternalStore } from 'react'
import { type Standing as Dated, standingOn } from '#src/content/claim-labels.ts'

const never = () => () => {}

/** Today by the visitor's clock (ISO date); '' in the document and while it is hydrated. */
export function useToday(): string {
  return useSyncExternalStore(
    never,
    () => new Date().toLocaleDateString('sv'),
    () => '',
  )
}

/** What follows a text that holds until a day. */
export function Standing({ until, verified }: Dated) {
  return standingOn(useToday(), { until, verified })
}
