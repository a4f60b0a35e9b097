import { css } from 'styled-components'
import { theme } from '#src/theme/theme.ts'

/** A peg at the left edge; its height and its colour are the part's own. */
export const peg = css`
  content: '';
  position: absolute;
  left: 0;
  width: ${theme.size.peg};
  height: ${theme.size.peg};
  border-radius: 50%;
`

/** The thread that drops from the middle of a peg, in the colour of the part. */
export const thread = css`
  content: '';
  position: absolute;
  left: calc(${theme.size.peg} / 2 - ${theme.size.nudge});
  top: 0;
  width: ${theme.size.rule};
  height: ${theme.space.s6};
`
