/** What dates a claim: days are ISO dates, which compare as texts. */
export type DatedClaim = {
  verified: string | null
  reviewMonths: number
  expires: string | null
}

/** Whether what a claim says is no longer known to be true on a day. */
export function isOutOfDate(
  { verified, reviewMonths, expires }: DatedClaim,
  day: string,
): boolean {
  const review = verified === null ? null : monthsAfter(verified, reviewMonths)
  return [review, expires].some((deadline) => deadline !== null && deadline < day)
}

function monthsAfter(day: string, months: number): string {
  const date = new Date(day)
  const wanted = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0)
  date.setUTCDate(Math.min(wanted, date.getUTCDate()))
  return date.toISOString().slice(0, 10)
}
