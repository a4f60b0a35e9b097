import type { Claim, Conditions } from '#src/content/claims.ts'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { SmallPrint } from '#src/ui/section.tsx'
import { type Validity, validityNote } from '#src/content/claim-labels.ts'
import { useToday } from '#src/dom/use-hydrated.ts'

/** Renders the condition of a claim with its `ValidityNote`. Links can target the claim's id. */
export function ClaimFootnote({ claim }: { claim: Claim }) {
  return (
    <SmallPrint id={claim.id}>
      {claim.text}
      <ValidityNote {...claim} />
    </SmallPrint>
  )
}

type ClaimedFigure = {
  value: string
  label: string
  /** The claims that the figure depends on, shown in a disclosure whose summary is `text`. */
  condition: (Conditions & { text: string; link?: { label: string; href: string } }) | null
}

/** Returns key figures as list terms. The condition of a figure is in a disclosure below its label. */
export function figureTerms(figures: readonly ClaimedFigure[]) {
  return figures.map(({ value, label, condition }) => ({
    term: value,
    text: condition ? (
      <>
        {label}
        <Disclosure summary={condition.text}>
          {condition.items.map((claim) => (
            <p key={claim.id} id={claim.id}>
              {claim.text}
              <ValidityNote {...claim} />
            </p>
          ))}
          {condition.verified && <p>{condition.verified}</p>}
          {condition.link && <a href={condition.link.href}>{condition.link.label}</a>}
        </Disclosure>
      </>
    ) : (
      label
    ),
  }))
}

/** Renders when a text was verified or, after its last valid day, that it is being checked. */
export function ValidityNote({ until, verified }: Validity) {
  return validityNote(useToday(), { until, verified })
}
