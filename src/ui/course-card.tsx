import { styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'
import { Terms } from './term-list.tsx'
import { wrapping } from './shapes.ts'

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

/** A catalogue too long for cards: a line a course, under the name of its category. */
export const CourseIndex = styled.ul.attrs({ role: 'list' })`
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
      ${wrapping}
      padding-bottom: ${theme.space.s3};
    }
    & a {
      flex-basis: 100%;
      padding-bottom: ${theme.space.s1};
    }
  }
`

/** An item of `CourseCards`: its `CourseCard`, then its `ProgrammeLink`. */
export const CourseCell = styled.li`
  display: flex;
  flex-direction: column;
  min-width: 0;
  margin: 0 -${theme.size.hairline} -${theme.size.hairline} 0;
  scroll-margin-top: calc(${theme.size.header} + ${theme.space.s5});
`

/**
 * A course of the catalogue: a `CardTop`, an h3, a sentence, `CardFacts`, a `CheckList`, a line for
 * paper alone, then the buttons in a box.
 */
export const CourseCard = styled.article`
  display: flex;
  flex: 1;
  flex-direction: column;
  padding: ${theme.space.inset};
  border: ${theme.size.hairline} solid ${theme.color.ink};
  border-bottom: 0;
  background: ${theme.color.white};

  & > p {
    margin-top: ${theme.space.s2};
    color: ${theme.color.grey};
  }
  & > ul + p {
    display: none;
  }
  & > :last-child {
    margin-top: auto;
    padding-top: ${theme.space.s5};
  }
  ${media.print} {
    margin-bottom: 4mm;
    border-bottom: ${theme.size.hairline} solid;

    & > ul + p {
      display: block;
    }
  }
`

/** A square drawing, 112 px wide, and a category. */
export const CardTop = styled.div`
  ${wrapping}
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

/** Three short facts in a row. */
export const CardFacts = styled(Terms)`
  ${wrapping}
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
