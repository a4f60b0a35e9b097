import { styled } from 'styled-components'
import type * as texts from '#src/page-content/catalogue.ts'
import { media, theme } from '#src/theme/theme.ts'
import { offerTerms } from '#src/content-views/sessions.tsx'
import { Filter } from '#src/features/filter.tsx'
import { AgendaLink } from '#src/features/agenda-link.tsx'
import { NoticeButton } from '#src/features/notice-button.tsx'
import { PageHeader, type PageProps } from '#src/layouts/page-view.tsx'
import { DeferredSection } from '#src/features/below-the-fold.tsx'
import { Illustration } from '#src/features/illustration.tsx'
import { RequestRecall } from '#src/features/request-recall.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { ClosingBand } from '#src/ui/closing-band.tsx'
import { Section, stackBelow } from '#src/ui/section.tsx'
import { CheckList, TermList, TitledList } from '#src/ui/lists.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { dottedLine, tallLink, VisuallyHidden, wrappingRow } from '#src/ui/mixins.ts'

export function View({ content }: PageProps<typeof texts>) {
  const { list, steps, tailorMade, ...catalogue } = content.catalogue
  const names = new Map(content.courseCategories.map(({ id, name }) => [id, name]))
  const filter = {
    name: 'categorie',
    label: catalogue.filterLabel,
    categories: content.courseCategories,
    note: list.mandatory && (
      <p>
        <PageLink to={list.mandatory.href}>{list.mandatory.label}</PageLink>
      </p>
    ),
  }
  return (
    <PageHeader page={content.catalogue}>
      <DeferredSection>
        <Section compactTop>
          <VisuallyHidden as="h2">{list.title}</VisuallyHidden>
          <RequestRecall />
          {content.lines && (
            <Filter {...filter} items={content.lines}>
              {(lines, choice) => (
                <CourseIndex>
                  {content.courseCategories.map(({ id, name }) => {
                    const members = lines.filter(({ category }) => category === id)
                    if (members.length === 0) return null
                    return (
                      <li key={id} data-category={id}>
                        <h3>{name}</h3>
                        <ul role="list">
                          {members.map(({ anchor, path, title, duration, offers }) => (
                            <li key={anchor} id={anchor}>
                              <PageLink to={path + choice}>{title}</PageLink>{' '}
                              <p>{duration}</p>
                              <TermList terms={offerTerms(offers, list.dates)} />
                            </li>
                          ))}
                        </ul>
                      </li>
                    )
                  })}
                </CourseIndex>
              )}
            </Filter>
          )}
          {content.cards && (
            <Filter {...filter} items={content.cards}>
              {(courses, choice) => (
                <CourseCards>
                  {courses.map((course) => (
                    <Card
                      key={course.anchor}
                      course={course}
                      category={names.get(course.category)}
                      choice={choice}
                      words={list}
                    />
                  ))}
                </CourseCards>
              )}
            </Filter>
          )}
          {list.agenda && <AgendaLink {...list.agenda} />}
        </Section>
        <Section data-off-paper surface="muted" title={steps.title}>
          <TitledList arrangement="steps" items={steps.items} />
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
      </DeferredSection>
    </PageHeader>
  )
}

type CardProps = {
  course: NonNullable<typeof texts.cards>[number]
  category: string | undefined
  /** The URL fragment of the selected category, or ''. The link to the course ends with it. */
  choice: string
  words: (typeof texts.catalogue)['list']
}

