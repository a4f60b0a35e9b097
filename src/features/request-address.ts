import type { ContactContent, Request, RequestAddition } from '#machines/contact-draft.ts'
import { fundingKey, fundingLines } from '#src/model/funding-lines.ts'
import { isTooFew, linePrice } from '#src/model/plan-prices.ts'
import type { Requests } from '#src/model/requests.ts'

/** The id of the plan, which is the fragment of its URL. */
export const planId = 'plan'

/** A request with the details that pages display, such as its title, picture and plan. */
export type FoundRequest = Request & {
  title: string
  note?: string
  image?: string | null | undefined
  /** The number of people with its noun: « 3 personnes ». */
  counted?: string
  /** The largest number of people that can be chosen. */
  most?: number | undefined
  agenda?: string
  plan?: PlanLine
}
type LookupResult = FoundRequest | undefined

/**
 * Reads the requests of a query string, in its order. Unknown values are ignored. A session that is no longer
 * offered on `day` (ISO date) becomes a request for its course, with the number of people in the URL, if any.
 */
export function readRequests(
  search: string,
  known: Requests,
  day: string,
): readonly RequestAddition[] {
  const query = new URLSearchParams(search)
  const topics = query
    .getAll('sujet')
    .flatMap((code) => known.topics.find((topic) => topic.code === code) ?? [])
  const requests = [
    ...new Set([...query].map(([key, value]) => offeredOn(day, `${key}=${value}`, known))),
  ].flatMap((id) => findRequest(id, known) ?? [])
  // A topic without a request only selects a subject, so the first such topic determines the subject. If there
  // is none, the last topic does.
  const topic = topics.find(({ request }) => request === null) ?? topics.at(-1)
  if (topic === undefined && requests.length === 0) return []
  const subject = topic?.subject ?? known.usual
  if (requests.length === 0) return [{ subject, request: null }]
  return requests.map((request) => ({ subject, request: withoutTexts(request) }))
}

/** Returns the part of a request that the form keeps. */
export function withoutTexts({ id, kind, offer, line }: FoundRequest): Request {
  return { id, kind, offer, line }
}

/** Returns `id` or, if it names a session that is no longer offered, the id of a request for the course. */
function offeredOn(day: string, id: string, { courses }: Requests): string {
  const [, session, people = ''] = /^session=([^.]*)(.*)/.exec(id) ?? []
  const course = courses.find(({ sessions }) =>
    sessions?.some(
      (each) => each.id === session && (each.most === 0 || each.starts <= day),
    ),
  )
  return course ? `formation=${course.anchor}${people}` : id
}

/** Returns the query string for the form's requests and for the subject that a topic selected, or ''. */
export function queryOf(
  content: Pick<ContactContent, 'requests' | 'autoSelectedSubject'>,
  known: Requests,
): string {
  const { requests, autoSelectedSubject } = content
  const ids = (requests ?? []).map(({ id }) => id)
  const last = known.topics.findLast(({ code }) => ids.includes(`sujet=${code}`))
  const topic = known.topics.find(
    ({ subject, request }) => request === null && subject === autoSelectedSubject,
  )
  const named =
    topic && last?.subject !== autoSelectedSubject ? [`sujet=${topic.code}`, ...ids] : ids
  return named.length === 0 ? '' : `?${named.join('&')}`
}

/**
 * Looks up the details of requests. A request that is no longer known has its line as title.
 * @param day ISO date. A plan mentions open sessions only if one starts after this day. Without it, past sessions
 * count too.
 */
export function describeRequests(
  requests: readonly Request[],
  known: Requests,
  day?: string,
): readonly FoundRequest[] {
  return requests.map(
    (request) => findRequest(request.id, known, day) ?? { ...request, title: request.line },
  )
}

