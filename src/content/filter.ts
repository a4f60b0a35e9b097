/** The words of the three filters; `one` goes with 1, `other` with every larger count. */
export const filter = {
  chip: { one: 'formation', other: 'formations' },
  shown: {
    one: 'formation affichée',
    other: 'formations affichées',
    none: 'Aucune formation dans cette catégorie',
  },
} as const
