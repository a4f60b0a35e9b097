export const filter = {
  chip: { one: 'formation', other: 'formations' },
  shown: {
    one: 'formation affichée',
    other: 'formations affichées',
    none: 'Aucune formation dans cette catégorie',
  },
} as const
