/** What RJSF draws a field from, and the few parts that are not its own. */
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js'
import type {
  FieldProps,
  IconButtonProps,
  UiSchema,
  ValidatorType,
  WidgetProps,
} from '@rjsf/utils'
import { flushSync } from 'react-dom'
import type { BookRecord } from './book.ts'
import { blankOf, hasShape, type Node, type Path } from './form.ts'
import { shown } from './texts.ts'

/** What the form knows of the record around a field. */
export type Around = {
  readonly record: BookRecord | undefined
  attach(rule: string, file: File, path: Path, label: string): Promise<string | undefined>
}

type Look = UiSchema<unknown, Node, Around>
type FieldOfForm = FieldProps<unknown, Node, Around>

/** What a list calls its items; RJSF asks for it for their buttons. */
const itemsOf = ({ title = '', items }: Node): Look => ({
  'ui:title': title,
  items: (_: unknown, at: number) => ({ 'ui:title': `${items?.title ?? ''} ${at + 1}` }),
})

/** Each field as RJSF draws it, with the remarks of its record. */
function Field(props: FieldOfForm) {
  const { schema: node, uiSchema, formData, fieldPathId, registry } = props
  if (node.hidden || node.const !== undefined) return null
  if (node.shapes) return <Shapes {...props} />
  const look: Look = {
    ...itemsOf(node),
    ...(node.oneOf && { 'ui:placeholder': node.optional ? 'Vide' : 'À choisir' }),
    ...uiSchema,
    ...remarksOn(fieldPathId.path.join(), registry.formContext.record),
    'ui:options': { optionValueFormat: 'realValue' },
    ...(node.long && { 'ui:widget': 'textarea' }),
    ...(node.file && { 'ui:widget': 'Attached' }),
  }
  const drawn = { ...props, uiSchema: look, formData: shown(formData), required: false }
  return <SchemaField {...drawn} />
}

function remarksOn(path: string, record: BookRecord | undefined): Look {
  const remarks =
    record?.judgements.filter((each) => path && each.path.join() === path) ?? []
  const help = remarks.map((each) => `${each.short} ${each.action}`)
  const isFixed = record?.fixed.includes(path) ?? false
  if (isFixed) help.unshift('Cette valeur est fixée, et ne se change pas ici.')
  return {
    'ui:readonly': isFixed,
    'ui:help': help.join(' '),
    'ui:classNames': remarks[0]?.level ?? '',
  }
}

/** The server judges, by the build's own rules. */
export const validator: ValidatorType<unknown, Node, Around> = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
}

/** A file of hers, with what it takes the place of. */
function Attached(props: WidgetProps<unknown, Node, Around>) {
  const { id, label, value, onChange, schema, registry } = props
  const { file = '', reference = '' } = schema
  const { SelectWidget } = registry.widgets
  const picture = schema.oneOf?.find((each) => each.const === value)?.picture
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
          // RJSF makes the identifier of a field from its path.
          const path = id.split('_').slice(1)
          const taken = await registry.formContext.attach(file, given, path, label)
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

/** A group that may be left out, or one of several: which it is comes first, its fields follow. */
function Shapes(props: FieldOfForm) {
  const { fieldPathId, formData, onChange, registry, schema } = props
  const { $id, path } = fieldPathId
  const { shapes = [], ...look } = schema
  const chosen = shapes.findIndex((each) => hasShape(each, formData))
  const shape = shapes[chosen]
  const Fields = registry.fields[shape?.items ? 'ArrayField' : 'ObjectField']
  const oneOf = shapes.map((each, at) => ({ const: String(at), title: each.title ?? '' }))
  const none = shapes[0]?.title === 'Oui' ? 'Non' : 'Pas encore renseigné'
  return (
    <fieldset aria-label={look.title}>
      <Field
        {...props}
        schema={{ ...look, type: 'string', oneOf }}
        uiSchema={{ 'ui:placeholder': none }}
        formData={shape && String(chosen)}
        // Fields of another shape are not taken along, even where they are named alike.
        onChange={(at) => onChange(blankOf(shapes[Number(at ?? -1)]), path)}
      />
      {shape && Fields && (
        <Fields
          {...props}
          schema={shape}
          uiSchema={{
            ...itemsOf({ ...shape, title: look.title ?? '' }),
            'ui:label': false,
          }}
          fieldPathId={{ path, $id: `${$id}__shape` }}
        />
      )}
    </fieldset>
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

export const fields = { SchemaField: Field }
export const widgets = { Attached }
export const templates = {
  ButtonTemplates: {
    AddButton: button('Ajouter'),
    MoveUpButton: button('Monter'),
    MoveDownButton: button('Descendre'),
    RemoveButton: button('Retirer'),
  },
}
