import {
  type Chart,
  type ChartState,
  type ChartTransition,
  isWithin,
  statesUnder,
} from './chart.ts'

/** A transition's class for the style sheet, and a sign that tells it without colour. */
export type Mark = { readonly className: string; readonly sign: string }

export type Marks = (transitionId: string) => Mark | undefined

/** Arrows between the same two states are one, with a line of text for each transition. */
type Arrow = {
  readonly source: string
  readonly target: string
  readonly transitions: readonly ChartTransition[]
}

const ANYWHERE = ' *'
const INK = '#1d2733'
const SOFT = '#52606d'
const LINE = '#7b8794'
const FONT = 'fontname="Arial"'

/** The number under which the DOT of a chart knows each of its states and transitions. */
export type Numbering = {
  readonly states: readonly string[]
  readonly transitions: readonly string[]
}

export function numberingOf({ root, arrows }: Chart): Numbering {
  const states = statesUnder(root)
  return {
    states: states.map(({ path }) => path),
    transitions: [...states.flatMap(({ inner }) => inner), ...arrows].map(({ id }) => id),
  }
}

/**
 * A chart in Graphviz's language: states nest as clusters, transitions that stay are text in
 * their state. States bear the id `s<n>`, transitions `t<n>`, after `numberingOf`.
 */
export function toDot(chart: Chart, marks: Marks = () => undefined): string {
  const { states, transitions } = numberingOf(chart)
  const scribe = new Scribe(states, transitions, marks)
  const arrows = arrowsOf(chart)
  const busy = new Set(
    arrows.filter(({ source, target }) => isWithin(target, source)).map((one) => one.source),
  )
  return [
    `digraph ${quote(chart.name)} {`,
    `graph [compound=true rankdir=TB nodesep=0.5 ranksep=0.55 pad=0.15 bgcolor="white" ${FONT}]`,
    `node [shape=plain ${FONT} fontsize=11 fontcolor="${INK}"]`,
    `edge [${FONT} fontsize=10 fontcolor="${INK}" color="${LINE}" arrowsize=0.7]`,
    ...boxes(chart.root, scribe, busy),
    ...arrows.map((arrow) => lineOf(chart.root, arrow, scribe)),
    '}',
  ].join('\n')
}

/** Writes the texts of a chart as Graphviz's tables. */
class Scribe {
  readonly #states: readonly string[]
  readonly #transitions: readonly string[]
  readonly #marks: Marks

  constructor(states: readonly string[], transitions: readonly string[], marks: Marks) {
    this.#states = states
    this.#transitions = transitions
    this.#marks = marks
  }

  stateId(path: string): string {
    return `s${this.#states.indexOf(path)}`
  }

  /** Graphviz gives an id to what is a link; the link is taken out of the drawing. */
  row({ id, cause, details }: ChartTransition): string {
    const own = `t${this.#transitions.indexOf(id)}`
    const sign = this.#marks(id)?.sign
    const text = [
      html(sign === undefined ? cause : `${sign} ${cause}`),
      ...details.map((line) => small(line)),
    ].join('<BR ALIGN="LEFT"/>')
    return `<TR><TD ALIGN="LEFT" BALIGN="LEFT" ID="${own}" HREF="#">${text}</TD></TR>`
  }

  heading(state: ChartState): string {
    const sign = state.isInitial ? '● ' : ''
    const key = state.path.split('.').at(-1) ?? ''
    const name = key === '' || key === state.label ? '' : ` ${small(key)}`
    const lines = [
      `<B>${html(sign + state.label)}</B>${name}`,
      ...state.notes.map((line) => small(line)),
    ].join('<BR ALIGN="LEFT"/>')
    return `<TR><TD ALIGN="LEFT" BALIGN="LEFT">${lines}</TD></TR>`
  }

  /** The style allows one rule between a heading and what follows. */
  content(state: ChartState): string {
    const rule = state.inner.length > 0 ? ['<HR/>'] : []
    return [
      this.heading(state),
      ...rule,
      ...state.inner.map((transition) => this.row(transition)),
    ].join('')
  }
}

function boxes(
  state: ChartState,
  scribe: Scribe,
  busy: ReadonlySet<string>,
): readonly string[] {
  const id = scribe.stateId(state.path)
  if (state.states.length === 0) {
    const frame = `<TABLE BORDER="1" CELLBORDER="0" CELLPADDING="4" STYLE="ROUNDED" COLOR="${INK}" BGCOLOR="#f5f7fa">`
    const label = `<${frame}${scribe.content(state)}</TABLE>>`
    return [`${quote(state.path)} [id=${id} class="state leaf" label=${label}]`]
  }
  const isRegion = state.type === 'parallel'
  const frame = '<TABLE BORDER="0" CELLBORDER="0" CELLPADDING="3">'
  const style = isRegion ? 'rounded,dashed' : 'rounded'
  return [
    `subgraph ${quote(`cluster ${state.path}`)} {`,
    `id=${id} class="state group" style="${style}" color="${INK}" labeljust=l margin=14`,
    `label=<${frame}${scribe.content(state)}</TABLE>>`,
    ...(busy.has(state.path) ? [anywhere(state.path)] : []),
    ...state.states.flatMap((child) => boxes(child, scribe, busy)),
    '}',
  ]
}

/** Where the arrows begin that lead from any state of a group into one of them. */
function anywhere(path: string): string {
  const label = `<<FONT POINT-SIZE="9" COLOR="${SOFT}">de partout</FONT>>`
  return `${quote(path + ANYWHERE)} [class="anywhere" shape=ellipse margin="0.04,0.02" height=0 width=0 style=dashed color="${LINE}" label=${label}]`
}

function lineOf(root: ChartState, arrow: Arrow, scribe: Scribe): string {
  const { source, target, transitions } = arrow
  const isInward = isWithin(target, source)
  const tail = isInward ? source + ANYWHERE : firstLeaf(root, source)
  const head = firstLeaf(root, target)
  const options = [
    `class="arrow"`,
    ...(!isInward && tail !== source ? [`ltail=${quote(`cluster ${source}`)}`] : []),
    ...(head !== target && !isWithin(source, target)
      ? [`lhead=${quote(`cluster ${target}`)}`]
      : []),
    `label=<<TABLE BORDER="0" CELLBORDER="0" CELLPADDING="2" CELLSPACING="1">${transitions
      .map((transition) => scribe.row(transition))
      .join('')}</TABLE>>`,
  ]
  return `${quote(tail)} -> ${quote(head)} [${options.join(' ')}]`
}

function arrowsOf({ arrows }: Chart): readonly Arrow[] {
  const found = new Map<string, Arrow>()
  for (const transition of arrows)
    for (const target of transition.targets) {
      const { source } = transition
      const key = `${source} ${target}`
      const transitions = [...(found.get(key)?.transitions ?? []), transition]
      found.set(key, { source, target, transitions })
    }
  return [...found.values()]
}

/** The leaf that stands for a group: an edge of Graphviz joins leaves. */
function firstLeaf(root: ChartState, path: string): string {
  const state = statesUnder(root).find((one) => one.path === path)
  const child = state?.states.find(({ isInitial }) => isInitial) ?? state?.states[0]
  return child ? firstLeaf(root, child.path) : path
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
