import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '#src/theme/theme.ts'
import { pairs } from '#src/theme/media.ts'

type TermListProps = { terms: readonly { term: string; text: ReactNode }[] }

/** Terms, each above its text, side by side under one rule as far as there is room. */
export function TermList({ terms }: TermListProps) {
  return (
    <List>
      {terms.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </List>
  )
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${theme.space.s3} ${theme.space.s5};
  padding-block: ${theme.space.s4};
  border-top: ${theme.size.hairline} solid color-mix(in srgb, currentColor 38%, transparent);

  h3 + & {
    margin-top: ${theme.space.s4};
  }
  & dt {
    font-size: ${theme.text.mini};
    line-height: 1.4;
  }
  & dd {
    font-weight: 600;
    line-height: 1.35;
  }
`

type FactsProps = { facts: readonly { fact: ReactNode; label: ReactNode }[] }

/** Large facts, two in a row, one a line on a small screen. */
export function Facts({ facts }: FactsProps) {
  return (
    <LargeFacts>
      {facts.map(({ fact, label }, index) => (
        <div key={index}>
          <dt>{fact}</dt>
          <dd>{label}</dd>
        </div>
      ))}
    </LargeFacts>
  )
}

const LargeFacts = styled.dl`
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
