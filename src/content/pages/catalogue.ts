import { buildDay } from '../build-day.ts'
import { companyCourses, type CompanyCourse } from '../courses.ts'
import { organisation } from '../organisation.ts'
import { lengthOf, sheetOf } from '../programme.ts'
import { askAddress } from '../request-topics.ts'

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

/** What the card of a course shows. */
export type Course = Pick<
  CompanyCourse,
  'anchor' | 'category' | 'title' | 'description' | 'level' | 'highlights' | 'image'
> & {
  id: number
  duration: string
  participants: string
  /** Address of the contact form that knows the course. */
  ask: string
}

export const courses: readonly Course[] = companyCourses.map((course, index) => ({
  id: index + 1,
  anchor: course.anchor,
  category: course.category,
  title: course.title,
  description: course.description,
  duration: lengthOf(course.days),
  participants: `${course.group.min}-${course.group.max}`,
  level: course.level,
  highlights: course.highlights,
  image: course.image,
  ask: askAddress('information-sur-une-formation', course.anchor),
}))

export const sheets = companyCourses.map((course) => sheetOf(course, buildDay))

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