/** Looks up the details of the request `id`. `describeRequests` documents `day`. */
export function findRequest(id: string, known: Requests, day = ''): LookupResult {
  const [key, value = '', ...others] = id.split('=')
  if (others.length > 0) return undefined
  if (key === fundingKey) return askForFunding(value, known.funding)
  if (key === 'session') return askForSession(value, known)
  if (key === 'formation') return askForCourse(value, known, day)
  const topic = known.topics.find(({ code }) => key === 'sujet' && code === value)
  return topic?.request ? { ...topic.request, id, kind: 'topic', offer: id } : undefined
}

/** Parses a course and, if given, the number of people: `incendie.9`. */
function askForCourse(value: string, known: Requests, day: string): LookupResult {
  const { courses, open, people, plan } = known
  const [anchor, count, ...others] = value.split('.')
  const course = courses.find((each) => each.anchor === anchor)
  if (course === undefined) return undefined
  const asked = {
    ...course,
    id: `formation=${value}`,
    kind: 'course' as const,
    offer: `formation=${anchor}`,
    most: course.planned.group?.max,
  }
  if (count === undefined) return { ...asked, plan: planLine(course, null, null) }
  const counted = countPeople(count, people)
  if (counted === undefined || others.length > 0) return undefined
  const isSeat = isTooFew(course.planned, Number(count))
  const offer = isSeat ? open : course.group
  const isOpen = course.sessions?.some(({ most, starts }) => most > 0 && starts > day)
  const seat = { date: isOpen ? plan.undatedSeat : plan.undated }
  return {
    ...asked,
    line: `${course.line}\n${offer}\n${counted.line}`,
    note: offer,
    counted: counted.note,
    plan: { ...planLine(course, Number(count), null), ...(isSeat && seat) },
  }
}

type Course = Requests['courses'][number]

/** A course in the plan, with its date, number of people and price as far as these are known. */
export type PlanLine = ReturnType<typeof planLine>

/** @param session `null` if no session is chosen */
function planLine(
  { note, planned, funding, undated, offer }: Course,
  people: number | null,
  session: { starts: string; schedule: string } | null,
) {
  const isSeat = people !== null && isTooFew(planned, people)
  return {
    duration: note,
    /** The days, place and hours of a session, or a text saying that a date is still to be agreed or chosen. */
    date: session?.schedule ?? undated,
    people,
    price: linePrice(planned, people, isSeat || session !== null),
    /** A text in place of an unknown price. The plan shows « Sur devis » instead of an empty text. */
    offer:
      people === null || (planned.groupPrice === null && session === null) ? offer : '',
    funding,
    /** The first day of the session (ISO date). */
    starts: session?.starts,
    isMandatory: planned.isMandatory,
  }
}

/** Parses a session and the number of people, by default one: `leadership-2027-01.3`. */
function askForSession(value: string, { courses, people }: Requests): LookupResult {
  const [id, count = '1'] = value.split('.')
  const counted = countPeople(count, people)
  if (counted === undefined) return undefined
  for (const course of courses) {
    const { image, line, sessions, title } = course
    const session = sessions?.find((each) => each.id === id)
    if (session !== undefined)
      return {
        id: `session=${id}.${count}`,
        kind: 'session',
        offer: `session=${id}`,
        line: `${line}\n${session.line}\n${counted.line}`,
        title,
        agenda: session.agenda,
        note: session.line,
        counted: counted.note,
        most: session.most,
        plan: planLine(course, Number(count), session),
        image,
      }
  }
  return undefined
}

function countPeople(count: string, { term, one, other }: Requests['people']) {
  if (!/^[1-9]\d{0,2}$/.test(count)) return undefined
  const note = `${count}\u00a0${count === '1' ? one : other}`
  return { line: `${term} ${count}`, note }
}

function askForFunding(value: string, funding: Requests['funding']): LookupResult {
  const { title, ...asked } = funding
  const answers = value.split('.')
  const lines = fundingLines(asked, answers).map(({ term, text }) => `${term} ${text}`)
  if (lines.length === 0) return undefined
  const known = answers.slice(0, lines.length).join('.')
  const line = lines.join('\n')
  const id = `${fundingKey}=${known}`
  return { id, kind: 'funding', offer: fundingKey, line, title, note: line }
}
