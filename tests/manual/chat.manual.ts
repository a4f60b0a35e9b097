import { type ManualAdapter, say, sentences } from 'statecharts'
import { chat as texts } from '#src/content/chat.ts'
import { notices } from '#src/content/notices.ts'
import type { ChatState } from '#tests/machines/chat.rules.ts'
import { chatAdapter } from '../screen-adapters/chat.adapter.ts'
import { siteSentences } from './sentences.ts'
import { desk } from './mailbox.ts'

const field = `${texts.field}, dans l’assistant`
const closeButton = `${texts.close} (bouton rond, en bas de la fenêtre)`
const cross = `${texts.close} (croix, en haut de l’assistant)`

export const chatTargets = {
  [field]: { css: '[role=dialog] input' },
  [closeButton]: { css: 'aside > form > button' },
  [cross]: { css: '[role=dialog] button[type=button]' },
} as const

export const chatManual = {
  screen: chatAdapter,
  preconditions: desk,
  start: [say(sentences.open, '/entreprise')],
  perform: ({ type, text }, { isOpen }) => {
    switch (type) {
      case 'chat.toggle':
        return { sayings: [say(sentences.press, isOpen ? closeButton : texts.open)] }
      case 'chat.close':
        return { sayings: [say(sentences.press, cross)] }
      case 'message.submit':
        return { sayings: [say(sentences.press, texts.send)] }
      default:
        if (text === '') return { sayings: [say(sentences.clear, field)] }
        return String(text).trim() === ''
          ? 'Un texte de blancs ne se lit pas dans un script.'
          : { sayings: [say(sentences.write, String(text), field)] }
    }
  },
  see: ({ isOpen, draft, sent, notices: count }) => ({
    ...(isOpen && {
      open: say(sentences.see, texts.privacy),
      log: say(siteSentences.conversation, sent.at(-1) ?? texts.greeting),
      draft: say(sentences.holds, field, draft),
      focus: say(sentences.focusIsOn, texts.field),
    }),
    ...(count > 0 && {
      [`notice ${count}`]: say(siteSentences.notice, notices.chatbot.title),
    }),
  }),
} satisfies ManualAdapter<ChatState>
