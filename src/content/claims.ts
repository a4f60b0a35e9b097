import claimFacts from '#facts/claims.json' with { type: 'json' }
import figureFacts from '#facts/figures.json' with { type: 'json' }
import { type DatedClaim, deadlineOf, heldUntil, isOutOfDate } from '#facts/days.ts'
import { recordOf } from '#facts/record.ts'
import { typeset } from '#facts/typeset.ts'
import { buildDay } from './build-day.ts'
import type { Standing } from './claim-labels.ts'
import { dayInWords } from './french-dates.ts'

/** The condition of a claim, as a page shows it: `id` is its anchor. */
export type Claim = Standing & { id: string; text: string }

/** A `method` that is null has not been supplied: the page says that it is told on request. */
export type Figure = (typeof figures)[number]
export const figures = figureFacts.map(({ id, value, label, condition, method }) => ({
  id,
  value: typeset(value),
  label: typeset(label),
  condition: condition === null ? null : conditionOf(condition),
  method: typeset(method),
}))

/** The condition of the claim of that id. */
export function conditionOf(id: string): Claim {
  const claim = recordOf(claimFacts, id)
  const { anchor, sentence, verified } = claim
  return {
    id: anchor,
    text: typeset(sentence),
    verified: verified === null ? null : dayInWords(verified),
    until: untilOf(claim, buildDay),
  }
}

/** Until when a claim holds, as a build of that day (ISO date) tells it. */
export function untilOf(claim: DatedClaim, day: string): Claim['until'] {
  return heldUntil(deadlineOf(claim), day)
}

/** The conditions of one section; since when they are verified is said once, after the last. */
export type Conditions = { items: readonly Claim[]; verified: string | null }

export function conditionsOf(ids: readonly string[]): Conditions {
  const sound = ids
    .map((id) => recordOf(claimFacts, id))
    .filter((claim) => !isOutOfDate(claim, buildDay))
  return {
    items: ids.map((id) => ({ ...conditionOf(id), verified: null })),
    verified: verifiedSince(sound),
  }
}

/** Since when all of them are verified; null where none says it. */
export function verifiedSince(claims: readonly { verified: string | null }[]) {
  const [first] = claims.flatMap(({ verified }) => verified ?? []).toSorted()
  return first === undefined
    ? null
    : typeset(`Conditions vérifiées le ${dayInWords(first)} ou depuis.`)
}
