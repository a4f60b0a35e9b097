import type * as texts from '#src/page-content/individual-trainings.ts'
import type { Fact } from '#src/model/programme.ts'
import { PageHeader, type PageView } from '#src/layouts/page-view.tsx'
import { ValidityNote } from '#src/content-views/claim-footnote.tsx'
import { Illustration } from '#src/features/illustration.tsx'
import { Filter } from '#src/features/filter.tsx'
import { NoticeButton } from '#src/features/notice-button.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { TitledList } from '#src/ui/lists.tsx'
import { GroupedList, DotHeading, Section, SmallPrint } from '#src/ui/section.tsx'
import { Tiles } from '#src/ui/tiles.tsx'
import { VisuallyHidden } from '#src/ui/mixins.ts'

export const individualTrainingsView: PageView<typeof texts> = {
  AboveFold({ content, children }) {
    return <PageHeader page={content.individualTrainingsPage}>{children}</PageHeader>
  },
  BelowFold({ content }) {
    const page = content.individualTrainingsPage
    return (
      <>
        <Section besideLine compactTop>
          <Filter
            name="domaine"
            label={page.filterLabel}
            categories={content.individualCategories}
            items={content.individualTrainings}
          >
            {(trainings) => (
              <GroupedList>
                {content.individualCategories
                  .map(({ id, name }) => ({
                    id,
                    name,
                    members: trainings.filter(({ category }) => category === id),
                  }))
                  .filter(({ members }) => members.length > 0)
                  .map(({ id, name, members }, group) => (
                    <li key={id} data-category={id}>
                      <DotHeading>{name}</DotHeading>
                      <Tiles
                        arrangement={members.length > 1 ? 'courses' : 'single'}
                        tiles={members.map(
                          ({ title, description, image, facts, ask }, place) => ({
                            picture: (
                              <Illustration
                                image={image}
                                width={320}
                                height={200}
                                eager={group + place === 0}
                              />
                            ),
                            title,
                            text: description,
                            facts: facts.map(factTerm),
                            action: (
                              <div>
                                <ButtonLink variant="outline" iconBefore="mail" href={ask}>
                                  {page.ask}
                                  <VisuallyHidden> {title}</VisuallyHidden>
                                </ButtonLink>{' '}
                                <NoticeButton
                                  variant="quiet"
                                  notice="trainingDetails"
                                  subject={title}
                                >
                                  {page.learnMore}
                                  <VisuallyHidden>
                                    {' '}
                                    {page.learnMoreAbout} {title}
                                  </VisuallyHidden>
                                </NoticeButton>
                              </div>
                            ),
                          }),
                        )}
                      />
                    </li>
                  ))}
              </GroupedList>
            )}
          </Filter>
        </Section>
        <Section besideLine surface="tint" title={page.common.title}>
          <TitledList arrangement="threeColumns" items={page.common.items} />
          <SmallPrint>{page.trademarks}</SmallPrint>
        </Section>
      </>
    )
  },
}

function factTerm({ term, text, isPrice, validity }: Fact) {
  if (isPrice) return { term, text: <b>{text}</b> }
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
