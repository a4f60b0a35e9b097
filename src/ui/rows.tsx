import { type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { theme } from '#src/theme/theme.ts'

/** A ruled list of rows. */
export const Rows = styled.ul`
  border-top: 2px solid ${theme.color.ink};
`

type RowProps = {
  /** A square drawing, 88 px wide. */
  picture: ReactNode
  title: ReactNode
  text: ReactNode
  /** Smaller, under the text. */
  note: ReactNode
  category: ReactNode
}

/** A training in one line: an item of `Rows`. */
export function Row({ picture, title, text, note, category }: RowProps) {
  return (
    <Line>
      {picture}
      <h3>{title}</h3>
      <div>
        <p>{text}</p>
        <Note>{note}</Note>
      </div>
      <Category>{category}</Category>
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

const Line = styled.li`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 5fr) minmax(0, 5fr) 9.5rem;
  align-items: center;
  gap: ${theme.space.s2} ${theme.space.s6};
  padding-block: ${theme.space.s4};
  border-bottom: ${theme.size.hairline} solid ${theme.color.border};

  & > div {
    color: ${theme.color.grey};
  }
  & > ${Category} {
    color: ${theme.tone.accent};
  }
  ${media.oneColumn} {
    grid-template-columns: 4.5rem minmax(0, 1fr);
    align-items: start;

    & > img {
      grid-row: 1 / span 3;
    }
    & > :nth-child(n + 3) {
      grid-column: 2;
      text-align: left;
    }
  }
  ${media.print} {
    display: block;
  }
`
