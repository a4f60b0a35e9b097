import { type ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '#src/theme/theme.ts'
import { onHover, toggleSign, touchTarget } from './mixins.ts'

type DisclosureProps = { summary: ReactNode; children: ReactNode }

export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    // The visitor may have opened the disclosure before hydration.
    <StyledDetails suppressHydrationWarning>
      <summary>{summary}</summary>
      <div>{children}</div>
    </StyledDetails>
  )
}

const StyledDetails = styled.details`
  padding-block: ${theme.space[4]} ${theme.space[6]};

  & > summary {
    ${toggleSign('14px')}
    width: fit-content;
    padding: ${theme.space[3]} 1.75rem ${theme.space[3]} 0;
    font-weight: 600;
    text-decoration: underline ${theme.underline.thin};
    text-underline-offset: ${theme.underline.wideOffset};

    ${onHover(`text-decoration-thickness: ${theme.underline.thick};`)}
  }
  & > div {
    padding-top: ${theme.space[4]};
  }
  /* a disclosure below a figure, or below the facts of a tile, is smaller */
  dd > &,
  dl + div > & {
    padding-block: 0;
    font-size: ${theme.text.small};
    line-height: 1.5;

    & > div {
      display: grid;
      gap: ${theme.space[2]};
      padding-block: 0 ${theme.space[3]};
    }
    & > div > a {
      ${touchTarget}
    }
  }
`
