import { useSelector } from '@xstate/react'
import { outgoing } from '#machines/contact-draft.ts'
import { chat as chatTexts } from '#src/content/chat.ts'
import { notices } from '#src/content/notices.ts'
import * as organisation from '#src/content/organisation.ts'
import { useAppChild } from './app-context.tsx'
import { mailLink, mailLinkOf, messageText } from './message-text.ts'
import { useHydrated } from '#src/dom/use-hydrated.ts'

// Apart from the texts: the tests' screens write those too, and Node alone reads no view.

/** The way out by e-mail, with all that stands in the company contact form. */
export function useMailLink(): string {
  return useSelector(useAppChild('contactForm'), ({ context }) =>
    mailLinkOf(outgoing(context)),
  )
}

/** The same with what stands in the individual form; hydration must find the bare address. */
export function useIndividualMailLink(): string {
  const { mail } = notices.individualForm
  const written = useSelector(useAppChild('individualForm'), ({ context }) =>
    mailLink(mail.subject, messageText(context.draft)),
  )
  return useHydrated() ? written : `mailto:${organisation.email}`
}

/** The same with what the visitor wrote to the assistant. */
export function useChatMailLink(): string {
  return useSelector(useAppChild('chat'), ({ context }) => {
    const texts = context.messages.flatMap((message) =>
      message.sender === 'user' ? message.text : [],
    )
    return mailLink(chatTexts.title, texts.join('\n'))
  })
}
