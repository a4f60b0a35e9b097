import { arrowsOf, cardsOf } from './arrows.ts'
import { type Chart, type ChartState, type ChartTransition } from './chart.ts'

/**
 * A chart as a Mermaid state diagram, which code hosts draw. A group that hears events itself
 * is given a first state that stands for any of its own: Mermaid joins no group to its content.
 */
export function toMermaid(chart: Chart): string {
  const cards = cardsOf(chart)
  return [
    'stateDiagram-v2',
    ...place(chart.root, cards),
    ...arrowsOf(chart).map(
      ({ source, target, transitions }) =>
        `${cards.has(source) ? cardOf(source) : idOf(source)} --> ${idOf(target)}` +
        ` : ${transitions.map(sentence).join('<br/>')}`,
    ),
  ].join('\n')
}

function place(state: ChartState, cards: ReadonlySet<string>): readonly string[] {
  const { path, label, states } = state
  if (states.length === 0) return box(idOf(path), label, linesOf(state))
  const isRoot = path === ''
  const kind = state.type === 'parallel' ? ' (en parallèle)' : ''
  return [
    ...(isRoot ? [] : [`state "${plain(label + kind)}" as ${idOf(path)} {`]),
    ...(cards.has(path) ? box(cardOf(path), `Dans tout « ${label} »`, linesOf(state)) : []),
    ...states.flatMap((child) => place(child, cards)),
    ...states
      .filter(({ isInitial }) => isInitial)
      .map((child) => `[*] --> ${idOf(child.path)}`),
    ...(isRoot ? [] : ['}']),
  ]
}

function box(id: string, label: string, lines: readonly string[]): readonly string[] {
  return [`state "${plain(label)}" as ${id}`, ...lines.map((line) => `${id} : ${line}`)]
}

function linesOf({ notes, inner }: ChartState): readonly string[] {
  return [...notes.map(plain), ...inner.map(sentence)]
}

function sentence({ cause, details }: ChartTransition): string {
  return plain([cause, ...details].join(' '))
}

/** Mermaid ends a text at these, and takes `#` for the start of a character's code. */
function plain(text: string): string {
  return text.replaceAll(/[:;"]/g, ' ').replaceAll('#', 'étiquette ')
}

function idOf(path: string): string {
  return path === '' ? 'machine' : `s_${path.replaceAll(/\W/g, '_')}`
}

function cardOf(path: string): string {
  return `in_${path.replaceAll(/\W/g, '_')}`
}
