import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { pairs, theme } from '#src/theme/theme.ts'

type TermsProps = ComponentProps<'dl'> & {
  terms: readonly { term: ReactNode; text: ReactNode }[]
}

export function Terms({ terms, ...list }: TermsProps) {
  return (
    <dl {...list}>
      {terms.map(({ term, text }, index) => (
        <div key={index}>
          <dt>{term}</dt> <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Each term above its text, side by side under one rule as far as there is room. */
export const TermList = styled(Terms)`
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

/** Large facts as terms, two in a row, one a line on a small screen. */
export const LargeFacts = styled(Terms)`
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
