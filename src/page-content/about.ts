import { typeset } from '#facts/format/typeset.ts'
import * as organisation from '#src/content/organisation.ts'
import { inSearch } from '#src/content/certification.ts'
import { disability } from '#src/content/disability.ts'
import { filled } from '#src/content/placeholders.ts'

export { quality } from '#src/content/quality.ts'

export const head = {
  title: 'Qui sommes-nous ?',
  description: `Notre histoire, notre mission, nos quatre valeurs et ${inSearch.commitments}.`,
} as const

const { presentation } = organisation

export const about = typeset({
  title: 'Qui sommes-nous ?',
  lead: presentation.summary,
  image: 'object-reel',
  history: {
    title: 'Notre histoire',
    paragraphs: [presentation.origin, filled(presentation.practice)],
  },
  mission: {
    title: 'Notre mission',
    items: [
      {
        title: 'Accompagner',
        text: 'De l’analyse du besoin au bilan, avec un interlocuteur unique.',
      },
      {
        title: 'Personnaliser',
        text: 'Un contenu, un rythme et un lieu choisis pour votre activité.',
      },
      {
        title: 'Certifier',
        text: 'Des acquis évalués, attestés et, quand le parcours y prépare, certifiés.',
      },
    ],
  },
  values: {
    title: 'Nos quatre valeurs',
    items: [
      {
        title: 'Excellence',
        text: 'Vérifier ce que chacun a appris, et corriger ce qui doit l’être.',
        image: 'value-excellence',
      },
      {
        title: 'Bienveillance',
        text: 'Le droit d’essayer, de se tromper, de recommencer.',
        image: 'value-kindness',
      },
      {
        title: 'Innovation',
        text: 'Des méthodes et des outils choisis pour mieux apprendre.',
        image: 'value-innovation',
      },
      {
        title: 'Fiabilité',
        text: 'Des engagements écrits, des délais tenus.',
        image: 'value-reliability',
      },
    ],
  },
  people: {
    title: 'Vos interlocuteurs',
    items: [
      { term: 'Direction', text: organisation.publicationDirector },
      { term: disability.title, text: disability.name },
      { term: 'Référent harcèlement', text: organisation.reporting.name },
    ],
  },
  trainingAccountSite: {
    label: 'moncompteformation.gouv.fr',
    href: 'https://www.moncompteformation.gouv.fr/',
  },
} as const)
