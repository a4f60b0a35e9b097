import type * as texts from '#src/content/pages/individual-trainings.ts'
import { DeferredSection } from '#src/features/deferred-section.tsx'
import { Drawing } from '#src/features/drawing.tsx'
import { Filter } from '#src/features/filter.tsx'
import { NoticeButton } from '#src/features/notice-button.tsx'
import desk from '#src/images/object-desk.svg'
import cloudSuite from '#src/images/training-cloud-suite.svg'
import presentation from '#src/images/training-presentation.svg'
import projectTool from '#src/images/training-project-tool.svg'
import spreadsheet from '#src/images/training-spreadsheet.svg'
import website from '#src/images/training-website.svg'
import wordProcessing from '#src/images/training-word-processing.svg'
import { PageTitle } from '#src/ui/page-title.tsx'
import { Section, SmallPrint } from '#src/ui/section.tsx'
import { Tiles } from '#src/ui/tiles.tsx'
import { GroupedList, PeggedHeading, StringFrame } from '#src/ui/guide-line.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

const pictures = {
  'training-cloud-suite': cloudSuite,
  'training-presentation': presentation,
  'training-project-tool': projectTool,
  'training-spreadsheet': spreadsheet,
  'training-website': website,
  'training-word-processing': wordProcessing,
}

export function Page({ content }: { content: typeof texts }) {
  const page = content.individualTrainingsPage
  return (
    <>
      <PageTitle
        title={page.title}
        lead={page.lead}
        picture={<Drawing src={desk} width={360} height={240} />}
      />
      <DeferredSection>
        <Section tight>
          <StringFrame>
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
                      <li key={id}>
                        <PeggedHeading>{name}</PeggedHeading>
                        <Tiles
                          arrangement={members.length > 1 ? 'courses' : 'beside'}
                          tiles={members.map(({ title, description, image }, place) => ({
                            picture:
                              group + place === 0 ? (
                                <Drawing src={pictures[image]} width={320} height={200} />
                              ) : (
                                <img
                                  loading="lazy"
                                  src={pictures[image]}
                                  width={320}
                                  height={200}
                                  alt=""
                                />
                              ),
                            title,
                            text: description,
                            action: (
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
                            ),
                          }))}
                        />
                      </li>
                    ))}
                </GroupedList>
              )}
            </Filter>
            <SmallPrint>{page.trademarks}</SmallPrint>
          </StringFrame>
        </Section>
      </DeferredSection>
    </>
  )
}
