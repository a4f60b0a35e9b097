import { chat as texts } from '#src/content/chat.ts'
import { notices } from '#src/content/notices.ts'
import { chatModel } from '#tests/machines/chat.model.ts'
import type { ChatState } from '#tests/machines/chat.rules.ts'
import type { MappedStep, ScreenAdapter, Step, UserDriver } from 'statecharts'
import { noticeWatch } from './notices.ts'

const opener = { css: 'aside > form > button' }
const field = { css: '[role=dialog] input' }
const close = { css: '[role=dialog] button[type=button]' }
const send = { css: '[role=dialog] button[type=submit]' }

function lookAtChat() {
  const dialog = document.querySelector('[role=dialog]')
  return {
    opener: document.querySelector('aside > form > button')?.getAttribute('aria-label'),
    dialog: dialog && {
      log: [...dialog.querySelectorAll('[role=log] > *')].map(
        ({ textContent }) => textContent,
      ),
      draft: dialog.querySelector('input')?.value,
    },
    isNoticeRaised: document.querySelector('[data-raised]') !== null,
    focus: document.activeElement?.closest('aside, [role=dialog]')
      ? document.activeElement.getAttribute('aria-label')
      : null,
  }
}

/** Two messages never leave in one millisecond; the field has one line. */
function mapStep(step: Step, { draft }: ChatState): MappedStep {
  if (step.kind !== 'event') return [step]
  const { type } = step.event
  if (type === 'message.submit') return [step, { kind: 'wait', ms: 1 }]
  if (type !== 'draft.change') return [step]
  const text = String(step.event.text).replaceAll('\n', '')
  return text === draft
    ? 'Le champ contient déjà ce texte : rien à écrire.'
    : [{ kind: 'event', event: { type, text } }]
}

export const chatAdapter = {
  model: chatModel,
  pages: ['/entreprise'],
  stepMapper: () => ({ map: mapStep }),
  view: ({ isOpen, isGreeted, draft, sent, notices: count }) => ({
    opener: isOpen ? texts.close : texts.open,
    dialog: isOpen
      ? {
          log: [
            `${texts.senders.bot}${texts.greeting}`,
            ...sent.map((text) => `${texts.senders.user}${text}`),
          ],
          draft,
        }
      : null,
    isNoticeRaised: isOpen && count > 0,
    focus: isOpen ? texts.field : isGreeted ? texts.open : null,
    notices: count,
  }),
  visitor: (user) => {
    const look = noticeWatch(user, [notices.chatbot.title])
    return {
      perform: async (action) => {
        if (action.kind === 'outcome') return false
        switch (action.event.type) {
          case 'chat.toggle':
            return user.press(opener)
          case 'chat.close':
            return user.press(close)
          case 'draft.change':
            return user.write(field, String(action.event.text))
          case 'message.submit':
            return submit(user)
          default:
            throw new Error(`Nobody knows how to do ${action.event.type}`)
        }
      },
      observe: async () => {
        const seen = await user.read(lookAtChat)
        const { count } = await look()
        return { ...seen, notices: count }
      },
    }
  },
  unreachable: {},
} satisfies ScreenAdapter<ChatState>

/** Presses the button, which keeps the focus, and goes back to the field. */
async function submit(user: UserDriver): Promise<boolean> {
  const isPressed = await user.press(send)
  await user.focus(field)
  return isPressed
}
