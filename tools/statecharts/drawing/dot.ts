import { type Arrow, arrowsOf, cardsOf, homeOf } from './arrows.ts'
import {
  type Chart,
  type ChartState,
  type ChartTransition,
  isWithin,
  statesUnder,
} from './chart.ts'

/** The harness's ids of what a drawing shows, in the order of the numbers in its DOT. */
export type Numbering = {
  readonly states: readonly string[]
  readonly transitions: readonly string[]
}

const INK = '#1d2733'
const SOFT = '#52606d'
const LINE = '#616e7c'
const FONT = 'fontname="Arial"'
const CELLS = 'CELLBORDER="0" STYLE="ROUNDED"'
const BOX = `<TABLE BORDER="1" ${CELLS} CELLPADDING="4" COLOR="${INK}" BGCOLOR="#f5f7fa">`
const CARD = `<TABLE BORDER="1" ${CELLS} CELLPADDING="3" COLOR="${LINE}" BGCOLOR="#ffffff">`
const PLAIN = '<TABLE BORDER="0" CELLBORDER="0" CELLPADDING="2" CELLSPACING="1">'

export function numberingOf({ root, arrows }: Chart): Numbering {
  const states = statesUnder(root)
  return {
    states: states.map(({ path }) => path),
    transitions: [...states.flatMap(({ inner }) => inner), ...arrows].map(({ id }) => id),
  }
}

/**
 * A chart in Graphviz's language: states nest as clusters, transitions that stay are text in
 * their state, an arrow runs through its own text. States bear the id `s<n>` and transitions
 * `t<n>`, after `numberingOf`; the text and the lines of an arrow bear the class `a<n>`.
 */
export function toDot(chart: Chart): string {
  return new Scribe(chart).write()
}

class Scribe {
  readonly #chart: Chart
  readonly #numbering: Numbering
  readonly #arrows: readonly Arrow[]
  readonly #cards: ReadonlySet<string>

  constructor(chart: Chart) {
    this.#chart = chart
    this.#numbering = numberingOf(chart)
    this.#arrows = arrowsOf(chart)
    this.#cards = cardsOf(chart)
  }

  write(): string {
    const { name, root } = this.#chart
    return [
      `digraph ${quote(name)} {`,
      `graph [compound=true nodesep=0.3 ranksep=0.28 pad=0.1 labeljust=l ${FONT} fontsize=11 fontcolor="${INK}"]`,
      `node [shape=plain ${FONT} fontsize=11 fontcolor="${INK}"]`,
      `edge [color="${LINE}" arrowsize=0.7]`,
      ...this.#place(root),
      ...this.#arrows.flatMap((arrow) => this.#lines(arrow)),
      '}',
    ].join('\n')
  }

  #place(state: ChartState): readonly string[] {
    const id = `id=s${this.#numbering.states.indexOf(state.path)}`
    const content = this.#content(state)
    if (state.states.length === 0)
      return [
        `${quote(state.path)} [${id} class="state leaf" label=<${BOX}${content}</TABLE>>]`,
      ]
    const style = state.type === 'parallel' ? 'rounded,dashed' : 'rounded'
    const card = quote(cardName(state.path))
    const heading = this.#cards.has(state.path)
      ? [
          'label=""',
          `${card} [class="card" label=<${CARD}${content}</TABLE>>]`,
          // Unseen, they keep the card above what it stands for.
          ...state.states.map(
            (child) => `${card} -> ${quote(this.#top(child))} [style=invis]`,
          ),
        ]
      : [`label=<${PLAIN}${content}</TABLE>>`]
    return [
      `subgraph ${quote(`cluster ${state.path}`)} {`,
      `${id} class="state group" style="${style}" color="${INK}" margin=12`,
      ...heading,
      ...state.states.flatMap((child) => this.#place(child)),
      ...this.#arrows
        .filter((arrow) => homeOf(arrow) === state.path)
        .map((arrow) => this.#text(arrow)),
      '}',
    ]
  }

  /** The text of an arrow is a node of the layout: nothing is ever drawn over it. */
  #text({ name, transitions }: Arrow): string {
    const rows = transitions.map((transition) => this.#row(transition)).join('')
    return `${quote(name)} [class="cause ${name}" fontsize=10 label=<${PLAIN}${rows}</TABLE>>]`
  }

  #lines({ name, source, target }: Arrow): readonly string[] {
    const tail = this.#cards.has(source) ? cardName(source) : source
    const head = firstLeaf(this.#find(target)).path
    const isClipped = head !== target && !isWithin(source, target)
    const clip = isClipped ? ` lhead=${quote(`cluster ${target}`)}` : ''
    const classes = `class="arrow ${name}"`
    return [
      `${quote(tail)} -> ${quote(name)} [${classes} dir=none]`,
      `${quote(name)} -> ${quote(head)} [${classes}${clip}]`,
    ]
  }

  #content(state: ChartState): string {
    const key = state.path.split('.').at(-1) ?? ''
    const name = key === '' || key === state.label ? '' : ` ${small(key)}`
    const heading = cell([
      `<B>${html(state.isInitial ? `● ${state.label}` : state.label)}</B>${name}`,
      ...state.notes.map(small),
    ])
    const rows = state.inner.map((transition) => this.#row(transition)).join('')
    return heading + (rows && `<HR/>${rows}`)
  }

  /** Graphviz gives an id to a cell that is a link; the link is taken out of the drawing. */
  #row({ id, cause, details }: ChartTransition): string {
    const link = ` ID="t${this.#numbering.transitions.indexOf(id)}" HREF="#"`
    return cell([html(cause), ...details.map(small)], link)
  }

  #find(path: string): ChartState {
    const state = statesUnder(this.#chart.root).find((one) => one.path === path)
    if (!state) throw new Error(`${this.#chart.name} has no state "${path}"`)
    return state
  }

  #top(state: ChartState): string {
    return this.#cards.has(state.path) ? cardName(state.path) : firstLeaf(state).path
  }
}

/** The leaf that stands for a group: a line of Graphviz joins nodes, and is cut at a border. */
function firstLeaf(state: ChartState): ChartState {
  const child = state.states.find(({ isInitial }) => isInitial) ?? state.states[0]
  return child ? firstLeaf(child) : state
}

function cardName(path: string): string {
  return `in ${path}`
}

function cell(lines: readonly string[], attributes = ''): string {
  const text = lines.join('<BR ALIGN="LEFT"/>')
  return `<TR><TD ALIGN="LEFT" BALIGN="LEFT"${attributes}>${text}</TD></TR>`
}

function small(text: string): string {
  return `<FONT POINT-SIZE="9" COLOR="${SOFT}">${html(text)}</FONT>`
}

function html(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function quote(text: string): string {
  return `"${text.replaceAll('"', String.raw`\"`)}"`
}
