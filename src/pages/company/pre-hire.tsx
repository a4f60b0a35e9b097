import type * as texts from '#src/page-content/pre-hire.ts'
import { PageHeader, type PageProps } from '#src/layouts/page-view.tsx'
import { DeferredSection } from '#src/features/below-the-fold.tsx'
import { ClaimFootnote } from '#src/content-views/claim-footnote.tsx'
import { ArrowLink } from '#src/ui/button.tsx'
import { ClosingBand } from '#src/ui/closing-band.tsx'
import { TitledList } from '#src/ui/lists.tsx'
import { Lead, Section, Stack } from '#src/ui/section.tsx'
import { Tiles } from '#src/features/tiles.tsx'

export function View({ content: { preHire } }: PageProps<typeof texts>) {
  const { benefits, advantages, steps, closing } = preHire
  return (
    <PageHeader page={preHire}>
      <Section columns="heading" title={benefits.title}>
        <Stack>
          <Lead>{benefits.lead}</Lead>
          <TitledList arrangement="threeColumns" items={benefits.items} />
        </Stack>
      </Section>
      <DeferredSection>
        <Section surface="muted" title={advantages.title}>
          <Tiles arrangement="three" tiles={advantages.items} />
          <ClaimFootnote claim={advantages.condition} />
          <ArrowLink variant="quiet" link={advantages.funding} />
        </Section>
        <Section title={steps.title}>
          <TitledList arrangement="steps" items={steps.items} />
        </Section>
        <ClosingBand title={closing.title} lead={closing.lead}>
          <ArrowLink variant="ink" link={closing.action} />
        </ClosingBand>
      </DeferredSection>
    </PageHeader>
  )
}
