import { styled } from 'styled-components'
import { theme } from '#src/theme/theme.ts'
import { hideInPrint } from './mixins.ts'

/**
 * A plain message for when a view failed to load: above the chat button, or with `data-top`
 * below the header.
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
