/** Mutants of how a view is wired to its machines, all compiled into one module. */
import path from 'node:path'
import { parseAst } from 'vite'

/** What can go wrong between a view and its machines. */
export const viewOperators = [
  'drop send',
  'double send',
  'wrong actor',
  'stale copy',
  'lost clean-up',
  'drop focus',
  'wrong focus',
] as const

export type ViewOperator = (typeof viewOperators)[number]

export type ViewMutant = {
  /** The same as long as the line that it changes: `drop send: menu.tsx Menu menu.send menu.close`. */
  readonly id: string
  readonly operator: ViewOperator
}

/** How a project wires its views; those of React and XState unless given. */
export type Conventions = {
  /** Methods that tell an actor something. */
  readonly sends: readonly string[]
  /** Hooks that read an actor. */
  readonly selectors: readonly string[]
  /** Hooks whose function returns what cleans up after it. */
  readonly effects: readonly string[]
}

const usual: Conventions = {
  sends: ['send'],
  selectors: ['useSelector'],
  effects: ['useEffect', 'useLayoutEffect'],
}

type Node = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}
/** A piece of the source that mutants stand around; `inner` is its text, mutants within included. */
type Site = Node & { wrap(inner: string): string }
type Visit = { readonly node: Node; readonly owner: string }

/** Under this name the modules find what `switch.ts` offers. */
export const globalName = '__viewMutants'

/** The source with all its mutants, each asleep until it is switched on, and their list. */
export function mutateView(
  source: string,
  file: string,
  conventions: Conventions = usual,
): { readonly code: string; readonly mutants: readonly ViewMutant[] } {
  const mutants: ViewMutant[] = []
  const uses = new Map<string, number>()
  const name = (operator: ViewOperator, owner: string, what: string): string => {
    const text = `${operator}: ${path.basename(file)} ${owner} ${what}`
    const use = (uses.get(text) ?? 0) + 1
    uses.set(text, use)
    const id = use === 1 ? text : `${text} (${use})`
    mutants.push({ id, operator })
    return JSON.stringify(id)
  }
  const text = ({ start, end }: Node) => source.slice(start, end)
  const sites = visits(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))
    .flatMap(({ node, owner }) => [
      ...sendSites(node, owner, conventions, name, text),
      ...readSites(node, owner, conventions, name, text),
      ...cleanUpSites(node, owner, conventions, name),
      ...focusSites(node, owner, name, text),
    ])
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
  return { code: render(source, 0, source.length, sites), mutants }
}

type Name = (operator: ViewOperator, owner: string, what: string) => string
type Text = (node: Node) => string

const at = (id: string) => `${globalName}.isOn(${id})`

function sendSites(
  node: Node,
  owner: string,
  { sends }: Conventions,
  name: Name,
  text: Text,
): readonly Site[] {
  const called = methodCall(node)
  if (!called || !sends.includes(called.method)) return []
  const actor = text(called.object)
  const [event] = nodesIn(node.arguments)
  const what = `${short(actor)}.${called.method} ${event ? typeOf(event, text) : ''}`.trim()
  const [drop, double, wrong] = [
    name('drop send', owner, what),
    name('double send', owner, what),
    name('wrong actor', owner, what),
  ]
  const given = event ? text(event) : ''
  return [
    {
      ...node,
      wrap: (inner) =>
        `${globalName}.given(${at(drop)} ? void 0 : ${at(double)} ? (${text(node)}, ${text(node)}) : ` +
        `${at(wrong)} ? ${globalName}.misdirect(${actor}, ${given}) : ${inner})`,
    },
  ]
}

function readSites(
  node: Node,
  owner: string,
  { selectors }: Conventions,
  name: Name,
  text: Text,
): readonly Site[] {
  const hook = functionCall(node)
  if (hook === undefined || !selectors.includes(hook)) return []
  const [actor, read] = nodesIn(node.arguments)
  const body = read && isNode(read.body) ? text(read.body) : ''
  const id = name('stale copy', owner, `${actor ? short(text(actor)) : ''} ${short(body)}`)
  return [{ ...node, wrap: (inner) => `${globalName}.first(${id}, ${inner})` }]
}

function cleanUpSites(
  node: Node,
  owner: string,
  { effects }: Conventions,
  name: Name,
): readonly Site[] {
  const hook = functionCall(node)
  const [effect] = nodesIn(node.arguments)
  if (hook === undefined || !effects.includes(hook) || !effect) return []
  if (!isNode(effect.body)) return []
  const returned =
    effect.body.type === 'BlockStatement'
      ? nodesIn(effect.body.body).filter(({ type }) => type === 'ReturnStatement')
      : [{ ...effect.body, argument: effect.body }]
  return returned.flatMap(({ argument }) => {
    if (!isNode(argument)) return []
    const id = name('lost clean-up', owner, hook)
    return [
      { ...argument, wrap: (inner: string) => `${globalName}.cleanUp(${id}, ${inner})` },
    ]
  })
}

function focusSites(node: Node, owner: string, name: Name, text: Text): readonly Site[] {
  const called = methodCall(node)
  if (called?.method !== 'focus') return []
  const element = text(called.object)
  const drop = name('drop focus', owner, short(element))
  const wrong = name('wrong focus', owner, short(element))
  return [
    {
      ...node,
      wrap: (inner) =>
        `${globalName}.given(${at(drop)} ? void 0 : ${at(wrong)} ? ${globalName}.focusNext(${element}) : ${inner})`,
    },
  ]
}

/** The text from `start` to `end` with its sites wrapped, the outer ones around the inner ones. */
function render(
  source: string,
  start: number,
  end: number,
  sites: readonly Site[],
): string {
  let [code, place, left] = ['', start, sites]
  for (let [site] = left; site; [site] = left) {
    const { start: from, end: to, wrap } = site
    const inner = left.slice(1).filter((other) => other.end <= to)
    code += source.slice(place, from) + wrap(render(source, from, to, inner))
    place = to
    left = left.slice(1 + inner.length)
  }
  return code + source.slice(place, end)
}

/** Every node, with the name of the function that it stands in. */
function visits(part: unknown, owner = ''): readonly Visit[] {
  if (Array.isArray(part)) return part.flatMap((each) => visits(each, owner))
  if (!isNode(part)) return []
  const named =
    part.type === 'FunctionDeclaration' && isNode(part.id) ? part.id.name : owner
  const inside = String(named)
  return [
    { node: part, owner: inside },
    ...Object.values(part).flatMap((child) => visits(child, inside)),
  ]
}

function methodCall(node: Node): { object: Node; method: string } | undefined {
  const { type, callee } = node
  if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression')
    return undefined
  const { object, property } = callee
  return isNode(object) && isNode(property)
    ? { object, method: String(property.name) }
    : undefined
}

function functionCall({ type, callee }: Node): string | undefined {
  return type === 'CallExpression' && isNode(callee) && callee.type === 'Identifier'
    ? String(callee.name)
    : undefined
}

/** The type of an event that is written out, or its source. */
function typeOf(event: Node, text: Text): string {
  const [, type] = /\btype: '([^']+)'/.exec(text(event)) ?? []
  return type ?? short(text(event))
}

function short(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 40)
}

function nodesIn(part: unknown): readonly Node[] {
  return Array.isArray(part) ? part.filter(isNode) : []
}

function isNode(part: unknown): part is Node {
  return typeof part === 'object' && part !== null && 'type' in part && 'start' in part
}
