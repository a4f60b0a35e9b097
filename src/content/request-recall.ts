import { typeset } from '#facts/format/typeset.ts'

/** The texts that remind visitors of the courses they have requested, on pages that list courses. */
export const requestRecall = typeset({
  title: {
    start: 'Votre demande porte déjà sur',
    one: 'une formation',
    other: 'formations',
  },
  others: { start: 'et', one: 'autre', other: 'autres' },
  link: { label: 'Revenir à votre demande', href: '/contact#formulaire' },
} as const)
