import { useSelector } from '@xstate/react'
import { individualFields } from '#machines/individual-form.ts'
import * as organisation from '#src/content/organisation.ts'
import type { individualContact } from '#src/page-content/individual-contact.ts'
import { useHydrated } from '#src/dom/use-hydrated.ts'
import { BreakableText } from '#src/ui/breakable-text.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { StatusCard } from '#src/ui/status-card.tsx'
import { Actions } from '#src/ui/section.tsx'
import { useAppChild } from './app-context.tsx'
import { CopyButton } from './copy-button.tsx'
import { Form, FormNote } from './form.tsx'
import { messageText } from './message-text.ts'
import { useIndividualMailLink } from './use-mail-link.ts'

type IndividualTexts = (typeof individualContact)['form']

/** The contact form of the individual space. It cannot send messages yet, but keeps the values. */
export function IndividualForm({ texts }: { texts: IndividualTexts }) {
  const form = useAppChild('individualForm')
  const text = useSelector(form, ({ context }) => messageText(context.draft).trim())
  const mail = useIndividualMailLink()
  const isHydrated = useHydrated()
  return (
    <Form
      form={form}
      name="individual"
      fields={individualFields}
      texts={texts}
      rows={4}
      wide="name"
    >
      <noscript>
        <FormNote>{texts.withoutScript}</FormNote>
      </noscript>
      <Actions data-wide>
        <ButtonLink iconBefore="mail" href={mail}>
          {texts.notYet.email}
        </ButtonLink>{' '}
        <Button type="submit" variant="outline">
          {texts.submit}
        </Button>{' '}
        <ButtonLink variant="quiet" iconBefore="phone" href={organisation.phone.href}>
          {organisation.phone.text}
        </ButtonLink>{' '}
        {isHydrated && text !== '' && <CopyButton text={text} />}
      </Actions>
    </Form>
  )
}

/** Explains that the form below cannot send messages yet, and lists the alternatives. */
export function NotYet({ texts }: { texts: IndividualTexts['notYet'] }) {
  return (
    <StatusCard kind="information" title={texts.title}>
      <p>
        {texts.text}{' '}
        <a href={`mailto:${organisation.email}`}>
          <BreakableText>{organisation.email}</BreakableText>
        </a>
        , <a href={organisation.phone.href}>{organisation.phone.text}</a>.
      </p>
    </StatusCard>
  )
}
