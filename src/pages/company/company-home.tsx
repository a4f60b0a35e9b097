import type * as texts from '#src/page-content/company-home.ts'
import type { PageProps } from '#src/layouts/page-view.tsx'
import { DeferredSection } from '#src/features/below-the-fold.tsx'
import { ClaimFootnote } from '#src/content-views/claim-footnote.tsx'
import { Funding } from '#src/features/funding.tsx'
import { ArrowLink } from '#src/ui/button.tsx'
import { ClosingBand } from '#src/ui/closing-band.tsx'
import { Hero } from '#src/layouts/hero.tsx'
import { KeyFigures } from '#src/ui/hanging-list.tsx'
import { TitledList } from '#src/ui/lists.tsx'
import { Actions, MutedText, Section, SmallPrint, StickyColumn } from '#src/ui/section.tsx'
import { Tiles } from '#src/features/tiles.tsx'
import { VisuallyHidden } from '#src/ui/mixins.ts'

export function View({ content: { companyHome, funding } }: PageProps<typeof texts>) {
  const { hero, figures, services, reasons, closing } = companyHome
  return (
    <>
      <Hero
        title={hero.title}
        lead={hero.lead}
        actions={[hero.actions.catalogue, hero.actions.quote]}
        image={hero.image}
      >
        <VisuallyHidden as="h2">{figures.title}</VisuallyHidden>
        <KeyFigures
          terms={figures.items.map(({ value, label }) => ({ term: value, text: label }))}
        />
        {figures.items.map(
          ({ id, condition }) => condition && <ClaimFootnote key={id} claim={condition} />,
        )}
        {figures.methods.map((method) => (
          <SmallPrint key={method}>{method}</SmallPrint>
        ))}
      </Hero>
      <DeferredSection>
        <Section title={services.title}>
          <Tiles arrangement="three" tiles={services.items} />
          {services.mandatory && (
            <Actions>
              <ArrowLink variant="quiet" link={services.mandatory} />
            </Actions>
          )}
        </Section>
        <Section surface="muted" columns="heading">
          <StickyColumn>
            <h2>{reasons.title}</h2>
            <MutedText>{reasons.lead}</MutedText>
            <ClaimFootnote claim={reasons.condition} />
          </StickyColumn>
          <TitledList items={reasons.items} />
        </Section>
        <Funding space="company" content={funding} />
        <ClosingBand title={closing.title} lead={closing.lead}>
          <ArrowLink variant="ink" link={closing.action} />
        </ClosingBand>
      </DeferredSection>
    </>
  )
}
