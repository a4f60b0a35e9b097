import { styled } from 'styled-components'
import { theme } from '#src/theme/theme.ts'

/** The width of a letter, in units of the drawing. */
const letterWidth = 53

/**
 * The wordmark in the current colour with its line. The drawn letters of the sample's name are in
 * `index.html`. Any other name is set in the site's font.
 */
export function Logo({ written }: { written: string | null }) {
  if (written === null)
    return (
      <Drawing viewBox="0 0 583 102" width={291} height={51} aria-hidden="true">
        <use href="#wordmark" />
        <LogoLine d="M3 18.5h409.6" />
      </Drawing>
    )
  const length = written.length * letterWidth
  const viewBox = `0 0 ${Math.max(length, 583)} 116`
  return (
    <Drawing viewBox={viewBox} width={291} height={58} aria-hidden="true">
      <text y={92} fontSize={96} fontWeight={700} textLength={length}>
        {written}
      </text>
      <LogoLine d={`M0 6h${Math.round(length * 0.7)}`} />
    </Drawing>
  )
}

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  fill: currentColor;
`

const LogoLine = styled.path`
  stroke: ${theme.tone.indicator};
  stroke-width: 5.5;
`
