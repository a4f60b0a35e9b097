import { typeset } from '#facts/format/typeset.ts'

/** The texts that remind visitors of the courses they have requested, on pages that list courses. */
export const requestRecall = typeset({
  /** The beginning of the first line of a request, before the title of its course. */
  course: 'Formation : ',
  title: {
    start: 'Votre demande porte déjà sur',
    one: 'une formation',
    other: 'formations',
  },
  link: { label: 'Revenir à votre demande', href: '/contact#formulaire' },
} as const)
