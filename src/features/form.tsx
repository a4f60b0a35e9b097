import { useSelector } from '@xstate/react'
import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { styled } from 'styled-components'
import { doubtOf } from '#machines/digit-field.ts'
import {
  type ErrorOf,
  type Field,
  type FieldError,
  formatOf,
} from '#machines/form-fields.ts'
import * as organisation from '#src/content/organisation.ts'
import {
  type Control,
  editOf,
  type FieldName,
  type FormActor,
  sendFieldValues,
  undoShortcut,
} from '#src/services/field-edit.ts'
import { media, theme } from '#src/theme/theme.ts'
import { Icon } from '#src/ui/icon.tsx'
import { ErrorBox } from '#src/ui/status-card.tsx'
import { onHover } from '#src/ui/mixins.ts'
import { PageLink } from '#src/ui/page-link.tsx'
import { useApp } from './app-context.tsx'
import { feedbackOf, feedbackProps } from '#src/dom/form-feedback.ts'
import { useHydrated } from '#src/dom/use-hydrated.ts'
import { useAfterRender } from '#src/dom/use-after-render.ts'

export type FieldTexts = {
  readonly label: string
  readonly hint?: string
  readonly errors?: { readonly [Error in FieldError]?: string }
  /** Hints about a doubtful value in a field of digits. They never prevent submission. */
  readonly doubts?: Readonly<Record<'incomplete' | 'doubtful' | 'cut', string>>
  readonly prompt?: string
  readonly options?: readonly string[]
}

/** The texts that a kind of field needs in addition to its label and errors. */
type KindTexts = {
  text: never
  email: 'hint'
  phone: 'hint' | 'doubts'
  siret: 'hint' | 'doubts'
  choice: 'prompt' | 'options'
  message: never
}

type TextsOf<Described extends Field> = {
  readonly errors: { readonly [Error in ErrorOf<Described>]: string }
} & Required<Pick<FieldTexts, 'label' | KindTexts[Described['kind']]>>

type FormProps<Fields extends readonly Field<FieldName>[]> = {
  form: FormActor
  /** The prefix of the field ids. With `Form` appended, it names the form's actor. */
  name: 'contact' | 'individual'
  fields: Fields
  texts: {
    readonly required: string
    readonly fields: {
      readonly [Each in Fields[number] as Each['name']]: TextsOf<Each>
    } & { readonly [Name in Fields[number]['name']]: FieldTexts }
    /** The headings of the error summary for one invalid field, two invalid fields and so on. */
    readonly summary: { readonly [Place in keyof Fields]: string }
    readonly privacy: Readonly<Record<'text' | 'link' | 'href', string>>
  }
  rows: number
  /** A field that spans both columns, in addition to the message. */
  wide?: Fields[number]['name']
  /** Whether the message is being sent: the fields are then read-only. */
  busy?: boolean
  /** Content above the fields, such as the result of sending. */
  before?: ReactNode
  children: ReactNode
}

/** A form with its fields. Without script, submitting opens the visitor's mail program. */
export function Form<const Fields extends readonly Field<FieldName>[]>({
  form,
  name,
  fields,
  texts,
  rows,
  wide,
  busy,
  before,
  children,
}: FormProps<Fields>) {
  const { app } = useApp()
  const errors = useSelector(form, ({ context }) => context.errors)
  const hydrated = useHydrated()
  const element = useRef<HTMLFormElement>(null)
  const titleId = useId()
  const all: readonly Field<Fields[number]['name']>[] = fields
  const drawn = all.map((field) => {
    const said: FieldTexts = texts.fields[field.name]
    return { field, said, id: `${name}-${field.name}`, mistake: errors[field.name] }
  })
  const wrong = drawn.filter(({ mistake }) => mistake !== undefined)
  // Sends all values: a render would otherwise empty fields that a password manager filled in without an event.
  const sendValues = ({ currentTarget, nativeEvent }: SyntheticEvent<HTMLFormElement>) =>
    sendFieldValues(app, currentTarget, nativeEvent)

  useAfterRender(form, 'feedback.focus', () => {
    const { activeElement, body } = document
    // The visitor may have moved the focus out of the form.
    const { current } = element
    if (current && (activeElement === body || current.contains(activeElement)))
      feedbackOf(current)?.focus()
  })

  return (
    <FormGrid
      ref={element}
      data-form={`${name}Form`}
      method="post"
      action={`mailto:${organisation.email}`}
      encType="text/plain"
      noValidate={hydrated}
      aria-busy={busy}
      onInputCapture={sendValues}
      onChangeCapture={sendValues}
      onSubmit={(event) => {
        event.preventDefault()
        sendValues(event)
        form.send({ type: 'form.submit' })
      }}
    >
      {wrong.length > 0 && (
        <ErrorBox role="alert" aria-labelledby={titleId} {...feedbackProps} data-wide>
          <h3 id={titleId}>{texts.summary[wrong.length - 1]}</h3>
          <ul role="list">
            {wrong.map(({ id, said, mistake }) => (
              <li key={id}>
                <a href={`#${id}`}>{mistake && said.errors?.[mistake]}</a>
              </li>
            ))}
          </ul>
        </ErrorBox>
      )}
      {before}
      <FormNote>{texts.required}</FormNote>
      {drawn.map(({ said, ...each }) => (
        <FormField
          key={each.id}
          {...each}
          form={form}
          texts={said}
          rows={rows}
          wide={each.field.name === wide}
          busy={busy}
        />
      ))}
      {children}
      <FormNote>
        {texts.privacy.text}{' '}
        <PageLink to={texts.privacy.href}>{texts.privacy.link}</PageLink>
      </FormNote>
    </FormGrid>
  )
}

