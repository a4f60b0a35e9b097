import type * as facts from '#facts/schema.ts'
import { hoursSpan } from '#facts/opening-hours.ts'
import { earliest, heldUntil } from '#facts/days.ts'
import { typeset } from '#facts/typeset.ts'
import { buildDay } from '#src/content/build-day.ts'
import type { Validity } from '#src/content/claim-labels.ts'
import { conditionOf } from '#src/content/claims.ts'
import {
  addressOf,
  agendaAddress,
  type Course,
  courseAgenda,
  type Programme,
} from '#src/content/courses.ts'
import { disability } from '#src/content/disability.ts'
import { dayInWords, daysInWords, spanInWords } from '#src/content/french-dates.ts'
import { capitalized, inWords, lowered } from '#src/content/number-words.ts'
import * as organisation from '#src/content/organisation.ts'
import { askAddress } from '#src/content/request-topics.ts'

export type Fact = {
  term: string
  text: string
  isPrice?: true
  validity?: Validity
  /** Where the page tells all of it. */
  href?: string
}

export type SheetLine = Pick<Fact, 'term' | 'text' | 'validity'> & {
  /** What leads to it names it by this. */
  id?: string
  /** In place of the text. */
  list?: readonly string[]
  links?: readonly { href: string; text: string }[]
}

/** What can be joined by one person. */
export type SheetSession = ReturnType<typeof sessionOf>

/** What a buyer has to know of a training. */
export type Sheet = ReturnType<typeof sheetOf>

type GroupCourse = facts.CompanyCourse | facts.MandatoryTraining

const later = 'Communiqué avec la proposition'
const onQuote = 'Sur devis'
const perPerson = 'par personne'
/** Where nobody counts the places. */
const mostPeople = 12

/** The sheet of a course, its sessions those that begin after a day (ISO date). */
export function sheetOf(course: Programme, day: string) {
  const { anchor, contents, image, objectives, title, updated } = course
  return typeset({
    anchor,
    title,
    lead: leadOf(course),
    image,
    /** The drawings of mandatory trainings stand on a higher string. */
    isPictogram: 'legalBasis' in course,
    /** Address of the contact form that knows the course. */
    ask: askAddress('information-sur-une-formation', anchor),
    /** The same form, to which a date is added. */
    askForDate: askAddress('information-sur-une-formation'),
    facts: decidingFacts(course),
    team: teamOffer(course),
    /** What can be joined by one person; null where nothing can. */
    open: 'diploma' in course ? null : openOffer(course, day),
    legal: legalLines(course),
    objectives: objectives.map(
      (objective, index, { length }) => `${objective}${index < length - 1 ? ' ;' : '.'}`,
    ),
    contents: {
      term: 'Contenu',
      ...(contents.length === 0 ? { text: later } : { text: '', list: contents }),
    },
    lines: linesOf(course),
    updated: { day: updated, text: dayInWords(updated) },
  })
}

function linesOf(course: Programme): readonly SheetLine[] {
  return [
    { term: 'Public', text: audienceOf(course) },
    ...(isListed(course.prerequisites)
      ? [{ term: 'Prérequis', text: '', list: course.prerequisites, id: 'prerequis' }]
      : []),
    { term: 'Méthodes', text: course.methods.join(' ') || later },
    { term: 'Évaluation', text: course.assessment.join(' ') || later },
    { term: 'Financement', ...fundingOf(course) },
    { term: 'Accessibilité', ...accessibilityOf(course) },
    {
      term: 'Contact',
      text: `${capitalized(organisation.weekHours)}.`,
      links: [organisation.phone, organisation.emailLink],
    },
  ]
}

/** One sentence under the title. */
export function leadOf(course: Programme): string {
  if ('description' in course) return course.description
  if ('diploma' in course) return course.rhythm
  return course.details ?? ''
}

