import { styled } from 'styled-components'
import { theme } from '#src/theme/theme.ts'
import { hideInPrint } from './mixins.ts'

/**
 * A message in words alone, where the view that should speak could not be had: above the chat's
 * button, or with `data-top` under the header.
 */
export const PlainMessage = styled.p`
  position: fixed;
  inset: auto ${theme.space.corner} ${theme.space.aboveLauncher} auto;
  z-index: ${theme.layer.toast};
  width: min(${theme.size.panelWidth}, 100vw - 2rem);
  padding: ${theme.space.s5};
  border: ${theme.size.border} solid ${theme.color.ink};
  background: ${theme.color.white};
  box-shadow: ${theme.shadow.float};

  & > * + :is(p, button) {
    margin-top: ${theme.space.s4};
  }
  &[data-top] {
    top: calc(${theme.size.headerHeight} + ${theme.space.s4});
    bottom: auto;
  }
  ${hideInPrint}
`
