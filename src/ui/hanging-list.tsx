import { css, styled } from 'styled-components'
import { media, twoColumns, theme } from '#src/theme/theme.ts'
import { ContactLink, TextLines } from './contact-lines.tsx'
import { Container } from './section.tsx'
import { hangFromLine, spaceSurface, touchTarget, withoutDecoration } from './mixins.ts'
import { TermList } from './lists.tsx'

type ContactDetailsProps = {
  /** A link, lines of text, or both. */
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

const paddingBelow = 'clamp(2.5rem, 1.5rem + 3vw, 4.5rem)'

const borderAbove = css`
  padding-top: ${theme.space[4]};
  border-top: ${theme.size.thinBorder} solid
    color-mix(in srgb, currentColor 38%, transparent);

  ${withoutDecoration}
`

const hangingItems = (lineColor: string) => css`
  position: relative;
  z-index: 4;
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  column-gap: ${theme.space[6]};
  padding-bottom: ${paddingBelow};

  & > * {
    padding-top: 2.75rem;
    ${hangFromLine(lineColor)}
  }
  ${media.upToTabletOnScreen} {
    grid-auto-flow: row;
    row-gap: ${theme.space[6]};

    & > * {
      padding-top: 2.25rem;
    }
    & > ::after {
      height: 1.6rem;
    }
  }
`

const twoPerRow = css`
  ${media.upToTabletOnScreen} {
    grid-template-columns: ${twoColumns('8rem')};

    & > :nth-child(n + 3) {
      ${borderAbove}
    }
  }
`

const onVerticalLines = css`
  z-index: 1;

  & > * {
    padding-left: ${theme.layout.lineIndent};
  }
  & > ::after {
    left: calc(${theme.size.dot} / 2 - ${theme.size.thinBorder});
    width: ${theme.size.line};
    height: 100%;
  }
  & > :first-child::after {
    height: calc(100% + ${paddingBelow});
  }
  ${media.upToTabletOnScreen} {
    & > :nth-child(n + 2) {
      ${borderAbove}
    }
    & > ::after {
      display: none;
    }
    &::before {
      content: '';
      position: absolute;
      inset: 0 auto 0 calc(${theme.size.dot} / 2 - ${theme.size.thinBorder});
      width: ${theme.size.line};
      background: ${theme.tone.lineOnSurface};
    }
  }
`

/** Key figures that are connected to the line above or, with `$verticalLines`, are beside vertical lines. */
export const KeyFigures = styled(TermList)<{ $verticalLines?: boolean }>`
  ${hangingItems(theme.tone.lineOnSurface)}
  ${({ $verticalLines }) => ($verticalLines ? onVerticalLines : twoPerRow)}
  & dt {
    font-size: ${theme.text.keyFigure};
    font-weight: 700;
    line-height: 1;
    letter-spacing: -0.035em;
  }
  & dd {
    margin-top: ${theme.space[2]};
    font-size: ${theme.text.lead};
    line-height: 1.3;

    ${media.upToPhone} {
      padding-right: ${theme.space[4]};
    }
  }
`

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
