/** What RJSF draws a record from, and the few parts that are not its own. */
import type {
  FieldProps,
  IconButtonProps,
  RJSFSchema,
  UiSchema,
  ValidatorType,
  WidgetProps,
} from '@rjsf/utils'
import { flushSync } from 'react-dom'
import type { BookRecord } from './book.ts'
import type { Node, Option, Path } from './config.ts'
import { blankOf, hasShape, plain, shortOf } from './form.ts'

/** What the form knows of the record around a field. */
export type Around = {
  readonly references: Readonly<Record<string, readonly Option[]>>
  readonly record: BookRecord | undefined
  attach(rule: string, file: File): Promise<string | undefined>
}

type Drawn = { readonly schema: RJSFSchema; readonly ui: UiSchema }

/** Numbers are texts, so that they can be typed in French; choices and remarks are the record's. */
export function formOf(given: Node, around: Around, path: Path = []): Drawn {
  const node = plain(given)
  const { properties, items, oneOf, optional } = node
  const isShape = oneOf !== undefined || (optional === true && (properties ?? items))
  const drawn: Drawn = isShape
    ? { schema: {}, ui: { 'ui:field': 'Shapes', 'ui:options': { node } } }
    : items
      ? {
          schema: { type: 'array', items: formOf(items, around, [...path, 0]).schema },
          ui: {
            items: (_: unknown, index: number) =>
              formOf(items, around, [...path, index]).ui,
          },
        }
      : properties
        ? groupOf(properties, around, path)
        : controlOf(node, around)
  const look = lookOf(node, around, path)
  return { schema: { ...look.schema, ...drawn.schema }, ui: { ...look.ui, ...drawn.ui } }
}

function lookOf(
  { title, description, optional }: Node,
  { record }: Around,
  path: Path,
): Drawn {
  const last = path.at(-1)
  const name = typeof last === 'number' ? `${title ?? ''} ${last + 1}` : (title ?? '')
  const remarks = (record?.judgements ?? []).filter(
    (each) => path.length > 0 && each.path.join() === path.join(),
  )
  const about = [optional && 'Facultatif', description].filter(Boolean).join('. ')
  return {
    schema: { title: name, description: about },
    ui: {
      'ui:title': name,
      'ui:readonly': path.length === 1 && record?.fixed.includes(String(last)) === true,
      'ui:help': remarks.map((each) => `${shortOf(each)} ${each.action}`).join(' '),
      'ui:classNames': remarks[0]?.level ?? '',
    },
  }
}

function groupOf(
  nodes: NonNullable<Node['properties']>,
  around: Around,
  path: Path,
): Drawn {
  const fields = Object.entries(nodes)
    .filter(([, { hidden, const: fixed }]) => !hidden && fixed === undefined)
    .map(([name, field]) => [name, formOf(field, around, [...path, name])] as const)
  const properties = Object.fromEntries(fields.map(([name, { schema }]) => [name, schema]))
  return {
    // RJSF marks an item that cannot be null by a star.
    schema: { type: ['object', 'null'], properties },
    ui: Object.fromEntries(fields.map(([name, { ui }]) => [name, ui])),
  }
}

function choicesOf({ enum: values, labels, reference = '' }: Node, { references }: Around) {
  const known = values?.map((value) => ({ value, label: labels?.[value] ?? value }))
  const choices = known ?? references[reference]
  return choices?.map(({ value, label }) => ({ const: value, title: label }))
}

function controlOf(node: Node, around: Around): Drawn {
  const { type, file, long, format = '', optional } = node
  if (type === 'boolean') return { schema: { type }, ui: {} }
  const oneOf = choicesOf(node, around)
  const widget = oneOf ? 'select' : long ? 'textarea' : 'text'
  return {
    schema: { type: ['string', 'null'], ...(oneOf && { oneOf }) },
    ui: {
      'ui:widget': file ? 'Attached' : widget,
      ...(oneOf && { 'ui:placeholder': optional ? 'Aucun' : 'À choisir' }),
      'ui:options': {
        node,
        optionValueFormat: 'realValue',
        inputType: ['date', 'time', 'email'].includes(format) ? format : 'text',
      },
    },
  }
}

/** The server judges, by the build's own rules. */
export const validator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
}

