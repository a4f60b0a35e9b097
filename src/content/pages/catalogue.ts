import type { ProgrammeSheet } from '../programme.ts'
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

export const sheets: readonly ProgrammeSheet[] = courses.map(({ anchor, title }) => ({
  anchor,
  title,
  sample: true,
  ask: '/contact',
  groups: [
    {
      heading: 'Ce que l’on y apprend',
      lines: [
        {
          term: 'Public',
          text: 'Chefs d’équipe, responsables de service, seconds de cuisine, managers de proximité en poste depuis six mois au moins.',
        },
        { term: 'Prérequis', text: 'Encadrer au moins deux personnes.' },
        {
          term: 'Objectifs',
          intro: 'À l’issue de la formation, chacun sait :',
          list: [
            'fixer un cap et des priorités claires ;',
            'déléguer une tâche et en suivre le résultat ;',
            'conduire un entretien, y compris difficile ;',
            'réguler une tension dans l’équipe.',
          ],
        },
        {
          term: 'Contenu',
          list: [
            'Posture du manager et prise de parole',
            'Délégation : choisir, confier, suivre',
            'Entretien annuel, recadrage, félicitation',
            'Tensions : repérer, écouter, trancher',
          ],
        },
      ],
    },
    {
      heading: 'Combien de temps, quand, à quel prix',
      lines: [
        { term: 'Durée', text: '4 jours, soit 28 heures' },
        {
          term: 'Modalités et délai d’accès',
          text: 'En présence, dans vos locaux ou les nôtres. Entretien préalable, puis démarrage sous 30 jours environ.',
        },
        {
          term: 'Tarif',
          strong: '4 800 € HT',
          text: 'par groupe de 8 personnes au plus. Préparation, supports et bilan compris ; déplacements chiffrés dans la proposition.',
        },
        {
          term: 'Sessions',
          sessions: [
            {
              id: 'a',
              when: 'Du lundi 18 au jeudi 21 janvier 2027',
              where: 'Exempleville, en présence, 5 places',
              agenda: '/contact',
              full: null,
            },
            {
              id: 'b',
              when: 'Du lundi 15 au jeudi 18 mars 2027',
              where: 'Exempleville, en présence',
              agenda: null,
              full: 'Complet',
            },
            {
              id: 'c',
              when: 'Du mardi 18 au vendredi 21 mai 2027',
              where: 'Exempleville, en présence, 8 places',
              agenda: '/contact',
              full: null,
            },
          ],
        },
      ],
    },
    {
      heading: 'Comment cela se passe',
      lines: [
        {
          term: 'Méthodes',
          text: 'Mises en situation tirées de vos cas, filmées si le groupe le souhaite. Un tiers d’apports, deux tiers de pratique.',
        },
        {
          term: 'Évaluation',
          text: 'Positionnement à l’entrée, mise en situation le dernier jour, bilan à trois mois avec la direction. Attestation de fin de formation.',
        },
        {
          term: 'Accessibilité',
          text: 'Locaux accessibles aux fauteuils. Dominique Exemple, référent handicap, étudie avec vous les aménagements.',
        },
        {
          term: 'Contact',
          links: [
            { href: 'tel:+33199001234', label: '01 99 00 12 34' },
            {
              href: 'mailto:bonjour@beaucordeau.example',
              label: 'bonjour@beaucordeau.example',
            },
          ],
        },
        { term: 'Mis à jour le', date: '2026-11-20', text: '20 novembre 2026' },
      ],
    },
  ],
}))
