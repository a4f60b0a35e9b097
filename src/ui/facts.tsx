import { type ReactNode } from 'react'
import { styled } from 'styled-components'
import { pairs } from '#src/theme/media.ts'
import { theme } from '#src/theme/theme.ts'

type FactsProps = { facts: readonly { fact: ReactNode; label: ReactNode }[] }

/** Large facts, two in a row, one a line on a small screen. */
export function Facts({ facts }: FactsProps) {
  return (
    <List>
      {facts.map(({ fact, label }, index) => (
        <div key={index}>
          <dt>{fact}</dt>
          <dd>{label}</dd>
        </div>
      ))}
    </List>
  )
}

const List = styled.dl`
  display: grid;
  grid-template-columns: ${pairs('11rem')};
  gap: ${theme.space.s5};
  margin-top: ${theme.space.s6};

  & dt {
    font-size: ${theme.text.heading};
    font-weight: 700;
    line-height: 1;
    letter-spacing: ${theme.tracking.display};
  }
  & dd {
    margin-top: ${theme.space.s2};
    color: ${theme.color.grey};
  }
`
