import { styled } from 'styled-components'
import { theme } from '#src/theme/theme.ts'

/** The column of the page: at most 80rem of content, a gutter on both sides. */
export const Frame = styled.div`
  width: 100%;
  max-width: calc(${theme.size.page} + 2 * ${theme.space.gutter});
  margin-inline: auto;
  padding-inline: ${theme.space.gutter};
`
