import { css, styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'

/**
 * Renders a pseudo-element as decoration. The component sets its offsets and its colour. Forced colours
 * replace background colours, so the decoration then has a system colour.
 */
export const decoration = css`
  content: '';
  position: absolute;

  ${media.forcedColors} {
    background: CanvasText;
  }
`

export const withoutDecoration = css`
  &::before,
  &::after {
    display: none;
  }
`

export const onHover = (declarations: string, target = '&') => css`
  ${media.canHover} {
    ${target}:hover {
      ${declarations}
    }
  }
`

export const circle = (size: string) => css`
  width: ${size};
  height: ${size};
  border-radius: 50%;
`

/** A dot at the left edge. The component sets its `top` and its colour. */
export const lineDot = css`
  ${decoration}
  left: 0;
  ${circle(theme.size.dot)}
`

/** A border above an item, with a dot at its left end. */
export const lineAbove = css`
  position: relative;
  border-top: ${theme.size.border} solid ${theme.tone.accent};

  &::before {
    ${lineDot}
    top: calc(${theme.size.dot} / -2 - ${theme.size.lineShift});
    background: ${theme.tone.accent};
  }
`

/** A line above an element, extended by half a screen to the left, with a dot at the element's left end. */
export const dottedLine = (right: string) => css`
  &::before {
    ${decoration}
    inset: -${theme.size.thinBorder} ${right} auto -50vw;
    height: ${theme.size.line};
    background: ${theme.tone.line};
  }
  &::after {
    ${lineDot}
    top: calc(${theme.size.dot} / -2);
    background: ${theme.tone.line};
  }
`

/** Connects an element to the line above by a dot and a short vertical line. */
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
    height: ${theme.space[8]};
    background: ${lineColor};
  }
`

/** Extends a line to both edges of the screen. The component sets its position, height and colour. */
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

/** In forced colours, keeps the background that a drawing was designed for. */
export const drawingInForcedColors = css`
  ${media.forcedColors} {
    & > :is(img, svg) {
      forced-color-adjust: none;
      background: ${theme.tone.surface};
    }
  }
`

/** In forced colours, outlines an element that has only a background or a shadow. */
export const outlineInForcedColors = css`
  ${media.forcedColors} {
    border: ${theme.size.border} solid CanvasText;
  }
`

/** Replaces a summary's triangle with a plus sign on the right, or a minus sign in an open `<details>`. */
export const toggleSign = (size: string = theme.size.toggleSign) => css`
  position: relative;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
  &::before,
  &::after {
    ${decoration}
    top: calc(50% - 1.5px);
    right: 0;
    width: ${size};
    height: ${theme.size.line};
    background: currentColor;
    transition: transform ${theme.motion.normal} ${theme.motion.easing};
  }
  &::after {
    transform: rotate(90deg);
  }
  &:is([open] > *)::after {
    transform: none;
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

/** Prints only the part of `main` that contains the element. */
export const printAlone = css`
  ${media.print} {
    main:has(&) > :not(:has(&)) {
      display: none;
    }
  }
`

/** The minimum height of a touch target, with vertically centred text. */
export const touchTarget = css`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.touchTarget};
`

/** Gives a link in a heading the height of a touch target, without moving other content. */
export const tallLink = css`
  position: relative;
  color: inherit;
  text-decoration-color: ${theme.tone.accent};
  display: inline-block;
  padding-block: ${theme.space[2.5]};
  margin-block: -${theme.space[2.5]};
`

/** Links inherit the colour of the text around them. With `:where`, a component can set another colour. */
const inheritedLinkColor = css`
  :where(&) a {
    color: inherit;
  }
`

/** The background of the space (brand colour, orange or white), with contrasting text and focus ring. */
export const spaceSurface = css`
  ${inheritedLinkColor}
  color: ${theme.tone.onSurface};
  background: ${theme.tone.surface};
  ${theme.vars.tone.focus}: ${theme.tone.titleLine};
`

export const inkSurface = css`
  ${inheritedLinkColor}
  color: ${theme.color.white};
  background: ${theme.color.ink};
  ${theme.vars.tone.focus}: ${theme.color.yellow};
`

/** The distance of the launcher from the right edge. On a wide screen the launcher is in the page margin. */
export const launcherRight = `clamp(0.5rem, (50vw - ${theme.size.pageWidth} / 2 - 64px) / 2, 2rem)`

/** The distance from the right edge of the screen for elements to the left of the launcher. */
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
