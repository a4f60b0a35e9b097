import type {
  Apprenticeship,
  CompanyCourse,
  IndividualTraining,
  MandatoryTraining,
} from '#facts/schema.ts'
import { buildDay } from './build-day.ts'
import { claimLabels, standingOf } from './claim-labels.ts'
import { conditionOf } from './claims.ts'
import { agendaAddress } from './courses.ts'
import { disability } from './disability.ts'
import { dayInWords, daysInWords } from './french-dates.ts'
import { organisation } from './organisation.ts'
import { askAddress } from './request-topics.ts'
import { isPast } from '#facts/deadlines.ts'
import { typeset } from '#facts/typeset.ts'

export type SheetSession = {
  id: string
  when: string
  where: string
  /** Address of the file for an agenda; null when the session is full. */
  agenda: string | null
  /** Said in place of the agenda's link; null while there is room. */
  full: string | null
}

export type SheetLine = {
  term: string
  /** Opens the list. */
  intro?: string
  text?: string
  /** The price, which stands before the text. */
  strong?: string
  list?: readonly string[]
  sessions?: readonly SheetSession[]
  links?: readonly { href: string; label: string }[]
  /** ISO date of what `text` says in words. */
  date?: string
}

export type ProgrammeSheet = {
  anchor: string
  title: string
  /** Address of the contact form that knows the course. */
  ask: string
  /** Before all others, for what the law asks for. */
  legal?: readonly SheetLine[]
  groups: readonly { heading: string; lines: readonly SheetLine[] }[]
}

export type Fact = { term: string; text: string; isPrice?: true }

type SheetCourse = CompanyCourse | MandatoryTraining | Apprenticeship
type Course = SheetCourse | IndividualTraining

/** A sheet shows no more; the others are told on demand. */
const shownSessions = 3
const later = 'Communiqué avec la proposition'
const ruled = { onQuote: 'Sur devis.', covered: 'Pris en charge' }
const noPrerequisite = 'Aucun prérequis'
const deliveries = {
  onSite: 'en présentiel',
  remote: 'à distance',
  mixed: 'en format mixte',
}

/** The sheet of a course, its sessions as they stand on a day (ISO date). */
export function sheetOf(course: SheetCourse, day: string): ProgrammeSheet {
  const { anchor, title } = course
  return {
    anchor,
    title,
    ask: askAddress('information-sur-une-formation', anchor),
    ...('legalBasis' in course && { legal: legalLines(course) }),
    ...('diploma' in course && { legal: diplomaLines(course) }),
    groups: [
      {
        heading: 'Ce que l’on y apprend',
        lines: [
          { term: 'Public', text: course.audience ?? later },
          { term: 'Prérequis', text: prerequisitesOf(course) },
          {
            term: 'Objectifs',
            intro: typeset('À l’issue de la formation, chacun sait :'),
            list: course.objectives.map((objective, index, { length }) =>
              typeset(`${objective}${index < length - 1 ? ' ;' : '.'}`),
            ),
          },
          { term: 'Contenu', ...listOr(course.contents) },
        ],
      },
      {
        heading: 'Combien de temps, quand, à quel prix',
        lines: [
          { term: 'Durée', text: durationOf(course) },
          { term: 'Modalités et délai d’accès', text: accessOf(course, day) },
          { term: 'Tarif', ...priceOf(course) },
          { term: accountTerm, text: accountOf('diploma' in course ? null : course) },
          { term: 'Sessions', ...sessionsLine(course, day) },
        ],
      },
      {
        heading: 'Comment cela se passe',
        lines: [
          { term: 'Méthodes', text: course.methods.join(' ') || later },
          { term: 'Évaluation', text: course.assessment.join(' ') || later },
          { term: 'Accessibilité', ...accessibilityOf(course) },
          {
            term: 'Contact',
            links: [
              { href: organisation.phone.href, label: organisation.phone.display },
              { href: `mailto:${organisation.email}`, label: organisation.email },
            ],
          },
          {
            term: 'Mis à jour le',
            text: dayInWords(course.updated),
            date: course.updated,
          },
        ],
      },
    ],
  }
}

