import { type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'
import { DashList } from './dash-list.tsx'
import { peg } from './shapes.ts'
import { stacking } from './split.tsx'

type ReasonsProps = {
  reasons: readonly {
    title: ReactNode
    text: ReactNode
    list?: readonly string[] | undefined
  }[]
  /** Two unless said; one column on a small screen. */
  columns?: keyof typeof lists
}

/** Titles and sentences, each under a string with its peg. */
export function Reasons({ reasons, columns = 2 }: ReasonsProps) {
  const List = lists[columns]
  return (
    <List>
      {reasons.map(({ title, text, list }, index) => (
        <li key={index}>
          <h3>{title}</h3>
          {text !== '' && <p>{text}</p>}
          {list && <DashList items={list} />}
        </li>
      ))}
    </List>
  )
}

const OneColumn = styled.ul.attrs({ role: 'list' })`
  display: grid;

  & > li {
    position: relative;
    padding-block: ${theme.space.s5} ${theme.space.s6};
    border-top: ${theme.size.rule} solid ${theme.tone.accent};
  }
  & > li::before {
    ${peg}
    top: calc(${theme.size.peg} / -2 - ${theme.size.nudge});
    background: ${theme.tone.accent};
  }
  & h3 {
    font-size: ${theme.text.item};
    line-height: 1.25;
  }
  & p {
    margin-top: ${theme.space.s2};
    color: ${theme.color.grey};
  }
`

const TwoColumns = styled(OneColumn)`
  ${stacking('repeat(2, minmax(0, 1fr))', media.oneFieldColumn)}
  column-gap: ${theme.space.s7};
`

const ThreeColumns = styled(OneColumn)`
  ${stacking('repeat(3, minmax(0, 1fr))', media.twoFigures)}
  column-gap: ${theme.space.s6};
`

const lists = { 1: OneColumn, 2: TwoColumns, 3: ThreeColumns }