/** A file of hers, with what it takes the place of. */
function Attached(props: WidgetProps<unknown, RJSFSchema, Around>) {
  const { id, label, value, onChange, options, registry } = props
  const { file = '', reference = '' }: Node = options['node'] ?? {}
  const { references, attach } = registry.formContext
  const { SelectWidget } = registry.widgets
  const picture = references[reference]?.find((each) => each.value === value)?.picture
  return (
    <>
      {reference && SelectWidget && <SelectWidget {...props} />}
      {picture !== undefined && <img src={picture} alt="" />}
      {!reference && value && (
        <p>
          <a href={value} target="_blank" rel="noreferrer">
            {String(value).slice(1)}
          </a>
        </p>
      )}
      <FileButton
        id={reference ? `${id}__file` : id}
        label={label}
        onFile={async (given) => {
          const taken = await attach(file, given)
          if (taken !== undefined) onChange(taken)
        }}
      />
    </>
  )
}

type FileButtonProps = { id: string; label: string; onFile(file: File): Promise<unknown> }

export function FileButton({ id, label, onFile }: FileButtonProps) {
  return (
    <p>
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

type ShapesProps = FieldProps<unknown, RJSFSchema, Around>
type ShapeProps = ShapesProps & { readonly node: Node }

/** A group that may be left out, or one of several: which it is comes first, its fields follow. */
function Shapes(props: ShapesProps) {
  const { fieldPathId, formData, onChange, schema, uiSchema } = props
  const { $id: id, path } = fieldPathId
  const node: Node = uiSchema?.['ui:options']?.['node'] ?? {}
  const shapes = node.oneOf ?? [{ ...node, title: node.items ? 'Une liste' : 'Oui' }]
  const chosen = shapes.findIndex((each) => hasShape(each, formData))
  const shape = shapes[chosen]
  const title = schema.title ?? ''
  return (
    <fieldset>
      <legend>{title}</legend>
      <p id={`${id}__description`}>{schema.description}</p>
      <select
        id={id}
        aria-label={title}
        aria-describedby={`${id}__description ${id}__error ${id}__help`}
        value={chosen}
        // Fields of another shape are not taken along, even where they are named alike.
        onChange={({ target }) => onChange(blankOf(shapes[Number(target.value)]), path)}
      >
        {(node.optional || chosen < 0) && (
          <option value={-1}>
            {node.oneOf || node.items ? 'Pas encore renseigné' : 'Non'}
          </option>
        )}
        {shapes.map((each, at) => (
          <option key={each.title} value={at}>
            {each.title}
          </option>
        ))}
      </select>
      {shape && <Shape {...props} node={shape} />}
    </fieldset>
  )
}

function Shape({ node, ...props }: ShapeProps) {
  const { fieldPathId, registry, schema } = props
  const { $id: id, path } = fieldPathId
  const Fields = registry.fields[node.items ? 'ArrayField' : 'ObjectField']
  const drawn = formOf({ ...node, optional: false }, registry.formContext, path)
  return (
    Fields && (
      <Fields
        {...props}
        schema={{ ...drawn.schema, description: '' }}
        uiSchema={{ ...drawn.ui, 'ui:title': schema.title ?? '', 'ui:label': false }}
        fieldPathId={{ path, $id: `${id}__shape` }}
      />
    )
  )
}

/** In words, with what it is about; what was added has the focus. */
const button =
  (word: string) =>
  ({ id, onClick, disabled, uiSchema }: IconButtonProps) => (
    <button
      type="button"
      id={id}
      disabled={disabled}
      aria-label={`${word} : ${String(uiSchema?.['ui:title'])}`}
      onClick={(event) => {
        const items = event.currentTarget
          .closest('fieldset')
          ?.getElementsByClassName('rjsf-array-item')
        const before = items?.length ?? 0
        flushSync(() => onClick?.(event))
        const added = items && items.length > before ? items[items.length - 1] : undefined
        added?.querySelector<HTMLElement>('input, textarea, select')?.focus()
      }}
    >
      {word}
    </button>
  )

export const fields = { Shapes }
export const widgets = { Attached }
export const templates = {
  ButtonTemplates: {
    AddButton: button('Ajouter'),
    MoveUpButton: button('Monter'),
    MoveDownButton: button('Descendre'),
    RemoveButton: button('Retirer'),
  },
}
