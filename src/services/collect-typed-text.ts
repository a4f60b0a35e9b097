import { messageToSend } from '#machines/contact-draft.ts'
import { isBlank } from '#machines/visible-text.ts'
import type { AppActor } from './app-actor.ts'

/** Returns the contents of both forms and the visitor's texts in the chat, which a reload could lose. */
export function collectTypedText(app: AppActor): string {
  const { contactForm, individualForm, chat } = app.getSnapshot().children
  const conversation = chat?.getSnapshot().context
  return [
    ...(contactForm ? Object.values(messageToSend(contactForm.getSnapshot().context)) : []),
    ...Object.values(individualForm?.getSnapshot().context.draft ?? {}),
    ...(conversation?.messages ?? []).map((message) =>
      message.sender === 'user' ? message.text : '',
    ),
    conversation?.draft ?? '',
  ]
    .filter((text) => !isBlank(text))
    .join('\n')
}
