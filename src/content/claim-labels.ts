export const claimLabels = {
  verified: 'Information vérifiée le',
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
