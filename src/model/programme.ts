import type * as facts from '#facts/schema/schema.ts'
import { hoursSpan } from '#facts/format/opening-hours.ts'
import { dayInWords as formatDay, earliest, validUntil } from '#facts/format/days.ts'
import { typeset } from '#facts/format/typeset.ts'
import { buildDay } from '#src/content/build-day.ts'
import type { Validity } from '#src/content/claim-labels.ts'
import { conditionOf } from '#src/content/claims.ts'
import {
  addressOf,
  agendaAddress,
  amountOf,
  seatAmountOf,
  type Course,
  courseAgenda,
  openSessionsAfter,
  type Programme,
  programmePath,
  relatedTo,
  sessionsAfter,
} from '#src/content/courses.ts'
import {
  countedDays,
  dayInWords,
  daysInWords,
  lengthOf,
  monthInWords,
  spanInWords,
} from '#src/content/french-dates.ts'
import {
  capitalized,
  inWords,
  lowered,
  sizeInWords,
  withA,
} from '#src/content/number-words.ts'
import * as organisation from '#src/content/organisation.ts'
import { formatEuros, formatMoney } from '#src/content/euros.ts'
import { compareOffers } from './compare-offers.ts'
import { askAddress } from '#src/content/request-topics.ts'

export type Fact = {
  term: string
  text: string
  isPrice?: true
  validity?: Validity
  /** The next start dates. The text of the first one that is still in the future replaces `text`. */
  starts?: readonly { starts: string; text: string }[]
  /** Whether the fact is hidden in a disclosure. */
  isDetail?: true
  /** The URL of the line with the full text, such as `#prerequis`. */
  href?: string
}

export type SheetLine = Pick<Fact, 'term' | 'text' | 'validity'> & {
  /** The anchor of this line, for links. */
  id?: string
  /** A list that replaces the text. */
  list?: readonly string[]
  links?: readonly { href: string; text: string }[]
}

/** A session of a course that is open to participants from any company. */
export type SheetSession = ReturnType<typeof sessionOf>

export type Sheet = ReturnType<typeof sheetOf>

type Session = Course['sessions'][number]
type GroupCourse = facts.CompanyCourse | facts.MandatoryTraining

const later = 'Communiqué avec la proposition'
const onQuote = 'Sur devis'
const covered = 'Pris en charge'
/** The maximum number of people in a request if the free seats are unknown or the course has no group size. */
const mostPeople = 12

/** Returns how many people a request for a session may include: 0 if the session is full. */
export function mostSeats(course: Programme, { seats, status }: Session): number {
  if (status === 'full') return 0
  return Math.min(seats ?? mostPeople, 'group' in course ? course.group.max : mostPeople)
}

/** Returns the data of a programme page, with the sessions that begin after a day (ISO date). */
export function sheetOf(course: Programme, day: string) {
  const { anchor, contents, image, objectives, title, updated } = course
  return typeset({
    anchor,
    title,
    lead: leadOf(course),
    image,
    /** Whether the page has a pictogram instead of a drawing, and legal lines about an obligation. */
    isMandatory: 'legalBasis' in course,
    /** The URL of the contact form with a request for this course. */
    ask: askAddress('information-sur-une-formation', anchor),
    /** The URL of the contact form. Forms add a course or session, and the number of people, to its query. */
    askForDate: askAddress('devis'),
    facts: decidingFacts(course),
    team: teamOffer(course),
    /** Price per person and upcoming sessions. `null` for apprenticeships, and if there is neither. */
    open: 'diploma' in course ? null : openOffer(course, day),
    comparison: 'diploma' in course ? null : compareOffers(course),
    legal: legalLines(course),
    objectives: objectives.map(
      (objective, index, { length }) =>
        objective.replace(/\s*[;,]$|(?<!etc)\.$/, '') + (index < length - 1 ? ' ;' : '.'),
    ),
    contents: {
      term: 'Contenu',
      ...(contents.length === 0 ? { text: later } : { text: '', list: contents }),
    },
    lines: linesOf(course),
    buyerLines: 'diploma' in course ? [] : buyerLines,
    updated: { day: updated, text: dayInWords(updated) },
  })
}

function linesOf(course: Programme): readonly SheetLine[] {
  return [
    { term: 'Public', text: audienceOf(course) },
    ...(isListed(course.prerequisites)
      ? [{ term: 'Prérequis', text: '', list: course.prerequisites, id: 'prerequis' }]
      : []),
    ...seeAlso(course),
    { term: 'Méthodes', text: course.methods.join(' ') || later },
    { term: 'Évaluation', text: course.assessment.join(' ') || later },
    ...satisfactionOf(course),
    ...fundingOf(course),
    { term: 'Accessibilité', ...accessibilityOf(course) },
    {
      term: 'Contact',
      text: `${capitalized(organisation.weekHours)}.`,
      links: [organisation.phone, organisation.emailLink],
    },
  ]
}

