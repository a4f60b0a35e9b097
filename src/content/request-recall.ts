import { typeset } from '#facts/format/typeset.ts'

/** The reminder, on the pages where courses are chosen, of the courses already requested. */
export const requestRecall = typeset({
  title: {
    start: 'Votre demande porte déjà sur',
    one: 'une formation',
    other: 'formations',
  },
  link: { label: 'Revenir à votre demande', href: '/contact#formulaire' },
} as const)