// Digit fields have no maxlength: the browser would truncate a paste before the machine receives it.
const inputs = {
  text: {},
  email: { type: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  siret: { inputMode: 'numeric' },
} as const

type FormFieldProps = {
  form: FormActor
  field: Field<FieldName>
  id: string
  texts: FieldTexts
  mistake: FieldError | undefined
  rows: number
  wide: boolean
  busy: boolean | undefined
}

/**
 * Hydrates with an empty value, because the field was prerendered empty. If the visitor has already typed, a
 * hint about the value would not match the HTML, and React would render the whole page again. The value is
 * restored right after hydration.
 */
function FormField(props: FormFieldProps) {
  const { form, field, id, texts, mistake, rows, wide, busy } = props
  const { name, kind, autoComplete } = field
  const isHydrated = useHydrated()
  const typed = useSelector(form, ({ context }) => context.draft[name] ?? '')
  const lostSome = useSelector(form, ({ context }) =>
    context.truncatedFields.includes(name),
  )
  const caret = useSelector(form, ({ context }) =>
    context.caret?.field === name ? context.caret : null,
  )
  const control = useRef<Control>(null)
  const placed = useRef(caret)
  useLayoutEffect(() => {
    const { current } = control
    // Undoes React's copy of the value to the attribute: browsers restore only a value that differs
    // from the attribute.
    if (current && 'defaultValue' in current) current.defaultValue = ''
    const isNew = caret !== placed.current
    placed.current = caret
    if (isNew && caret && formatOf(field) && document.activeElement === current)
      if (current instanceof HTMLInputElement) current.setSelectionRange(caret.at, caret.at)
  })

  const value = isHydrated ? typed : ''
  const isCut = isHydrated && lostSome
  const error = mistake && texts.errors?.[mistake]
  const doubt = doubtIn(field, texts, value, isCut)
  // The text of the `malformed` error repeats the hint.
  const hint = mistake === 'malformed' ? undefined : texts.hint
  const explained = Object.entries({ error, doubt, hint }).flatMap(([said, sentence]) =>
    sentence ? `${id}-${said}` : [],
  )
  // The browser's undo history contains ungrouped digits, so the machine handles undo and redo.
  const undo = (event: KeyboardEvent<Control>) => {
    const shortcut = formatOf(field) && undoShortcut(event.nativeEvent)
    if (!shortcut) return
    event.preventDefault()
    form.send({ type: 'field.change', field: name, value: typed, kind: shortcut })
  }
  const common = {
    ref: (node: Control | null) => {
      control.current = node
    },
    id,
    name,
    value,
    required: true,
    'aria-invalid': mistake !== undefined || undefined,
    'aria-describedby': explained.join(' ') || undefined,
    // The form has sent the edit, but React requires a listener on the control.
    onChange: () => {},
    onKeyDown: undo,
    onCompositionEnd: ({ currentTarget }: SyntheticEvent<Control>) =>
      form.send({ type: 'field.change', field: name, ...editOf(currentTarget) }),
  }

  function drawControl() {
    if (kind === 'message') return <textarea {...common} rows={rows} readOnly={busy} />
    if (kind !== 'choice')
      return (
        <input {...common} {...inputs[kind]} autoComplete={autoComplete} readOnly={busy} />
      )
    return (
      <div>
        <select {...common} aria-disabled={busy || undefined}>
          <option value="">{texts.prompt}</option>
          {texts.options?.map((option) => (
            <option key={option} value={option} disabled={busy && option !== value}>
              {option}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
    )
  }

  return (
    <FieldCell data-wide={wide || kind === 'message' || undefined}>
      <label htmlFor={id}>{texts.label}</label>
      {drawControl()}
      {error !== undefined && (
        <p id={`${id}-error`}>
          <Icon name="circle-alert" />
          <span>{error}</span>
        </p>
      )}
      <Help id={id} hint={hint} doubt={doubt} isCut={isCut} />
    </FieldCell>
  )
}

type HelpProps = {
  id: string
  hint: string | undefined
  doubt: ReturnType<typeof doubtIn>
  isCut: boolean
}

function Help({ id, hint, doubt, isCut }: HelpProps) {
  if (hint === undefined && doubt === undefined) return null
  return (
    <div data-doubt={doubt ? (isCut ? 'now' : 'later') : undefined}>
      {hint !== undefined && <p id={`${id}-hint`}>{hint}</p>}
      {doubt !== undefined && (
        <div role="status" id={`${id}-doubt`}>
          {doubt !== null && (
            <span>
              <Icon name="info" />
              <span>{doubt}</span>
            </span>
          )}
        </div>
      )}
    </div>
  )
}

/**
 * Returns the hint about a doubtful value: `null` if there is none now, `undefined` if the field never
 * has one. The hint is displayed and announced once the visitor leaves the control, but a truncated
 * value is reported at once.
 */
function doubtIn(field: Field, { doubts }: FieldTexts, value: string, isCut: boolean) {
  const format = formatOf(field)
  if (format === null) return undefined
  const doubt = isCut ? 'cut' : doubtOf(value, format)
  return doubt && doubts?.[doubt]
}

/** A form in two columns, or in one on small screens and for large text. */
const FormGrid = styled.form`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, max(12.5rem, (100% - ${theme.space[6]}) / 2)), 1fr)
  );
  gap: ${theme.space[6]};

  & > :is(:not(div), [data-wide]) {
    grid-column: 1 / -1;
  }
  ${media.upToPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const FormNote = styled.p`
  font-size: ${theme.text.small};
  line-height: 1.5;
  color: ${theme.color.textMuted};

  &[data-sample] {
    padding: ${theme.space[4]};
    border: ${theme.size.border} dashed ${theme.color.border};
  }
`

/**
 * The format hint and the hint about a doubtful value share a grid cell, so that replacing one with the other
 * causes no layout shift. The live region exists before its text, so that the text is announced.
 */
const FieldCell = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.35rem;
  min-width: 0;

  & > label {
    font-weight: 600;
    line-height: 1.35;
  }
  & :is(input, select, textarea) {
    width: 100%;
    min-height: ${theme.size.fieldHeight};
    padding: ${theme.space[3]} ${theme.space[3.5]};
    border: ${theme.size.border} solid ${theme.color.border};
    border-radius: ${theme.size.fieldRadius};
    background: ${theme.color.white};
    /* keeps the label in view when a link leads to the control */
    scroll-margin-top: 2rem;

    ${onHover(`border-color: ${theme.color.ink};`)}
    &:focus-visible {
      outline-offset: 1px;
      border-color: ${theme.color.ink};
    }
    &[aria-invalid] {
      border-color: ${theme.color.error};
      background: ${theme.color.errorBackground};
    }
    [aria-busy='true'] & {
      border-color: ${theme.color.borderLight};
      color: ${theme.color.textMuted};
      background: ${theme.color.surfaceMuted};
    }
  }
  & > textarea {
    line-height: 1.5;
    resize: vertical;
  }
  & select {
    appearance: none;
    /* shows the message field below in full: browsers scroll a focused textarea only as far as its caret */
    scroll-margin-bottom: clamp(0rem, 100vh - 36rem, 16rem);
    padding-right: 2.5rem;
    white-space: normal;
  }
  & :is(p, [role='status']) {
    font-size: ${theme.text.small};
    line-height: 1.4;
  }
  & > p,
  & [role='status'] > span {
    display: flex;
    gap: ${theme.space[2]};
    font-weight: 600;

    & > svg {
      margin-top: 0.05em;
    }
  }
  & > p {
    color: ${theme.color.error};
  }
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);

    & > * {
      grid-area: 1 / 1;
    }
    & > p {
      color: ${theme.color.textMuted};
    }
    & > svg {
      place-self: center end;
      margin-right: ${theme.space[3.5]};
      pointer-events: none;
    }
  }
  &:focus-within > [data-doubt='later'] > div > span,
  &:not(:focus-within) > [data-doubt] > p,
  & > [data-doubt='now'] > p {
    visibility: hidden;
  }
`
