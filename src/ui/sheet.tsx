import { type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { theme } from '#src/theme/theme.ts'
import { CheckList } from './check-list.tsx'

/** A ruled table of sheets, of three, two or one columns. */
export const Sheets = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  padding: 0 1.5px 1.5px 0;

  ${media.twoSheets} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (max-width: 44em) {
    grid-template-columns: minmax(0, 1fr);
  }
`

type SheetProps = {
  /** Anchor of the sheet; a link to it brings the focus along. */
  id?: string
  /** A square drawing, 112 px wide. */
  picture: ReactNode
  category: ReactNode
  title: ReactNode
  text: ReactNode
  /** Three short facts in a row. */
  facts: readonly { name: ReactNode; value: ReactNode }[]
  highlights: readonly ReactNode[]
  /** A wide button, at the bottom of the sheet. */
  action: ReactNode
}

/** A course of the catalogue: an item of `Sheets`. */
export function Sheet({
  id,
  picture,
  category,
  title,
  text,
  facts,
  highlights,
  action,
}: SheetProps) {
  return (
    <Cell id={id} tabIndex={id === undefined ? undefined : -1}>
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
      <Bottom>{action}</Bottom>
    </Cell>
  )
}

const Cell = styled.li`
  display: flex;
  flex-direction: column;
  margin: 0 -1.5px -1.5px 0;
  padding: ${theme.space.s5};
  border: ${theme.size.hairline} solid ${theme.color.ink};
  background: ${theme.color.white};
`

const Top = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: flex-start;
  gap: ${theme.space.s4};
  margin: calc(-1 * ${theme.space.s5});
  margin-bottom: ${theme.space.s5};

  & > img {
    flex: none;
    width: 112px;
  }
  & > p {
    padding: ${theme.space.s4} ${theme.space.s5} 0 0;
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

  /* one column under the other, from sheet to sheet */
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

const Bottom = styled.div`
  margin-top: auto;
  padding-top: ${theme.space.s5};
`
