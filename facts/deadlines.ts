import { addMonths, daysUntil } from './days.ts'

/** Days before its date at which something is due. */
export const soon = 60

/** How a date stands on a day: its last day is still due, the day after is past. */
export function standingOf(
  date: string,
  day: string,
  horizon = soon,
): 'past' | 'due' | undefined {
  const days = daysUntil(date, day)
  if (days < 0) return 'past'
  return days <= horizon ? 'due' : undefined
}

/** From the day after on. */
export const isPast = (date: string, day: string) => standingOf(date, day) === 'past'

export type DatedClaim = {
  verified: string | null
  reviewMonths: number
  expires: string | null
}

/** The last day on which a claim may be told as it is: its end, or its next review if that is sooner. */
export function deadlineOf({ verified, reviewMonths, expires }: DatedClaim): string | null {
  const review = verified === null ? null : addMonths(verified, reviewMonths)
  if (review === null || expires === null) return review ?? expires
  return review < expires ? review : expires
}

/** Whether what a claim says is no longer known to be true. */
export function isOutOfDate(claim: DatedClaim, day: string): boolean {
  const deadline = deadlineOf(claim)
  return deadline !== null && isPast(deadline, day)
}
