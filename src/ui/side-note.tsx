import { styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'
import { BreakableText } from './breakable-text.tsx'
import { AnyLink } from './page-link.tsx'
import { offPaper, target } from './shapes.ts'

/** A short tinted box beside the content: a heading, paragraphs, a button in a box of its own. */
export const SideNote = styled.div`
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

/** A way to somebody or to more: one link in a paragraph. */
export function Way({ text, href }: { text: string; href: string }) {
  return (
    <p>
      <AnyLink href={href}>
        <BreakableText>{text}</BreakableText>
      </AnyLink>
    </p>
  )
}

export function Lines({ of: [first, second] }: { of: readonly [string, string] }) {
  return (
    <p>
      <span>{first}</span>
      <br />
      <span>{second}</span>
    </p>
  )
}

/** A map, where there is one, in a ruled frame, the address under it. */
export const Place = styled.div`
  border: ${theme.size.hairline} solid ${theme.color.ink};

  & > img {
    width: 100%;
    border-bottom: ${theme.size.hairline} solid ${theme.color.ink};

    ${offPaper}
  }
  & > div {
    padding: ${theme.space.s4} ${theme.space.inset};
    line-height: 1.45;
  }
`
