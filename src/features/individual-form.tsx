import { useSelector } from '@xstate/react'
import { individualFields, type IndividualField } from '#machines/individual-form.ts'
import type { individualContact } from '#src/content/pages/individual-contact.ts'
import { organisation } from '#src/content/organisation.ts'
import { tellFields } from '#src/services/field-edit.ts'
import { BreakableText } from '#src/ui/breakable-text.tsx'
import { Button, ButtonAnchor } from '#src/ui/button.tsx'
import { FormGrid, FormNote, TextAreaField, TextField } from '#src/ui/field.tsx'
import { NoticeCard } from '#src/ui/notice-card.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { Actions } from '#src/ui/section.tsx'
import { useApp, useAppChild } from './app-context.tsx'
import { Corrections } from './corrections.tsx'
import { digitDoubt, inputs, useFormField } from './form-field.ts'
import { useAttention } from './use-attention.ts'
import { useHydrated } from './use-hydrated.ts'
import { useIndividualMailLink } from './use-mail-link.ts'

type FormTexts = (typeof individualContact)['form']

/** The individual contact form. It sends nothing yet, says so once correct, and keeps every value. */
export function IndividualForm({ texts }: { texts: FormTexts }) {
  const app = useApp()
  const form = useAppChild('individualForm')
  const errors = useSelector(form, ({ context }) => context.errors)
  const hydrated = useHydrated()
  const { form: element, attention } = useAttention(
    useSelector(form, ({ context }) => context.outcomes),
  )

  return (
    <FormGrid
      ref={element}
      data-form="individualForm"
      method="post"
      action={`mailto:${organisation.email}`}
      encType="text/plain"
      noValidate={hydrated}
      onSubmit={(event) => {
        event.preventDefault()
        tellFields(app, event.currentTarget)
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
      <Actions data-wide>
        <Button type="submit" icon="send">
          {texts.submit}
        </Button>{' '}
        <MailButton>{texts.notYet.email}</MailButton>
      </Actions>
      <FormNote>
        {texts.privacy.text}{' '}
        <PageLink to={texts.privacy.href}>{texts.privacy.link}</PageLink>
      </FormNote>
    </FormGrid>
  )
}

/** Says before the form that it sends nothing yet, and what does. */
export function NotYet({ texts }: { texts: FormTexts['notYet'] }) {
  return (
    <NoticeCard kind="information" title={texts.title}>
      <p>
        {texts.text}{' '}
        <a href={`mailto:${organisation.email}`}>
          <BreakableText>{organisation.email}</BreakableText>
        </a>
        , <a href={organisation.phone.href}>{organisation.phone.display}</a>.
      </p>
    </NoticeCard>
  )
}

function MailButton({ children }: { children: string }) {
  const mail = useIndividualMailLink()
  return (
    <ButtonAnchor variant="outline" iconBefore="mail" href={mail}>
      {children}
    </ButtonAnchor>
  )
}

const idOf = (field: IndividualField) => `individual-${field}`

function Field({ field, texts }: { field: IndividualField; texts: FormTexts }) {
  const form = useAppChild('individualForm')
  const { control, error, isCut } = useFormField(form, field)
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
