import { useSelector } from '@xstate/react'
import {
  type ChangeEvent,
  type CompositionEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import type { FormContent } from '#machines/form-draft.ts'
import { type Field, formatOf } from '#machines/form-fields.ts'
import {
  type Control,
  editOf,
  type Form,
  type ReadableForm,
} from '#src/services/field-edit.ts'

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
export function useFormField<Name extends string>(form: Form<Name>, field: Field<Name>) {
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
      required: !field.isOptional,
      onChange: ({ currentTarget, nativeEvent }: ChangeEvent<Control>) =>
        change(currentTarget, nativeEvent),
      onCompositionEnd: ({ currentTarget }: CompositionEvent<Control>) =>
        change(currentTarget),
    },
  }
}
