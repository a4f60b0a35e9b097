import { type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { theme } from '#src/theme/theme.ts'
import { CheckList } from './dash-list.tsx'
import { PageLink } from './page-link.tsx'

/** A ruled table of cards, of three, two or one columns. */
export const CourseCards = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  padding: 0 ${theme.size.hairline} ${theme.size.hairline} 0;

  ${media.twoSheets} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.oneSheet} {
    grid-template-columns: minmax(0, 1fr);
  }
`

type CourseCardProps = {
  /** Anchor of the card. */
  id: string
  /** Of the filter. */
  'data-category': string
  /** A square drawing, 112 px wide. */
  picture: ReactNode
  category: ReactNode
  title: ReactNode
  text: ReactNode
  /** Three short facts in a row. */
  facts: readonly { name: ReactNode; value: ReactNode }[]
  highlights: readonly ReactNode[]
  /** A line for paper alone. */
  onPaper: ReactNode
  /** Buttons at the bottom of the card, the first as wide as it. */
  action: ReactNode
  /** The link at the foot of the card, a `ProgrammeLink`. */
  programme: ReactNode
}

/** A course of the catalogue: an item of `CourseCards`. */
export function CourseCard({
  picture,
  category,
  title,
  text,
  facts,
  highlights,
  onPaper,
  action,
  programme,
  ...mark
}: CourseCardProps) {
  return (
    <Cell {...mark}>
      <Card>
        <Top>
          {picture}
          <p>{category}</p>
        </Top>
        <h3>{title}</h3>
        <Text>{text}</Text>
        <Facts>
          {facts.map(({ name, value }, index) => (
            <div key={index}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
        <CheckList items={highlights} />
        <OnPaper>{onPaper}</OnPaper>
        <Bottom>{action}</Bottom>
      </Card>
      {programme}
    </Cell>
  )
}

type CourseIndexProps = {
  /** The categories in order; those without a course are left out. */
  groups: readonly {
    id: string
    name: string
    courses: readonly {
      /** Anchor of the line. */
      anchor: string
      /** Address of its programme. */
      path: string
      title: string
      duration: string
      price: string
    }[]
  }[]
}

/** A catalogue too long for cards: a line a course, under the name of its category. */
export function CourseIndex({ groups }: CourseIndexProps) {
  return (
    <Index>
      {groups.map(
        ({ id, name, courses }) =>
          courses.length > 0 && (
            <li key={id} data-category={id}>
              <h3>{name}</h3>
              <ul role="list">
                {courses.map(({ anchor, path, title, duration, price }) => (
                  <li key={anchor} id={anchor}>
                    <PageLink to={path}>{title}</PageLink> <p>{duration}</p> <p>{price}</p>
                  </li>
                ))}
              </ul>
            </li>
          ),
      )}
    </Index>
  )
}

const Index = styled.ul.attrs({ role: 'list' })`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
    align-items: baseline;
    gap: ${theme.space.s5};
    padding-block: ${theme.space.s5};
    border-top: ${theme.size.rule} solid ${theme.color.ink};
  }
  & h3 {
    color: ${theme.tone.accent};
  }
  & li li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 6.25rem 14rem;
    align-items: baseline;
    gap: 0 ${theme.space.s5};
    border-bottom: ${theme.size.hairline} solid ${theme.color.hairline};
    scroll-margin-top: calc(${theme.size.header} + ${theme.space.s5});
  }
  & li li:last-child {
    border-bottom: 0;
  }
  & a {
    padding-block: ${theme.space.s3};
    font-weight: 600;
    line-height: 1.35;
  }
  & li p {
    font-size: ${theme.text.small};
    color: ${theme.color.grey};
  }
  ${media.oneColumn} {
    & > li {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    & li li {
      display: flex;
      flex-wrap: wrap;
      padding-bottom: ${theme.space.s3};
    }
    & a {
      flex-basis: 100%;
      padding-bottom: ${theme.space.s1};
    }
  }
`

const Cell = styled.li`
  display: flex;
  flex-direction: column;
  min-width: 0;
  margin: 0 -${theme.size.hairline} -${theme.size.hairline} 0;
  scroll-margin-top: calc(${theme.size.header} + ${theme.space.s5});
`

const Card = styled.article`
  display: flex;
  flex: 1;
  flex-direction: column;
  padding: ${theme.space.inset};
  border: ${theme.size.hairline} solid ${theme.color.ink};
  border-bottom: 0;
  background: ${theme.color.white};

  ${media.print} {
    margin-bottom: 4mm;
    border-bottom: ${theme.size.hairline} solid;
  }
`

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: flex-start;
  margin: calc(-1 * ${theme.space.inset});
  margin-bottom: ${theme.space.s5};

  & > img {
    flex: none;
    width: 112px;
  }
  & > p {
    flex: 1;
    padding: ${theme.space.s4} ${theme.space.inset} 0 ${theme.space.s4};
    overflow-wrap: break-word;
    font-size: ${theme.text.small};
    font-weight: 600;
    line-height: 1.35;
    text-align: right;
    color: ${theme.tone.accent};
  }
  ${media.print} {
    margin: 0 0 ${theme.space.s2};

    & > p {
      padding: 0;
    }
  }
`

const Text = styled.p`
  margin-top: ${theme.space.s2};
  color: ${theme.color.grey};
`

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s2} ${theme.space.s3};
  margin-block: ${theme.space.s5};
  padding-block: ${theme.space.s3};
  border-block: ${theme.size.hairline} solid ${theme.color.hairline};

  /* one column under the other, from card to card */
  & > :nth-child(1) {
    min-width: 4.5rem;
  }
  & > :nth-child(2) {
    min-width: 4.75rem;
  }
  & dt {
    font-size: ${theme.text.mini};
    color: ${theme.color.grey};
  }
  & dd {
    font-weight: 600;
    line-height: 1.35;
  }
`

const OnPaper = styled.p`
  display: none;

  ${media.print} {
    display: block;
    margin-top: ${theme.space.s2};
  }
`

const Bottom = styled.div`
  margin-top: auto;
  padding-top: ${theme.space.s5};
`
