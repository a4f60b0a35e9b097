import type * as texts from '#src/page-content/mandatory-trainings.ts'
import { PageHeader, type PageView } from '#src/layouts/page-view.tsx'
import { ClaimFootnote } from '#src/content-views/claim-footnote.tsx'
import { Picture } from '#src/features/picture.tsx'
import { Filter } from '#src/features/filter.tsx'
import { RequestRecall } from '#src/features/request-recall.tsx'
import { ArrowLink } from '#src/ui/button.tsx'
import { ClosingLink } from '#src/ui/closing-band.tsx'
import { Section, SmallPrint } from '#src/ui/section.tsx'
import { ProgrammeLink, Row, Rows } from '#src/ui/rows.tsx'
import { VisuallyHidden } from '#src/ui/shapes.ts'

export const mandatoryTrainingsView: PageView<typeof texts> = {
  AboveFold({ content, children }) {
    return <PageHeader page={content.mandatoryPage}>{children}</PageHeader>
  },
  BelowFold({ content }) {
    const { list, closing, ...page } = content.mandatoryPage
    const names = new Map(content.mandatoryCategories.map(({ id, name }) => [id, name]))
    return (
      <>
        <Section tight>
          <VisuallyHidden as="h2">{list.title}</VisuallyHidden>
          <RequestRecall />
          <Filter
            name="domaine"
            label={page.filterLabel}
            categories={content.mandatoryCategories}
            items={content.mandatoryTrainings}
          >
            {(trainings, choice) => (
              <Rows>
                {trainings.map(({ id, path, title, details, basis, image, category }) => (
                  <Row key={id} id={id} data-category={category}>
                    <Picture image={image} width={96} height={96} />
                    <h3>{title}</h3>
                    <div>
                      <p>{details}</p>
                      <p>{basis}</p>
                    </div>
                    <p>{names.get(category)}</p>
                    <ProgrammeLink to={path + choice} label={list.show} title={title} />
                  </Row>
                ))}
              </Rows>
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
