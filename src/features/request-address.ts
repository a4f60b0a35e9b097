import type { Prefill } from '#machines/contact-draft.ts'
import { fundingKey, fundingLines } from '#src/content/funding-lines.ts'
import type { Requests } from '#src/content/requests.ts'
import { answersIn } from './funding-address.ts'

type Known = Pick<Requests, 'topics' | 'courses' | 'usual' | 'funding'>

/**
 * What the query of an address asks of the contact form, in its order. A value that names nothing
 * asks for nothing, nor do two topics at once; a course named twice is asked for once. Each answer
 * to « Qui finance ? » is a line of its own.
 */
export function readRequests(search: string, known: Known): readonly Prefill[] {
  const query = new URLSearchParams(search)
  const [code, ...others] = query.getAll('sujet')
  const topic =
    others.length === 0 ? known.topics.find((one) => one.code === code) : undefined
  const named = new Set(query.getAll('formation'))
  const lines = [
    ...[...named].flatMap(
      (anchor) => known.courses.find((course) => course.anchor === anchor)?.line ?? [],
    ),
    ...answeredIn(search, known),
  ]
  if (topic === undefined) return lines.map((line) => ({ subject: known.usual, line }))
  const { subject, item } = topic
  const all = item === null ? lines : [item.line, ...lines]
  return (all.length === 0 ? [''] : all).map((line) => ({ subject, line }))
}

/** The query without what asks for a line. */
export function withoutRequest(search: string, line: string, known: Known): string {
  const query = new URLSearchParams(search)
  for (const { code, item } of known.topics)
    if (item?.line === line) query.delete('sujet', code)
  for (const course of known.courses)
    if (course.line === line) query.delete('formation', course.anchor)
  // The answers that are left would answer other questions.
  if (answeredIn(search, known).includes(line)) query.delete(fundingKey)
  return query.size === 0 ? '' : `?${query}`
}

function answeredIn(search: string, { funding }: Known): readonly string[] {
  return fundingLines(funding, answersIn(search)).map(({ term, text }) => `${term} ${text}`)
}
