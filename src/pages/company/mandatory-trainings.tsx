import type * as texts from '#src/page-content/mandatory-trainings.ts'
import { PageHeader, type PageView } from '#src/layouts/page-view.tsx'
import { ClaimFootnote } from '#src/content-views/claim-footnote.tsx'
import { offerTerms } from '#src/content-views/sessions.tsx'
import { Illustration } from '#src/features/illustration.tsx'
import { Filter } from '#src/features/filter.tsx'
import { RequestRecall } from '#src/features/request-recall.tsx'
import { ArrowLink } from '#src/ui/button.tsx'
import { ClosingLink } from '#src/ui/closing-band.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { Section, SmallPrint } from '#src/ui/section.tsx'
import { TrainingRow, TrainingRows } from '#src/ui/training-rows.tsx'
import { VisuallyHidden } from '#src/ui/mixins.ts'

export const mandatoryTrainingsView: PageView<typeof texts> = {
  AboveFold({ content, children }) {
    return <PageHeader page={content.mandatoryPage}>{children}</PageHeader>
  },
  BelowFold({ content }) {
    const { list, closing, ...page } = content.mandatoryPage
    const names = new Map(content.mandatoryCategories.map(({ id, name }) => [id, name]))
    return (
      <>
        <Section compactTop>
          <VisuallyHidden as="h2">{list.title}</VisuallyHidden>
          <RequestRecall />
          <Filter
            name="domaine"
            label={page.filterLabel}
            categories={content.mandatoryCategories}
            items={content.mandatoryTrainings}
          >
            {(trainings, choice) => (
              <TrainingRows>
                {trainings.map(
                  ({ id, path, title, details, basis, image, category, ...training }) => (
                    <TrainingRow
                      key={id}
                      id={id}
                      data-category={category}
                      facts={[
                        { term: list.duration, text: <b>{training.duration}</b> },
                        ...offerTerms(training.offers, list.dates),
                      ]}
                    >
                      <Illustration image={image} width={96} height={96} />
                      <div>
                        <h3>
                          <PageLink to={path + choice}>{title}</PageLink>
                        </h3>
                        <p>{details}</p>
                        <p>{basis}</p>
                        <p>{names.get(category)}</p>
                      </div>
                    </TrainingRow>
                  ),
                )}
              </TrainingRows>
            )}
          </Filter>
          <SmallPrint>{list.common}</SmallPrint>
          <ClaimFootnote claim={list.condition} />
          <ArrowLink variant="quiet" link={list.funding} />
        </Section>
        <ClosingLink {...closing} />
      </>
    )
  },
}
