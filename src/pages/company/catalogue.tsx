import type * as texts from '#src/content/pages/catalogue.ts'
import { PageOpening, type PageView } from '#src/features/page-view.tsx'
import { Picture } from '#src/features/picture.tsx'
import { Filter } from '#src/features/filter.tsx'
import { NoticeButton } from '#src/features/notice-button.tsx'
import { RequestRecall } from '#src/features/request-recall.tsx'
import { ButtonAnchor, ButtonLink } from '#src/ui/button.tsx'
import { ClosingBand } from '#src/ui/closing-band.tsx'
import { ProgrammeLink } from '#src/ui/programme-link.tsx'
import { Actions, Section } from '#src/ui/section.tsx'
import { CourseCard, CourseCards, CourseIndex } from '#src/ui/course-card.tsx'
import { Steps } from '#src/ui/steps.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

export const catalogueView: PageView<typeof texts> = {
  Opening({ content, children }) {
    return <PageOpening page={content.catalogue}>{children}</PageOpening>
  },
  Rest({ content }) {
    const { list, steps, tailorMade, ...catalogue } = content.catalogue
    const names = new Map(content.courseCategories.map(({ id, name }) => [id, name]))
    const filter = {
      name: 'categorie',
      label: catalogue.filterLabel,
      categories: content.courseCategories,
    }
    return (
      <>
        <Section tight>
          <VisuallyHidden as="h2">{list.title}</VisuallyHidden>
          <RequestRecall />
          {content.lines && (
            <Filter {...filter} items={content.lines}>
              {(lines, choice) => (
                <CourseIndex
                  groups={[...names].map(([id, name]) => ({
                    id,
                    name,
                    courses: lines
                      .filter(({ category }) => category === id)
                      .map((course) => ({ ...course, path: course.path + choice })),
                  }))}
                />
              )}
            </Filter>
          )}
          {content.cards && (
            <Filter {...filter} items={content.cards}>
              {(courses, choice) => (
                <CourseCards>
                  {courses.map((course) => (
                    <CourseCard
                      key={course.id}
                      id={course.anchor}
                      data-category={course.category}
                      picture={<Picture name={course.image} width={128} height={128} />}
                      category={names.get(course.category)}
                      title={course.title}
                      text={course.description}
                      facts={[
                        { name: list.duration, value: course.duration },
                        {
                          name: list.group,
                          value: (
                            <>
                              <span aria-hidden="true">{course.participants}</span>{' '}
                              <VisuallyHidden>
                                {list.groupRange.from}{' '}
                                {course.participants.replace('-', list.groupRange.to)}{' '}
                                {list.groupRange.unit}
                              </VisuallyHidden>
                            </>
                          ),
                        },
                        { name: list.level, value: course.level },
                      ]}
                      highlights={course.highlights}
                      onPaper={course.price}
                      programme={
                        <ProgrammeLink
                          to={course.path + choice}
                          label={list.show}
                          title={course.title}
                        />
                      }
                      action={
                        <>
                          <ButtonLink variant="outline" wide to={course.ask}>
                            {list.ask}
                            <VisuallyHidden> {course.title}</VisuallyHidden>
                          </ButtonLink>{' '}
                          <NoticeButton
                            variant="quiet"
                            notice="courseRequest"
                            subject={course.title}
                            ask={course.ask}
                          >
                            {list.request}
                            <VisuallyHidden> {course.title}</VisuallyHidden>
                          </NoticeButton>
                        </>
                      }
                    />
                  ))}
                </CourseCards>
              )}
            </Filter>
          )}
          {list.agenda && (
            <Actions data-off-paper>
              <ButtonAnchor variant="quiet" iconBefore="calendar" href={list.agenda.href}>
                {list.agenda.label}
              </ButtonAnchor>
            </Actions>
          )}
        </Section>
        <Section surface="plaster" title={steps.title}>
          <Steps steps={steps.items} />
        </Section>
        <ClosingBand title={tailorMade.title} lead={tailorMade.lead}>
          <NoticeButton
            variant="ink"
            icon="arrow-right"
            notice="tailorMadeRequest"
            subject={tailorMade.courseTitle}
          >
            {tailorMade.request}
          </NoticeButton>
        </ClosingBand>
      </>
    )
  },
}
