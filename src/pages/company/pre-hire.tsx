import type * as texts from '#src/content/pages/pre-hire.ts'
import {
  type OpeningProps,
  type PageView,
  type RestProps,
  PageOpening,
} from '#src/features/page-view.tsx'
import { ClaimFootnote } from '#src/features/claim-footnote.tsx'
import { Picture } from '#src/features/picture.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { ClosingLink } from '#src/ui/closing-band.tsx'
import { Reasons } from '#src/ui/reasons.tsx'
import { Section } from '#src/ui/section.tsx'
import { Split } from '#src/ui/split.tsx'
import { Steps } from '#src/ui/steps.tsx'
import { Tiles } from '#src/ui/tiles.tsx'

function PreHireOpening({ content: { preHire }, children }: OpeningProps<typeof texts>) {
  const { benefits } = preHire
  return (
    <PageOpening page={preHire}>
      <Section>
        <Split>
          <h2>{benefits.title}</h2>
          <Reasons columns={3} reasons={benefits.items} />
        </Split>
      </Section>
      {children}
    </PageOpening>
  )
}

function PreHireRest({ content: { preHire } }: RestProps<typeof texts>) {
  const { advantages, steps, closing } = preHire
  return (
    <>
      <Section surface="plaster" title={advantages.title}>
        <Tiles
          arrangement="three"
          tiles={advantages.items.map(({ title, text, image }) => ({
            picture: <Picture name={image} width={320} height={240} />,
            title,
            text,
          }))}
        />
        <ClaimFootnote claim={advantages.condition} />
        <ButtonLink variant="quiet" icon="arrow-right" to={advantages.funding.href}>
          {advantages.funding.label}
        </ButtonLink>
      </Section>
      <Section title={steps.title}>
        <Steps steps={steps.items} />
      </Section>
      <ClosingLink {...closing} />
    </>
  )
}

export const preHireView: PageView<typeof texts> = {
  Opening: PreHireOpening,
  Rest: PreHireRest,
}
