import { messageToSend } from '#machines/contact-draft.ts'
import { isBlank } from '#machines/visible-text.ts'
import type { AppActor } from './app-actor.ts'

/** Returns every text that the visitor typed and that a page reload would lose, one per line. */
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
