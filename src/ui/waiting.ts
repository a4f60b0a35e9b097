import { css, keyframes } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { theme } from '#src/theme/theme.ts'

export const vibrate = keyframes`
  to { transform: scaleY(-1); }
`

const peg = '5px'

/**
 * The look of a control whose press waits for the application (`src/main.ts` marks it): a string
 * between two pegs vibrates under the word, which keeps its place. The control is positioned.
 */
export const waiting = css`
  &[data-waiting] {
    cursor: progress;
  }
  &[data-waiting]::before,
  &[data-waiting]::after {
    content: '';
    position: absolute;
    bottom: 5px;
    left: calc(50% - 22px);
    box-sizing: border-box;
    width: ${theme.size.target};
    height: ${peg};
    border: solid;
    border-width: 0 ${peg};
    border-radius: 3px;
  }
  &[data-waiting]::after {
    bottom: 2px;
    border-width: 0 0 2.5px;
    border-radius: 0 0 50% 50%;
    transform-origin: 50% 0;
  }
  /* as long as a press waits: 12 s */
  ${media.moving} {
    &[data-waiting]::after {
      animation: ${vibrate} ${theme.motion.snap} ease-in-out 30 alternate;
    }
  }
  ${media.still} {
    &[data-waiting]::after {
      bottom: 6px;
      height: 0;
    }
  }
`
