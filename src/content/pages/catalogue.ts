import { organisation } from '../organisation.ts'

/** What search results, tabs and shared links say of the page. */
export const head = {
  title: `Catalogue de formations entreprise | ${organisation.name}`,
  description:
    'Six formations pour vos équipes : intégration, formation continue, management, transformation digitale. Durée, groupe et niveau affichés.',
} as const

export const courseCategories = [
  { id: 'all', name: 'Toutes les formations', short: 'Toutes' },
  { id: 'integration', name: 'Intégration des nouvelles recrues', short: 'Intégration' },
  { id: 'continue', name: 'Formation continue', short: 'continue' },
  { id: 'management', name: 'Management et leadership', short: 'Management' },
  { id: 'digital', name: 'Transformation digitale', short: 'digitale' },
] as const

export type Course = {
  id: number
  anchor: string
  category: Exclude<(typeof courseCategories)[number]['id'], 'all'>
  title: string
  description: string
  duration: string
  participants: string
  level: 'Débutant' | 'Intermédiaire' | 'Avancé' | 'Tous niveaux'
  highlights: readonly string[]
  image: string
}

export const courses = [
  {
    id: 1,
    anchor: 'parcours-integration',
    category: 'integration',
    title: 'Parcours d’intégration des nouvelles recrues',
    description:
      'Donner à chaque arrivant les repères, les gestes et les interlocuteurs de son poste.',
    duration: '3 jours',
    participants: '8-12',
    level: 'Débutant',
    highlights: [
      'Livret et parcours d’accueil',
      'Gestes et consignes du poste',
      'Tutorat des premières semaines',
    ],
    image: 'course-onboarding',
  },
  {
    id: 2,
    anchor: 'competences-metier',
    category: 'continue',
    title: 'Développement des compétences métier',
    description:
      'Actualiser les techniques et gagner en régularité, au plus près du poste de travail.',
    duration: '2 jours',
    participants: '6-10',
    level: 'Intermédiaire',
    highlights: [
      'Diagnostic de départ',
      'Ateliers en situation réelle',
      'Plan de progrès individuel',
    ],
    image: 'course-job-skills',
  },
  {
    id: 3,
    anchor: 'leadership-et-management',
    category: 'management',
    title: 'Leadership et management d’équipe',
    description:
      'Fixer un cap, répartir le travail, réguler les tensions et faire progresser chacun.',
    duration: '4 jours',
    participants: '6-8',
    level: 'Avancé',
    highlights: [
      'Posture et prise de parole',
      'Délégation et suivi',
      'Entretiens et retours constructifs',
    ],
    image: 'course-leadership',
  },
  {
    id: 4,
    anchor: 'transformation-digitale',
    category: 'digital',
    title: 'Réussir la transformation digitale',
    description:
      'Choisir les bons outils, les prendre en main et les faire adopter par l’équipe.',
    duration: '3 jours',
    participants: '8-15',
    level: 'Intermédiaire',
    highlights: [
      'État des lieux des usages',
      'Outils collaboratifs',
      'Conduite du changement',
    ],
    image: 'course-digital',
  },
  {
    id: 5,
    anchor: 'communication-professionnelle',
    category: 'continue',
    title: 'Communication professionnelle',
    description:
      'S’exprimer avec justesse, à l’oral comme à l’écrit, avec les clients et entre collègues.',
    duration: '2 jours',
    participants: '8-12',
    level: 'Tous niveaux',
    highlights: [
      'Écoute et reformulation',
      'Écrits courts et clairs',
      'Situations délicates',
    ],
    image: 'course-communication',
  },
  {
    id: 6,
    anchor: 'securite-et-prevention',
    category: 'continue',
    title: 'Sécurité et prévention des risques',
    description:
      'Repérer les dangers du poste, adopter les bons réflexes, réagir en cas d’incident.',
    duration: '1 jour',
    participants: '10-20',
    level: 'Débutant',
    highlights: ['Repérage des risques', 'Consignes et équipements', 'Conduite à tenir'],
    image: 'course-safety',
  },
] as const satisfies readonly Course[]

export const catalogue = {
  title: 'Nos formations pour les entreprises',
  lead: 'Six formations prêtes à déployer, de 1 à 4 jours, pour des groupes de 6 à 20 personnes.',
  image: 'object-trades',
  filterLabel: 'Filtrer par catégorie',
  list: {
    title: 'Le catalogue',
    duration: 'Durée',
    group: 'Groupe',
    /** « de 8 à 12 participants », for who hears « 8-12 ». */
    groupRange: { from: 'de', to: ' à ', unit: 'participants' },
    level: 'Niveau',
    request: 'Demander des informations',
  },
  steps: {
    title: 'De votre besoin au bilan, en quatre étapes',
    items: [
      {
        id: 'analysis',
        title: 'Analyse des besoins',
        text: 'Un échange pour comprendre vos métiers, vos effectifs et vos échéances.',
      },
      {
        id: 'design',
        title: 'Conception sur mesure',
        text: 'Un programme, un calendrier et un budget, validés avec vous.',
      },
      {
        id: 'deployment',
        title: 'Déploiement',
        text: 'Des sessions dans vos locaux, dans les nôtres ou à distance.',
      },
      {
        id: 'evaluation',
        title: 'Suivi et évaluation',
        text: 'Un bilan des acquis à chaud, puis un second une fois de retour au poste.',
      },
    ],
  },
  tailorMade: {
    title: 'Rien qui vous corresponde tout à fait ? Traçons votre parcours.',
    lead: 'Une formation sur mesure part de vos postes de travail, pas d’un programme tout fait.',
    request: 'Demander une formation sur mesure',
    courseTitle: 'Formation sur mesure',
  },
} as const
