import { styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'
import { Frame } from './frame.tsx'
import { mark } from './shapes.ts'

/** A frame behind which the string of the individual space comes down, through a `Section`. */
export const StringFrame = styled(Frame)`
  position: relative;
  padding-left: calc(${theme.space.gutter} + ${theme.space.plumb});

  &::before {
    ${mark}
    inset: calc(-1 * ${theme.space.section}) auto calc(-1 * ${theme.space.section})
      calc(${theme.space.gutter} + 5px);
    width: ${theme.size.string};
    background: ${theme.tone.string};
  }
  /* its beginning no longer has the colour of the band above */
  ${media.forcedColors} {
    section:first-of-type > &::before {
      top: calc(-1 * min(${theme.space.s7}, ${theme.space.section}));
    }
  }
`

/** Groups under pegged headings in a `StringFrame`; those of one tile stand side by side. */
export const GroupedList = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.s7} ${theme.space.s6};

  & > :has(> ul > :nth-child(2)) {
    grid-column: 1 / -1;
  }
  & h2 {
    margin-bottom: ${theme.space.s5};
  }
  /* the string is on the left of the first one only */
  & > :where(:not(:has(> ul > :nth-child(2)))) + li > h2::before {
    display: none;
  }
  ${media.twoFigures} {
    grid-template-columns: minmax(0, 1fr);

    & > * + li > h2::before {
      display: block;
    }
  }
`

/** A heading marked by a peg on the string of its `StringFrame`. */
export const PeggedHeading = styled.h2`
  position: relative;

  &::before {
    ${mark}
    left: calc(-1 * ${theme.space.plumb} - ${theme.size.pegRim});
    top: 0.32em;
    width: ${theme.size.pegLarge};
    height: ${theme.size.pegLarge};
    border-radius: 50%;
    background: ${theme.color.ink};
  }
`
