import { styled } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { theme } from '#src/theme/theme.ts'

/** The first link of the page, seen when it has the focus; leads to the main content. */
export const SkipLink = styled.a`
  position: fixed;
  top: -6rem;
  left: ${theme.space.s4};
  z-index: ${theme.layer.skip};
  padding: ${theme.space.s3} ${theme.space.s5};
  font-size: ${theme.text.navigation};
  font-weight: 600;
  color: ${theme.color.ink};
  background: ${theme.color.white};

  ${media.print} {
    display: none;
  }
  &:focus {
    top: ${theme.space.s4};
  }
`
