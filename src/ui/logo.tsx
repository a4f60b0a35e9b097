import { styled } from 'styled-components'
import { theme } from '#src/theme/theme.ts'

/** The height of a line of the name, and the width above which it is split, in units of the `viewBox`. */
const lineHeight = 92
const drawingWidth = 583
/** How much lower a name is drawn if its first line contains a capital with an accent. */
const accentHeight = 12
/** The approximate widths of characters in the site's bold font. The first matching pattern applies. */
const letterWidths = [
  [/[ijlI’. ]/, 25],
  [/[frt-]/, 36],
  [/[mwMW]/, 85],
  [/\p{Lu}/u, 64],
  [/./u, 54],
] as const

type Frame = { x: number; y: number; width: number; height: number }
type LogoProps = { written: string | null; frame: Frame }

/**
 * The logo in the current text colour. Its line has the colour `theme.tone.indicator`.
 * @param props.written a name to render in the site's font; `null` for the drawing `#logo` of the page
 */
export function Logo({ written, frame }: LogoProps) {
  if (written === null)
    return (
      <Drawing {...fitted(frame)}>
        <use href="#logo" />
        <LogoLine as="use" href="#logo-lines" />
      </Drawing>
    )
  const lines = splitName(written)
  const [length = 0, ...others] = lines.map(widthOf)
  const width = Math.max(length, ...others, drawingWidth)
  const top = hasHighAccent(lines[0]) ? accentHeight : 0
  const height = top + lines.length * lineHeight + 24
  return (
    <Drawing {...fitted({ x: 0, y: 0, width, height })}>
      {lines.map((line, index) => (
        <text
          key={line}
          y={top + (index + 1) * lineHeight}
          fontSize={96}
          fontWeight={700}
          textLength={widthOf(line)}
        >
          {/* The space is invisible. It separates the words of two lines in the text content. */}
          {index < lines.length - 1 ? `${line} ` : line}
        </text>
      ))}
      <LogoLine d={`M0 6h${Math.round(length * 0.7)}`} />
    </Drawing>
  )
}

const fitted = ({ x, y, width, height }: Frame) => ({
  viewBox: `${x} ${y} ${width} ${height}`,
  width: 291,
  height: Math.round((291 * height) / width),
  'aria-hidden': true,
})

/** Splits a name that is too long for one line, so that the longer of two lines is as short as possible. */
function splitName(name: string): readonly string[] {
  if (widthOf(name) <= drawingWidth) return [name]
  const words = name.split(/\s/)
  return words
    .map((_, at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')])
    .map((lines) => lines.filter((line) => line !== ''))
    .reduce((best, lines) => (longest(lines) < longest(best) ? lines : best), [name])
}

/**
 * Returns whether a line of the name contains a capital with an accent, such as « É ». The horizontal stroke at the
 * top of the logo would cross the accent.
 */
const hasHighAccent = (line = '') => /\p{Lu}[\u0300-\u0308]/u.test(line.normalize('NFD'))

const longest = (lines: readonly string[]) => Math.max(...lines.map(widthOf))

/** Returns the approximate width of a line. As `textLength`, it makes the line equally wide in any font. */
function widthOf(line: string): number {
  return Array.from(line).reduce((sum, letter) => {
    const [, width = 0] = letterWidths.find(([pattern]) => pattern.test(letter)) ?? []
    return sum + width
  }, 0)
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
