import type * as texts from '#src/page-content/individual-trainings.ts'
import type { Fact } from '#src/model/programme.ts'
import { PageHeader, type PageView } from '#src/layouts/page-view.tsx'
import { ValidityNote } from '#src/content-views/claim-footnote.tsx'
import { Picture } from '#src/features/picture.tsx'
import { Filter } from '#src/features/filter.tsx'
import { NoticeButton } from '#src/features/notice-button.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { TitledList } from '#src/ui/lists.tsx'
import { GroupedList, PeggedHeading, Section, SmallPrint } from '#src/ui/section.tsx'
import { Tiles } from '#src/ui/tiles.tsx'
import { VisuallyHidden } from '#src/ui/shapes.ts'

export const individualTrainingsView: PageView<typeof texts> = {
  AboveFold({ content, children }) {
    return <PageHeader page={content.individualTrainingsPage}>{children}</PageHeader>
  },
  BelowFold({ content }) {
    const page = content.individualTrainingsPage
    return (
      <>
        <Section upright tight>
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
                      <PeggedHeading>{name}</PeggedHeading>
                      <Tiles
                        arrangement={members.length > 1 ? 'courses' : 'beside'}
                        tiles={members.map(
                          ({ title, description, image, facts, ask }, place) => ({
                            picture: (
                              <Picture
                                image={image}
                                width={320}
                                height={200}
                                early={group + place === 0}
                              />
                            ),
                            title,
                            text: description,
                            facts: facts.map(termOf),
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
        <Section upright surface="tint" title={page.common.title}>
          <TitledList arrangement="threeColumns" items={page.common.items} />
          <SmallPrint>{page.trademarks}</SmallPrint>
        </Section>
      </>
    )
  },
}

function termOf({ term, text, isPrice, validity }: Fact) {
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
