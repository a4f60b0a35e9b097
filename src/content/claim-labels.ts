export const claimLabels = {
  verified: 'Information vérifiée le',
  checking: 'Information en cours de vérification',
  method: {
    summary: 'Comment ces chiffres sont calculés',
    missing: 'Le détail de ces chiffres est communiqué sur demande.',
    columns: {
      indicator: 'Indicateur',
      value: 'Valeur affichée',
      period: 'Période',
      method: 'Mode de calcul',
      sample: 'Effectif',
      source: 'Source',
    },
  },
} as const

/** The period in which a text is reliable. */
export type Validity = {
  /** The day (in words) on which this text was verified; `null` if it only describes our own work. */
  verified: string | null
  /** The last valid day (ISO date); '' if it had passed at build time, or `null`. */
  until: string | null
}

/**
 * Returns the note after a text: when it was verified, or that it is being checked.
 * @param day ISO date; '' sorts before all dates
 */
export function validityNote(day: string, { until, verified }: Validity): string {
  if (until === '' || (until !== null && until < day)) return ` ${claimLabels.checking}.`
  return verified === null ? '' : ` ${claimLabels.verified} ${verified}.`
}
