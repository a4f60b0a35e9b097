import { styled } from 'styled-components'
import { media, type Space, theme, tones } from '#src/theme/theme.ts'
import { Frame } from './frame.tsx'
import { PageLink } from './page-link.tsx'
import { drawingOnSurface, target, wrapping } from './shapes.ts'
import { stacking } from './split.tsx'

/** A heading and its lead on one row. */
export const ChooserTitle = styled(Frame)`
  ${wrapping}
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space.s3} ${theme.space.s7};
  padding-block: clamp(2rem, 1.2rem + 2.6vw, 3.25rem) clamp(1.5rem, 1rem + 2vw, 2.5rem);

  & > p {
    max-width: 22em;
  }
`

/** Two `SpaceLink`s that touch. */
export const Spaces = styled.div`
  ${stacking('1fr 1fr')}
  overflow: clip;
`

/**
 * A whole half of the screen that leads into a space: in a box an h2, a sentence and a call with its
 * arrow, then a drawing of 720 × 520 whose string meets its neighbour's.
 */
export const SpaceLink = styled(PageLink)<{ $space: Space }>`
  ${({ $space }) => tones[$space]}
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: clip;
  color: ${theme.tone.onSurface};
  background: ${theme.tone.surface};
  text-decoration: none;

  ${media.hovering} {
    &:hover {
      color: ${theme.tone.onSurface};
    }
    &:hover > div > span > svg {
      transform: translateX(${theme.motion.shift});
    }
  }
  &:focus-visible {
    outline-color: currentColor;
    outline-offset: -8px;
  }
  & > div {
    width: 100%;
    max-width: calc(${theme.size.page} / 2 + ${theme.space.gutter});
    padding: clamp(1.75rem, 1rem + 1.8vw, 2.75rem) ${theme.space.gutter} 0;
  }
  &:first-child > div {
    margin-left: auto;
  }
  & h2 {
    font-size: clamp(2rem, 1.2rem + 2.6vw, 3.5rem);
    line-height: 1;
    letter-spacing: ${theme.tracking.display};
  }
  & p {
    max-width: ${theme.size.caption};
    margin-top: ${theme.space.s3};
    font-size: ${theme.text.lead};
    line-height: 1.4;
  }
  & > div > span {
    ${target}
    gap: 0.7em;
    margin-top: ${theme.space.s4};
    font-size: ${theme.text.large};
    font-weight: 600;
    text-decoration: underline ${theme.underline.thick};
    text-underline-offset: ${theme.underline.far};
  }
  & > div > span > svg {
    transition: transform ${theme.motion.normal} ${theme.motion.curve};
  }
  ${media.oneColumn} {
    & > div {
      max-width: none;
    }
  }
  & > :is(img, svg) {
    width: 100%;
    margin-top: auto;
  }
  ${drawingOnSurface}
`
