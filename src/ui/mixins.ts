import { css, styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'

/** Seen in forced colours too, which leave out the ground. */
export const visibleInForcedColors = css`
  ${media.forcedColors} {
    background: CanvasText;
  }
`

/** What a part draws beside its text, at a place and in a colour of its own. */
export const decoration = css`
  content: '';
  position: absolute;
  ${visibleInForcedColors}
`

/** Without what it draws beside its text. */
export const withoutDecoration = css`
  &::before,
  &::after {
    display: none;
  }
`

export const circle = (size: string) => css`
  width: ${size};
  height: ${size};
  border-radius: 50%;
`

/** A peg at the left edge; its height and its colour are the part's own. */
export const lineDot = css`
  ${decoration}
  left: 0;
  ${circle(theme.size.dot)}
`

/** Hangs from the string above: a thread drops from the middle of a peg. */
export const hangFromLine = (lineColor: string) => css`
  position: relative;

  &::before {
    ${lineDot}
    top: calc(${theme.size.dot} / -2);
    background: ${theme.tone.titleLine};
  }
  &::after {
    ${decoration}
    inset: 0 auto auto calc(${theme.size.dot} / 2 - ${theme.size.lineShift});
    width: ${theme.size.border};
    height: ${theme.space.s6};
    background: ${lineColor};
  }
`

/**
 * A string that goes on to both edges of the screen, after what the part says of its height and its
 * colour.
 */
export const fullBleedLine = css`
  &::before,
  &::after {
    ${decoration}
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
export const drawingInForcedColors = css`
  ${media.forcedColors} {
    & > :is(img, svg) {
      forced-color-adjust: none;
      background: ${theme.tone.surface};
    }
  }
`

/** The edge of what only its ground or its shadow sets off. */
export const outlineInForcedColors = css`
  ${media.forcedColors} {
    border: ${theme.size.border} solid CanvasText;
  }
`

export const wrappingRow = css`
  display: flex;
  flex-wrap: wrap;
`

export const hideInPrint = css`
  ${media.print} {
    display: none;
  }
`

/** As high as a finger, the words in the middle of it. */
export const touchTarget = css`
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
export const launcherRight = `clamp(0.5rem, (50vw - ${theme.size.pageWidth} / 2 - 64px) / 2, 2rem)`

/** How far what is as low as that button stands from the right. */
export const leftOfLauncher = `calc(${launcherRight} + 72px)`

export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
