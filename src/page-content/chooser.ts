import { typeset } from '#facts/format/typeset.ts'
import { inSearch } from '#src/content/certification.ts'

export const head = {
  title: 'Choisissez votre espace',
  description: `${inSearch.organisation} : un espace pour les entreprises qui forment leurs équipes, un espace pour les particuliers.`,
} as const

export const chooser = typeset({
  title: 'Choisissez votre espace',
  lead: 'Dites-nous qui vous êtes, nous vous montrons l’essentiel.',
  company: {
    image: 'chooser-company',
    title: 'Espace Entreprise',
    text: 'Formez vos équipes et renforcez la performance de votre organisation.',
    call: 'Je forme mes équipes',
    href: '/entreprise',
  },
  individual: {
    image: 'chooser-individual',
    title: 'Espace Particulier',
    text: 'Développez vos compétences personnelles et professionnelles.',
    call: 'Je me forme',
    href: '/particulier',
  },
} as const)
