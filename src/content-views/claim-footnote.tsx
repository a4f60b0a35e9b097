import type { Claim, Conditions } from '#src/content/claims.ts'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { SmallPrint } from '#src/ui/section.tsx'
import { type Validity, validityNote } from '#src/content/claim-labels.ts'
import { useToday } from '#src/dom/use-hydrated.ts'

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
  condition: (Conditions & { text: string; link?: { label: string; href: string } }) | null
}

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

export function ValidityNote({ until, verified }: Validity) {
  return validityNote(useToday(), { until, verified })
}