/** What decides first: always four. */
function decidingFacts(course: Programme): readonly Fact[] {
  return [
    { term: 'Durée', text: durationOf(course) },
    'group' in course
      ? { term: 'Groupe', text: capitalized(groupInWords(course)) }
      : { term: 'Rentrée', text: course.starts },
    {
      term: 'Prérequis',
      ...(isListed(course.prerequisites)
        ? {
            text: capitalized(`${inWords(course.prerequisites.length)} conditions`),
            href: '#prerequis',
          }
        : { text: prerequisitesOf(course).replace(/\.$/, '') }),
    },
    { term: 'À l’issue', text: course.outcome ?? course.certification?.code ?? later },
  ]
}

/** « de 6 à 8 participants ». */
export function groupInWords({ group }: GroupCourse) {
  return `de ${group.min} à ${group.max} participants`
}

function audienceOf(course: Programme) {
  const { audience } = course
  if (audience === null) return later
  const level = 'description' in course ? course.level.toLowerCase() : 'tous niveaux'
  return level === 'tous niveaux' ? audience : `${audience} Niveau ${level}.`
}

/** More than one stands in a list of its own. */
function isListed(prerequisites: readonly string[] | null): prerequisites is string[] {
  return prerequisites !== null && prerequisites.length > 1
}

function teamOffer(course: Programme) {
  const { days, how } = course.access
  const offer = { ...amountOf(course.price), lines: offerLines(course) }
  if ('diploma' in course)
    return { title: 'En apprentissage', ...offer, detail: '', soon: null }
  const isAtHome = /^(?!.* ou ).*vos locaux/.test(how ?? '')
  return {
    title: isAtHome ? 'Dans vos locaux' : 'Pour votre équipe',
    ...offer,
    /** After the unit where there is room; a rule is a sentence of its own. */
    detail: offer.isRule ? '' : groupInWords(course),
    /** The shortest answer to « when? »; null where sessions or a fact tell it. */
    soon: days === null ? null : `Sous ${days} jours environ`,
  }
}

/** When it begins, how it goes on, and what its price includes. */
function offerLines(course: Programme): readonly SheetLine[] {
  const { access, price } = course
  const delay =
    'diploma' in course
      ? `Dossier à déposer ${access.days} jours environ avant l’entrée.`
      : `Démarrage sous ${access.days} jours environ.`
  return [
    { term: 'Délai', text: access.days === null ? later : delay },
    { term: 'Déroulement', text: access.how ?? later },
    ...('rhythm' in course ? [{ term: 'Rythme', text: course.rhythm }] : []),
    ...(price !== null && 'includes' in price
      ? [{ term: 'Compris', text: price.includes }]
      : []),
  ]
}

function openOffer(course: GroupCourse, day: string) {
  const { seatPrice } = course
  return {
    title: 'Sessions ouvertes',
    // A rule would take the room of the dates.
    ...(seatPrice === null
      ? { figure: onQuote, unit: perPerson, isRule: false }
      : amountOf({ ...seatPrice, kind: 'perPerson', eurosPerPerson: seatPrice.euros })),
    detail: seatPrice === null ? '' : lowered(seatPrice.includes.replace(/\.$/, '')),
    soon: null,
    sessions: sessionsAfter(course, day).map((session) => sessionOf(course, session)),
    /** Address of the file that keeps a calendar up to date. */
    calendar: courseAgenda(course),
  }
}

/** A figure, « 4 800 € », and what follows it: « HT le groupe », or a rule, which takes more room. */
function amountOf(price: Course['price']) {
  if (price === null) return { figure: onQuote, unit: later, isRule: true }
  if ('rule' in price) {
    const figure = price.kind === 'covered' ? 'Pris en charge' : onQuote
    return { figure, unit: price.rule, isRule: true }
  }
  const isGroup = price.kind === 'perGroup'
  const euros = isGroup ? price.eurosPerGroup : price.eurosPerPerson
  const per = isGroup ? 'le groupe' : perPerson
  const unit = price.vat === 'exonéré' ? `${per}, exonéré de TVA` : `${price.vat} ${per}`
  return { figure: inEuros(euros), unit, isRule: false }
}

