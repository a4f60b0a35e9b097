import { phrase, defineScreen, sentences } from 'statecharts'
import { chat as texts } from '#src/content/chat.ts'
import { notices } from '#src/content/notices.ts'
import { chatModel } from '#tests/machines/chat.model.ts'
import { desktopSetup } from './mailbox.ts'
import { countedPhrase, siteSentences } from './sentences.ts'
import { trackNotices } from './queries.ts'

const field = `${texts.field} (dans l’assistant)`
// The buttons of the chat show only an icon, so the manual script says where they are.
const round = (name: string) => `${name} (bouton rond, en bas à droite de la fenêtre)`
const delayedNotice = {
  ...siteSentences.notice,
  instruction: 'Une demi-seconde plus tard, une notification affiche « {0} ».',
}

export const chatScreen = defineScreen({
  model: chatModel,
  title: 'Assistant virtuel',
  pages: ['/entreprise'],
  preconditions: desktopSetup,
  controls: {
    opener: {
      at: { css: 'aside > form > button' },
      label: (_event, { isOpen }) => round(isOpen ? texts.close : texts.open),
    },
    cross: {
      at: { css: '[role=dialog] button[type=button]' },
      label: `${texts.close} (croix, en haut de l’assistant)`,
    },
    field: { at: { css: '[role=dialog] input' }, label: field },
    send: {
      at: { css: '[role=dialog] button[type=submit]' },
      label: `${texts.send} (avion en papier, à droite du champ)`,
    },
  },
  gestures: {
    'chat.toggle': { on: 'opener' },
    'chat.close': { on: 'cross' },
    'draft.change': { on: 'field', text: ({ text }) => String(text) },
    // The step waits 1 ms, because a visitor cannot send two messages in the same millisecond. After
    // the click, the visitor returns to the field.
    'message.submit': { on: 'send', next: 'field', wait: 1 },
  },
  visit: (user) => {
    const look = trackNotices(user, [notices.chatbot.title])
    return { reads: { notices: async () => (await look()).titles.length } }
  },
  observations: {
    opener: {
      expected: ({ isOpen }) => (isOpen ? texts.close : texts.open),
      read: () =>
        document.querySelector('aside > form > button')?.getAttribute('aria-label'),
      describe: ({ isOpen }) => isOpen && phrase(sentences.see, texts.privacy),
    },
    log: {
      expected: ({ isOpen, sent }) =>
        isOpen
          ? [
              `${texts.senders.bot}${texts.greeting}`,
              ...sent.map((text) => `${texts.senders.user}${text}`),
            ]
          : null,
      read: () =>
        document.querySelector('[role=dialog]') &&
        [...document.querySelectorAll('[role=dialog] [role=log] > *')].map(
          (line) => line.textContent,
        ),
      describe: ({ isOpen, sent }) =>
        isOpen &&
        phrase(
          siteSentences.conversation,
          sent.at(-1) ?? texts.greeting,
          String(sent.length + 1),
        ),
    },
    draft: {
      expected: ({ isOpen, draft }) => (isOpen ? draft : null),
      read: () =>
        document.querySelector<HTMLInputElement>('[role=dialog] input')?.value ?? null,
      describe: ({ isOpen, draft }) => isOpen && phrase(sentences.holds, field, draft),
    },
    focus: {
      expected: ({ isOpen, wasOpened }) =>
        isOpen ? texts.field : wasOpened ? texts.open : null,
      read: () =>
        document.activeElement?.closest('aside, [role=dialog]')
          ? document.activeElement.getAttribute('aria-label')
          : null,
      describe: ({ isOpen }) => isOpen && phrase(sentences.focusIsOn, texts.field),
    },
    isNoticeRaised: {
      expected: ({ isOpen, notices: count }) => isOpen && count > 0,
      read: () => document.querySelector('[data-raised]') !== null,
    },
    notices: {
      expected: ({ notices: count }) => count,
      describe: ({ notices: count }) =>
        countedPhrase(count, phrase(delayedNotice, notices.chatbot.title)),
    },
  },
})
