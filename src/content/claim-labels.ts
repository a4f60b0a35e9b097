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

/** How far a text can be relied on. */
export type Validity = {
  /** The day (in words) on which this very text was checked, null where it says only what we do. */
  verified: string | null
  /** The last day on which it holds (ISO date), '' where that was past at the build, null without. */
  until: string | null
}

/**
 * What follows a text: when it was verified, or that it is being checked.
 * @param day ISO date; '' comes before all days
 */
export function validityNote(day: string, { until, verified }: Validity): string {
  if (until === '' || (until !== null && until < day)) return ` ${claimLabels.checking}.`
  return verified === null ? '' : ` ${claimLabels.verified} ${verified}.`
}
