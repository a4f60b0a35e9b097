import { useSelector } from '@xstate/react'
import { individualFields, type IndividualField } from '#machines/individual-form.ts'
import type { individualContact } from '#src/content/pages/individual-contact.ts'
import { organisation } from '#src/content/organisation.ts'
import { Button } from '#src/ui/button.tsx'
import { FormGrid, FormNote, TextAreaField, TextField } from '#src/ui/field.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { useAppChild } from './app-context.tsx'
import { Corrections } from './corrections.tsx'
import { digitDoubt, inputs, useFormField } from './form-field.ts'
import { useAttention } from './use-attention.ts'
import { useHydrated } from './use-hydrated.ts'

type FormTexts = (typeof individualContact)['form']

/** The individual contact form. It sends nothing yet, says so once correct, and keeps every value. */
export function IndividualForm({ texts }: { texts: FormTexts }) {
  const form = useAppChild('individualForm')
  const errors = useSelector(form, ({ context }) => context.errors)
  const hydrated = useHydrated()
  const { form: element, attention } = useAttention(
    useSelector(form, ({ context }) => context.outcomes),
  )

  return (
    <FormGrid
      ref={element}
      method="post"
      action={`mailto:${organisation.email}`}
      encType="text/plain"
      noValidate={hydrated}
      onSubmit={(event) => {
        event.preventDefault()
        form.send({ type: 'form.submit' })
      }}
    >
      <Corrections
        ref={attention}
        fields={individualFields}
        errors={errors}
        texts={texts}
        idOf={idOf}
      />
      <FormNote>{texts.required}</FormNote>
      {individualFields.map((field) => (
        <Field key={field} field={field} texts={texts} />
      ))}
      <noscript>
        <FormNote>{texts.withoutScript}</FormNote>
      </noscript>
      <div data-wide>
        <Button type="submit" icon="send">
          {texts.submit}
        </Button>
      </div>
      <FormNote>
        {texts.privacy.text}{' '}
        <PageLink to={texts.privacy.href}>{texts.privacy.link}</PageLink>
      </FormNote>
    </FormGrid>
  )
}

const idOf = (field: IndividualField) => `individual-${field}`

function Field({ field, texts }: { field: IndividualField; texts: FormTexts }) {
  const form = useAppChild('individualForm')
  const { control, error } = useFormField(form, field)
  const isCut = useSelector(form, ({ context }) => context.cut.includes(field))
  const messages: Partial<Record<string, string>> = texts.errors[field]
  const common = {
    ...control,
    id: idOf(field),
    label: texts.fields[field].label,
    error: error && messages[error],
  }
  if (field === 'message') return <TextAreaField {...common} rows={4} wide />
  if (field !== 'phone')
    return (
      <TextField
        {...common}
        {...inputs[field]}
        {...(field === 'email' &&
          error !== 'malformed' && { hint: texts.fields.email.hint })}
        wide={field === 'name'}
      />
    )
  const doubt = isCut ? 'cut' : digitDoubt('phone', control.value)
  return (
    <TextField
      {...common}
      {...inputs.phone}
      hint={texts.fields.phone.hint}
      doubt={doubt && texts.doubts.phone[doubt]}
      atOnce={isCut}
    />
  )
}
