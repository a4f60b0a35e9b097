import type * as texts from '#src/content/pages/company-home.ts'
import { DeferredSection } from '#src/features/deferred-section.tsx'
import { ClaimFootnote } from '#src/features/claim-footnote.tsx'
import { Drawing } from '#src/features/drawing.tsx'
import { FigureMethods } from '#src/features/figure-methods.tsx'
import team from '#src/images/hero-company.svg'
import continuing from '#src/images/service-continuing.svg'
import onboarding from '#src/images/service-onboarding.svg'
import tailorMade from '#src/images/service-tailor-made.svg'
import { ButtonLink } from '#src/ui/button.tsx'
import { ClosingBand } from '#src/ui/closing-band.tsx'
import { Frame } from '#src/ui/frame.tsx'
import { Hero } from '#src/ui/hero.tsx'
import { Figures } from '#src/ui/grouped-list.tsx'
import { Reasons } from '#src/ui/reasons.tsx'
import { Muted, Section, SectionIntro } from '#src/ui/section.tsx'
import { Split, Sticky } from '#src/ui/split.tsx'
import { Tiles } from '#src/ui/tiles.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

const pictures = {
  'service-onboarding': onboarding,
  'service-continuing': continuing,
  'service-tailor-made': tailorMade,
}

export function Page({ content: { companyHome } }: { content: typeof texts }) {
  const { hero, figures, services, reasons, closing } = companyHome
  const { catalogue, quote } = hero.actions
  return (
    <>
      <Hero
        title={hero.title}
        lead={hero.lead}
        actions={
          <>
            <ButtonLink variant="call" icon="arrow-right" to={catalogue.href}>
              {catalogue.label}
            </ButtonLink>{' '}
            <ButtonLink variant="outlineOnSurface" to={quote.href}>
              {quote.label}
            </ButtonLink>
          </>
        }
        picture={<Drawing src={team} width={760} height={560} />}
      >
        <VisuallyHidden as="h2">{figures.title}</VisuallyHidden>
        <Figures
          figures={figures.items.map(({ value, label }) => ({ figure: value, label }))}
        />
        <FigureMethods figures={figures.items} />
      </Hero>
      <DeferredSection>
        <Section>
          <Frame>
            <SectionIntro>
              <h2>{services.title}</h2>
            </SectionIntro>
            <Tiles
              arrangement="three"
              tiles={services.items.map(({ title, text, image }) => ({
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
          </Frame>
        </Section>
        <Section surface="plaster">
          <Frame>
            <Split>
              <Sticky>
                <h2>{reasons.title}</h2>
                <Muted>{reasons.lead}</Muted>
                <ClaimFootnote claim={reasons.condition} />
              </Sticky>
              <Reasons reasons={reasons.items} />
            </Split>
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
