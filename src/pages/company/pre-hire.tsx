import type * as texts from '#src/content/pages/pre-hire.ts'
import { DeferredSection } from '#src/features/deferred-section.tsx'
import { ClaimFootnote } from '#src/features/claim-footnote.tsx'
import { Drawing } from '#src/features/drawing.tsx'
import chair from '#src/images/object-chair.svg'
import cost from '#src/images/pre-hire-cost.svg'
import profiles from '#src/images/pre-hire-profiles.svg'
import salary from '#src/images/pre-hire-salary.svg'
import { ButtonLink } from '#src/ui/button.tsx'
import { ClosingBand } from '#src/ui/closing-band.tsx'
import { Frame } from '#src/ui/frame.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { Reasons } from '#src/ui/reasons.tsx'
import { Section, SectionIntro } from '#src/ui/section.tsx'
import { Split } from '#src/ui/split.tsx'
import { Steps } from '#src/ui/steps.tsx'
import { Tiles } from '#src/ui/tiles.tsx'

const pictures = {
  'pre-hire-cost': cost,
  'pre-hire-salary': salary,
  'pre-hire-profiles': profiles,
}

export function Page({ content: { preHire } }: { content: typeof texts }) {
  const { benefits, advantages, steps, closing } = preHire
  return (
    <>
      <PageTitle
        kicker={preHire.kicker}
        title={preHire.title}
        lead={preHire.lead}
        picture={<Drawing src={chair} width={360} height={240} />}
      />
      <DeferredSection>
        <Section>
          <Frame>
            <Split>
              <h2>{benefits.title}</h2>
              <Reasons columns={3} reasons={benefits.items} />
            </Split>
          </Frame>
        </Section>
        <Section surface="plaster">
          <Frame>
            <SectionIntro>
              <h2>{advantages.title}</h2>
            </SectionIntro>
            <Tiles
              arrangement="three"
              tiles={advantages.items.map(({ title, text, image }) => ({
                picture: (
                  <img
                    loading="lazy"
                    src={pictures[image]}
                    width={320}
                    height={240}
                    alt=""
                  />
                ),
                title,
                text,
              }))}
            />
            <ClaimFootnote claim={advantages.condition} />
          </Frame>
        </Section>
        <Section>
          <Frame>
            <SectionIntro>
              <h2>{steps.title}</h2>
            </SectionIntro>
            <Steps steps={steps.items} />
          </Frame>
        </Section>
        <ClosingBand title={closing.title} lead={closing.lead}>
          <ButtonLink variant="ink" icon="arrow-right" to={closing.action.href}>
            {closing.action.label}
          </ButtonLink>
        </ClosingBand>
      </DeferredSection>
    </>
  )
}
