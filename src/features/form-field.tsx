import {
  type ComponentProps,
  type ChangeEvent,
  type CompositionEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import { doubtOf } from '#machines/digit-field.ts'
import { type Field, type FieldKind, formatOf } from '#machines/form-fields.ts'
import {
  type Form,
  type Control,
  editOf,
  type ReadableForm,
} from '#src/services/field-edit.ts'
import {
  type Described,
  Field as FieldCell,
  Input,
  Select,
  TextArea,
} from '#src/ui/field.tsx'
import type { FieldTexts } from './form-texts.ts'
import { useSelector } from '@xstate/react'
import type { FormContent } from '#machines/form-draft.ts'

// No maxlength on the digit fields: the browser would cut a paste before the machine sees it.
const inputs = {
  text: {},
  email: { type: 'email' },
  phone: { type: 'tel', inputMode: 'numeric' },
  siret: { inputMode: 'numeric' },
} as const satisfies { readonly [Kind in FieldKind]?: ComponentProps<'input'> }

type FormFieldProps<Name extends string> = {
  form: Form<Name>
  field: Field<Name>
  id: string
  texts: FieldTexts
  /** Lines of a message. */
  rows: number
  wide: boolean
  /** What stands in the field is on its way: it can be read, not changed. */
  busy: boolean | undefined
}

/** One field of a form, bound to its machine and drawn as its kind asks for. */
export function FormField<Name extends string>({
  form,
  field,
  id,
  texts,
  rows,
  wide,
  busy,
}: FormFieldProps<Name>) {
  const { control, error, isCut } = useFormField(form, field)
  const { value } = control

  function draw(described: Described) {
    const common = { ...described, ...control, id }
    switch (field.kind) {
      case 'choice':
        return (
          <Select {...common} aria-disabled={busy || undefined}>
            <option value="">{texts.prompt}</option>
            {texts.options?.map((option) => (
              <option key={option} value={option} disabled={busy && option !== value}>
                {option}
              </option>
            ))}
          </Select>
        )
      case 'message':
        return <TextArea {...common} rows={rows} readOnly={busy} />
      case 'text':
      case 'email':
      case 'phone':
      case 'siret':
        return (
          <Input
            {...common}
            {...inputs[field.kind]}
            autoComplete={field.autoComplete}
            readOnly={busy}
          />
        )
    }
  }

  return (
    <FieldCell
      id={id}
      label={texts.label}
      error={error && texts.errors?.[error]}
      // Such an error repeats it.
      hint={error === 'malformed' ? undefined : texts.hint}
      doubt={doubtIn(field, texts, value, isCut)}
      atOnce={isCut}
      wide={wide || field.kind === 'message'}
    >
      {draw}
    </FieldCell>
  )
}

function doubtIn(field: Field, { doubts }: FieldTexts, value: string, isCut: boolean) {
  const format = formatOf(field)
  if (format === null) return undefined
  const doubt = isCut ? 'cut' : doubtOf(value, format)
  return doubt && doubts?.[doubt]
}

/**
 * What a form's machine holds. Hydration finds what was prerendered, `empty`; what was typed
 * meanwhile comes right after, or a difference would have the whole page drawn anew.
 */
function useHeld<Value extends string | boolean>(
  form: ReadableForm,
  read: (context: FormContent<string>) => Value,
  empty: Value,
): Value {
  return useSyncExternalStore(
    useCallback(
      (notify: () => void) => {
        const subscription = form.subscribe(notify)
        return () => subscription.unsubscribe()
      },
      [form],
    ),
    () => read(form.getSnapshot().context),
    () => empty,
  )
}

/**
 * Binds a control to a field of a form's draft; `error` is what is wrong with it,
 * `isCut` whether its last edit had to leave something out.
 */
function useFormField<Name extends string>(form: Form<Name>, field: Field<Name>) {
  const { name } = field
  const readable: ReadableForm = form
  const value = useHeld(readable, ({ draft }) => draft[name] ?? '', '')
  const isCut = useHeld(readable, ({ cut }) => cut.includes(name), false)
  const error = useSelector(readable, ({ context }) => context.errors[name])
  const caret = useSelector(readable, ({ context }) =>
    context.caret?.field === name ? context.caret : null,
  )
  const placed = useRef(caret)
  const control = useRef<Control | null>(null)

  // React copies the value into its attribute; browsers keep for Back only what differs from it.
  useLayoutEffect(() => {
    if (control.current && 'defaultValue' in control.current)
      control.current.defaultValue = ''
  })
  useLayoutEffect(() => {
    if (caret === placed.current) return
    placed.current = caret
    if (
      caret === null ||
      formatOf(field) === null ||
      document.activeElement !== control.current
    )
      return
    if (control.current instanceof HTMLInputElement)
      control.current.setSelectionRange(caret.at, caret.at)
  }, [caret, field])

  const change = (target: Control, event?: Event) =>
    form.send({ type: 'field.change', field: name, ...editOf(target, event) })

  return {
    error,
    isCut,
    control: {
      ref: (node: Control | null) => {
        control.current = node
      },
      name,
      value,
      required: true,
      onChange: ({ currentTarget, nativeEvent }: ChangeEvent<Control>) =>
        change(currentTarget, nativeEvent),
      onCompositionEnd: ({ currentTarget }: CompositionEvent<Control>) =>
        change(currentTarget),
    },
  }
}
