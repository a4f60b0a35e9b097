import { styled } from 'styled-components'
import { media, pairs, theme } from '#src/theme/theme.ts'
import { throughString, unmarked } from './shapes.ts'

/**
 * Four values, each with a drawing of 240 × 160 whose string runs at 96: one string crosses the
 * whole screen.
 */
export const ValueStrip = styled.ul.attrs({ role: 'list' })`
  position: relative;
  container-type: inline-size;
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));

  &::before,
  &::after {
    top: calc(10cqw - 0.3125cqw);
    height: 0.625cqw;
    background: ${theme.color.blue};
  }
  ${throughString}
  & img {
    width: 100%;
    margin-bottom: ${theme.space.s3};
  }
  & :is(h3, p) {
    padding-right: ${theme.space.s5};
  }
  & p {
    margin-top: ${theme.space.s2};
    color: ${theme.color.grey};
  }
  ${media.oneColumn} {
    grid-template-columns: ${pairs('8.5rem')};
    row-gap: ${theme.space.s6};

    ${unmarked}
  }
  ${media.headerTightest} {
    & h3 {
      padding-right: 0;
      font-size: ${theme.text.body};
    }
  }
`
