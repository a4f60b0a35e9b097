import { useSelector } from '@xstate/react'
import { type ChangeEvent, type CompositionEvent, useLayoutEffect, useRef } from 'react'
import type { ActorRef, Snapshot } from 'xstate'
import { doubtOf, type EditKind, phoneFormat, siretFormat } from '#machines/digit-field.ts'
import type { Caret, Draft, DraftErrors, FieldChange } from '#machines/form-draft.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Context = {
  draft: Draft<string>
  errors: DraftErrors<string>
  caret: Caret<string> | null
}
type Change<Field extends string> = { type: 'field.change' } & FieldChange<Field>
type Readable = Pick<
  ActorRef<Snapshot<unknown> & { context: Context }, never>,
  'getSnapshot' | 'subscribe'
>
/** The actor of a form: it holds the draft, and takes each edit of it. */
type Form<Field extends string> = Readable & { send: (change: Change<Field>) => void }

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

/** Binds a control to the field of that name in a form's draft; `error` is what is wrong with it. */
export function useFormField<Field extends string>(form: Form<Field>, field: Field) {
  const readable: Readable = form
  const value = useSelector(readable, ({ context }) => context.draft[field] ?? '')
  const error = useSelector(readable, ({ context }) => context.errors[field])
  const caret = useSelector(readable, ({ context }) =>
    context.caret?.field === field ? context.caret : null,
  )
  const control = useRef<Control | null>(null)

  // What was typed or filled in before hydration is in the document alone: it comes first.
  useLayoutEffect(() => {
    const typed = control.current?.value ?? ''
    if (typed !== '' && typed !== form.getSnapshot().context.draft[field])
      form.send({ type: 'field.change', field, value: typed })
  }, [form, field])
  // React copies the value into its attribute; browsers keep for Back only what differs from it.
  useLayoutEffect(() => {
    if (control.current && 'defaultValue' in control.current)
      control.current.defaultValue = ''
  })
  useLayoutEffect(() => {
    if (caret === null || !(field in formats) || document.activeElement !== control.current)
      return
    if (control.current instanceof HTMLInputElement)
      control.current.setSelectionRange(caret.at, caret.at)
  }, [caret, field])

  function change(target: Control, kind: EditKind) {
    form.send({
      type: 'field.change',
      field,
      value: target.value,
      caret:
        ('selectionStart' in target ? target.selectionStart : null) ?? target.value.length,
      kind,
    })
  }

  return {
    error,
    control: {
      ref: (node: Control | null) => {
        control.current = node
      },
      name: field,
      value,
      required: true,
      onChange: ({ currentTarget, nativeEvent }: ChangeEvent<Control>) =>
        change(currentTarget, kindOf(nativeEvent)),
      onCompositionEnd: ({ currentTarget }: CompositionEvent<Control>) =>
        change(currentTarget, 'insert'),
    },
  }
}

function kindOf(event: Event): EditKind {
  if (!(event instanceof InputEvent)) return 'insert'
  if (event.isComposing) return 'compose'
  if (/^delete.*Backward$/.test(event.inputType)) return 'backward'
  return /^delete.*Forward$/.test(event.inputType) ? 'forward' : 'insert'
}
