import { styled } from 'styled-components'
import { theme } from '#src/theme/theme.ts'
import { hideInPrint } from './mixins.ts'

/** A message at the edge of the screen: above the chat button or, with `data-top`, below the header. */
export const PlainMessage = styled.p`
  position: fixed;
  inset: auto ${theme.layout.floatingInset} ${theme.layout.aboveLauncher} auto;
  z-index: ${theme.layer.toast};
  width: min(${theme.size.panelWidth}, 100vw - 2rem);
  padding: ${theme.space[6]};
  border: ${theme.size.border} solid ${theme.color.ink};
  background: ${theme.color.white};
  box-shadow: ${theme.shadow.float};

  & > * + :is(p, button) {
    margin-top: ${theme.space[4]};
  }
  &[data-top] {
    top: calc(${theme.size.headerHeight} + ${theme.space[4]});
    bottom: auto;
  }
  ${hideInPrint}
`
