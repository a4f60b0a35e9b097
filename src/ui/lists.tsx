import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'
import { Icon } from './icon.tsx'
import { stackBelow } from './section.tsx'
import { circle, decoration, outlineInForcedColors, lineAbove } from './mixins.ts'

export function DashList({ items }: { items: readonly ReactNode[] }) {
  return (
    <Dashes>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </Dashes>
  )
}

const Dashes = styled.ul.attrs({ role: 'list' })`
  display: grid;

  & > li {
    position: relative;
    padding-left: 1.35rem;
  }
  & > li::before {
    content: '';
    position: absolute;
    /* the top is at the middle of the letters of the first line */
    inset: 0.72em auto auto 0;
    width: 0.7rem;
    border-top: ${theme.size.border} solid ${theme.tone.accent};
  }
  ${media.screen} {
    gap: ${theme.space[1]};
    margin-top: ${theme.space[1]};
  }
`

export function CheckList({ items }: { items: readonly ReactNode[] }) {
  return (
    <Checks>
      {items.map((item, index) => (
        <li key={index}>
          <Icon name="check" />
          <span>{item}</span>
        </li>
      ))}
    </Checks>
  )
}

const Checks = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${theme.space[1.5]};

  h2 + & {
    margin-top: ${theme.space[4]};
  }
  & > li {
    display: grid;
    grid-template-columns: 1.25rem 1fr;
    gap: ${theme.space[2.5]};
    line-height: 1.5;
  }
  & svg {
    margin-top: 0.15em;
    color: ${theme.tone.accent};
    /* by default, browsers keep the colours of SVG drawings in forced colours */
    forced-color-adjust: auto;
  }
`

type TitledListProps = {
  items: readonly {
    title: ReactNode
    text: ReactNode
    list?: readonly string[] | undefined
  }[]
  /**
   * `twoColumns` and `threeColumns` draw a line with a dot above each item. `steps` numbers four items along one
   * line, which starts at the left edge of a wide screen.
   */
  arrangement?: keyof typeof arrangements
}

export function TitledList({ items, arrangement = 'twoColumns' }: TitledListProps) {
  const List = arrangements[arrangement]
  return (
    <List>
      {items.map(({ title, text, list }, index) => (
        <li key={index}>
          <h3>{title}</h3>
          {text !== '' && <p>{text}</p>}
          {list && <DashList items={list} />}
        </li>
      ))}
    </List>
  )
}

const LinedItems = styled.ul.attrs({ role: 'list' })`
  & > li {
    padding-block: ${theme.space[6]} ${theme.space[8]};
    ${lineAbove}
    ${media.print} {
      padding-block: ${theme.space[3]};
    }
  }
  & h3 {
    font-size: ${theme.text.itemTitle};
    line-height: 1.25;
  }
  & p {
    margin-top: ${theme.space[2]};
    color: ${theme.color.textMuted};
  }
`

const TwoColumns = styled(LinedItems)`
  ${stackBelow('repeat(2, minmax(0, 1fr))', media.upToPhone)}
  column-gap: ${theme.space[12]};
`

const ThreeColumns = styled(LinedItems)`
  ${stackBelow('repeat(3, minmax(0, 1fr))', media.upToTabletOnScreen)}
  column-gap: ${theme.space[8]};
`

/** The size of a disc plus the gap to the text below or beside it. */
const discAndGap = 'min(4.5rem, 33vw)'
/** The padding above a title that aligns it with the number in the disc beside it. */
const titleOffset = '0.65rem'

const NumberedSteps = styled.ol.attrs({ role: 'list' })`
  position: relative;
  ${stackBelow('repeat(4, minmax(0, 1fr))')}
  counter-reset: step;

  &::before {
    ${decoration}
    inset: 24px calc(25% - 2px) auto -50vw;
    height: ${theme.size.line};
    background: ${theme.tone.accent};
  }
  & > li {
    position: relative;
    padding: ${discAndGap} ${theme.space[8]} 0 0;
    counter-increment: step;
  }
  & > li::before {
    content: counter(step) / '';
    position: absolute;
    inset: 0 auto auto 0;
    display: grid;
    place-items: center;
    ${circle(theme.size.numberDisc)}
    font-size: ${theme.text.itemTitle};
    font-weight: 700;
    line-height: 1;
    color: ${theme.color.white};
    background: ${theme.tone.accent};
    ${outlineInForcedColors}
  }
  & p {
    margin-top: ${theme.space[2]};
    color: ${theme.color.textMuted};
  }
  ${media.upToTablet} {
    gap: ${theme.space[8]};

    &::before {
      inset: 0 auto 3.5rem 24px;
      width: ${theme.size.line};
      height: auto;
    }
    & > li {
      padding: ${titleOffset} 0 0 ${discAndGap};
    }
  }
  ${media.print} {
    gap: ${theme.space[1.5]};

    & > li {
      padding-top: 0;
    }
    & > li::before {
      place-items: start;
      height: auto;
      line-height: 1.2;
    }
  }
`

const arrangements = {
  twoColumns: TwoColumns,
  threeColumns: ThreeColumns,
  steps: NumberedSteps,
}

type TermListProps = ComponentProps<'dl'> & {
  terms: readonly { term: ReactNode; text: ReactNode }[]
}

export function TermList({ terms, ...list }: TermListProps) {
  return (
    <dl {...list}>
      {terms.map(({ term, text }, index) => (
        <div key={index}>
          <dt>{term}</dt> <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Terms above their texts, in as many columns as fit, below a line. */
export const TermGrid = styled(TermList)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${theme.space[3]} ${theme.space[6]};
  padding-block: ${theme.space[4]};
  border-top: ${theme.size.thinBorder} solid
    color-mix(in srgb, currentColor 38%, transparent);

  h3 + & {
    margin-top: ${theme.space[4]};
  }
  & dt {
    font-size: ${theme.text.extraSmall};
    line-height: 1.4;
  }
  & dd {
    font-weight: 600;
    line-height: 1.35;
  }
`

export const LargeTerms = styled(TermList)`
  ${stackBelow('repeat(3, minmax(0, 1fr))', media.upToPhone)}
  gap: ${theme.space[6]};
  margin-top: ${theme.space[8]};

  & dt {
    font-size: min(${theme.text.heading}, 3.4vw);
    font-weight: 700;
    line-height: 1;
    letter-spacing: ${theme.letterSpacing.display};

    ${media.upToPhone} {
      font-size: ${theme.text.heading};
    }
  }
  & dd {
    margin-top: ${theme.space[2]};
    color: ${theme.color.textMuted};
  }
`
