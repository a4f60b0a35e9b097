import { styled } from 'styled-components'
import { theme } from '#src/theme/theme.ts'

/** The wordmark in the current colour, its string in that of the current line. `index.html` holds the letters. */
export function Logo() {
  return (
    <Drawing viewBox="0 0 583 102" width="160" aria-hidden="true">
      <use href="#wordmark" />
      <Taut d="M3 18.5h409.6" />
    </Drawing>
  )
}

const Drawing = styled.svg`
  width: 100%;
  fill: currentColor;
`

const Taut = styled.path`
  stroke: ${theme.tone.currentLine};
  stroke-width: 5.5;
`
