import { styled } from 'styled-components'
import { theme } from '#src/theme/theme.ts'

/** A text shown as it is, spaces and line breaks included; one click selects all of it. */
export const VerbatimText = styled.pre`
  width: 100%;
  margin: 0;
  padding: ${theme.space.s4};
  font: inherit;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  user-select: all;
  background: ${theme.color.white};
`
