/** How RJSF draws a record: its layout and its lists are kept, words and controls are these. */
import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  RJSFSchema,
  UiSchema,
  ValidatorType,
  WidgetProps,
} from '@rjsf/utils'
import { useEffect, useRef } from 'react'
import type { BookRecord, Judgement, Option } from './config.ts'
import { type Node, plain } from './form.ts'

/** What a field of the form knows of the record around it. */
export type Around = {
  readonly references: Readonly<Record<string, readonly Option[]>>
  readonly judgements: BookRecord['judgements']
  attach(rule: string, file: File): Promise<string | undefined>
}

export const idOf = (path: readonly PropertyKey[]) => ['root', ...path].join('_')

type Drawn = { readonly schema: RJSFSchema; readonly ui: UiSchema }

/** The schema that RJSF draws, and how; numbers are texts, so that they can be typed in French. */
export function formOf(given: Node, fixed: readonly string[] = []): Drawn {
  const node = plain(given)
  const { title = '', description } = node
  const look = { title, ...(description !== undefined && { description }) }
  const options = { isOptional: node.optional === true, node }
  const isShape =
    node.oneOf !== undefined || (node.optional === true && (node.properties ?? node.items))
  if (isShape) return { schema: look, ui: { 'ui:field': 'Shapes', 'ui:options': options } }
  if (node.items) {
    const item = formOf(node.items)
    return {
      schema: { ...look, type: 'array', items: item.schema },
      ui: { items: item.ui, 'ui:options': options },
    }
  }
  if (node.properties) {
    const { properties, ui } = groupOf(node.properties, fixed)
    return {
      schema: { ...look, type: 'object', properties },
      ui: { ...ui, 'ui:options': options },
    }
  }
  const type = node.type === 'boolean' ? 'boolean' : 'string'
  return {
    schema: { ...look, type },
    ui: { 'ui:widget': widgetOf(node), 'ui:options': options },
  }
}

function groupOf(nodes: Readonly<Record<string, Node>>, fixed: readonly string[]) {
  const seen = Object.entries(nodes).filter(
    ([, { hidden, const: value }]) => hidden !== true && value === undefined,
  )
  const drawn = seen.map(([name, field]) => [name, formOf(field)] as const)
  const ui = drawn.map(([name, { ui: own }]) => [
    name,
    fixed.includes(name) ? { ...own, 'ui:readonly': true } : own,
  ])
  const properties = drawn.map(([name, { schema }]) => [name, schema])
  return { properties: Object.fromEntries(properties), ui: Object.fromEntries(ui) }
}

function widgetOf(node: Node) {
  if (node.type === 'boolean') return 'Flag'
  if (node.enum || node.reference !== undefined) return 'Choice'
  return node.file === undefined ? 'Text' : 'Attached'
}

/** The server judges, by the build's own rules. */
export const validator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
}

const aboutOf = (id: string) => `${id}__about`
type Options = { readonly node?: Node; readonly isOptional?: boolean } & {
  readonly [key: string]: unknown
}
const nodeIn = (options: Options): Node => options.node ?? {}

