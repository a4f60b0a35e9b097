import { dayInWords } from './days.ts'
import { ofEach, ofRecord, type Around, type Fault, type Rule } from './rule.ts'
import type {
  Apprenticeship,
  CompanyCourse,
  Family,
  IndividualTraining,
  MandatoryTraining,
} from './schema.ts'

export type Course = CompanyCourse | MandatoryTraining | IndividualTraining | Apprenticeship

const missing = 'non fourni : la page dit « Communiqué avec la proposition »'
const ask = 'Remplissez ce champ : l’indicateur 1 du référentiel qualité le demande.'

/** What stops the build in any course. */
export const brokenCourses: Rule<readonly Course[]> = ofEach(brokenCourse)
export const brokenApprenticeship: Rule<Apprenticeship | null> = ofRecord(brokenCourse)

function brokenCourse({ condition, image }: Course, { facts, images }: Around): Fault[] {
  return [
    [!images.includes(image), ['image'], `aucun dessin ne s’appelle « ${image} »`],
    unknownCondition(condition, facts.claims),
  ]
}

/** A category that its list does not have. */
export const unknownCategory = (family: Family): Rule<readonly { category: string }[]> =>
  ofEach(({ category }, { facts }) => [
    [
      !facts.categories[family].some(({ id }) => id === category),
      ['category'],
      `aucune catégorie ne s’appelle « ${category} »`,
    ],
  ])

/** What stops the build in a training that consumers buy. */
export const brokenTrainings: Rule<readonly IndividualTraining[]> = ofEach(
  ({ certification, price, trainingAccount }) => [
    [
      price !== null && 'vat' in price && price.vat === 'HT',
      ['price', 'vat'],
      'le prix pour un particulier est TTC ou exonéré',
    ],
    [
      trainingAccount && certification === null,
      ['trainingAccount'],
      'il faut d’abord le code de la certification préparée',
    ],
  ],
)

/** What is told of any course. */
export const remarkableCourses: Rule<readonly Course[]> = ofEach(remarkableCourse)
export const remarkableApprenticeship: Rule<Apprenticeship | null> =
  ofRecord(remarkableCourse)

function remarkableCourse(course: Course, { day, facts }: Around): Fault[] {
  const { sessions, updated } = course
  const coming = sessions.filter(({ starts }) => starts > day).length
  const { city } = facts.identity.address
  return [
    ...missingFields(course, coming > 0).map((field): Fault => [true, field, missing, ask]),
    ...sessions.map(({ address, delivery, place }, at): Fault => [
      delivery !== 'remote' && address === null && !place.includes(city),
      ['sessions', at, 'address'],
      `« ${place} » est ailleurs qu’à ${city}, et la page donne votre adresse`,
      'Écrivez l’adresse du lieu.',
    ]),
    notYet(updated, ['updated'], day),
    [
      hasOddDays(course),
      ['hours'],
      'moins de 3,5 heures ou plus de 8 heures par jour',
      'Comparez la durée en heures à la durée en jours.',
    ],
    [
      coming > 3,
      ['sessions'],
      `${coming} sessions à venir, les trois premières sont montrées`,
      'Rien à faire : chacune paraît à son tour.',
    ],
  ]
}

/** A day that should be past. */
export function notYet(iso: string, field: readonly string[], day: string): Fault {
  return [
    iso > day,
    field,
    `le ${dayInWords(iso)} n’est pas encore venu`,
    'Écrivez le jour où cela a vraiment été fait.',
  ]
}

/** A condition that no claim has. */
export function unknownCondition(
  condition: string | null,
  claims: Around['facts']['claims'],
): Fault {
  return [
    condition !== null && !claims.some(({ id }) => id === condition),
    ['condition'],
    `aucune condition ne s’appelle « ${condition} »`,
  ]
}

function missingFields(course: Course, isDated: boolean): PropertyKey[][] {
  const lines: readonly (readonly [PropertyKey[], unknown])[] = [
    [['audience'], course.audience],
    [['prerequisites'], course.prerequisites],
    [['contents'], course.contents],
    [['hours'], course.hours],
    [['access', 'how'], course.access.how],
    [['access', 'days'], course.access.days],
    [['price'], course.price],
    [['methods'], course.methods],
    [['assessment'], course.assessment],
    [['renewal'], 'renewal' in course ? course.renewal : ''],
    [['outcome'], 'outcome' in course ? (course.outcome ?? course.certification) : ''],
    [['seatPrice'], 'seatPrice' in course && isDated ? course.seatPrice : ''],
  ]
  return lines
    .filter(
      ([[key], value]) =>
        value === null ||
        // No prerequisite is an answer.
        (Array.isArray(value) && value.length === 0 && key !== 'prerequisites'),
    )
    .map(([key]) => key)
}

function hasOddDays(course: Course) {
  if (!('days' in course) || course.hours === null) return false
  const hoursADay = course.hours / Math.ceil(course.days)
  return hoursADay < 3.5 || hoursADay > 8
}
