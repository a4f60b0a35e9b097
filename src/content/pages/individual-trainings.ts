import { disability } from '../disability.ts'
import { organisation } from '../organisation.ts'

/** What search results, tabs and shared links say of the page. */
export const head = {
  title: `Formations pour particuliers | ${organisation.name}`,
  description:
    'Word, Excel, présentations, suite en ligne, création de site, organisation de projet : six formations pour progresser concrètement.',
} as const

export const individualCategories = [
  { id: 'all', name: 'Toutes' },
  { id: 'bureautique', name: 'Bureautique' },
  { id: 'design', name: 'Design' },
  { id: 'gestion-de-projet', name: 'Gestion de projet' },
] as const

export type IndividualCategory = (typeof individualCategories)[number]['id']

export type IndividualTraining = {
  id: string
  category: Exclude<IndividualCategory, 'all'>
  title: string
  description: string
  image: string
  /** Of the certification it prepares for; without one no mark of the training account is shown. */
  code: `RNCP${number}` | `RS${number}` | null
}

export const individualTrainings = [
  {
    id: 'word',
    category: 'bureautique',
    title: 'Word',
    description: 'Mettre en forme un document long, créer un modèle, relire à plusieurs.',
    image: 'training-word-processing',
    code: null,
  },
  {
    id: 'excel',
    category: 'bureautique',
    title: 'Excel',
    description: 'Formules, tableaux et graphiques pour compter juste et décider vite.',
    image: 'training-spreadsheet',
    code: null,
  },
  {
    id: 'presentations',
    category: 'bureautique',
    title: 'Présentations',
    description: 'Construire un support clair et le présenter sans stress.',
    image: 'training-presentation',
    code: null,
  },
  {
    id: 'suite-en-ligne',
    category: 'bureautique',
    title: 'Suite bureautique en ligne',
    description: 'Partager, écrire à plusieurs et ranger ses documents.',
    image: 'training-cloud-suite',
    code: null,
  },
  {
    id: 'site-web',
    category: 'design',
    title: 'Création de site web',
    description: 'Créer, publier et mettre à jour son propre site, sans coder.',
    image: 'training-website',
    code: null,
  },
  {
    id: 'notes-et-projets',
    category: 'gestion-de-projet',
    title: 'Outil de notes et de projet',
    description: 'Notes, tâches et calendrier réunis dans un même espace de travail.',
    image: 'training-project-tool',
    code: null,
  },
] as const satisfies readonly IndividualTraining[]

export const individualTrainingsPage = {
  title: 'Formations',
  lead: 'Choisissez un outil, repartez avec les gestes : chaque formation part de ce que vous voulez savoir faire.',
  image: 'object-desk',
  filterLabel: 'Filtrer par catégorie',
  learnMore: 'En savoir plus',
  learnMoreAbout: 'sur la formation',
  common: {
    title: 'Pour chacune de ces formations',
    items: [
      {
        id: 'methods',
        title: 'Méthodes',
        text: 'Un formateur en direct, des groupes de six personnes au plus, un exercice sur vos propres documents à chaque séance. Entre deux séances, il répond par e-mail.',
      },
      {
        id: 'accessibility',
        title: 'Accessibilité',
        text: `${disability.name}, référent handicap, étudie avec vous les aménagements possibles : ${disability.phone.text}.`,
      },
      {
        id: 'delay',
        title: 'Délai d’accès',
        text: '15 jours environ une fois le dossier validé, selon le financement et les places disponibles.',
      },
    ],
  },
  trademarks: 'Les marques citées appartiennent à leurs titulaires.',
  sample: 'Durées, tarifs et évaluations : données d’exemple.',
} as const

export const facts: Readonly<
  Record<string, readonly { term: string; text: string; isPrice?: true }[]>
> = Object.fromEntries(
  individualTrainings.map(({ id }) => [
    id,
    [
      { term: 'Prérequis', text: 'Savoir se servir d’un ordinateur' },
      { term: 'Durée', text: '14 heures, deux jours' },
      { term: 'Modalités', text: 'En présence ou à distance' },
      { term: 'Délai', text: 'Une quinzaine de jours' },
      { term: 'Tarif', text: '420 € TTC', isPrice: true },
      { term: 'Évaluation', text: 'Exercices et attestation' },
      { term: 'Prépare à', text: 'Aucune certification' },
    ],
  ]),
)
