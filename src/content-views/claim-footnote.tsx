import type { Claim, Conditions } from '#src/content/claims.ts'
import { SmallPrint } from '#src/ui/section.tsx'
import { type Validity, validityNote } from '#src/content/claim-labels.ts'
import { useToday } from '#src/dom/use-hydrated.ts'

/** The condition of a claim and its verification date. Links to the claim's id lead here. */
export function ClaimFootnote({ claim }: { claim: Claim }) {
  return (
    <SmallPrint id={claim.id}>
      {claim.text}
      <ValidityNote {...claim} />
    </SmallPrint>
  )
}

export function ClaimFootnotes({ conditions }: { conditions: Conditions }) {
  return (
    <>
      {conditions.items.map((claim) => (
        <ClaimFootnote key={claim.id} claim={claim} />
      ))}
      {conditions.verified && <SmallPrint>{conditions.verified}</SmallPrint>}
    </>
  )
}

type ClaimedFigure = {
  value: string
  label: string
  /** The id of the claim that the figure depends on, and the text of the link to it. */
  condition: { claim: string; text: string } | null
}

export function figureTerms(figures: readonly ClaimedFigure[]) {
  return figures.map(({ value, label, condition }) => ({
    term: value,
    text: condition ? (
      <>
        {label}, <a href={`#${condition.claim}`}>{condition.text}</a>
      </>
    ) : (
      label
    ),
  }))
}

/** The note after a text whose validity is limited. */
export function ValidityNote({ until, verified }: Validity) {
  return validityNote(useToday(), { until, verified })
}
