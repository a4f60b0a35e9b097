import { styled } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { theme } from '#src/theme/theme.ts'

/**
 * A message in words alone, where the view that should speak could not be had: above the chat's
 * button, or with `data-top` under the header.
 */
export const PlainMessage = styled.p`
  position: fixed;
  right: clamp(1rem, 2vw, 2rem);
  bottom: calc(clamp(1rem, 2vw, 2rem) + 80px);
  z-index: ${theme.layer.toast};
  width: min(23.5rem, 100vw - 2rem);
  padding: ${theme.space.s5};
  border: 2px solid ${theme.color.ink};
  background: ${theme.color.white};
  box-shadow: ${theme.shadow.float};

  & > * + * {
    margin-top: ${theme.space.s4};
  }
  &[data-top] {
    top: calc(${theme.size.header} + ${theme.space.s4});
    bottom: auto;
  }
  ${media.print} {
    display: none;
  }
`
