import { css, styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'

/** Seen in forced colours too, which leave out the ground. */
export const alwaysSeen = css`
  ${media.forcedColors} {
    background: CanvasText;
  }
`

/** What a part draws beside its text, at a place and in a colour of its own. */
export const mark = css`
  content: '';
  position: absolute;
  ${alwaysSeen}
`

/** Without what it draws beside its text. */
export const unmarked = css`
  &::before,
  &::after {
    display: none;
  }
`

export const disc = (size: string) => css`
  width: ${size};
  height: ${size};
  border-radius: 50%;
`

/** A peg at the left edge; its height and its colour are the part's own. */
export const peg = css`
  ${mark}
  left: 0;
  ${disc(theme.size.dot)}
`

/** Hangs from the string above: a thread drops from the middle of a peg. */
export const hung = (string: string) => css`
  position: relative;

  &::before {
    ${peg}
    top: calc(${theme.size.dot} / -2);
    background: ${theme.tone.titleLine};
  }
  &::after {
    ${mark}
    inset: 0 auto auto calc(${theme.size.dot} / 2 - ${theme.size.lineShift});
    width: ${theme.size.border};
    height: ${theme.space.s6};
    background: ${string};
  }
`

/**
 * A string that goes on to both edges of the screen, after what the part says of its height and its
 * colour.
 */
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
    border: ${theme.size.border} solid CanvasText;
  }
`

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
  min-height: ${theme.size.touchTarget};
`

/** The surface of the space: solid blue, solid orange or white, with a focus ring seen on it. */
export const spaceSurface = css`
  color: ${theme.tone.onSurface};
  background: ${theme.tone.surface};
  ${theme.vars.tone.focus}: ${theme.tone.titleLine};
`

export const inkSurface = css`
  color: ${theme.color.white};
  background: ${theme.color.ink};
  ${theme.vars.tone.focus}: ${theme.color.yellow};
`

/** How far the assistant's button and panel stand from the right: on a wide screen within its margin. */
export const launcherSide = `clamp(0.5rem, (50vw - ${theme.size.pageWidth} / 2 - 64px) / 2, 2rem)`

/** How far what is as low as that button stands from the right. */
export const besideLauncher = `calc(${launcherSide} + 72px)`

export const hiddenFromView = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

export const VisuallyHidden = styled.span`
  ${hiddenFromView}
`
