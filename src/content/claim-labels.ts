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

/** When a claim was verified, after its text; empty for what says only what we do. */
export function standingOf({
  checking,
  verified,
}: {
  checking: boolean
  verified: string | null
}): string {
  if (checking) return ` ${claimLabels.checking}.`
  return verified === null ? '' : ` ${claimLabels.verified} ${verified}.`
}
