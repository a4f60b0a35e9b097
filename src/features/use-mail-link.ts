import { useSelector } from '@xstate/react'
import { messageToSend } from '#machines/contact-draft.ts'
import { chat as chatTexts } from '#src/content/chat.ts'
import { notices } from '#src/content/notices.ts'
import * as organisation from '#src/content/organisation.ts'
import { useAppChild } from './app-context.tsx'
import { mailLink, mailLinkOf, messageText } from './message-text.ts'
import { useHydrated } from '#src/dom/use-hydrated.ts'

// Kept separate from `message-text.ts`, which tests import in plain Node.

export function useMailLink(): string {
  return useSelector(useAppChild('contactForm'), ({ context }) =>
    mailLinkOf(messageToSend(context)),
  )
}

/** Returns a mailto link, to which hydration adds the contents of the individual form. */
export function useIndividualMailLink(): string {
  const { mail } = notices.individualForm
  const written = useSelector(useAppChild('individualForm'), ({ context }) =>
    mailLink(mail.subject, messageText(context.draft)),
  )
  return useHydrated() ? written : `mailto:${organisation.email}`
}

export function useChatMailLink(): string {
  return useSelector(useAppChild('chat'), ({ context }) => {
    const texts = context.messages.flatMap((message) =>
      message.sender === 'user' ? message.text : [],
    )
    return mailLink(chatTexts.title, texts.join('\n'))
  })
}
