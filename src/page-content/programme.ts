import { typeset } from '#facts/format/typeset.ts'
import { buildDay } from '#src/content/build-day.ts'
import {
  companyCourses,
  courseAt,
  mandatoryTrainings,
  type Programme,
  programmePath,
  relatedTo,
} from '#src/content/courses.ts'
import { navigation } from '#src/content/navigation.ts'
import * as organisation from '#src/content/organisation.ts'
import { listWith } from '#src/content/page-list.ts'
import {
  durationOf,
  groupInWords,
  leadOf,
  offersOf,
  sheetOf,
} from '#src/model/programme.ts'
import { programmeWords } from '#src/content/programme-words.ts'

/** The maximum length of the list of other programmes on the page of a programme. */
const mostOthers = 3

export function programmeContent(path: string) {
  const course = courseAt(path)
  if (course === undefined) throw new Error(`no programme has the address ${path}`)
  return {
    head: {
      title: course.title,
      description: `${leadOf(course)} Durée, prix, dates et programme de la formation.`,
    },
    sheet: sheetOf(course, buildDay),
    words: programmeWords,
    phone: organisation.phone,
    home: { label: navigation.spaces.company.label, href: navigation.spaces.company.href },
    list: listWith(path),
    choice: choiceOf(course),
    others: othersOf(course),
    back: backOf(course),
    closing: typeset({
      title: 'Une question ?',
      lead: [
        'Une personne vous répond au ',
        organisation.phone,
        `, ${organisation.weekHours}.`,
      ],
    }),
  }
}

/**
 * Returns the programme's category, and the name of the filter on the page that lists the programme. Returns
 * `null` if that page has no filter.
 */
function choiceOf(course: Programme) {
  if (!('category' in course)) return null
  const filter = 'legalBasis' in course ? 'domaine' : 'categorie'
  return { filter, category: course.category }
}

function backOf(course: Programme) {
  if ('diploma' in course) return typeset('Retour à l’apprentissage')
  return 'legalBasis' in course
    ? 'Retour aux formations obligatoires'
    : 'Retour au catalogue'
}

/**
 * Returns some programmes of the same category or, if there are none, of other categories. Those that
 * the course mentions in `seeAlso` come first.
 */
function othersOf(course: Programme) {
  if (!('category' in course)) return null
  const isLegal = 'legalBasis' in course
  const all = (isLegal ? mandatoryTrainings : companyCourses).filter(
    ({ anchor }) => anchor !== course.anchor,
  )
  const related = new Set(relatedTo(course))
  const list = [
    ...all.filter((other) => related.has(other)),
    ...all.filter((other) => !related.has(other)),
  ]
  const alike = list.filter(({ category }) => category === course.category)
  const isAlike = alike.length > 0
  const found = (isAlike ? alike : list).slice(0, mostOthers)
  if (found.length === 0) return null
  const start = found.length > 1 ? 'Autres formations' : 'Une autre formation'
  const legalKind = found.length > 1 ? 'obligatoires' : 'obligatoire'
  return typeset({
    title: isAlike
      ? 'Dans la même catégorie'
      : `${start} ${isLegal ? legalKind : 'pour les entreprises'}`,
    isAlike,
    items: found.map((other) => ({
      href: programmePath(other),
      title: other.title,
      text: `${durationOf(other)}, ${groupInWords(other)}. ${pricesOf(other)}.`,
      image: other.image,
    })),
  })
}

/** Returns the prices of a course: « 4 800 € HT le groupe ou 890 € HT par personne », or else « Sur devis ». */
function pricesOf(course: Parameters<typeof offersOf>[0]) {
  const { prices } = offersOf(course, buildDay)
  const amounts = prices.filter(({ unit }) => unit)
  return (amounts.length === 0 ? prices.slice(0, 1) : amounts)
    .map(({ figure, unit }) => [figure, unit ?? ''].join('\u00a0').trim())
    .join(' ou ')
}
