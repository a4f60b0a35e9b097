import type { Plugin } from 'vite'

type Node = { type: string; start: number; end: number; [key: string]: unknown }

/**
 * Leaves the labels of the machines (`description`, `meta`) out of the browser's script: only
 * drawings, scripts for testers and the viewer read them.
 */
export function withoutMachineLabels(): Plugin {
  return {
    name: 'without-machine-labels',
    enforce: 'post',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    transform: {
      filter: { id: /\/machines\/[^/]+\.ts$/ },
      handler(code) {
        const labels = labelsIn(this.parse(code))
        const kept = labels.reduceRight((text, { start, end }) => {
          const after = /^\s*,?/.exec(text.slice(end))?.[0].length ?? 0
          return text.slice(0, start) + text.slice(end + after)
        }, code)
        return { code: kept, map: null }
      },
    },
  }
}

/** In the order of the text. */
function labelsIn(part: unknown): readonly Node[] {
  if (Array.isArray(part)) return part.flatMap(labelsIn)
  if (!isNode(part)) return []
  if (part.type === 'Property' && isLabel(part)) return [part]
  return Object.values(part).flatMap(labelsIn)
}

function isLabel({ key, value }: Node) {
  if (!isNode(key) || !isNode(value)) return false
  return key.name === 'description'
    ? value.type === 'Literal'
    : key.name === 'meta' && value.type === 'ObjectExpression'
}

function isNode(part: unknown): part is Node {
  return typeof part === 'object' && part !== null && 'type' in part
}
