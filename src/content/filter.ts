/** The texts of the course filters. `one` is for a count of 0 or 1, `other` for larger counts. */
export const filter = {
  chip: { one: 'formation', other: 'formations' },
  shown: {
    one: 'formation affichée',
    other: 'formations affichées',
    none: 'Aucune formation dans cette catégorie',
  },
} as const
