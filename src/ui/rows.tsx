import { type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { theme } from '#src/theme/theme.ts'

/** A ruled list of rows. */
export const Rows = styled.ul.attrs({ role: 'list' })`
  container-type: inline-size;
  border-top: ${theme.size.rule} solid ${theme.color.ink};
`

type RowProps = {
  /** Of the filter. */
  'data-category'?: string
  /** A square drawing, 88 px wide. */
  picture: ReactNode
  title: ReactNode
  text: ReactNode
  /** Smaller, under the text. */
  note: ReactNode
  category: ReactNode
  /** Opens below the row. */
  programme: ReactNode
}

/** A training in one line: an item of `Rows`. */
export function Row({
  picture,
  title,
  text,
  note,
  category,
  programme,
  ...mark
}: RowProps) {
  return (
    <Line {...mark}>
      {picture}
      <h3>{title}</h3>
      <div>
        <p>{text}</p>
        <Note>{note}</Note>
      </div>
      <Category>{category}</Category>
      {programme}
    </Line>
  )
}

const Category = styled.p`
  font-size: ${theme.text.small};
  font-weight: 600;
  line-height: 1.35;
  text-align: right;
`

const Note = styled.p`
  font-size: ${theme.text.small};
  line-height: 1.4;
`

const pictureWidth = '5.5rem'
const smallPictureWidth = '4.5rem'
const control = '13.5rem'

/* the sheet of the programme is as wide as the row, which is its container */
const Line = styled.li`
  --columns: 1;
  --column: 0;
  container-type: inline-size;
  display: grid;
  grid-template-columns: ${pictureWidth} minmax(0, 5fr) minmax(0, 5fr) 9rem ${control};
  align-items: start;
  column-gap: ${theme.space.s5};
  padding-top: ${theme.space.s4};
  border-bottom: ${theme.size.hairline} solid ${theme.color.border};

  & > :not(details) {
    min-height: ${pictureWidth};
    margin-bottom: ${theme.space.s4};
    align-content: center;
  }
  & > img {
    min-height: 0;
  }
  & > div {
    color: ${theme.color.grey};
  }
  & > ${Category} {
    color: ${theme.tone.accent};
  }
  & > details > summary {
    margin-block: ${theme.space.s4};
    padding-inline: ${theme.space.s4};
  }
  & > details[open] > summary {
    margin-bottom: 0;
  }
  & > details > div {
    width: 100cqw;
    margin-left: calc(100% - 100cqw);

    &::after {
      left: calc(100% - ${control} + ${theme.space.s5});
    }
  }
  ${media.narrowRows} {
    grid-template-columns: ${pictureWidth} minmax(0, 5fr) minmax(0, 4fr) ${control};

    & > ${Category} {
      grid-area: 2 / 2;
      min-height: 0;
      margin-top: -1.25rem;
      text-align: left;
    }
    & > details {
      grid-area: 1 / 4 / span 2;
    }
  }
  ${media.oneColumn} {
    grid-template-columns: ${smallPictureWidth} minmax(0, 1fr);
    row-gap: ${theme.space.s2};

    & > :not(details) {
      min-height: 0;
      margin: 0;
    }
    & > img {
      grid-row: 1 / span 4;
      margin-bottom: ${theme.space.s3};
    }
    & > :is(h3, div, ${Category}, details) {
      grid-area: auto / 2;
      margin: 0;
    }
    & > details > div {
      width: calc(100cqw + 2 * ${theme.space.gutter});
      margin-left: calc(100% - 100cqw - ${theme.space.gutter});
      padding-inline: ${theme.space.gutter};

      &::after {
        left: calc(${theme.space.gutter} + ${smallPictureWidth} + 2 * ${theme.space.s5});
      }
    }
  }
  ${media.rowsEnlarged} {
    grid-template-columns: minmax(0, 1fr);

    & > img {
      grid-row: auto;
      width: ${smallPictureWidth};
    }
    & > :is(h3, div, ${Category}, details) {
      grid-column: 1;
    }
  }
  ${media.print} {
    display: block;
  }
`
