import { standingOf } from '#src/content/claim-labels.ts'
import type { Claim } from '#src/content/claims.ts'
import { SmallPrint } from '#src/ui/section.tsx'

/** What a claim depends on, and when that was verified, if it was; `#id` of the claim leads here. */
export function ClaimFootnote({ claim }: { claim: Claim }) {
  return (
    <SmallPrint id={claim.id}>
      {claim.text}
      {standingOf(claim)}
    </SmallPrint>
  )
}