function inEuros(euros: number) {
  const cents = Number.isInteger(euros) ? {} : { minimumFractionDigits: 2 }
  return `${euros.toLocaleString('fr-FR', cents)} €`
}

function sessionOf(course: GroupCourse, session: Course['sessions'][number]) {
  const { address, delivery, ends, id, place, seats, starts, status, times } = session
  const isFull = status === 'full'
  const days = Math.ceil(course.days)
  const everyDay = days > 1 ? `, les ${inWords(days)} jours` : ''
  const hours = times && `${hoursSpan(times.from, times.to)}${everyDay}`
  const free =
    seats === null ? null : `${seats} ${seats < 2 ? 'place libre' : 'places libres'}`
  const room = isFull ? 'Complet' : free
  return {
    id,
    /** ISO date: from then on it is no longer offered. */
    starts,
    /** « Du lundi 18 au jeudi 21 janvier 2027 ». */
    when: daysInWords(starts, ends),
    /** « du 18 au 21 janvier 2027 ». */
    days: spanInWords(starts, ends),
    /** Of its first day: « janvier 2027 ». */
    month: dayInWords(starts).replace(/^\S+\s/, ''),
    /** « Exempleville, 5 places libres ». */
    place: room === null ? place : `${place}, ${room.toLowerCase()}`,
    /** What tells it from the others of its course. */
    name: [spanInWords(starts, ends), place, address, hours]
      .filter((part) => part !== null)
      .join(', '),
    /** « 5 places libres », « Complet »; null where nobody counts them. */
    room,
    /** Its hours, then its full address. */
    lines: [
      hours ?? 'Horaires communiqués avec la convocation',
      ...(delivery === 'mixed' ? [place] : []),
      addressOf(session) ?? 'À distance',
    ],
    /** How many people can be asked for in one request; 0 when it is full. */
    seats: isFull ? 0 : Math.min(seats ?? mostPeople, course.group.max),
    /** Address of its file for calendars. */
    agenda: agendaAddress(id),
  }
}

/** What decides on an individual training: always these eight, in this order. */
export function factsOf(training: facts.IndividualTraining): readonly Fact[] {
  const { access, assessment, hours, preparesFor } = training
  return typeset([
    { term: 'Prérequis', text: prerequisitesOf(training) },
    { term: 'Durée', text: hoursInWords(hours) },
    { term: 'Modalités', text: access.how ?? later },
    {
      term: 'Délai d’accès',
      text: access.days === null ? later : `${access.days} jours environ`,
    },
    { term: 'Tarif', text: totalOf(training.price), isPrice: true },
    { term: 'Évaluation', text: assessment.join(' ') || later },
    { term: 'À la fin', text: preparesFor },
    { term: accountTerm, ...accountOf(training.trainingAccount ? training : null) },
  ])
}

const accountTerm = 'CPF'

/** Whether the training account can pay for it, and by which code: it pays for certifications alone. */
function accountOf(course: Pick<Course, 'certification'> | null) {
  const certification = course?.certification ?? null
  if (certification === null) return { text: 'Non' }
  const { code, title } = certification
  return { text: `Oui, ${code} : ${title}`, validity: registered(certification) }
}

/** It leads to nothing past the end of its registration. */
function registered({ until }: { until: string }): Validity {
  return { until: heldUntil(until, buildDay), verified: null }
}

/** What all of them say in the same words, but for what each card must say by itself. */
export function sharedFacts(
  trainings: readonly facts.IndividualTraining[],
): readonly Fact[] {
  const [first = [], ...others] = trainings.map(factsOf)
  if (others.length === 0) return []
  return first.filter(
    ({ term, text, isPrice }) =>
      !isPrice &&
      term !== accountTerm &&
      others.every((said) => said.some((fact) => fact.term === term && fact.text === text)),
  )
}

