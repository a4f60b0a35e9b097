import { keyframes, styled } from 'styled-components'
import { theme } from '#src/theme/theme.ts'
import { offPaper } from './shapes.ts'

const appear = keyframes`
  from { visibility: hidden; }
`

const draw = keyframes`
  from { transform: scaleX(0); }
`

/** Nothing is drawn for what takes less. */
const delay = '300ms'

/**
 * A string that is drawn along the upper edge for what takes longer than 0.3 s, seen on every
 * surface, in forced colours too. It holds its label and stands in a live region.
 */
export const NavigationProgress = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${theme.layer.skip};
  border-top: ${theme.size.string} solid ${theme.color.yellow};
  border-bottom: ${theme.size.hairline} solid ${theme.color.ink};
  transform: scaleX(0.9);
  transform-origin: left;
  animation:
    ${appear} 1ms ${delay} backwards,
    ${draw} 8s ${delay} cubic-bezier(0, 0.7, 0.2, 1) backwards;

  ${offPaper}
`
