import { styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'
import { Frame } from './frame.tsx'
import { drawingOnSurface, mark, spaceSurface } from './shapes.ts'

/** The coloured band that opens a page. */
export const TitleBand = styled.div`
  position: relative;
  ${spaceSurface}

  &::after {
    ${mark}
    inset: auto 0 -${theme.size.nudge};
    z-index: 1;
    height: ${theme.size.titleString};
    background: ${theme.tone.stringUnderTitle};
  }
`

/** `TitleWords`, then a drawing of 360 × 240 that stands on the string. */
export const TitleColumns = styled(Frame)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${theme.space.s5} ${theme.space.s8};

  & > :is(img, svg) {
    width: clamp(11rem, 26vw, 24rem);
  }
  ${media.twoFigures} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;

    & > :is(img, svg) {
      justify-self: end;
      width: 11rem;
    }
  }
  ${drawingOnSurface}
`

/** The room above a title. */
const above = 'clamp(2.5rem, 1.5rem + 3.6vw, 5rem)'

/** A `Kicker`, if any, the h1, which can take the focus after a navigation, and a `Lead`. */
export const TitleWords = styled.div`
  padding-block: ${above} clamp(2.25rem, 1.2rem + 3vw, 4rem);

  & > h1 + p {
    max-width: 33em;
    margin-top: ${theme.space.s4};
  }
  ${media.twoFigures} {
    padding-bottom: ${theme.space.s4};
  }
  ${media.print} {
    padding-block: 0 ${theme.space.s4};
  }
`

/** A short line above a title. */
export const Kicker = styled.p`
  margin-bottom: ${theme.space.s4};
  font-size: ${theme.text.small};
  font-weight: 500;
`

/** The title of a legal page, its lead and a note: no surface, no string. */
export const PlainTitle = styled(Frame)`
  padding-top: ${above};

  ${media.print} {
    padding-top: 0;
  }

  & > h1 {
    max-width: 56rem;
    font-size: min(clamp(2.125rem, 1.3rem + 2.9vw, 3.5rem), 10.8vw);
  }
  & > p {
    margin-top: ${theme.space.s4};
  }
`
