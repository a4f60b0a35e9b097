import { styled } from 'styled-components'
import type * as texts from '#src/page-content/individual-trainings.ts'
import { theme } from '#src/theme/theme.ts'
import type { Fact } from '#src/model/programme.ts'
import { PageHeader, type PageProps } from '#src/layouts/page-view.tsx'
import { DeferredSection } from '#src/features/below-the-fold.tsx'
import { ValidityNote } from '#src/content-views/claim-footnote.tsx'
import { Filter } from '#src/features/filter.tsx'
import { NoticeButton } from '#src/features/notice-button.tsx'
import { NextStart } from '#src/content-views/sessions.tsx'
import { InlineText } from '#src/content-views/inline-text.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { TitledList } from '#src/ui/lists.tsx'
import { Section, SmallPrint } from '#src/ui/section.tsx'
import { TileFacts, Tiles } from '#src/features/tiles.tsx'
import { VisuallyHidden, wrappingRow } from '#src/ui/mixins.ts'

export function View({ content }: PageProps<typeof texts>) {
  const page = content.individualTrainingsPage
  return (
    <PageHeader page={page}>
      <DeferredSection>
        <Section besideLine compactTop>
          <VisuallyHidden as="h2">{page.list}</VisuallyHidden>
          <Filter
            name="domaine"
            label={page.filterLabel}
            categories={content.individualCategories}
            items={content.individualTrainings}
            note={page.notes.map((note, index) => (
              <p key={index}>
                <InlineText text={note} />
              </p>
            ))}
          >
            {(trainings) => (
              <Tiles
                arrangement="courses"
                tiles={trainings.map((training) => {
                  const { title, facts } = training
                  const details = facts.filter(({ isDetail }) => isDetail)
                  return {
                    id: training.id,
                    category: training.category,
                    kicker: training.categoryName,
                    image: training.image,
                    title,
                    text: training.description,
                    facts: facts
                      .filter(({ isDetail }) => !isDetail)
                      .map((fact) => factTerm(fact, page.onAgreement)),
                    action: (
                      <div>
                        {details.length > 0 && (
                          <Disclosure
                            summary={
                              <>
                                {page.details}
                                <VisuallyHidden> : {title}</VisuallyHidden>
                              </>
                            }
                          >
                            <TileFacts terms={details} />
                          </Disclosure>
                        )}
                        <Requests>
                          <ButtonLink
                            variant="outline"
                            iconBefore="mail"
                            href={training.ask}
                          >
                            {page.ask}
                            <VisuallyHidden> {title}</VisuallyHidden>
                          </ButtonLink>{' '}
                          <NoticeButton variant="quiet" notice="trainingDetails">
                            {page.learnMore}
                            <VisuallyHidden>
                              {' '}
                              {page.learnMoreAbout} {title}
                            </VisuallyHidden>
                          </NoticeButton>{' '}
                          <ButtonLink variant="quiet" href={training.funding.href}>
                            {training.funding.label}
                            <VisuallyHidden> {title}</VisuallyHidden>
                          </ButtonLink>{' '}
                          <ButtonLink
                            variant="quiet"
                            iconBefore="phone"
                            href={page.phone.href}
                          >
                            {page.phone.text}
                          </ButtonLink>
                        </Requests>
                      </div>
                    ),
                  }
                })}
              />
            )}
          </Filter>
        </Section>
        <Section besideLine surface="tint" title={page.common.title}>
          <TitledList
            items={page.common.items.map(({ title, text }) => {
              return { title, text: <InlineText text={text} /> }
            })}
          />
          <SmallPrint>{page.trademarks}</SmallPrint>
        </Section>
      </DeferredSection>
    </PageHeader>
  )
}

function factTerm({ term, text, isPrice, starts, validity }: Fact, none: string) {
  if (isPrice) return { term, text: <b>{text}</b> }
  if (starts) return { term, text: <NextStart starts={starts} none={none} /> }
  if (!validity) return { term, text }
  return {
    term,
    text: (
      <>
        {text}
        <div>
          <ValidityNote {...validity} />
        </div>
      </>
    ),
  }
}

const Requests = styled.div`
  ${wrappingRow}
  gap: 0 ${theme.space[6]};

  & > :first-child {
    flex-basis: 100%;
  }
`
