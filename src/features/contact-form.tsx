import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import { contactFields } from '#machines/contact-draft.ts'
import { contactForm } from '#src/content/contact-form.ts'
import { organisation } from '#src/content/organisation.ts'
import { sampleMark } from '#src/content/sample-mark.ts'
import { tellFields } from '#src/services/field-edit.ts'
import { trapId } from '#src/services/honeypot.ts'
import { Button, ButtonAnchor } from '#src/ui/button.tsx'
import { FormGrid, FormNote } from '#src/ui/field.tsx'
import { NoticeCard } from '#src/ui/notice-card.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { useApp, useAppChild } from './app-context.tsx'
import { contactFieldId, ContactFormField } from './contact-field.tsx'
import { CopyButton } from './copy-button.tsx'
import { Corrections } from './corrections.tsx'
import { messageText } from './message-text.ts'
import { useAttention } from './use-attention.ts'
import { useHydrated } from './use-hydrated.ts'
import { useMailLink } from './use-mail-link.ts'

/** The company contact form. It works without script too: the visitor's mail program takes over. */
export function ContactForm() {
  const app = useApp()
  const form = useAppChild('contactForm')
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
  const sent = useSelector(form, (snapshot) => snapshot.hasTag('sent'))
  const failed = useSelector(form, (snapshot) => snapshot.hasTag('failed'))
  const errors = useSelector(form, ({ context }) => context.errors)
  const isWrong = Object.keys(errors).length > 0
  const hydrated = useHydrated()
  const { form: element, attention } = useAttention(
    useSelector(form, ({ context }) => context.outcomes),
  )

  return (
    <FormGrid
      ref={element}
      data-form="contactForm"
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
      <Corrections
        ref={attention}
        fields={contactFields}
        errors={errors}
        texts={contactForm}
        idOf={contactFieldId}
      />
      {sent && (
        <NoticeCard
          ref={attention}
          tabIndex={-1}
          kind="success"
          title={contactForm.sent.title}
        >
          <p>{contactForm.sent.text}</p>
        </NoticeCard>
      )}
      {failed && <Failure ref={isWrong ? undefined : attention} />}
      <Prefilled />
      <FormNote>{contactForm.required}</FormNote>
      {contactFields.map((field) => (
        <ContactFormField key={field} field={field} />
      ))}
      {/* Only robots fill it in; without a name it stays out of what the mail program gets. */}
      <div hidden>
        <label htmlFor={trapId}>{contactForm.trap}</label>
        <input id={trapId} tabIndex={-1} autoComplete="off" />
      </div>
      <noscript>
        <FormNote>{contactForm.withoutScript}</FormNote>
      </noscript>
      <div data-wide>
        <Button
          type="submit"
          icon="send"
          busy={busy}
          onClick={(event) => busy && event.preventDefault()}
        >
          {busy ? contactForm.sending : contactForm.submit}
        </Button>
        <VisuallyHidden role="status">{busy && contactForm.sending}</VisuallyHidden>
      </div>
      {sampleMark && (
        <FormNote data-sample>
          <b>{sampleMark.form.title}</b> {sampleMark.form.text}
        </FormNote>
      )}
      <FormNote>
        {contactForm.privacy.text}{' '}
        <PageLink to={contactForm.privacy.href}>{contactForm.privacy.link}</PageLink>
      </FormNote>
    </FormGrid>
  )
}

type Attended = { ref: RefObject<HTMLDivElement | null> | undefined }

function Failure({ ref }: Attended) {
  const form = useAppChild('contactForm')
  const reason = useSelector(form, ({ context }) => context.failure ?? 'unexpected')
  const draft = useSelector(form, ({ context }) => context.draft)
  const mail = useMailLink()
  const { title, kept, reasons, email } = contactForm.failed
  return (
    <NoticeCard
      ref={ref}
      tabIndex={-1}
      kind="failure"
      title={title}
      actions={
        <>
          <ButtonAnchor variant="outline" iconBefore="mail" href={mail}>
            {email}
          </ButtonAnchor>
          <CopyButton text={messageText(draft)} />
        </>
      }
    >
      <p>{kept}</p>
      <p>{reasons[reason]}</p>
    </NoticeCard>
  )
}

function Prefilled() {
  const form = useAppChild('contactForm')
  const prefilled = useSelector(form, ({ context }) => context.prefill !== null)
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
  const { text, clear } = contactForm.prefilled
  return (
    prefilled && (
      <NoticeCard
        kind="information"
        title={text}
        actions={
          busy ? undefined : (
            <Button variant="outline" onClick={() => form.send({ type: 'prefill.clear' })}>
              {clear}
            </Button>
          )
        }
      />
    )
  )
}
