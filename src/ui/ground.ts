import { css } from 'styled-components'
import { theme } from '#src/theme/theme.ts'

/** The ground of the space: solid blue, solid orange or white, with a focus ring seen on it. */
export const spaceGround = css`
  color: ${theme.tone.onGround};
  background: ${theme.tone.ground};
  ${theme.vars.tone.focus}: ${theme.tone.stringUnderTitle};
`

export const inkGround = css`
  color: ${theme.color.white};
  background: ${theme.color.ink};
  ${theme.vars.tone.focus}: ${theme.color.yellow};
`
