import type { Claim, Conditions } from '#src/content/claims.ts'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { SmallPrint } from '#src/ui/section.tsx'
import { type Validity, validityNote } from '#src/content/claim-labels.ts'
import { useToday } from '#src/dom/use-hydrated.ts'

/** The condition of a claim and its verification date, with the claim's id as the target of links. */
export function ClaimFootnote({ claim }: { claim: Claim }) {
  return (
    <SmallPrint id={claim.id}>
      {claim.text}
      <ValidityNote {...claim} />
    </SmallPrint>
  )
}

type Link = { label: string; href: string }

type ClaimedFigure = {
  value: string
  label: string
  /** The claims that the figure depends on, below a summary. */
  condition: (Conditions & { text: string; link?: Link }) | null
}

/** Returns key figures as terms, each with its condition in a disclosure below it. */
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

/** The note after a text whose validity is limited. */
export function ValidityNote({ until, verified }: Validity) {
  return validityNote(useToday(), { until, verified })
}