const { access, terms } = organisation
const buyerLines = [
  ...(terms ?? []),
  ...(access === null ? [] : [{ term: 'Accès', text: access }]),
]

/** Returns the text below the title, or ''. */
export function leadOf(course: Programme): string {
  if ('description' in course) return course.description
  if ('diploma' in course) return course.rhythm
  return course.details ?? ''
}

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

/** Returns the group size in words: « de 6 à 8 participants », « 8 participants ». */
export const groupInWords = ({ group }: GroupCourse) => sizeInWords(group, 'participant')

function audienceOf(course: Programme) {
  const { audience } = course
  if (audience === null) return later
  const level = 'description' in course ? course.level.toLowerCase() : 'tous niveaux'
  return level === 'tous niveaux' ? audience : `${audience} Niveau ${level}.`
}

function seeAlso(course: Programme): readonly SheetLine[] {
  if (!('seeAlso' in course) || course.seeAlso === null) return []
  const links = relatedTo(course).map((other) => {
    return { href: programmePath(other), text: other.title }
  })
  return [{ term: 'Voir aussi', text: course.seeAlso, ...(links.length > 0 && { links }) }]
}

function satisfactionOf(course: Programme): readonly SheetLine[] {
  if (!('satisfaction' in course) || course.satisfaction === null) return []
  const { answers, percent, year } = course.satisfaction
  const text = `${percent} % de personnes satisfaites ou très satisfaites, sur ${answers.toLocaleString('fr-FR')} réponses en ${year}.`
  return [{ term: 'Satisfaction', text }]
}

/** Returns whether there are several prerequisites, which are displayed as a separate list. */
function isListed(prerequisites: readonly string[] | null): prerequisites is string[] {
  return prerequisites !== null && prerequisites.length > 1
}

/** Returns the offer of a course for a group, or the offer of an apprenticeship. */
export function teamOffer(course: Programme) {
  const { days } = course.access
  const offer = { ...offerPrice(course.price), lines: offerLines(course) }
  if ('diploma' in course) return { title: 'En apprentissage', ...offer, soon: null }
  return {
    title: course.delivery === 'atClient' ? 'Dans vos locaux' : 'Pour votre équipe',
    ...offer,
    /** How soon a course can start; `null` if unknown, and for an apprenticeship. */
    soon: days === null ? null : `Sous ${countedDays(days)} environ`,
  }
}

function offerLines(course: Programme): readonly SheetLine[] {
  const { access, price } = course
  const days = countedDays(access.days ?? 0)
  const delay =
    'diploma' in course
      ? `Dossier à déposer ${days} environ avant l’entrée.`
      : `Démarrage sous ${days} environ.`
  return [
    { term: 'Délai', text: access.days === null ? later : delay },
    { term: 'Déroulement', text: access.how ?? later },
    ...('rhythm' in course ? [{ term: 'Rythme', text: course.rhythm }] : []),
    ...includedIn(price !== null && 'includes' in price ? price : null),
  ]
}

const includedIn = (price: { includes: string } | null): readonly SheetLine[] =>
  price === null ? [] : [{ term: 'Compris', text: price.includes }]

/** Returns the prices and upcoming sessions of a course, as lists of courses show them. */
export function offersOf(course: GroupCourse, day: string) {
  const team = teamOffer(course)
  const open = openOffer(course, day)
  const sessions = (open?.sessions ?? []).map(
    ({ starts, days, month, place, room, seats }) => {
      return { starts, days, month, place, room, seats }
    },
  )
  return typeset({
    prices: [team, ...(open === null ? [] : [open])].map(
      ({ title, figure, unit, isRule }) => ({ title, figure, unit: isRule ? null : unit }),
    ),
    soon: open !== null || team.soon === null ? null : lowered(team.soon),
    isOpen: open !== null,
    sessions: sessions.length === 0 ? null : sessions,
  })
}

function openOffer(course: GroupCourse, day: string) {
  const seat = seatAmountOf(course)
  const sessions = sessionsAfter(course, day)
  if (seat === null && sessions.length === 0) return null
  const lines = sessions.map((session) => sessionLines(course, session))
  const shared = sharedLines(lines)
  return {
    title: 'En session ouverte',
    ...(seat === null ? { figure: onQuote, unit: '', isRule: false } : amountTexts(seat)),
    /** The hours and places that all sessions share, and what the price includes. */
    lines: [...shared, ...includedIn(course.seatPrice)],
    sessions: sessions.map((session) => sessionOf(course, session, shared)),
    calendar: courseAgenda(course),
  }
}