/** What decides on an individual training: always these eight, in this order. */
export function factsOf(training: IndividualTraining): readonly Fact[] {
  const { access, assessment, hours, preparesFor } = training
  return [
    { term: 'Prérequis', text: prerequisitesOf(training) },
    { term: 'Durée', text: hours === null ? later : hoursInWords(hours) },
    { term: 'Modalités', text: access.how ?? later },
    {
      term: 'Délai d’accès',
      text: access.days === null ? later : typeset(`${access.days} jours environ`),
    },
    { term: 'Tarif', text: priceOf(training).strong ?? later, isPrice: true },
    { term: 'Évaluation', text: assessment.join(' ') || later },
    { term: 'À la fin', text: preparesFor },
    { term: accountTerm, text: accountOf(training.trainingAccount ? training : null) },
  ]
}

const accountTerm = 'CPF'

/** Whether the training account can pay for it, and by which code: it pays for certifications alone. */
function accountOf(course: Pick<Course, 'certification'> | null) {
  const certification = course?.certification ?? null
  return certification === null
    ? 'Non'
    : typeset(`Oui, ${certification.code} : ${certification.title}`)
}

/** What all of them say in the same words, but for what each card must say by itself. */
export function sharedFacts(trainings: readonly IndividualTraining[]): readonly Fact[] {
  const [first = [], ...others] = trainings.map(factsOf)
  if (others.length === 0) return []
  return first.filter(
    ({ term, text, isPrice }) =>
      !isPrice &&
      term !== accountTerm &&
      others.every((facts) =>
        facts.some((fact) => fact.term === term && fact.text === text),
      ),
  )
}

/** The sessions that begin after a day and can still be joined or are full, the nearest first. */
export function sessionsAfter({ sessions }: Pick<Course, 'sessions'>, day: string) {
  return sessions
    .filter(({ starts }) => starts > day)
    .toSorted((one, other) => one.starts.localeCompare(other.starts))
    .slice(0, shownSessions)
}

/** « Aucun prérequis », the prerequisites in one text, or that they come with the proposal. */
export function prerequisitesOf({ prerequisites }: Pick<Course, 'prerequisites'>) {
  if (prerequisites === null) return later
  return prerequisites.length === 0 ? noPrerequisite : prerequisites.join(' ')
}

/** « 3 jours », « Une demi-journée ». */
export function lengthOf(days: number) {
  if (days === 0.5) return 'Une demi-journée'
  const whole = Math.floor(days)
  const half = days > whole ? ' et demi' : ''
  return typeset(`${whole} ${days < 2 ? 'jour' : 'jours'}${half}`)
}

function legalLines({ legalBasis, renewal, issuedBy }: MandatoryTraining): SheetLine[] {
  return [
    { term: 'Base légale', text: legalBasis },
    { term: 'Périodicité', text: renewal ?? later },
    { term: 'Délivré par', text: issuedBy },
  ]
}

function diplomaLines({ certification, diploma, level }: Apprenticeship): SheetLine[] {
  return [
    { term: 'Diplôme ou titre préparé', text: diploma },
    { term: 'Niveau', text: level },
    {
      term: 'Code',
      text:
        certification === null
          ? later
          : typeset(
              `${certification.code}, ${certification.certifier}, jusqu’au ${dayInWords(certification.until)}${
                isPast(certification.until, buildDay) ? `. ${claimLabels.checking}.` : ''
              }`,
            ),
    },
  ]
}

function listOr(list: readonly string[]) {
  return list.length === 0 ? { text: later } : { list }
}

