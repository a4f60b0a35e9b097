/** Where the states of a machine stand in its source. */
import { parseSync } from 'vite'
import type { Place } from './nearest-place.ts'

type Node = {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

/**
 * By path, the place of each state that the source writes out; the machine itself under ''.
 * Undefined when the source creates no machine of this id.
 */
export function locateStates(
  source: string,
  id: string,
): ReadonlyMap<string, Place> | undefined {
  const { program } = parseSync('machine.ts', source)
  const configs = [...configsIn(program), ...chartsIn(program)]
  const config = configs.find((one) => idOf(one) === id)
  if (!config) return undefined
  const offsets = new Map([['', config.start], ...statesIn(config, '')])
  return new Map([...offsets].map(([path, offset]) => [path, placeAt(source, offset)]))
}

/** The objects that are given to `createMachine`. */
function configsIn(part: unknown): readonly Node[] {
  if (Array.isArray(part)) return part.flatMap(configsIn)
  if (!isNode(part)) return []
  const inner = Object.values(part).flatMap(configsIn)
  if (part.type !== 'CallExpression' || nameOf(part.callee) !== 'createMachine')
    return inner
  const [config] = Array.isArray(part.arguments) ? part.arguments.map(bare) : []
  return isNode(config) && config.type === 'ObjectExpression' ? [config, ...inner] : inner
}

/** The objects that look like a machine's definition, wherever it is made of them. */
function chartsIn(part: unknown): readonly Node[] {
  if (Array.isArray(part)) return part.flatMap(chartsIn)
  if (!isNode(part)) return []
  const inner = Object.values(part).flatMap(chartsIn)
  const keys =
    part.type === 'ObjectExpression' ? propertiesOf(part).map(({ key }) => key) : []
  return keys.includes('id') && keys.includes('states') ? [part, ...inner] : inner
}

function nameOf(callee: unknown): unknown {
  if (!isNode(callee)) return undefined
  return isNode(callee.property) ? callee.property.name : callee.name
}

/** XState's own name for a machine without an id. */
function idOf(config: Node): unknown {
  const id = propertiesOf(config).find(({ key }) => key === 'id')?.value
  return id ? id.value : '(machine)'
}

function statesIn(config: Node, around: string): readonly (readonly [string, number])[] {
  const states = propertiesOf(config).find(({ key }) => key === 'states')?.value
  if (!states) return []
  return propertiesOf(states).flatMap(({ key, start, value }) => {
    const path = around === '' ? key : `${around}.${key}`
    return [[path, start] as const, ...statesIn(value, path)]
  })
}

function propertiesOf({ properties }: Node) {
  if (!Array.isArray(properties)) return []
  return properties.flatMap((property: unknown) => {
    if (!isNode(property) || property.type !== 'Property') return []
    const { key } = property
    const value = bare(property.value)
    if (!isNode(key) || !isNode(value)) return []
    return { key: String(key.name ?? key.value), start: property.start, value }
  })
}

/** Without `as const` and `satisfies`. */
function bare(part: unknown): unknown {
  return isNode(part) && part.type.startsWith('TS') ? bare(part.expression) : part
}

function placeAt(source: string, offset: number): Place {
  const lines = source.slice(0, offset).split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}

function isNode(part: unknown): part is Node {
  return typeof part === 'object' && part !== null && 'type' in part && 'start' in part
}
