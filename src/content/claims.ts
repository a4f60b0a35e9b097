import {
  type DatedClaim,
  earliest,
  isOutOfDate,
  claimValidUntil,
} from '#facts/format/days.ts'
import { recordOf } from '#facts/schema/record.ts'
import { typeset } from '#facts/format/typeset.ts'
import { buildDay } from './build-day.ts'
import type { Validity } from './claim-labels.ts'
import { facts } from './facts.ts'
import { dayInWords, monthInWords } from './french-dates.ts'

/** The condition of a claim as a page shows it. `id` is its anchor. */
export type Claim = Validity & { id: string; text: string }

export const figures = facts.figures.map(({ id, value, label, condition }) => ({
  id,
  value: typeset(value),
  label: typeset(label),
  condition: condition === null ? null : conditionOf(condition),
}))

const methods = facts.figures.flatMap(({ method }) => (method === null ? [] : [method]))
const missing = facts.figures.length - methods.length

/** Returns the words for `count` figures without a method. `explained` is the number of figures with one. */
export function unexplained(count: number, explained: number): string {
  if (count === 1) return explained === 0 ? 'de ce chiffre' : 'de l’autre chiffre'
  return explained === 0 ? 'de ces chiffres' : 'des autres chiffres'
}

/** How each figure is calculated. If a method is missing, a sentence offers the details on request. */
export const figureMethods = typeset([
  ...methods.map(
    ({ indicator, sample, period, method, source }) =>
      `${indicator} : ${sample}, ${period}. ${method} Source : ${source}.`,
  ),
  ...(missing > 0
    ? [`Le détail ${unexplained(missing, methods.length)} est communiqué sur demande.`]
    : []),
])

export function conditionOf(id: string): Claim {
  const claim = recordOf(facts.claims, id)
  const { anchor, sentence, verified } = claim
  return {
    id: anchor,
    text: typeset(sentence),
    verified: verified === null ? null : dayInWords(verified),
    until: claimValidUntil(claim, buildDay),
  }
}

/** Returns the source of a claim, such as « Code du travail, article L4141-2. », or ''. */
export function legalTextOf(id: string): string {
  const { source } = recordOf(facts.claims, id)
  return source === null ? '' : typeset(`${source.title}, ${source.reference}.`)
}

/** Several conditions that share one sentence about their verification date. */
export type Conditions = { items: readonly Claim[]; verified: string | null }

export function conditionsOf(ids: readonly string[]): Conditions {
  const claims = ids.map((id) => recordOf(facts.claims, id))
  return {
    items: ids.map((id) => ({ ...conditionOf(id), verified: null })),
    verified: verifiedSince(claims, buildDay),
  }
}

/** Returns a sentence that states when the claims valid on a day were verified, or `null` if no such claim was. */
export function verifiedSince(claims: readonly DatedClaim[], day: string) {
  const sound = claims.filter((claim) => !isOutOfDate(claim, day))
  const first = earliest(sound.map(({ verified }) => verified))
  const isOneMonth = sound.every(
    ({ verified }) => verified === null || verified.slice(0, 7) === first?.slice(0, 7),
  )
  return (
    first &&
    typeset(`Conditions vérifiées ${isOneMonth ? 'en' : 'depuis'} ${monthInWords(first)}.`)
  )
}
