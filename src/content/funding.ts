import claimFacts from '#facts/claims.json' with { type: 'json' }
import facts from '#facts/funding.json' with { type: 'json' }
import trainingFacts from '#facts/individual-trainings.json' with { type: 'json' }
import { isOutOfDate, untilOf } from '#facts/days.ts'
import { treeOf } from '#facts/funding-rules.ts'
import type { FundingSpace } from '#facts/funding-schema.ts'
import { typeset } from '#facts/typeset.ts'
import { verifiedSince } from './claims.ts'

/** What is asked on a home page, where the answers lead, and all that can be found. */
export type FundingContent = ReturnType<typeof fundingOn>['company']
export type FundingTrack = FundingContent['tracks'][number]

type Given = {
  claims?: typeof claimFacts
  trainings?: readonly Pick<(typeof trainingFacts)[number], 'trainingAccount'>[]
}

/** Both spaces, as their claims stand on a day (ISO date). */
export function fundingOn(day: string, given: Given = {}) {
  const { claims = claimFacts, trainings = trainingFacts } = given
  const isAccepted = trainings.some(({ trainingAccount }) => trainingAccount)
  const cited = (ids: readonly string[]) => claims.filter(({ id }) => ids.includes(id))
  const contentOf = (space: FundingSpace) => {
    // In doubt, or of a training account that pays for none of the trainings.
    const isUnlikely = (id: string) =>
      cited(space.tracks.find((track) => track.id === id)?.claims ?? []).some(
        (claim) =>
          isOutOfDate(claim, day) || (claim.id === 'trainingAccount' && !isAccepted),
      )
    const unlikelyLast = (one: string, other: string) =>
      Number(isUnlikely(one)) - Number(isUnlikely(other))
    return {
      questions: space.questions.map(({ id, step, line, text, help, answers }) =>
        typeset({ id, step, line, text, help, answers }),
      ),
      tree: treeOf(space, (ids) => ids.toSorted(unlikelyLast)),
      /** Those in doubt, and one that no training can take, come last. */
      tracks: space.tracks
        .toSorted((one, other) => unlikelyLast(one.id, other.id))
        .map(({ claims: own, official, ...track }) => ({
          ...typeset(track),
          /** One in doubt says so. */
          conditions: cited(own).map((claim) => ({
            text: typeset(claim.sentence),
            verified: null,
            until: untilOf(claim, day),
          })),
          official: { href: official, host: new URL(official).host.replace(/^www\./, '') },
        })),
      verified: verifiedSince(cited(space.tracks.flatMap((track) => track.claims)), day),
    }
  }
  return { company: contentOf(facts.company), individual: contentOf(facts.individual) }
}
