import { css } from 'styled-components'
import { theme } from '#src/theme/theme.ts'

/** The surface of the space: solid blue, solid orange or white, with a focus ring seen on it. */
export const spaceSurface = css`
  color: ${theme.tone.onSurface};
  background: ${theme.tone.surface};
  ${theme.vars.tone.focus}: ${theme.tone.stringUnderTitle};
`

export const inkSurface = css`
  color: ${theme.color.white};
  background: ${theme.color.ink};
  ${theme.vars.tone.focus}: ${theme.color.yellow};
`
