import { styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'
import { touchTarget } from './mixins.ts'

/** A short tinted box: a heading, and paragraphs, links or a button. */
export const SideNote = styled.div`
  padding: ${theme.layout.boxPadding};
  background: ${theme.tone.tintLight};

  & > :is(h2, h3) {
    font-size: ${theme.text.subheading};
    line-height: 1.2;
    letter-spacing: ${theme.letterSpacing.subheading};
  }
  & > p {
    margin-top: ${theme.space[2]};
  }
  /* enlarges links to touch targets; the negative margin takes back part of the added height */
  & > p > a {
    position: relative;
    ${touchTarget}
    margin-block: -${theme.space[1]};
  }
  & > div {
    margin-top: ${theme.space[4]};
  }
  ${media.print} {
    padding: 0;
    break-inside: avoid;
  }
`
