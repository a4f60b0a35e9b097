import { typeset } from '#facts/format/typeset.ts'
import { buildDay } from '#src/content/build-day.ts'
import { choicesOf, topicsOf } from '#src/content/categories.ts'
import { courses, listOf } from '#src/model/course-list.ts'
import { companyCourses, mandatoryTrainings, wholeAgenda } from '#src/content/courses.ts'
import { companyCourses as count } from '#src/content/values.ts'
import { listed } from '#src/content/number-words.ts'
import { copyAgenda, dateWords, programmeWords } from '#src/content/programme-words.ts'
import { lengthOf, sessionsAfter } from '#src/model/programme.ts'

export const courseCategories = choicesOf(
  'courses',
  { name: 'Toutes les formations', short: 'Toutes' },
  companyCourses,
)
const topics = topicsOf('courses', companyCourses)

export const head = {
  title: 'Catalogue de formations pour les entreprises',
  description: `${count} pour vos équipes : ${listed(topics, 75)}. Durée, groupe et niveau affichés.`,
} as const

export const { cards, lines } = listOf(courses)

const days = companyCourses.map((course) => course.days)
const shortest = Math.min(...days)
const longest = lengthOf(Math.max(...days))
const lengths =
  shortest < 1 ? `d’une demi-journée à ${longest}` : `de ${shortest} à ${longest}`
const smallest = Math.min(...companyCourses.map(({ group }) => group.min))
const largest = Math.max(...companyCourses.map(({ group }) => group.max))

const isDated = [...companyCourses, ...mandatoryTrainings].some(
  (course) => sessionsAfter(course, buildDay).length > 0,
)

export const catalogue = typeset({
  title: 'Nos formations pour les entreprises',
  lead: `${count} clés en main, ${lengths}, pour des groupes de ${smallest} à ${largest} personnes.`,
  image: 'object-trades',
  filterLabel: 'Filtrer par catégorie',
  list: {
    title: 'Le catalogue',
    duration: 'Durée',
    group: 'Groupe',
    /** Spoken form of « 8-12 »: « de 8 à 12 participants ». */
    groupRange: { from: 'de', to: ' à ', unit: 'participants' },
    level: 'Niveau',
    ask: programmeWords.ask,
    dates: dateWords,
    request: 'Demander des informations',
    agenda: isDated
      ? {
          label: 'Suivre nos dates dans un agenda',
          href: wholeAgenda,
          copyAddress: copyAgenda,
        }
      : null,
  },
  steps: {
    title: 'De votre besoin au bilan, en quatre étapes',
    items: [
      {
        title: 'Analyse des besoins',
        text: 'Un échange pour comprendre vos métiers, vos effectifs et vos échéances.',
      },
      {
        title: 'Conception sur mesure',
        text: 'Un programme, un calendrier et un budget, validés avec vous.',
      },
      {
        title: 'Déploiement',
        text: 'Des sessions dans vos locaux, dans les nôtres ou à distance.',
      },
      {
        title: 'Suivi et évaluation',
        text: 'Un bilan le dernier jour, un second après quelques semaines au poste.',
      },
    ],
  },
  tailorMade: {
    title: 'Rien ne vous va tout à fait ? Traçons votre parcours.',
    lead: 'Une formation sur mesure part de vos postes de travail, pas d’un programme tout fait.',
    request: 'Demander une formation sur mesure',
    courseTitle: 'Formation sur mesure',
  },
} as const)
