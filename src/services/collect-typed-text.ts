import { messageToSend } from '#machines/contact-draft.ts'
import { isBlank } from '#machines/visible-text.ts'
import { type AppActor, childOf } from './app-actor.ts'

/** Returns the contents of both forms and the visitor's texts in the chat, which a reload could lose. */
export function collectTypedText(app: AppActor): string {
  const { messages, draft } = childOf(app, 'chat').getSnapshot().context
  return [
    ...Object.values(messageToSend(childOf(app, 'contactForm').getSnapshot().context)),
    ...Object.values(childOf(app, 'individualForm').getSnapshot().context.draft),
    ...messages.map((message) => (message.sender === 'user' ? message.text : '')),
    draft,
  ]
    .filter((text) => !isBlank(text))
    .join('\n')
}
