import { z } from 'zod'
import type { Option } from '../record.ts'
import type { Kind } from '../registry.ts'

type Look = {
  readonly title: string
  readonly description: string | null
  /** May be left out: null. */
  readonly isOptional: boolean
  /** The program's own: no form shows it. */
  readonly isHidden: boolean
}

type Group = {
  readonly type: 'group'
  readonly fields: readonly (readonly [string, Spec])[]
}

/** How a field is drawn and read: everything follows from its schema. */
export type Spec = Look &
  (
    | {
        readonly type: 'text'
        readonly format: 'plain' | 'date' | 'time' | 'email'
        readonly isLong: boolean
        /** What it names. */
        readonly reference: string | null
        /** Made by the program where it is empty: `a-b` or `aB`. */
        readonly identifier: 'hyphens' | 'capitals' | null
      }
    | { readonly type: 'number' }
    | { readonly type: 'flag' }
    | { readonly type: 'choice'; readonly options: readonly Option[] }
    | Group
    | { readonly type: 'list'; readonly item: Spec }
    | {
        readonly type: 'variants'
        /** The field that says which it is. */
        readonly by: string
        readonly options: readonly (Option & { readonly group: Look & Group })[]
      }
    | { readonly type: 'fixed'; readonly value: string | number | boolean | null }
  )

export type GroupSpec = Extract<Spec, { type: 'group' }>

type Node = z.core.JSONSchema.JSONSchema
type Given = {
  readonly labels?: Readonly<Record<string, string>>
  readonly long?: boolean
  readonly reference?: string
  readonly hidden?: boolean
}

/** The form of one record of a kind; throws where its schema is no group of fields. */
export function formOf({ schema, isList, title }: Kind): GroupSpec {
  const whole = z.toJSONSchema(schema, { io: 'input' })
  const record = isList ? whole.items : whole
  const spec = isNode(record) ? specOf(record) : undefined
  if (spec?.type !== 'group') throw new Error(`${title}: a record is a group of fields`)
  return spec
}

function specOf(node: Node): Spec {
  const look: Look = {
    title: node.title ?? '',
    description: node.description ?? null,
    isOptional: Array.isArray(node.type) && node.type.includes('null'),
    isHidden: givenOf(node).hidden === true,
  }
  const choices = node.anyOf?.filter(isNode) ?? []
  const [inner, ...others] = choices.filter(({ type }) => type !== 'null')
  if (inner && others.length === 0) {
    const spec = specOf({ ...givenOf(node), ...inner })
    return {
      ...spec,
      title: node.title ?? spec.title,
      description: node.description ?? spec.description,
      isOptional: choices.length > 1 || spec.isOptional,
      isHidden: look.isHidden || spec.isHidden,
    }
  }
  return { ...look, ...bareSpecOf(node) }
}

/** Distributes over the kinds of fields. */
type Bare<Each> = Each extends Spec ? Omit<Each, keyof Look> : never

function bareSpecOf(node: Node): Bare<Spec> {
  const { labels, long, reference } = givenOf(node)
  if (node.const !== undefined) return { type: 'fixed', value: constantOf(node.const) }
  if (node.oneOf) return variantsOf(node.oneOf.filter(isNode))
  if (node.enum)
    return {
      type: 'choice',
      options: node.enum.map((value) => ({
        value: String(value),
        label: labels?.[String(value)] ?? String(value),
      })),
    }
  if (node.type === 'boolean') return { type: 'flag' }
  if (node.type === 'number' || node.type === 'integer') return { type: 'number' }
  if (node.type === 'array' && isNode(node.items))
    return { type: 'list', item: specOf(node.items) }
  if (node.type === 'object') return groupOf(node)
  return {
    type: 'text',
    format: formatOf(node.format),
    isLong: long === true,
    reference: reference ?? null,
    identifier: identifierOf(node.pattern ?? ''),
  }
}

function groupOf(node: Node): Group {
  return {
    type: 'group',
    fields: Object.entries(node.properties ?? {}).flatMap(([name, field]) =>
      isNode(field) ? [[name, specOf(field)] as const] : [],
    ),
  }
}

function variantsOf(nodes: readonly Node[]): Bare<Spec> {
  const by =
    Object.entries(nodes[0]?.properties ?? {}).find(
      ([, field]) => isNode(field) && field.const !== undefined,
    )?.[0] ?? ''
  const options = nodes.flatMap((node) => {
    const field = node.properties?.[by]
    if (!isNode(field)) return []
    const title = node.title ?? ''
    const look = { title, description: null, isOptional: false, isHidden: false }
    const group = { ...look, ...groupOf(node) }
    return [{ value: String(field.const), label: title, group }]
  })
  return { type: 'variants', by, options }
}

/** What the schema's `meta` adds, which JSON Schema has no word for. */
function givenOf(node: Node): Given {
  const { labels, long, reference, hidden }: Given & Node = node
  return {
    ...(labels && { labels }),
    ...(long !== undefined && { long }),
    ...(reference !== undefined && { reference }),
    ...(hidden !== undefined && { hidden }),
  }
}

function identifierOf(pattern: string) {
  if (!pattern.startsWith('^[a-z')) return null
  return pattern.includes('A-Z') ? 'capitals' : 'hyphens'
}

function constantOf(value: unknown) {
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value)
}

function formatOf(format: string | undefined) {
  return format === 'date' || format === 'time' || format === 'email' ? format : 'plain'
}

function isNode(node: unknown): node is Node {
  return typeof node === 'object' && node !== null && !Array.isArray(node)
}