/** « 490 € TTC », « Sur devis. ». */
function totalOf(price: Course['price']) {
  if (price === null) return later
  const { figure } = amountOf(price)
  if ('rule' in price) return price.kind === 'covered' ? figure : `${figure}.`
  return price.vat === 'exonéré' ? `${figure}, exonéré de TVA` : `${figure} ${price.vat}`
}

/** The sessions that begin after a day, the nearest first. */
export function sessionsAfter({ sessions }: Pick<Course, 'sessions'>, day: string) {
  return sessions
    .filter(({ starts }) => starts > day)
    .toSorted((one, other) => one.starts.localeCompare(other.starts))
}

/** « Aucun prérequis », the prerequisites in one text, or that they come with the proposal. */
export function prerequisitesOf({ prerequisites }: Pick<Course, 'prerequisites'>) {
  if (prerequisites === null) return later
  return prerequisites.length === 0 ? 'Aucun prérequis' : prerequisites.join(' ')
}

/** « 3 jours », « Une demi-journée ». */
export function lengthOf(days: number) {
  if (days === 0.5) return 'Une demi-journée'
  const whole = Math.floor(days)
  const half = days > whole ? ' et demi' : ''
  return typeset(`${whole} ${days < 2 ? 'jour' : 'jours'}${half}`)
}

/** The diploma, or what the law asks for. */
function legalLines(course: Programme): readonly SheetLine[] {
  if ('diploma' in course)
    return [
      { term: 'Diplôme ou titre préparé', text: course.diploma },
      { term: 'Niveau', text: course.level },
      { term: 'Code', ...codeOf(course.certification) },
    ]
  if (!('legalBasis' in course)) return []
  return [
    { term: 'Base légale', text: course.legalBasis },
    { term: 'Périodicité', text: course.renewal ?? later },
    { term: 'Délivré par', text: course.issuedBy },
  ]
}

function codeOf(certification: facts.Apprenticeship['certification']) {
  if (certification === null) return { text: later }
  const { certifier, code, until } = certification
  return {
    text: `${code}, ${certifier}, jusqu’au ${dayInWords(until)}.`,
    validity: registered(certification),
  }
}

/** « 3 jours, soit 21 heures », « 12 mois, dont 420 heures de formation ». */
export function durationOf(course: Programme) {
  const { hours } = course
  const length = 'months' in course ? `${course.months} mois` : lengthOf(course.days)
  if (hours === null) return length
  const inHours = hoursInWords(hours)
  return 'months' in course
    ? `${length}, dont ${inHours} de formation`
    : `${length}, soit ${inHours}`
}

function hoursInWords(hours: number) {
  const whole = Math.floor(hours)
  const minutes = Math.round((hours - whole) * 60)
  return minutes === 0 ? `${whole} heure${whole < 2 ? '' : 's'}` : `${whole} h ${minutes}`
}

/** What a card says of the price on paper. */
export function priceOn({ team }: Sheet): string {
  const { figure, isRule, unit } = team
  return typeset(`Tarif : ${figure}${isRule ? '.' : ''} ${unit}`)
}

function fundingOf(course: Programme) {
  const { condition } = course
  const employer =
    'legalBasis' in course ? 'À la charge de l’employeur, sur le temps de travail. ' : ''
  const account = accountOf('diploma' in course ? null : course)
  const claim = condition === null ? null : conditionOf(condition)
  const said = `${employer}Compte personnel de formation (CPF) : ${lowered(account.text)}.`
  const until = earliest([account.validity?.until ?? null, claim?.until ?? null])
  return {
    text: claim === null ? said : `${said} ${claim.text}`,
    validity: { until, verified: null },
  }
}

function accessibilityOf({ accessibility }: Programme) {
  const { email, name, phone, title } = disability
  const usual = `${name}, ${title.toLowerCase()}, étudie avec vous les aménagements possibles :`
  return { text: accessibility ?? usual, links: [phone, email] }
}
