import type * as texts from '#src/page-content/mandatory-trainings.ts'
import { PageHeader, type PageProps } from '#src/layouts/page-view.tsx'
import { DeferredSection } from '#src/features/below-the-fold.tsx'
import { ClaimFootnote } from '#src/content-views/claim-footnote.tsx'
import { InlineText } from '#src/content-views/inline-text.tsx'
import { Filter } from '#src/features/filter.tsx'
import { MandatoryTraining } from '#src/features/mandatory-training.tsx'
import { Obligations } from '#src/features/obligations.tsx'
import { RequestRecall } from '#src/features/request-recall.tsx'
import { ArrowLink } from '#src/ui/button.tsx'
import { ClosingSection } from '#src/ui/closing-band.tsx'
import { Section } from '#src/ui/section.tsx'
import { TrainingRows } from '#src/features/training-rows.tsx'

export function View({ content }: PageProps<typeof texts>) {
  const { list, closing, ...page } = content.mandatoryPage
  const names = new Map(content.mandatoryCategories.map(({ id, name }) => [id, name]))
  return (
    <PageHeader page={content.mandatoryPage}>
      <DeferredSection>
        <Obligations
          content={content.obligations}
          trainings={content.mandatoryTrainings}
          page={content.mandatoryPage}
        />
        <Section title={list.title}>
          <RequestRecall />
          <Filter
            name="domaine"
            label={page.filterLabel}
            categories={content.mandatoryCategories}
            items={content.mandatoryTrainings}
            note={
              list.common && (
                <p>
                  <InlineText text={list.common} />
                </p>
              )
            }
          >
            {(trainings, choice) => (
              <TrainingRows>
                {trainings.map((training) => (
                  <MandatoryTraining
                    key={training.id}
                    training={training}
                    words={list}
                    mark={names.get(training.category)}
                    choice={choice}
                  />
                ))}
              </TrainingRows>
            )}
          </Filter>
          <ClaimFootnote claim={list.condition} />
          <ArrowLink variant="quiet" link={list.funding} />
        </Section>
        <ClosingSection title={closing.title} lead={closing.lead}>
          <ArrowLink link={closing.action} />
        </ClosingSection>
      </DeferredSection>
    </PageHeader>
  )
}
