import { coursesSchema, type CourseFacts } from './schema.ts'
import { titlesOf } from './field-titles.ts'
import { typeset } from './typeset.ts'

/** What records are judged by. */
export type Surroundings = {
  /** ISO date of the build. */
  day: string
  /** Names of the drawings. */
  images: readonly string[]
  /** Keys of the claims. */
  claims: readonly string[]
}

type Kind = keyof CourseFacts
type Course = CourseFacts[Kind][number]
/** A record with its place in `facts/`. */
type Placed = { kind: Kind; index: number; course: Course }
type Remark = { path: readonly PropertyKey[]; text: string }

const kinds = ['courses', 'mandatory-trainings', 'individual-trainings'] as const
const missing = 'non fourni : la page dit « Communiqué avec la proposition »'

/**
 * Judges the records of courses: `errors` stop the build, `warnings` are told. Each is one French
 * sentence that names the record and the field.
 * @param facts the lists, by the names of their files
 */
export function checkCourses(
  facts: unknown,
  surroundings: Surroundings,
): { errors: string[]; warnings: string[] } {
  const say = ({ path, text }: Remark) => sentence(facts, path, text)
  const read = coursesSchema.safeParse(facts)
  if (!read.success) {
    const refused = read.error.issues.map(({ path, message }) => ({ path, text: message }))
    return { errors: refused.map(say), warnings: [] }
  }
  const all = kinds.flatMap((kind) =>
    read.data[kind].map((course, index): Placed => ({ kind, index, course })),
  )
  const errors = [
    ...all.flatMap((placed) => ruleBreaks(placed, surroundings)),
    ...repeated(all, ({ course }) => [{ key: ['anchor'], value: course.anchor }]),
    ...repeated(all, ({ course }) =>
      course.sessions.map(({ id }, at) => ({ key: ['sessions', at, 'id'], value: id })),
    ),
  ]
  const warnings = all.flatMap((placed) => remarks(placed, surroundings.day))
  return { errors: errors.map(say), warnings: warnings.map(say) }
}

/** A fault where it is one: whether it is, the field, what is wrong. */
type Rule = readonly [boolean, readonly PropertyKey[], string]

function told({ kind, index }: Placed, rules: readonly Rule[]): Remark[] {
  return rules
    .filter(([applies]) => applies)
    .map(([, field, text]) => ({ path: [kind, index, ...field], text }))
}

function ruleBreaks(placed: Placed, known: Surroundings): Remark[] {
  const { certification, condition, image, price } = placed.course
  const isConsumers = placed.kind === 'individual-trainings'
  return told(placed, [
    [!known.images.includes(image), ['image'], `aucun dessin ne s’appelle « ${image} »`],
    [
      condition !== null && !known.claims.includes(condition),
      ['condition'],
      `aucune condition ne s’appelle « ${condition} »`,
    ],
    [
      isConsumers && price !== null && 'vat' in price && price.vat === 'HT',
      ['price', 'vat'],
      'le prix pour un particulier est TTC ou exonéré',
    ],
    [
      certification !== null && certification.until < known.day,
      ['certification', 'until'],
      `la certification est finie depuis le ${said(certification?.until)}`,
    ],
    [
      'trainingAccount' in placed.course &&
        placed.course.trainingAccount &&
        certification === null,
      ['trainingAccount'],
      'il faut d’abord le code de la certification préparée',
    ],
  ])
}

/** Values that an earlier place holds already. */
function repeated(
  all: readonly Placed[],
  valuesOf: (placed: Placed) => { key: readonly PropertyKey[]; value: string }[],
): Remark[] {
  const owners = new Map<string, string>()
  return all.flatMap((placed) =>
    valuesOf(placed).flatMap(({ key, value }) => {
      const owner = owners.get(value)
      owners.set(value, owner ?? placed.course.title)
      if (owner === undefined) return []
      const text = `« ${value} » est déjà celui de la fiche « ${owner} »`
      return [{ path: [placed.kind, placed.index, ...key], text }]
    }),
  )
}

function remarks(placed: Placed, day: string): Remark[] {
  const { course } = placed
  const { sessions, updated } = course
  const past = sessions.filter(({ starts }) => starts <= day).length
  const coming = sessions.length - past
  return told(placed, [
    ...missingFields(course).map((field): Rule => [true, field, missing]),
    [
      yearAfter(updated) < day,
      ['updated'],
      `rien n’a changé depuis le ${said(updated)}, il y a plus de douze mois`,
    ],
    [updated > day, ['updated'], `le ${said(updated)} n’est pas encore venu`],
    [hasOddDays(course), ['hours'], 'moins de 3,5 heures ou plus de 8 heures par jour'],
    [past === 1, ['sessions'], 'une session passée n’est plus montrée'],
    [past > 1, ['sessions'], `${past} sessions passées ne sont plus montrées`],
    [
      coming > 3,
      ['sessions'],
      `${coming} sessions à venir, les trois premières sont montrées`,
    ],
  ])
}

function missingFields(course: Course): PropertyKey[][] {
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

function yearAfter(iso: string) {
  return `${Number(iso.slice(0, 4)) + 1}${iso.slice(4)}`
}

const formats = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })

function said(iso: string | undefined) {
  return iso === undefined ? '' : formats.format(new Date(iso))
}

function sentence(facts: unknown, path: readonly PropertyKey[], text: string) {
  const [kind, index, ...field] = path
  const record = valueAt(valueAt(facts, kind), index)
  const title = valueAt(record, 'title')
  const name =
    typeof title === 'string' && title.trim() !== ''
      ? `Fiche « ${title} »`
      : typeof index === 'number'
        ? `Fiche ${index + 1} de ${String(kind)}.json`
        : `Fichier ${String(kind)}.json`
  const titles = titlesOf(coursesSchema, path).slice(2)
  const place = field.length === 0 ? '' : `, champ « ${titles.join(' › ')} »`
  return typeset(`${name}${place} : ${text}.`)
}

function valueAt(value: unknown, key: PropertyKey | undefined): unknown {
  return typeof value === 'object' && value !== null && key !== undefined
    ? Reflect.get(value, key)
    : undefined
}
