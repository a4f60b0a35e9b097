import { type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'
import { target } from './shapes.ts'

type SideNoteProps = {
  title: ReactNode
  heading: 'h2' | 'h3'
  /** Paragraphs. */
  children?: ReactNode
  /** A button under the text. */
  action?: ReactNode
}

/** A short tinted box beside the content. */
export function SideNote({ title, heading: Heading, children, action }: SideNoteProps) {
  return (
    <Box>
      <Heading>{title}</Heading>
      {children}
      {action !== undefined && <div>{action}</div>}
    </Box>
  )
}

const Box = styled.div`
  padding: ${theme.space.inset};
  background: ${theme.tone.tintSoft};

  & > :is(h2, h3) {
    font-size: ${theme.text.subheading};
    line-height: 1.2;
    letter-spacing: ${theme.tracking.subheading};
  }
  & > p {
    margin-top: ${theme.space.s2};
  }
  /* the lines of two links come no nearer than their targets are high */
  & > p > a {
    position: relative;
    ${target}
    margin-block: -${theme.space.s1};
  }
  & > div {
    margin-top: ${theme.space.s4};
  }
  ${media.print} {
    padding: 0;
    break-inside: avoid;
  }
`
