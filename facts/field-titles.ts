import { z } from 'zod'

type Node = z.core.JSONSchema._JSONSchema

const known = new WeakMap<z.ZodType, Node>()

/** Drawing all facts takes longer than judging them: once is enough. */
function drawn(schema: z.ZodType) {
  const node = known.get(schema) ?? z.toJSONSchema(schema)
  known.set(schema, node)
  return node
}

/** « Sessions », « 2 », « Fin »: the French titles of the fields that a path goes through, lists counted from 1. */
export function titlesOf(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let node: Node | undefined = drawn(schema)
  return path.map((key) => {
    node = childOf(node, key)
    if (typeof key === 'number') return String(key + 1)
    return titleOf(node) ?? String(key)
  })
}

function titleOf(node: Node | undefined): string | undefined {
  if (typeof node !== 'object') return undefined
  return node.title ?? titleOf(node.anyOf?.[0])
}

function childOf(node: Node | undefined, key: PropertyKey): Node | undefined {
  if (typeof node !== 'object') return undefined
  if (typeof key === 'number' && node.items && !Array.isArray(node.items)) return node.items
  const own = node.properties?.[String(key)]
  if (own !== undefined) return own
  // A field that may be empty, or one of several kinds, stands below its choices.
  for (const choice of [...(node.anyOf ?? []), ...(node.oneOf ?? [])]) {
    const found = childOf(choice, key)
    if (found !== undefined) return found
  }
  return undefined
}