/** Formats a price: an amount and its unit (« 4 800 € », « HT le groupe »), or words (« Sur devis ») and a rule. */
export function offerPrice(price: Course['price']) {
  if (price === null) return { figure: onQuote, unit: later, isRule: true }
  if ('vat' in price) return amountTexts(amountOf(price))
  const figure = price.kind === 'covered' ? covered : onQuote
  return { figure, unit: price.rule, isRule: true }
}

function amountTexts({ euros, vat, isPerPerson }: ReturnType<typeof amountOf>) {
  const per = isPerPerson ? 'par personne' : 'le groupe'
  const unit = vat === 'exonéré' ? `${per}, exonéré de TVA` : `${vat} ${per}`
  return { figure: formatEuros(euros), unit, isRule: false }
}

/** Formats a price as an amount with its tax (« 490 € TTC »), or as words. */
function totalPrice(price: Course['price']) {
  if (price === null) return later
  return 'vat' in price ? formatMoney(amountOf(price)) : offerPrice(price).figure
}

function sessionOf(course: GroupCourse, session: Session, shared: readonly Fact[]) {
  const { address, ends, id, place, seats, starts, status, times } = session
  const hours = times && hoursSpan(times.from, times.to)
  const free =
    seats === null
      ? null
      : `${seats} ${seats < 2 ? 'place\u00a0libre' : 'places\u00a0libres'}`
  const room = status === 'full' ? 'Complet' : free
  const where = placeIn(session)
  return {
    id,
    /** The first day (ISO date). From that day on the session is no longer offered. */
    starts,
    /** The days in words: « Du lundi 18 au jeudi 21 janvier 2027 ». */
    when: daysInWords(starts, ends),
    /** The days within a sentence: « du 18 au 21 janvier 2027 ». */
    days: spanInWords(starts, ends),
    /** The month of the first day: « janvier 2027 ». */
    month: monthInWords(starts),
    /** The place and, if known, the `room`: « à Exempleville, 5 places libres ». */
    place: room === null ? where : `${where}, ${room.toLowerCase()}`,
    /** A name that distinguishes the session from the others of its course. */
    name: [spanInWords(starts, ends), place, address, hours]
      .filter((part) => part !== null)
      .join(', '),
    /** The free seats, « Complet », or `null` if they are unknown. */
    room,
    /** The hours and places that not all sessions of the course share. */
    lines: sessionLines(course, session).filter((line) => !hasLine(shared, line)),
    seats: mostSeats(course, session),
    agenda: agendaAddress(id),
  }
}

function sessionLines(course: GroupCourse, session: Session) {
  const { delivery, place, times } = session
  const days = Math.ceil(course.days)
  const everyDay = days > 1 ? `, les ${inWords(days)} jours` : ''
  const address = addressOf(session)
  return [
    {
      term: 'Horaires',
      text:
        times === null
          ? 'Communiqués avec la convocation'
          : capitalized(`${hoursSpan(times.from, times.to)}${everyDay}`),
    },
    ...(delivery === 'mixed' ? [{ term: 'Lieu', text: place }] : []),
    { term: 'Adresse', text: address ?? 'À distance' },
  ]
}

/** Returns the place within a sentence: « à Lyon », « au Mans », « à distance ». */
function placeIn({ delivery, place }: Session) {
  if (delivery === 'remote') return lowered(place)
  return withA(place).replace(/^à /, 'à\u00a0')
}

export function factsOf(training: facts.IndividualTraining): readonly Fact[] {
  const { access, assessment, hours, preparesFor, rhythm } = training
  const starts = startsOf(training).map((start) => {
    return { ...start, text: capitalized(start.text) }
  })
  return typeset<readonly Fact[]>([
    { term: 'Tarif', text: totalPrice(training.price), isPrice: true },
    {
      term: startTerm,
      text: starts[0]?.text ?? onAgreement,
      ...(starts.length > 0 && { starts }),
    },
    { term: 'Rythme', text: rhythm ?? onAgreement },
    { term: 'Durée', text: hoursInWords(hours) },
    { term: 'Modalités', text: access.how ?? later },
    {
      term: accountTerm,
      ...((training.trainingAccount ? accountOf(training) : null) ?? {
        text: 'Non, d’autres aides sont possibles',
      }),
    },
    { term: 'Prérequis', text: prerequisitesOf(training), isDetail: true },
    { term: 'Évaluation', text: assessment.join(' ') || later, isDetail: true },
    { term: 'À la fin', text: preparesFor, isDetail: true },
    {
      term: 'Délai d’accès',
      text: access.days === null ? later : `${countedDays(access.days)} environ`,
      isDetail: true,
    },
  ])
}

