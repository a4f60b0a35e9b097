import { useSelector } from '@xstate/react'
import {
  type ChangeEvent,
  type CompositionEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import { doubtOf, phoneFormat, siretFormat } from '#machines/digit-field.ts'
import {
  type Control,
  editOf,
  type Form,
  type FormContext,
  type ReadableForm,
} from '#src/services/field-edit.ts'

/** What a text field asks of the browser, by its name in the draft. */
export const inputs = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  company: { autoComplete: 'organization' },
  // No maxlength on the digit fields: the browser would cut a paste before the machine sees it.
  phone: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel' },
  siret: { inputMode: 'numeric' },
} as const
const formats = { phone: phoneFormat, siret: siretFormat }

/** Whether what stands in a digit field deserves a hint that informs. */
export function digitDoubt(field: keyof typeof formats, value: string) {
  return doubtOf(value, formats[field])
}

/**
 * What a form's machine holds. Hydration finds what was prerendered, `empty`; what was typed
 * meanwhile comes right after, or a difference would have the whole page drawn anew.
 */
function useHeld<Value extends string | boolean>(
  form: ReadableForm,
  read: (context: FormContext) => Value,
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
 * Binds a control to the field of that name in a form's draft; `error` is what is wrong with it,
 * `isCut` whether its last edit had to leave something out.
 */
export function useFormField<Field extends string>(form: Form<Field>, field: Field) {
  const readable: ReadableForm = form
  const value = useHeld(readable, ({ draft }) => draft[field] ?? '', '')
  const isCut = useHeld(readable, ({ cut }) => cut.includes(field), false)
  const error = useSelector(readable, ({ context }) => context.errors[field])
  const caret = useSelector(readable, ({ context }) =>
    context.caret?.field === field ? context.caret : null,
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
    if (caret === null || !(field in formats) || document.activeElement !== control.current)
      return
    if (control.current instanceof HTMLInputElement)
      control.current.setSelectionRange(caret.at, caret.at)
  }, [caret, field])

  const change = (target: Control, event?: Event) =>
    form.send({ type: 'field.change', field, ...editOf(target, event) })

  return {
    error,
    isCut,
    control: {
      ref: (node: Control | null) => {
        control.current = node
      },
      name: field,
      value,
      required: true,
      onChange: ({ currentTarget, nativeEvent }: ChangeEvent<Control>) =>
        change(currentTarget, nativeEvent),
      onCompositionEnd: ({ currentTarget }: CompositionEvent<Control>) =>
        change(currentTarget),
    },
  }
}
