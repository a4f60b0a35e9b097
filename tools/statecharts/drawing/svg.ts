import { instance } from '@viz-js/viz'
import type { Chart } from './chart.ts'
import { numberingOf, toDot } from './dot.ts'

/**
 * A chart as an SVG element that stands alone, laid out by Graphviz. Each state is a group with
 * `data-state`, each transition one with `data-transition`, which hold the harness's ids. Throws
 * when Graphviz refuses the chart.
 */
export async function toSvg(chart: Chart): Promise<string> {
  const { status, output, errors } = (await instance()).render(toDot(chart), {
    format: 'svg',
  })
  if (status === 'failure')
    throw new Error(`${chart.name}: ${errors.map(({ message }) => message).join(', ')}`)
  return named(chart, dressed(chart, output))
}

/** With the harness's ids in place of Graphviz's, and without links and tooltips of its own. */
function dressed(chart: Chart, drawing: string): string {
  const { states, transitions } = numberingOf(chart)
  return drawing
    .replace(/^[^]*?(?=<svg)/, '')
    .replaceAll(/<!--[^]*?-->\n?/g, '')
    .replaceAll(/<title>[^]*?<\/title>\n?/g, '')
    .replaceAll(/<g id="a_t(\d+)"><a [^>]*>/g, (_, index: string) => {
      const id = transitions[Number(index)] ?? ''
      return `<g class="transition" data-transition="${attribute(id)}">`
    })
    .replaceAll(/<\/a>\n<\/g>/g, '</g>')
    .replaceAll(
      /<g id="s(\d+)" class="(?:node|cluster) ([^"]*)">/g,
      (_, index: string, classes: string) =>
        `<g class="${classes}" data-state="${attribute(states[Number(index)] || '(root)')}">`,
    )
    .replaceAll(/<g id="[^"]*" class="(?:graph|node|edge)( [^"]*)?"/g, (_, classes = '') =>
      classes === '' ? '<g' : `<g class="${String(classes).trim()}"`,
    )
    .replaceAll(' xml:space="preserve"', '')
}

function named({ name, root }: Chart, drawing: string): string {
  const title = root.label === name ? name : `${root.label} (${name})`
  return drawing
    .replace('<svg ', `<svg role="img" aria-label="${attribute(title)}" `)
    .replace(' xmlns:xlink="http://www.w3.org/1999/xlink"', '')
    .replaceAll(/\n+/g, '\n')
}

function attribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
