import { useSelector } from '@xstate/react'
import { type ReactNode, useId, useRef } from 'react'
import { styled } from 'styled-components'
import type { Field } from '#machines/form-fields.ts'
import * as organisation from '#src/content/organisation.ts'
import {
  type Form as FormActor,
  type ReadableForm,
  type TellingForm,
  tellFields,
} from '#src/services/field-edit.ts'
import { media, theme } from '#src/theme/theme.ts'
import { EdgedBox } from '#src/ui/notice-card.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { useApp } from './app-context.tsx'
import { FormField } from './form-field.tsx'
import type { FieldTexts, FormTexts } from './form-texts.ts'
import { useHydrated } from './use-hydrated.ts'
import { useOnceDrawn } from './use-once-drawn.ts'

type FormProps<Fields extends readonly Field[]> = {
  form: FormActor<Fields[number]['name']>
  /** Begins the ids of the fields, and the name of `form` among the root actor's children. */
  name: 'contact' | 'individual'
  fields: Fields
  texts: FormTexts<Fields>
  rows: number
  /** The field that takes both columns, besides the message. */
  wide?: Fields[number]['name']
  busy?: boolean
  /** What became of the message: stands before the fields. */
  outcome?: ReactNode
  /** A sentence above the fields, which can come later. */
  lead?: ReactNode
  children: ReactNode
}

/** A form made of its fields. It works without script too: the visitor's mail program takes over. */
export function Form<const Fields extends readonly Field[]>({
  form,
  name,
  fields,
  texts,
  rows,
  wide,
  busy,
  outcome,
  lead,
  children,
}: FormProps<Fields>) {
  const app = useApp()
  const readable: ReadableForm = form
  const errors = useSelector(readable, ({ context }) => context.errors)
  const hydrated = useHydrated()
  const element = useFeedbackFocus(form)
  const titleId = useId()
  const all: readonly Field<Fields[number]['name']>[] = fields
  const drawn = all.map((field) => {
    const own: FieldTexts = texts.fields[field.name]
    return { field, own, id: `${name}-${field.name}`, error: errors[field.name] }
  })
  const wrong = drawn.filter(({ error }) => error !== undefined)

  return (
    <FormGrid
      ref={element}
      data-form={`${name}Form`}
      method="post"
      action={`mailto:${organisation.email}`}
      encType="text/plain"
      noValidate={hydrated}
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault()
        tellFields(app, event.currentTarget)
        form.send({ type: 'form.submit' })
      }}
    >
      {wrong.length > 0 && (
        <EdgedBox role="alert" aria-labelledby={titleId} tabIndex={-1} data-wide>
          <h3 id={titleId}>{texts.summary[wrong.length - 1]}</h3>
          <ul role="list">
            {wrong.map(({ id, own, error }) => (
              <li key={id}>
                <a href={`#${id}`}>{error && own.errors?.[error]}</a>
              </li>
            ))}
          </ul>
        </EdgedBox>
      )}
      {outcome}
      <FormNote>
        {texts.required}
        {lead}
      </FormNote>
      {drawn.map(({ field, own, id }) => (
        <FormField
          key={id}
          form={form}
          field={field}
          id={id}
          texts={own}
          rows={rows}
          wide={field.name === wide}
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

/**
 * Gives the focus to the first message of a form once its machine wants it to be heard, unless
 * the visitor has gone elsewhere; the ref is of the form.
 */
function useFeedbackFocus(form: TellingForm) {
  const element = useRef<HTMLFormElement>(null)
  useOnceDrawn(form, 'feedback.focus', () => {
    const { activeElement, body } = document
    if (activeElement === body || element.current?.contains(activeElement))
      element.current?.querySelector<HTMLElement>('div[tabindex="-1"]')?.focus()
  })
  return element
}

/** Fields in two columns, one on a small screen and for large text; `aria-busy` greys the controls. */
const FormGrid = styled.form`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, max(12.5rem, (100% - ${theme.space.s5}) / 2)), 1fr)
  );
  gap: ${theme.space.s5};

  & > :not(div),
  & > [data-wide] {
    grid-column: 1 / -1;
  }
  ${media.oneFieldColumn} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** A small grey sentence over the whole width of the form; dashed where it marks a sample. */
export const FormNote = styled.p`
  font-size: ${theme.text.small};
  line-height: 1.5;
  color: ${theme.color.grey};

  &[data-sample] {
    padding: ${theme.space.s4};
    border: ${theme.size.rule} dashed ${theme.color.border};
  }
`