/** « 3 jours, soit 21 heures », « 12 mois, dont 420 heures de formation ». */
export function durationOf(course: SheetCourse) {
  const { hours } = course
  if ('months' in course)
    return typeset(
      `${course.months} mois${hours === null ? '' : `, dont ${hoursInWords(hours)} de formation`}`,
    )
  const length = lengthOf(course.days)
  return hours === null ? length : typeset(`${length}, soit ${hoursInWords(hours)}`)
}

function hoursInWords(hours: number) {
  const whole = Math.floor(hours)
  const minutes = Math.round((hours - whole) * 60)
  return typeset(
    minutes === 0 ? `${whole} heure${whole < 2 ? '' : 's'}` : `${whole} h ${minutes}`,
  )
}

function accessOf(course: SheetCourse, day: string) {
  const { access } = course
  const size =
    'group' in course
      ? `De ${course.group.min} à ${course.group.max} participants.`
      : course.rhythm
  return access.how === null
    ? later
    : typeset(`${access.how} ${size} ${delayOf(course, day)}`)
}

/** A delay never contradicts the dates that stand beside it. */
function delayOf(course: SheetCourse, day: string) {
  const { days } = course.access
  if (days === null) return 'Délai : communiqué avec la proposition.'
  if ('starts' in course) return `Dossier à déposer ${days} jours environ avant l’entrée.`
  return sessionsAfter(course, day).length === 0
    ? `Démarrage sous ${days} jours environ.`
    : `Pour votre seule équipe, démarrage sous ${days} jours environ ; sinon, aux dates des sessions.`
}

/** What the line of a sheet says first of the price. */
export function priceOn(sheet: ProgrammeSheet): string {
  const lines = sheet.groups.flatMap((group) => group.lines)
  const { term, strong, text } = lines.find((line) => line.term === 'Tarif') ?? {}
  const [first = ''] = (text ?? '').split('. ')
  return typeset(`${term} : ${strong ?? ''} ${first}`)
}

function priceOf({ condition, price, ...course }: Course) {
  if (price === null) return { text: later }
  const rest = conditionText(condition)
  if ('rule' in price)
    return { strong: ruled[price.kind], text: typeset(`${price.rule}${rest}`) }
  const per =
    price.kind === 'perPerson'
      ? 'par personne'
      : 'group' in course
        ? `par groupe de ${course.group.max} personnes au plus`
        : 'par groupe'
  const euros = price.kind === 'perGroup' ? price.eurosPerGroup : price.eurosPerPerson
  const cents = Number.isInteger(euros) ? {} : { minimumFractionDigits: 2 }
  const tax = price.vat === 'exonéré' ? ', exonéré de TVA' : ` ${price.vat}`
  return {
    strong: typeset(`${euros.toLocaleString('fr-FR', cents)} €${tax}`),
    text: typeset(`${per}. ${price.includes}${rest}`),
  }
}

function conditionText(condition: string | null) {
  if (condition === null) return ''
  const claim = conditionOf(condition)
  return ` ${claim.text}${claim.checking ? standingOf(claim) : ''}`
}

function sessionsLine(course: SheetCourse, day: string) {
  const sessions = sessionsAfter(course, day).map((session) => {
    const { id, place, delivery, seats, status, starts, ends } = session
    const full = status === 'full'
    const room = full || seats === null ? [] : [`${seats} place${seats < 2 ? '' : 's'}`]
    return {
      id,
      when: daysInWords(starts, ends),
      where: typeset([place, deliveries[delivery], ...room].join(', ')),
      agenda: full ? null : agendaAddress(id),
      full: full ? 'Complet' : null,
    }
  })
  if (sessions.length > 0) return { sessions }
  return { text: 'starts' in course ? course.starts : 'Dates sur demande' }
}

function accessibilityOf({ accessibility }: SheetCourse) {
  return {
    text:
      accessibility ??
      typeset(
        `${disability.name}, ${disability.title.toLowerCase()}, étudie avec vous les aménagements possibles :`,
      ),
    links: [
      { href: disability.phone.href, label: disability.phone.text },
      { href: disability.email.href, label: disability.email.text },
    ],
  }
}
