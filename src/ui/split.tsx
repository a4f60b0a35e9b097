import { css, styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'

/** Columns that stack on a small screen, or on one that is smaller or larger than usual. */
export const stacking = (columns: string, small = media.oneColumn) => css`
  display: grid;
  grid-template-columns: ${columns};

  ${small} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const split = (columns: string) => css`
  ${stacking(columns)}
  gap: ${theme.space.s6} ${theme.space.s8};
`

/** Two columns, 4 to 8: a heading, then what it heads. */
export const Split = styled.div`
  ${split('minmax(0, 4fr) minmax(0, 8fr)')}
`

/** Two columns, 7 to 5: a form or a picture, then what goes with it. */
export const WideSplit = styled.div`
  ${split('minmax(0, 7fr) minmax(0, 5fr)')}

  & > :is(img, svg) {
    width: 100%;
  }
`

/** Two equal columns: lists that answer each other. */
export const Halves = styled.div`
  ${split('repeat(2, minmax(0, 1fr))')}
  row-gap: ${theme.space.s7};
`

/** Two columns, 8 to 3.5: an accordion, then a short aside. */
export const AsideSplit = styled.div`
  ${split('minmax(0, 8fr) minmax(0, 3.5fr)')}
`

/** A column that stays in view while the other one scrolls. */
export const Sticky = styled.div`
  position: sticky;
  top: calc(${theme.size.header} + ${theme.space.s6});
  align-self: start;

  ${media.oneColumn} {
    position: static;
  }
`

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space.s6};
`