function Card({ course, category, choice, words }: CardProps) {
  const offers = offerTerms(course.offers, words.dates)
  return (
    <CourseCard id={course.anchor} data-category={course.category}>
      <CardTop>
        <Illustration image={course.image} width={128} height={128} />
        <p>{category}</p>
      </CardTop>
      <h3>
        <PageLink to={course.path + choice}>{course.title}</PageLink>
      </h3>
      <p>{course.description}</p>
      <CardPrices terms={offers.slice(0, -1)} />
      <CardDate terms={offers.slice(-1)} />
      <CardFacts
        terms={[
          { term: words.duration, text: course.duration },
          {
            term: words.group,
            text: (
              <>
                <span aria-hidden="true">{course.participants}</span>{' '}
                <VisuallyHidden>{course.group}</VisuallyHidden>
              </>
            ),
          },
          { term: words.level, text: course.level },
        ]}
      />
      <CheckList items={course.highlights} />
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

const CourseCards = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  padding: 0 ${theme.size.thinBorder} ${theme.size.thinBorder} 0;

  ${media.belowDesktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.upToPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** A long catalogue: one line per course, grouped by category. */
const CourseIndex = styled.ul.attrs({ role: 'list' })`
  & > li {
    ${stackBelow('minmax(0, 1fr) minmax(0, 3fr)')}
    align-items: baseline;
    gap: ${theme.space[6]};
    padding-block: ${theme.space[6]};
    border-top: ${theme.size.border} solid ${theme.color.ink};
  }
  & h3 {
    color: ${theme.tone.accent};
  }
  & li li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 5.5rem minmax(0, 28rem);
    align-items: baseline;
    gap: 0 ${theme.space[6]};
    border-bottom: ${theme.size.thinBorder} solid ${theme.color.borderLight};
  }
  & li li:last-child {
    border-bottom: 0;
  }
  & a {
    padding-block: ${theme.space[3]};
    font-weight: 600;
    line-height: 1.35;
  }
  & :is(li p, dl) {
    font-size: ${theme.text.small};
    line-height: 1.45;
  }
  & dl {
    ${wrappingRow}
    gap: 0 ${theme.space[4]};
    padding-block: ${theme.space[3]};
  }
  & dl > div {
    flex: 1 0 7.5rem;
  }
  & dt {
    color: ${theme.color.textMuted};
  }
  ${media.upToTablet} {
    & > li {
      gap: 0;
    }
    & li li {
      ${wrappingRow}
      padding-bottom: ${theme.space[3]};
    }
    & a {
      flex-basis: 100%;
      padding-bottom: ${theme.space[1]};
    }
  }
`

const CourseCard = styled.li`
  display: grid;
  grid-row: span 8;
  grid-template: subgrid / minmax(0, 1fr);
  align-items: start;
  margin: 0 -${theme.size.thinBorder} -${theme.size.thinBorder} 0;
  padding: ${theme.layout.boxPadding};
  border: ${theme.size.thinBorder} solid ${theme.color.ink};
  background: ${theme.color.white};

  & > h3 > a {
    ${tallLink}
  }
  & > p {
    margin-block: ${theme.space[2]} ${theme.space[4]};
    color: ${theme.color.textMuted};
  }
  & > :last-child {
    padding-top: ${theme.space[6]};
  }
  ${media.print} {
    padding: 3mm;

    & > :last-child {
      display: none;
    }
  }
`

const CardTerms = styled(TermList)`
  line-height: 1.45;

  & dt {
    font-size: ${theme.text.extraSmall};
    color: ${theme.color.textMuted};
  }
  & dd {
    font-size: ${theme.text.small};
  }
  & dd::first-letter {
    text-transform: uppercase;
  }
`

const CardPrices = styled(CardTerms)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(6.5rem, 40%), 1fr));
  gap: ${theme.space[3]};

  /* aligns the amounts, even if one of their terms wraps */
  & > div {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
    row-gap: 0;
  }
  & b {
    display: block;
    font-size: 1.75rem;
    font-weight: 700;
    line-height: 1.15;
    letter-spacing: ${theme.letterSpacing.display};
  }
`

/** The next date is a row of its own, so that its line continues across the cards of a row. */
const CardDate = styled(CardTerms)`
  position: relative;
  margin-top: ${theme.space[3]};
  padding-top: ${theme.space[4]};
  ${dottedLine(`calc(-1 * ${theme.layout.boxPadding})`)}

  & b {
    font-size: min(${theme.text.large}, 6.5vw);
    font-weight: 600;
  }
`

const CardTop = styled.div`
  ${wrappingRow}
  align-items: flex-start;
  margin: calc(-1 * ${theme.layout.boxPadding});
  margin-bottom: ${theme.space[6]};

  & > img {
    flex: none;
    width: 112px;
  }
  & > p {
    flex: 1;
    /* a word that is wider than the card would widen the paragraph */
    max-width: 100%;
    padding: ${theme.space[4]} ${theme.layout.boxPadding} 0 ${theme.space[4]};
    overflow-wrap: break-word;
    font-size: ${theme.text.small};
    font-weight: 600;
    line-height: 1.35;
    text-align: right;
    color: ${theme.tone.accent};
  }
  & > p:only-child {
    padding-left: ${theme.layout.boxPadding};
    text-align: left;
  }
  ${media.print} {
    margin: 0 0 ${theme.space[2]};

    & > p {
      padding: 0;
    }
  }
`

const CardFacts = styled(TermList)`
  ${wrappingRow}
  gap: ${theme.space[2]} ${theme.space[3]};
  margin-block: ${theme.space[6]};
  padding-block: ${theme.space[3]};
  border-block: ${theme.size.thinBorder} solid ${theme.color.borderLight};

  ${media.print} {
    margin-block: 1mm;
  }
  /* aligns the second and the third fact across cards */
  & > :nth-child(1) {
    min-width: 4.5rem;
  }
  & > :nth-child(2) {
    min-width: 4.75rem;
  }
  & dt {
    font-size: ${theme.text.extraSmall};
    color: ${theme.color.textMuted};
  }
  & dd {
    font-weight: 600;
    line-height: 1.35;
  }
`
