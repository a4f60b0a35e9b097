import { escape } from './html.ts'
import type { Spread } from './statistics.ts'

/** A mark on a line of a chart: where the median stands, and how far the runs went. */
export type Mark = {
  readonly name: string
  readonly tone: 'page' | 'without-script' | 'floor' | 'stack'
  readonly spread: Spread
}

export type Line = {
  readonly name: string
  readonly marks: readonly Mark[]
}

export type Segment = {
  readonly name: string
  readonly tone: string
  readonly value: number
}

const labels = 270
const plot = 620
const height = 22
const width = labels + plot + 90

/** Medians as points on a common scale, ranges as lines; `limit` is drawn when given. */
export function rangeChart(
  title: string,
  lines: readonly Line[],
  unit: string,
  limit?: number,
) {
  const all = lines.flatMap(({ marks }) => marks.map(({ spread }) => spread.most))
  const most = Math.max(limit ?? 0, ...all, 1)
  const at = (value: number) => labels + (value / most) * plot
  const drawn = lines.map(({ name, marks }, index) => {
    const y = (index + 0.5) * height
    const points = marks.map(
      ({ name: mark, tone, spread }) =>
        `<g class="${tone}"><title>${escape(mark)}: ${round(spread.median)} ${unit}, ` +
        `${round(spread.least)} to ${round(spread.most)}</title>` +
        `<line x1="${at(spread.least).toFixed(1)}" x2="${at(spread.most).toFixed(1)}" y1="${y}" y2="${y}"/>` +
        `<circle cx="${at(spread.median).toFixed(1)}" cy="${y}" r="4.5"/></g>`,
    )
    const own = marks.at(-1)
    const value = own ? `${round(own.spread.median)} ${unit}` : ''
    return label(name, y) + points.join('') + ending(value, y)
  })
  const bottom = lines.length * height
  const line =
    limit === undefined
      ? ''
      : `<line class="limit" x1="${at(limit).toFixed(1)}" x2="${at(limit).toFixed(1)}" y1="0" y2="${bottom}"/>`
  return svg(title, bottom, line + drawn.join('\n'))
}

/** Parts of a whole, one after the other, on a common scale. */
export function stackedChart(
  title: string,
  lines: readonly { readonly name: string; readonly segments: readonly Segment[] }[],
  unit: string,
) {
  const sum = (segments: readonly Segment[]) =>
    segments.reduce((total, { value }) => total + value, 0)
  const most = Math.max(...lines.map(({ segments }) => sum(segments)), 1)
  const drawn = lines.map(({ name, segments }, index) => {
    const y = (index + 0.5) * height
    let x = labels
    const bars = segments.map((segment) => {
      const length = (segment.value / most) * plot
      const bar =
        `<rect class="${segment.tone}" x="${x.toFixed(1)}" y="${y - 7}" width="${length.toFixed(1)}" height="14">` +
        `<title>${escape(segment.name)}: ${round(segment.value)} ${unit}</title></rect>`
      x += length
      return bar
    })
    return label(name, y) + bars.join('') + ending(`${round(sum(segments))} ${unit}`, y)
  })
  return svg(title, lines.length * height, drawn.join('\n'))
}

function svg(title: string, bottom: number, content: string) {
  return `<svg viewBox="0 0 ${width} ${bottom}" role="img" aria-label="${escape(title)}">${content}</svg>`
}

function label(name: string, y: number) {
  return `<text x="${labels - 10}" y="${y}" text-anchor="end">${escape(name)}</text>`
}

function ending(value: string, y: number) {
  return `<text x="${labels + plot + 12}" y="${y}">${escape(value)}</text>`
}

function round(value: number) {
  return String(Math.round(value * 10) / 10)
}
