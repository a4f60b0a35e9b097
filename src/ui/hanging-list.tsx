import { css, styled } from 'styled-components'
import { media, twoColumns, theme } from '#src/theme/theme.ts'
import { hangFromLine, withoutDecoration } from './mixins.ts'
import { TermList } from './lists.tsx'

const paddingBelow = 'clamp(2.5rem, 1.5rem + 3vw, 4.5rem)'

const borderAbove = css`
  padding-top: ${theme.space[4]};
  border-top: ${theme.size.thinBorder} solid
    color-mix(in srgb, currentColor 38%, transparent);

  ${withoutDecoration}
`

/** Items in a row that hang from the line above. On narrow screens they are below each other. */
export const hangingItems = (lineColor: string) => css`
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

/** Puts `hangingItems` beside vertical lines. */
export const onVerticalLines = css`
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
