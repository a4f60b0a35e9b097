import { useSelector } from '@xstate/react'
import {
  type ChangeEvent,
  type ComponentProps,
  type CompositionEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { css, styled } from 'styled-components'
import { doubtOf } from '#machines/digit-field.ts'
import { type Field, type FieldKind, formatOf } from '#machines/form-fields.ts'
import {
  type Control,
  editOf,
  type Form,
  type ReadableForm,
} from '#src/services/field-edit.ts'
import { media, theme } from '#src/theme/theme.ts'
import { Icon } from '#src/ui/icon.tsx'
import type { FieldTexts } from './form-texts.ts'
import { useHydrated } from './use-hydrated.ts'

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
  /** Takes both columns of the form, as a message does. */
  wide: boolean
  /** What stands in the field is on its way: it can be read, not changed. */
  busy: boolean | undefined
}

/**
 * One field of a form, bound to its machine and drawn as its kind asks for: under its label, and
 * over what there is to say of it.
 */
export function FormField<Name extends string>({
  form,
  field,
  id,
  texts,
  rows,
  wide,
  busy,
}: FormFieldProps<Name>) {
  const { control, error: mistake, isCut } = useFormField(form, field)
  const sentences = {
    error: mistake && texts.errors?.[mistake],
    doubt: doubtIn(field, texts, control.value, isCut),
    // Such an error repeats it.
    hint: mistake === 'malformed' ? undefined : texts.hint,
  }
  const explained = kinds.flatMap((kind) => (sentences[kind] ? `${id}-${kind}` : []))
  const common = {
    ...control,
    id,
    'aria-invalid': mistake !== undefined || undefined,
    'aria-describedby': explained.join(' ') || undefined,
  }

  function drawControl() {
    const { kind } = field
    if (kind === 'message') return <TextArea {...common} rows={rows} readOnly={busy} />
    if (kind !== 'choice')
      return (
        <Input
          {...common}
          {...inputs[kind]}
          autoComplete={field.autoComplete}
          readOnly={busy}
        />
      )
    return (
      <Choice>
        <Select {...common} aria-disabled={busy || undefined}>
          <option value="">{texts.prompt}</option>
          {texts.options?.map((option) => (
            <option key={option} value={option} disabled={busy && option !== control.value}>
              {option}
            </option>
          ))}
        </Select>
        <Icon name="chevron-down" />
      </Choice>
    )
  }

  return (
    <Cell data-wide={wide || field.kind === 'message' || undefined}>
      <label htmlFor={id}>{texts.label}</label>
      {drawControl()}
      <Sentences id={id} isCut={isCut} {...sentences} />
    </Cell>
  )
}

const kinds = ['error', 'doubt', 'hint'] as const

type SentencesProps = Record<(typeof kinds)[number], string | null | undefined> & {
  /** Of the control that they explain. */
  id: string
  isCut: boolean
}

function Sentences({ id, error, doubt, hint, isCut }: SentencesProps) {
  return (
    <>
      {error !== undefined && (
        <Mistake id={`${id}-error`}>
          <Icon name="circle-alert" />
          <span>{error}</span>
        </Mistake>
      )}
      {(hint !== undefined || doubt !== undefined) && (
        <Help data-doubt={doubt ? (isCut ? 'now' : 'later') : undefined}>
          {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
          {doubt !== undefined && (
            <Doubt role="status" id={`${id}-doubt`}>
              {doubt !== null && (
                <span>
                  <Icon name="info" />
                  <span>{doubt}</span>
                </span>
              )}
            </Doubt>
          )}
        </Help>
      )}
    </>
  )
}

/**
 * Information that never blocks, seen once the visitor has left the control, and read out then: null
 * where there is none now, undefined where there never is. What was lost as it was typed cannot wait.
 */
function doubtIn(field: Field, { doubts }: FieldTexts, value: string, isCut: boolean) {
  const format = formatOf(field)
  if (format === null) return undefined
  const doubt = isCut ? 'cut' : doubtOf(value, format)
  return doubt && doubts?.[doubt]
}

/**
 * Binds a control to a field of a form's draft; `error` is what is wrong with it,
 * `isCut` whether its last edit had to leave something out. Hydration finds the field empty, as it
 * was prerendered; what was typed meanwhile comes right after, or the whole page would be drawn anew.
 */
function useFormField<Name extends string>(form: Form<Name>, field: Field<Name>) {
  const { name } = field
  const readable: ReadableForm = form
  const isHydrated = useHydrated()
  const typed = useSelector(readable, ({ context }) => context.draft[name] ?? '')
  const isCut = useSelector(readable, ({ context }) => context.cut.includes(name))
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
    isCut: isHydrated && isCut,
    control: {
      ref: (node: Control | null) => {
        control.current = node
      },
      name,
      value: isHydrated ? typed : '',
      required: true,
      onChange: ({ currentTarget, nativeEvent }: ChangeEvent<Control>) =>
        change(currentTarget, nativeEvent),
      onCompositionEnd: ({ currentTarget }: CompositionEvent<Control>) =>
        change(currentTarget),
    },
  }
}

const Cell = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.35rem;
  min-width: 0;

  & > label {
    font-weight: 600;
    line-height: 1.35;
  }
`

const Hint = styled.p`
  font-size: ${theme.text.small};
  line-height: 1.4;
  color: ${theme.color.grey};
`

const remark = css`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space.s2};
  font-size: ${theme.text.small};
  font-weight: 600;
  line-height: 1.4;

  & > svg {
    margin-top: 0.05em;
  }
`

const Mistake = styled.p`
  ${remark}
  color: ${theme.color.error};
`

const Doubt = styled.div`
  & > span {
    ${remark}
  }
`

/**
 * The hint and the doubt share one place: leaving a control must move nothing under the pointer.
 * The live region of the doubt stands there always; what it holds becomes visible in it.
 */
const Help = styled.div`
  display: grid;

  & > * {
    grid-area: 1 / 1;
  }
  :focus-within > &[data-doubt='later'] > ${Doubt} > span,
  :not(:focus-within) > &[data-doubt] > ${Hint},
  &[data-doubt='now'] > ${Hint} {
    visibility: hidden;
  }
`

const control = css`
  width: 100%;
  min-height: ${theme.size.field};
  padding: ${theme.space.s3} ${theme.space.field};
  border: ${theme.size.rule} solid ${theme.color.border};
  border-radius: ${theme.size.fieldCorner};
  background: ${theme.color.white};
  /* the label stays in view when a link leads to the control */
  scroll-margin-top: 2rem;

  ${media.hovering} {
    &:hover {
      border-color: ${theme.color.ink};
    }
  }
  &:focus-visible {
    outline-offset: 1px;
    border-color: ${theme.color.ink};
  }
  &[aria-invalid] {
    border-color: ${theme.color.error};
    background: ${theme.color.errorSoft};
  }
  [aria-busy='true'] & {
    border-color: ${theme.color.hairline};
    color: ${theme.color.grey};
    background: ${theme.color.plaster};
  }
`

const Input = styled.input`
  ${control}
`

const TextArea = styled.textarea`
  ${control}
  line-height: 1.5;
  resize: vertical;
`

const Select = styled.select`
  ${control}
  appearance: none;
  padding-right: 2.5rem;
  white-space: normal;
`

const Choice = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    top: 50%;
    right: ${theme.space.field};
    translate: 0 -50%;
    pointer-events: none;
  }
`