function Text({ id, value, onChange, readonly, rawErrors, options }: WidgetProps) {
  const node = nodeIn(options)
  const isNumber = node.type === 'number' || node.type === 'integer'
  const own = {
    id,
    value: value ?? '',
    readOnly: readonly === true,
    'aria-describedby': aboutOf(id),
    'aria-invalid': (rawErrors ?? []).length > 0,
  }
  if (node.long === true)
    return (
      <textarea
        {...own}
        rows={Math.max(3, Math.ceil(String(own.value).length / 70))}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  const type = ['date', 'time', 'email'].includes(node.format ?? '') ? node.format : 'text'
  return (
    <input
      {...own}
      type={type}
      className={isNumber || type === 'date' || type === 'time' ? 'short' : undefined}
      inputMode={isNumber ? 'decimal' : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

function Flag({ id, value, onChange, label, readonly }: WidgetProps) {
  return (
    <label className="flag">
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        disabled={readonly === true}
        aria-describedby={aboutOf(id)}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  )
}

function choicesIn({ enum: values, labels, reference }: Node, known: Around['references']) {
  if (values === undefined) return known[reference ?? ''] ?? []
  return values.map((value): Option => ({ value, label: labels?.[value] ?? value }))
}

function Choice(props: WidgetProps<unknown, RJSFSchema, Around>) {
  const { id, value, onChange, rawErrors, options, registry, readonly } = props
  const node = nodeIn(options)
  const { optional, file } = node
  const choices = choicesIn(node, registry.formContext.references)
  const chosen = choices.find((each) => each.value === value)
  return (
    <>
      <select
        id={id}
        value={value ?? ''}
        disabled={readonly === true}
        aria-describedby={aboutOf(id)}
        aria-invalid={(rawErrors ?? []).length > 0}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{optional === true ? 'Aucun' : 'À choisir'}</option>
        {value && !chosen && <option value={value}>{value}</option>}
        {choices.map((each) => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </select>
      {chosen?.picture !== undefined && (
        <img src={chosen.picture} alt="" width="96" height="96" />
      )}
      {file !== undefined && <FileControl {...props} rule={file} />}
    </>
  )
}

function Attached(props: WidgetProps<unknown, RJSFSchema, Around>) {
  const { id, value, onChange, options } = props
  return (
    <>
      <p id={id} tabIndex={-1} className="held">
        {value ? (
          <a href={value} target="_blank" rel="noreferrer">
            {String(value).slice(1)}
          </a>
        ) : (
          'Aucun fichier.'
        )}
        {value && (
          <button type="button" className="quiet" onClick={() => onChange('')}>
            Retirer le fichier
          </button>
        )}
      </p>
      <FileControl {...props} rule={nodeIn(options).file ?? ''} />
    </>
  )
}

function FileControl({
  id,
  label,
  rule,
  onChange,
  registry,
}: WidgetProps<unknown, RJSFSchema, Around> & { rule: string }) {
  return (
    <FileButton
      id={`${id}__file`}
      label={label}
      onFile={async (file) => {
        const value = await registry.formContext.attach(rule, file)
        if (value !== undefined) onChange(value)
      }}
    />
  )
}

export function FileButton({
  id,
  label,
  onFile,
}: {
  id: string
  label: string
  onFile(file: File): Promise<void>
}) {
  return (
    <p className="file">
      <label htmlFor={id}>Joindre un fichier&nbsp;: {label}</label>
      <input
        id={id}
        type="file"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void onFile(file)
          // The same file can be given again once it is mended.
          target.value = ''
        }}
      />
    </p>
  )
}

function Remarks({ remarks }: { remarks: readonly Judgement[] }) {
  return remarks.map(({ text, action, level }) => (
    <p key={text} className={`remark ${level}`}>
      {text
        .slice(text.indexOf('\u00a0: ') + 3)
        .replace(/^./, (letter) => letter.toUpperCase())}{' '}
      {action}
    </p>
  ))
}

const isGroup = (node: Node) =>
  node.properties !== undefined || node.items !== undefined || node.oneOf !== undefined

function Template({
  id,
  fieldPathId,
  label,
  children,
  rawErrors = [],
  rawDescription,
  uiSchema,
  registry,
}: FieldTemplateProps<unknown, RJSFSchema, Around>) {
  const options: Options = uiSchema?.['ui:options'] ?? {}
  const node = nodeIn(options)
  const { path } = fieldPathId
  const place = path.join('_')
  const remarks = registry.formContext.judgements.filter(
    (each) => each.path.join('_') === place && place !== '',
  )
  const last = path.at(-1)
  const about = (
    <div className="about" id={aboutOf(id)}>
      {rawDescription && <p>{rawDescription}</p>}
      {rawErrors.map((error) => (
        <p key={error} className="error">
          {error}
        </p>
      ))}
      <Remarks remarks={remarks} />
    </div>
  )
  if (isGroup(node))
    return (
      <>
        {place !== '' && about}
        {children}
      </>
    )
  return (
    <div className="field">
      {node.type !== 'boolean' && (
        <label htmlFor={id}>
          {label}
          {typeof last === 'number' && ` ${last + 1}`}
        </label>
      )}
      {options.isOptional && <small> facultatif</small>}
      {node.type === 'boolean' && children}
      {about}
      {node.type !== 'boolean' && children}
    </div>
  )
}

function Group({ title, properties, fieldPathId }: ObjectFieldTemplateProps) {
  const content = properties.map(({ content: each }) => each)
  const last = fieldPathId.path.at(-1)
  if (fieldPathId.path.length === 0) return content
  // An item of a list has its frame already.
  return typeof last === 'number' ? (
    content
  ) : (
    <fieldset id={fieldPathId.$id} tabIndex={-1}>
      <legend>{title}</legend>
      {content}
    </fieldset>
  )
}

function List({ title, items, onAddClick, fieldPathId }: ArrayFieldTemplateProps) {
  const place = useRef<HTMLFieldSetElement>(null)
  const wasAdded = useRef(false)
  useEffect(() => {
    if (!wasAdded.current) return
    wasAdded.current = false
    const added = [...(place.current?.querySelectorAll(':scope > .item') ?? [])].at(-1)
    added?.querySelector<HTMLElement>('input, textarea, select')?.focus()
  }, [items.length])
  return (
    <fieldset id={fieldPathId.$id} tabIndex={-1} ref={place}>
      <legend>{title}</legend>
      {items}
      <button
        type="button"
        onClick={() => {
          wasAdded.current = true
          onAddClick()
        }}
      >
        Ajouter<span className="hidden">&nbsp;: {title}</span>
      </button>
    </fieldset>
  )
}

function Item({ children, buttonsProps, index, schema }: ArrayFieldItemTemplateProps) {
  const name = `${schema.title ?? 'Ligne'} ${index + 1}`
  const tools = [
    ['Monter', buttonsProps.hasMoveUp, buttonsProps.onMoveUpItem],
    ['Descendre', buttonsProps.hasMoveDown, buttonsProps.onMoveDownItem],
    ['Retirer', true, buttonsProps.onRemoveItem],
  ] as const
  return (
    <div className="item" role="group" aria-label={name}>
      {schema.type === 'object' && <p className="name">{name}</p>}
      {children}
      <p className="tools">
        {tools.map(
          ([word, isThere, act]) =>
            isThere && (
              <button key={word} type="button" className="quiet" onClick={act}>
                {word}
                <span className="hidden">&nbsp;: {name}</span>
              </button>
            ),
        )}
      </p>
    </div>
  )
}

const nothing = ''

const absenceOf = ({ oneOf, items }: Node) =>
  oneOf || items ? 'Pas encore renseigné' : 'Non'

/** Each with the field that tells it from the others, and what that field holds. */
function shapesIn(node: Node) {
  const only = { ...node, title: node.items ? 'Une liste' : 'Oui' }
  return (node.oneOf ?? [only]).map((shape) => {
    const [kind, { const: value = 'yes' }] = Object.entries(shape.properties ?? {}).find(
      ([, each]) => each.const !== undefined,
    ) ?? ['', {}]
    const blank = kind === '' ? (shape.items ? [] : {}) : { [kind]: value }
    return { kind, value, shape, blank }
  })
}

/** A group that may be left out, or one of several: which it is comes first, its fields follow. */
function Shapes(props: FieldProps) {
  const { fieldPathId, formData, onChange, registry, uiSchema } = props
  const node = nodeIn(uiSchema?.['ui:options'] ?? {})
  const shapes = shapesIn(node)
  const chosen = shapes.find(
    ({ kind, value }) => formData != null && (kind === '' || formData[kind] === value),
  )
  const { SchemaField } = registry.fields
  const { optional: _, oneOf: __, ...whole } = node
  const drawn =
    chosen &&
    formOf({ ...whole, ...chosen.shape, optional: false, title: node.title ?? '' })
  // Fields of another shape are not taken along, even where they are named alike.
  const select = (value: string) =>
    onChange(shapes.find((each) => each.value === value)?.blank ?? null, fieldPathId.path)
  const id = fieldPathId.$id
  return (
    <div className="shapes">
      <label htmlFor={id}>{node.title}</label>
      <select
        id={id}
        aria-describedby={aboutOf(id)}
        value={chosen?.value ?? nothing}
        onChange={({ target }) => select(target.value)}
      >
        {(node.optional === true || !chosen) && (
          <option value={nothing}>{absenceOf(node)}</option>
        )}
        {shapes.map(({ value, shape }) => (
          <option key={value} value={value}>
            {shape.title}
          </option>
        ))}
      </select>
      {drawn && SchemaField && (
        <SchemaField
          {...props}
          schema={drawn.schema}
          uiSchema={drawn.ui}
          fieldPathId={{ ...fieldPathId, $id: `${id}` }}
        />
      )}
    </div>
  )
}

export const fields = { Shapes }
export const widgets = { Text, Flag, Choice, Attached }
export const templates = {
  FieldTemplate: Template,
  ObjectFieldTemplate: Group,
  ArrayFieldTemplate: List,
  ArrayFieldItemTemplate: Item,
}
