import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import {
  type MessageContent,
  contactFields,
  isForCourse,
  messageToSend,
} from '#machines/contact-draft.ts'
import { mayHaveArrived } from '#machines/contact-form.ts'
import type { contactForm } from '#src/content/contact-form.ts'
import { failure } from '#src/content/failure.ts'
import type { Requests } from '#src/model/requests.ts'
import { phone } from '#src/content/organisation.ts'
import { sampleMark } from '#src/content/sample-mark.ts'
import { feedbackProps } from '#src/dom/form-feedback.ts'
import { honeypotId } from '#src/dom/honeypot.ts'
import { useHydrated } from '#src/dom/use-hydrated.ts'
import { theme } from '#src/theme/theme.ts'
import { ArrowLink, Button, ButtonLink } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import { StatusCard } from '#src/ui/status-card.tsx'
import { VisuallyHidden } from '#src/ui/mixins.ts'
import { useAppChild } from './app-context.tsx'
import { CopyButton } from './copy-button.tsx'
import { Form, FormNote } from './form.tsx'
import { lazyView } from './lazy-view.tsx'
import { messageText } from './message-text.ts'
import { describeRequests, planId } from './request-address.ts'
import { Request } from './request.tsx'
import { useMailLink } from './use-mail-link.ts'

type Texts = typeof contactForm

/** The contact form of the company space. */
export function ContactForm({ texts, requests }: { texts: Texts; requests: Requests }) {
  const form = useAppChild('contactForm')
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
  const sent = useSelector(form, (snapshot) => snapshot.hasTag('sent'))
  const failed = useSelector(form, (snapshot) => snapshot.hasTag('failed'))
  const interrupted = useSelector(form, (snapshot) => snapshot.hasTag('interrupted'))
  const warned = useSelector(form, (snapshot) => snapshot.hasTag('warned'))
  const isHydrated = useHydrated()
  const content = useMessageContent()

  return (
    <Form
      form={form}
      name="contact"
      fields={contactFields}
      texts={texts}
      rows={6}
      busy={busy}
      before={
        <>
          {sent && (
            <Confirmation texts={texts.sent} content={content} requests={requests} />
          )}
          {failed && <Failure texts={texts.failed} />}
          <noscript>
            <FormNote>{texts.withoutScript}</FormNote>
          </noscript>
          <Request texts={requests} />
        </>
      }
    >
      {/* The honeypot has no name, so that a mailto submission does not include it. */}
      <div hidden>
        <label htmlFor={honeypotId}>{texts.trap}</label>
        <input id={honeypotId} tabIndex={-1} autoComplete="off" />
      </div>
      <div data-wide>
        <WarningPlace role="status">
          {isHydrated && interrupted && (
            <StatusCard
              {...feedbackProps}
              kind="information"
              title={texts.interrupted.title}
            >
              <p>{texts.interrupted.text}</p>
              {warned && <p>{texts.interrupted.again}</p>}
            </StatusCard>
          )}
        </WarningPlace>
        <Button
          type="submit"
          icon="send"
          busy={busy}
          onClick={(event) => busy && event.preventDefault()}
        >
          {busy ? texts.sending : texts.submit}
        </Button>
        <VisuallyHidden role="status">{busy && texts.sending}</VisuallyHidden>
      </div>
      {sampleMark && (
        <FormNote data-sample>
          <b>{sampleMark.form.title}</b> {sampleMark.form.text}
        </FormNote>
      )}
    </Form>
  )
}

/** Contains the warning about an unconfirmed message. A live region must exist before its content. */
const WarningPlace = styled.div`
  & > div {
    margin-bottom: ${theme.space[6]};
  }
`

type ConfirmationProps = {
  texts: Texts['sent']
  content: MessageContent
  requests: Requests
}

function Confirmation({ texts, content, requests }: ConfirmationProps) {
  const { title, text, seat, addToCalendar, back } = texts
  const asked = describeRequests(content.requests ?? [], requests)
  return (
    <StatusCard
      {...feedbackProps}
      kind="success"
      title={title}
      actions={
        <>
          <CopyButton text={messageText(messageToSend(content))} />
          {asked.some(({ plan }) => plan) && (
            <ButtonLink variant="outline" iconBefore="printer" href={`#${planId}`}>
              {requests.plan.link}
            </ButtonLink>
          )}
          <ArrowLink variant="quiet" link={back} />
        </>
      }
    >
      <p>{text}</p>
      {asked.length > 0 && (
        <ul role="list">
          {asked.map(({ id, title: course, note, counted, agenda }) => (
            <li key={id}>
              {note === undefined
                ? course
                : `${course}. ${[note, counted].filter(Boolean).join(', ')}.`}{' '}
              {agenda && (
                <a href={agenda}>
                  {addToCalendar}
                  <VisuallyHidden> {course}</VisuallyHidden>
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      {asked.some(({ agenda }) => agenda) && <div>{seat}</div>}
    </StatusCard>
  )
}

function Failure({ texts }: { texts: Texts['failed'] }) {
  const form = useAppChild('contactForm')
  const isUnconfirmed = useSelector(form, mayHaveArrived)
  const reason = useSelector(form, ({ context }) => context.failure ?? 'unexpected')
  const text = useSelector(form, ({ context }) => messageText(messageToSend(context)))
  const mail = useMailLink()
  const { title, unconfirmed, kept, reasons, email } = texts
  return (
    <StatusCard
      {...feedbackProps}
      kind="failure"
      title={isUnconfirmed ? unconfirmed : title}
      actions={
        <>
          <ButtonLink variant="outline" iconBefore="mail" href={mail}>
            {email}
          </ButtonLink>
          <CopyButton text={text} />
        </>
      }
    >
      <p>{reasons[reason]}</p>
      <p>{kept}</p>
      <div>
        <ButtonLink variant="quiet" iconBefore="phone" href={phone.href}>
          {phone.text}
        </ButtonLink>
      </div>
    </StatusCard>
  )
}

const plan = lazyView(
  async () => (await import('./plan.tsx')).Plan,
  () => (
    <Section surface="tint">
      <p id={planId} tabIndex={-1}>
        {failure.plan}
      </p>
    </Section>
  ),
)

/** Renders the plan of the requested courses, also after the message is sent. */
export function LaterPlan({ texts }: { texts: Requests }) {
  const content = useMessageContent()
  return content.requests?.some(isForCourse) && <plan.View {...{ texts, content }} />
}

/** Returns the contents of the message that was just sent, or else those of the contact form. */
function useMessageContent(): MessageContent {
  return useSelector(
    useAppChild('contactForm'),
    ({ context }) => context.confirmed ?? context,
  )
}
