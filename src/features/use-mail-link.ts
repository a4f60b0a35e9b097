import { useSelector } from '@xstate/react'
import { messageToSend } from '#machines/contact-draft.ts'
import { chat as chatTexts } from '#src/content/chat.ts'
import { notices } from '#src/content/notices.ts'
import * as organisation from '#src/content/organisation.ts'
import { useAppChild } from './app-context.tsx'
import { mailLink, mailLinkOf, messageText } from './message-text.ts'
import { useHydrated } from '#src/dom/use-hydrated.ts'

// These hooks are not in `message-text.ts`, because tests import that module in plain Node.

export function useMailLink(): string {
  return useSelector(useAppChild('contactForm'), ({ context }) =>
    mailLinkOf(messageToSend(context)),
  )
}

/** Returns a mailto link. After hydration it includes the values of the individual form. */
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
