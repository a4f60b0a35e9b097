import { styled } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { theme } from '#src/theme/theme.ts'
import { Frame } from './frame.tsx'

/** A frame behind which the string of the individual space comes down, through a `Section`. */
export const StringFrame = styled(Frame)`
  position: relative;
  padding-left: calc(${theme.space.gutter} + ${theme.space.plumb});

  &::before {
    content: '';
    position: absolute;
    inset: calc(-1 * ${theme.space.section}) auto calc(-1 * ${theme.space.section})
      calc(${theme.space.gutter} + 5px);
    width: ${theme.size.string};
    background: ${theme.tone.string};
  }
  ${media.forcedColors} {
    &::before {
      background: CanvasText;
    }
  }
`

/** A string frame that stands right under another one, in no section of its own. */
export const StringGroup = styled(StringFrame)`
  padding-block: ${theme.space.s7} 0;

  &::before {
    inset-block: 0;
  }
  & > [role='group'] {
    margin: 0;
  }
  & h2 {
    margin-bottom: ${theme.space.s5};
  }
  & > ul {
    padding-bottom: ${theme.space.s5};
  }
  &:last-child {
    padding-bottom: ${theme.space.section};
  }
`

/** A heading marked by a peg on the string of its `StringFrame`. */
export const PeggedHeading = styled.h2`
  position: relative;

  &::before {
    content: '';
    position: absolute;
    left: calc(-1 * ${theme.space.plumb} - 2px);
    top: 0.32em;
    width: 17px;
    height: 17px;
    border-radius: 50%;
    background: ${theme.color.ink};
  }
  ${media.forcedColors} {
    &::before {
      background: CanvasText;
    }
  }
`
