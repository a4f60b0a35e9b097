import type * as texts from '#src/content/pages/catalogue.ts'
import { PageOpening, type PageView } from '#src/features/page-view.tsx'
import { Picture } from '#src/features/picture.tsx'
import { Filter } from '#src/features/filter.tsx'
import { NoticeButton } from '#src/features/notice-button.tsx'
import { RequestRecall } from '#src/features/request-recall.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { ClosingBand } from '#src/ui/closing-band.tsx'
import { ProgrammeLink } from '#src/ui/programme-link.tsx'
import { Actions, Section } from '#src/ui/section.tsx'
import {
  CardFacts,
  CardTop,
  CourseCard,
  CourseCards,
  CourseCell,
  CourseIndex,
} from '#src/ui/course-card.tsx'
import { CheckList } from '#src/ui/dash-list.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
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
                <CourseIndex>
                  {content.courseCategories.map(({ id, name }) => (
                    <CourseGroup
                      key={id}
                      id={id}
                      name={name}
                      lines={lines.filter(({ category }) => category === id)}
                      choice={choice}
                    />
                  ))}
                </CourseIndex>
              )}
            </Filter>
          )}
          {content.cards && (
            <Filter {...filter} items={content.cards}>
              {(courses, choice) => (
                <CourseCards>
                  {courses.map((course) => (
                    <CourseCell
                      key={course.id}
                      id={course.anchor}
                      data-category={course.category}
                    >
                      <Card
                        course={course}
                        category={names.get(course.category)}
                        words={list}
                      />
                      <ProgrammeLink
                        to={course.path + choice}
                        label={list.show}
                        title={course.title}
                      />
                    </CourseCell>
                  ))}
                </CourseCards>
              )}
            </Filter>
          )}
          {list.agenda && (
            <Actions data-off-paper>
              <ButtonLink variant="quiet" iconBefore="calendar" href={list.agenda.href}>
                {list.agenda.label}
              </ButtonLink>
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

type CardProps = {
  course: NonNullable<typeof texts.cards>[number]
  category: string | undefined
  words: (typeof texts.catalogue)['list']
}

function Card({ course, category, words }: CardProps) {
  const { from, to, unit } = words.groupRange
  return (
    <CourseCard>
      <CardTop>
        <Picture image={course.image} width={128} height={128} />
        <p>{category}</p>
      </CardTop>
      <h3>{course.title}</h3>
      <p>{course.description}</p>
      <CardFacts
        terms={[
          { term: words.duration, text: course.duration },
          {
            term: words.group,
            text: (
              <>
                <span aria-hidden="true">{course.participants}</span>{' '}
                <VisuallyHidden>
                  {from} {course.participants.replace('-', to)} {unit}
                </VisuallyHidden>
              </>
            ),
          },
          { term: words.level, text: course.level },
        ]}
      />
      <CheckList items={course.highlights} />
      <p>{course.price}</p>
      <div>
        <ButtonLink variant="outline" wide href={course.ask}>
          {words.ask}
          <VisuallyHidden> {course.title}</VisuallyHidden>
        </ButtonLink>{' '}
        <NoticeButton
          variant="quiet"
          notice="courseRequest"
          subject={course.title}
          ask={course.ask}
        >
          {words.request}
          <VisuallyHidden> {course.title}</VisuallyHidden>
        </NoticeButton>
      </div>
    </CourseCard>
  )
}

type CourseGroupProps = {
  id: string
  name: string
  lines: NonNullable<typeof texts.lines>
  choice: string
}

function CourseGroup({ id, name, lines, choice }: CourseGroupProps) {
  if (lines.length === 0) return null
  return (
    <li data-category={id}>
      <h3>{name}</h3>
      <ul role="list">
        {lines.map(({ anchor, path, title, duration, price }) => (
          <li key={anchor} id={anchor}>
            <PageLink to={path + choice}>{title}</PageLink> <p>{duration}</p> <p>{price}</p>
          </li>
        ))}
      </ul>
    </li>
  )
}
