import { styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'
import { ContactLink } from './contact-link.tsx'
import { hangingItems, onVerticalLines } from './hanging-list.tsx'
import { spaceSurface, touchTarget } from './mixins.ts'
import { Container } from './section.tsx'

type ContactDetailsProps = {
  /** Each detail has a link (`text` and `href`), lines of text (`lines`), or both. */
  details: readonly {
    title: string
    text?: string
    href?: string
    lines?: readonly string[]
    /** Whether the page repeats the detail below its form, so that narrow screens omit it above the form. */
    isRepeated?: boolean
  }[]
  verticalLines?: boolean
}

/**
 * Contact details, connected to the line above or, with `verticalLines`, beside vertical lines. On narrow screens
 * they are compact rows, so that the form below begins on the first screen.
 */
export function ContactDetails({ details, verticalLines = false }: ContactDetailsProps) {
  return (
    <Surface>
      <Container>
        <List $verticalLines={verticalLines}>
          {details.map(({ title, text = '', href, lines, isRepeated }) => (
            <li key={title} data-repeated={isRepeated}>
              <h2>{title}</h2>
              {href && <ContactLink text={text} href={href} />}
              {lines && <TextLines lines={lines} />}
            </li>
          ))}
        </List>
      </Container>
    </Surface>
  )
}

export function TextLines({ lines }: { lines: readonly string[] }) {
  return (
    <p>
      {/* the space separates the lines for programs that read the text without its layout */}
      {lines.map((line) => (
        <span key={line}>{`${line} `}</span>
      ))}
    </p>
  )
}

const Surface = styled.div`
  ${spaceSurface}
`

const List = styled.ul.attrs({ role: 'list' })<{ $verticalLines: boolean }>`
  ${hangingItems(theme.tone.titleLine)}
  ${({ $verticalLines }) => $verticalLines && onVerticalLines}
  & h2 {
    font-size: ${theme.text.itemTitle};
    line-height: 1.25;
    letter-spacing: ${theme.letterSpacing.subheading};
  }
  & p {
    margin-top: ${theme.space[1]};
    line-height: 1.5;
  }
  /* balances wrapped lines, so that « rendez-vous » does not wrap after its hyphen */
  & p > span {
    display: block;
    text-wrap: balance;
  }
  /* keeps the link in front of the text that its enlarged touch target overlaps */
  & a {
    position: relative;
    ${touchTarget}
    margin-block: -0.6rem;
  }
  /* two columns of titles and values; the dots of all items coincide at the top left */
  ${media.upToTabletOnScreen} {
    grid-template-columns: auto minmax(0, 1fr);
    /* a link of two lines fills its touch target, whose margins then take half of the gap */
    gap: ${theme.space[4]} ${theme.space[2.5]};
    padding-block: ${theme.space[8]};
    padding-left: ${({ $verticalLines }) => $verticalLines && theme.layout.lineIndent};
    font-size: ${theme.text.navigation};

    & > li {
      display: contents;
    }
    & > [data-repeated] {
      display: none;
    }
    & h2 {
      font-size: ${theme.text.small};
      line-height: 1.6;
    }
    & p {
      grid-column: -2;
      margin-top: 0;
    }
    ${media.enlargedText} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
