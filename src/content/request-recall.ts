import { typeset } from '#facts/typeset.ts'

/** Where courses are chosen, what the contact form asks for already. */
export const requestRecall = typeset({
  title: {
    start: 'Votre demande porte déjà sur',
    one: 'une formation',
    other: 'formations',
  },
  link: { label: 'Revenir à votre demande', href: '/contact#formulaire' },
} as const)
