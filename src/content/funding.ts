import { isOutOfDate, claimValidUntil } from '#facts/format/days.ts'
import { fundingOffered } from '#facts/schema/optional-pages.ts'
import { fundingTreeOf } from '#facts/schema/funding-rules.ts'
import type { FundingSpace } from '#facts/schema/funding-schema.ts'
import { typeset } from '#facts/format/typeset.ts'
import { verifiedSince } from './claims.ts'
import { leftOut } from './courses.ts'
import { facts } from './facts.ts'

export type FundingContent = ReturnType<typeof fundingOn>['company']
export type FundingTrack = FundingContent['tracks'][number]

/**
 * Returns the funding questions and tracks of both spaces. `until` is '' for a condition whose claim is out
 * of date on `day` (ISO date). Unlikely tracks come last.
 */
export function fundingOn(day: string) {
  const { claims, funding } = facts
  const isAccepted = facts['individual-trainings'].some((each) => each.trainingAccount)
  const cited = (ids: readonly string[]) => claims.filter(({ id }) => ids.includes(id))
  const contentOf = (given: FundingSpace) => {
    const space = fundingOffered(given, leftOut)
    // A track is unlikely if one of its claims is outdated, or if it needs the CPF and no training accepts it.
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
      tree: fundingTreeOf(space, (ids) => ids.toSorted(unlikelyLast)),
      tracks: space.tracks
        .toSorted((one, other) => unlikelyLast(one.id, other.id))
        .map(({ claims: own, official, ...track }) => ({
          ...typeset(track),
          conditions: cited(own).map((claim) => ({
            text: typeset(claim.sentence),
            verified: null,
            until: claimValidUntil(claim, day),
          })),
          /** Whether this track needs a training that the training account (CPF) pays for. */
          usesAccount: own.includes('trainingAccount'),
          official: {
            href: official,
            // The host name may wrap after a dot, but not after a hyphen.
            host: new URL(official).host
              .replace(/^www\./, '')
              .replaceAll('-', '-\u2060')
              .replaceAll('.', '.\u200b'),
          },
        })),
      verified: verifiedSince(cited(space.tracks.flatMap((track) => track.claims)), day),
    }
  }
  return { company: contentOf(funding.company), individual: contentOf(funding.individual) }
}
