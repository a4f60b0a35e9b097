const claimLabels = {
  verified: 'Information vérifiée le',
  checking: 'Information en cours de vérification',
} as const

/** When a text was verified, and how long it is valid. */
export type Validity = {
  /** The verification date in words, or `null` if none is shown. */
  verified: string | null
  /** The last valid day (ISO date), '' if it had passed at build time, or `null` if there is no limit. */
  until: string | null
}

/**
 * Returns the note that follows a text: when it was verified or, after its last valid day, that it is
 * being checked. It is '' for a valid text without a verification date.
 * @param day today as an ISO date; '' sorts before all dates
 */
export function validityNote(day: string, { until, verified }: Validity): string {
  if (until === '' || (until !== null && until < day)) return ` ${claimLabels.checking}.`
  return verified === null ? '' : ` ${claimLabels.verified} ${verified}.`
}