/** Returns the start dates of a training's upcoming sessions that are not full, each also in words. */
export function startsOf(training: facts.IndividualTraining) {
  return openSessionsAfter(training, buildDay).map(({ starts }) => {
    return { starts, text: typeset(formatDay(starts, 'full')) }
  })
}

export function summaryOf({ hours, price, rhythm }: facts.IndividualTraining): string {
  const amount = price === null ? onQuote : totalPrice(price)
  const parts = [hoursInWords(hours), ...[rhythm ?? onAgreement, amount].map(lowered)]
  return typeset(`${parts.join(', ')}.`)
}

const accountTerm = 'CPF'
const startTerm = 'Prochain départ'
/** The text if the start date or the schedule is not fixed. */
export const onAgreement = 'À convenir avec vous'

/** Returns the line about the training account (CPF) and its validity; `null` without a certification. */
function accountOf({ certification }: Pick<Course, 'certification'>) {
  if (certification === null) return null
  const { code, title } = certification
  return { text: `Oui, ${code} : ${title}`, validity: registered(certification) }
}

/** Returns how long a certification is valid: until its registration expires. */
function registered({ until }: { until: string }): Validity {
  return { until: validUntil(until, buildDay), verified: null }
}

/** Returns the facts that all trainings share, except those that each card shows: price, CPF and next start. */
export function sharedFacts(
  trainings: readonly facts.IndividualTraining[],
): readonly Fact[] {
  if (trainings.length < 2) return []
  return sharedLines(trainings.map(factsOf)).filter(
    ({ isPrice, term }) => !isPrice && term !== accountTerm && term !== startTerm,
  )
}

function sharedLines<Line extends Fact>(lists: readonly (readonly Line[])[]) {
  const [first = [], ...others] = lists
  return first.filter((line) => others.every((list) => hasLine(list, line)))
}

function hasLine(list: readonly Fact[], { term, text }: Fact) {
  return list.some((line) => line.term === term && line.text === text)
}

/** Returns the prerequisites as one text, « Aucun » if there are none, or `later` if they are unknown. */
export function prerequisitesOf({ prerequisites }: Pick<Course, 'prerequisites'>) {
  if (prerequisites === null) return later
  return prerequisites.length === 0 ? 'Aucun' : prerequisites.join(' ')
}

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
    { term: 'Document remis', text: course.issuedBy },
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

/** Formats a duration, with its hours if they are known: « 3 jours, soit 21 heures ». */
export function durationOf(course: Programme) {
  const { hours } = course
  const length = 'months' in course ? `${course.months} mois` : lengthOf(course.days)
  if (hours === null) return length
  const inHours = hoursInWords(hours)
  return 'months' in course
    ? `${length}, dont ${inHours} de formation`
    : `${length}, soit ${inHours}`
}

export function hoursInWords(hours: number) {
  const whole = Math.floor(hours)
  const minutes = (hours - whole) * 60
  if (whole === 0) return `${minutes} minutes`
  const figure = whole.toLocaleString('fr-FR')
  return minutes === 0 ? `${figure} heure${whole < 2 ? '' : 's'}` : `${figure} h ${minutes}`
}

/** Returns the line about funding in a list, which is empty for an apprenticeship without a `condition`. */
export function fundingOf(course: Programme): readonly SheetLine[] {
  const claim = course.condition === null ? null : conditionOf(course.condition)
  const { text, until } = 'diploma' in course ? { text: [], until: null } : payersOf(course)
  const sentences = claim === null ? text : [...text, claim.text]
  if (sentences.length === 0) return []
  const validity = { until: earliest([until, claim?.until ?? null]), verified: null }
  return [{ term: 'Financement', text: sentences.join(' '), validity }]
}

function payersOf(course: GroupCourse) {
  const account = accountOf(course)
  const covers =
    account === null
      ? 'Non finançable par le compte personnel de formation (CPF).'
      : `Compte personnel de formation (CPF)\u00a0: ${lowered(account.text)}.`
  const employer = 'À la charge de l’employeur, sur le temps de travail.'
  return {
    text: 'legalBasis' in course ? [employer, covers] : [covers],
    until: account?.validity.until ?? null,
  }
}

function accessibilityOf({ accessibility }: Programme) {
  const { email, name, phone, title } = organisation.disability
  const usual = `${name}, ${title.toLowerCase()}, étudie avec vous les aménagements possibles :`
  return { text: accessibility ?? usual, links: [phone, email] }
}
