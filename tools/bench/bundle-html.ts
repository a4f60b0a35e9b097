import { escape, framed, table, text } from './html.ts'
import type { Parts } from './script-parts.ts'
import { formatValue } from './table.ts'
import { type Area, cut } from './treemap.ts'

/** A script of the client build. */
export type ScriptPicture = {
  readonly fileName: string
  /** When a visit fetches it. */
  readonly moment: string
  /** Bytes, minified. */
  readonly size: number
  /** Bytes, compressed. */
  readonly brotli: number
  readonly parts: Parts
}

const whole: Area = { x: 0, y: 0, width: 1120, height: 640 }
const heading = 18

/** The scripts as one page of HTML that runs nothing: an area is a share of the minified bytes. */
export function bundleHtml(scripts: readonly ScriptPicture[], style: string) {
  const areas = cut(
    whole,
    scripts.map(({ size }) => size),
  )
  const drawn = scripts.map((script, index) => {
    const area = areas[index]
    return area ? drawScript(script, area) : ''
  })
  const rows = scripts.flatMap(({ fileName, moment, size, brotli, parts }) => [
    [fileName, moment, formatValue(size, 'B'), formatValue(brotli, 'B')].map((one) =>
      text(one, 'script-row'),
    ),
    ...parts.map(([name, share]) => [
      text(name),
      text(''),
      text(formatValue(share, 'B')),
      text(''),
    ]),
  ])
  const head = ['script', 'fetched', 'minified', 'brotli'].map((one) => text(one))
  const body = `<h1>Bundle</h1>
<svg viewBox="0 0 ${whole.width} ${whole.height}" role="img" aria-label="What the scripts are made of">
${drawn.join('\n')}
</svg>
${table('Scripts and what they are made of', head, rows)}`
  return framed('en', 'Bundle', style, body)
}

function drawScript({ fileName, moment, size, brotli, parts }: ScriptPicture, area: Area) {
  const title = `${fileName}: ${formatValue(size, 'B')}, brotli ${formatValue(brotli, 'B')}, ${moment}`
  const inner = { ...area, y: area.y + heading, height: Math.max(0, area.height - heading) }
  const cells = cut(
    inner,
    parts.map(([, share]) => share),
  )
  const drawn = parts.map(([name, share], index) => {
    const cell = cells[index]
    return cell ? drawCell(cell, 'part', name, `${name}: ${formatValue(share, 'B')}`) : ''
  })
  return drawCell(area, 'whole', title, title) + drawn.join('')
}

/** The name stands where there is room for it; the title tells it in any case. */
function drawCell(
  { x, y, width, height }: Area,
  tone: string,
  name: string,
  title: string,
) {
  const letters = Math.floor((width - 8) / 6.5)
  const shown = name.length <= letters ? name : name.slice(0, Math.max(0, letters))
  const place = `x="${(x + 4).toFixed(1)}" y="${(y + 9).toFixed(1)}"`
  const label = height < 16 || letters < 3 ? '' : `<text ${place}>${escape(shown)}</text>`
  const box = [x, y, width, height].map((value) => value.toFixed(1))
  return (
    `<g class="${tone}"><title>${escape(title)}</title>` +
    `<rect x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}"/>${label}</g>`
  )
}
