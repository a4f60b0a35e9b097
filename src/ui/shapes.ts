import { css, keyframes } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'

/** What a part draws beside its text, at a place and in a colour of its own. */
export const mark = css`
  content: '';
  position: absolute;

  ${media.forcedColors} {
    background: CanvasText;
  }
`

/** A peg at the left edge; its height and its colour are the part's own. */
export const peg = css`
  ${mark}
  left: 0;
  width: ${theme.size.peg};
  height: ${theme.size.peg};
  border-radius: 50%;
`

/** The thread that drops from the middle of a peg, in the colour of the part. */
export const thread = css`
  ${mark}
  left: calc(${theme.size.peg} / 2 - ${theme.size.nudge});
  top: 0;
  width: ${theme.size.rule};
  height: ${theme.space.s6};
`

/** A string of the part that goes on to both edges of the screen; its height and its colour are its own. */
export const throughString = css`
  &::before,
  &::after {
    ${mark}
    width: 100vw;
  }
  &::before {
    right: 100%;
  }
  &::after {
    left: 100%;
  }
`

/** A drawing keeps the surface that it was drawn for. */
export const drawingOnSurface = css`
  ${media.forcedColors} {
    & > :is(img, svg) {
      forced-color-adjust: none;
      background: ${theme.tone.surface};
    }
  }
`

/** The edge of what only its ground or its shadow sets off. */
export const outlined = css`
  ${media.forcedColors} {
    border: ${theme.size.rule} solid CanvasText;
  }
`

/** Side by side as far as there is room. */
export const wrapping = css`
  display: flex;
  flex-wrap: wrap;
`

export const offPaper = css`
  ${media.print} {
    display: none;
  }
`

/** As high as a finger, the words in the middle of it. */
export const target = css`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.target};
`

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

export const vibrate = keyframes`
  to { transform: scaleY(-1); }
`

const small = '5px'

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
    height: ${small};
    border: solid;
    border-width: 0 ${small};
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
