import { useSelector } from '@xstate/react'
import { type RefObject, useEffect, useRef } from 'react'
import { contactFields, type ContactErrors } from '#machines/contact-draft.ts'
import { contactForm } from '#src/content/contact-form.ts'
import { organisation } from '#src/content/organisation.ts'
import { Button, ButtonAnchor } from '#src/ui/button.tsx'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { FormGrid, FormNote } from '#src/ui/field.tsx'
import { NoticeCard } from '#src/ui/notice-card.tsx'
import { useAppChild } from './app-context.tsx'
import { ContactFormField } from './contact-field.tsx'
import { CopyButton } from './copy-button.tsx'
import { messageText } from './message-text.ts'
import { useHydrated } from './use-hydrated.ts'
import { useMailLink } from './use-mail-link.ts'

/** The company contact form. It works without script too: the visitor's mail program takes over. */
export function ContactForm() {
  const form = useAppChild('contactForm')
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
  const sent = useSelector(form, (snapshot) => snapshot.hasTag('sent'))
  const failed = useSelector(form, (snapshot) => snapshot.hasTag('failed'))
  const errors = useSelector(form, ({ context }) => context.errors)
  const hydrated = useHydrated()
  const element = useRef<HTMLFormElement>(null)
  const attention = useRef<HTMLDivElement>(null)
  useAttention(element, attention)

  return (
    <FormGrid
      ref={element}
      method="post"
      action={`mailto:${organisation.email}`}
      encType="text/plain"
      noValidate={hydrated}
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault()
        form.send({ type: 'form.submit' })
      }}
    >
      {hasErrors(errors) && <Corrections ref={attention} errors={errors} />}
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
      {failed && <Failure ref={attention} />}
      <Prefilled />
      <FormNote>{contactForm.required}</FormNote>
      {contactFields.map((field) => (
        <ContactFormField key={field} field={field} />
      ))}
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
      </div>
      <FormNote>
        {contactForm.privacy.text}{' '}
        <a href={contactForm.privacy.href}>{contactForm.privacy.link}</a>
      </FormNote>
    </FormGrid>
  )
}

/** Gives the focus to what the last submission brought, unless the visitor has gone elsewhere. */
function useAttention(
  element: RefObject<HTMLFormElement | null>,
  attention: RefObject<HTMLDivElement | null>,
) {
  const outcomes = useSelector(
    useAppChild('contactForm'),
    ({ context }) => context.outcomes,
  )
  const seen = useRef(outcomes)
  useEffect(() => {
    if (seen.current === outcomes) return
    seen.current = outcomes
    const { activeElement, body } = document
    if (activeElement === body || element.current?.contains(activeElement))
      attention.current?.focus()
  }, [outcomes, element, attention])
}

function hasErrors(errors: ContactErrors): boolean {
  return Object.keys(errors).length > 0
}

type Attended = { ref: RefObject<HTMLDivElement | null> }

function Corrections({ ref, errors }: Attended & { errors: ContactErrors }) {
  const wrong = contactFields.filter((field) => errors[field])
  const titles: Partial<Record<number, string>> = contactForm.summary
  return (
    <ErrorSummary
      ref={ref}
      title={titles[wrong.length]}
      errors={wrong.map((field) => {
        const messages: Partial<Record<string, string>> = contactForm.errors[field]
        return {
          fieldId: `contact-${field}`,
          message: messages[errors[field] ?? 'missing'],
        }
      })}
    />
  )
}

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
  const { text, clear } = contactForm.prefilled
  return (
    prefilled && (
      <NoticeCard
        kind="information"
        title={text}
        actions={
          <Button variant="outline" onClick={() => form.send({ type: 'prefill.clear' })}>
            {clear}
          </Button>
        }
      />
    )
  )
}
