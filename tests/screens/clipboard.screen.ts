import { phrase, defineScreen, sentences } from 'statecharts'
import { contactForm } from '#src/content/contact-form.ts'
import { message } from '#src/content/message.ts'
import { messageText } from '#src/features/message-text.ts'
import { clipboardModel, type ClipboardState } from '#tests/machines/clipboard.model.ts'
import { answers } from '#tests/machines/form-fields.rules.ts'
import { filled, fillIn, submitButton } from './forms.ts'
import { desktopSetup, causeFailure, mailboxEmpty } from './mailbox.ts'
import { siteSentences } from './sentences.ts'

const { fields, submit } = contactForm
const { copy, copied, copyFailed } = message
const button = { role: 'button', name: copy } as const
const announcements = { copied, blocked: copyFailed }

/** Returns the last line of a copied text, which is the message. */
const lastLineOf = (text: unknown) => String(text).split('\n').at(-1) ?? ''

/** Runs in the page: replaces the clipboard with a stub whose promises are settled by DOM events. */
function replaceClipboard() {
  const texts: string[] = []
  const root = document.documentElement
  const writeText = (text: string) => {
    texts.push(text)
    root.dataset.copies = JSON.stringify(texts)
    return new Promise<void>((resolve, reject) => {
      const number = texts.length
      root.addEventListener(`copied ${number}`, () => resolve())
      root.addEventListener(`refused ${number}`, () => reject(new Error('refused')))
    })
  }
  root.dataset.copies = '[]'
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText },
    configurable: true,
  })
}

const announced = ({ mode }: ClipboardState) =>
  mode === 'copied' || mode === 'blocked' ? announcements[mode] : ''

export const clipboardScreen = defineScreen({
  model: clipboardModel,
  title: 'Bouton « Copier »',
  pages: ['/contact'],
  preconditions: [...desktopSetup, mailboxEmpty],
  start: [
    filled,
    ...causeFailure('server'),
    phrase(sentences.press, submit),
    phrase(sentences.see, contactForm.failed.title),
  ],
  adapt: ({ text, ...event }) => ({
    ...event,
    text: messageText({ ...answers, message: String(text) }),
  }),
  gestures: {
    'copy.press': {
      describe: ({ text }) => [
        phrase(sentences.write, lastLineOf(text), fields.message.label),
        phrase(sentences.press, copy),
      ],
    },
  },
  arrangements: {
    'copyText copied': { before: [] },
    'copyText refused': {
      before: [
        phrase(
          siteSentences.console,
          'navigator.clipboard.writeText = () => Promise.reject()',
        ),
      ],
      after: [phrase(siteSentences.console, 'delete navigator.clipboard.writeText')],
    },
  },
  visit: (user) => ({
    arrive: async () => {
      await user.trigger(replaceClipboard)
      await fillIn(user)
      await user.click(submitButton)
      await user.answer('server')
      await user.waitFor(button)
    },
    actions: {
      'copy.press': async ({ text }) => {
        await user.write(fields.message, lastLineOf(text))
        return user.click(button)
      },
    },
    settle: async ({ outcome, back = 0 }) => {
      const end = (type: string) => {
        document.documentElement.dispatchEvent(new Event(type))
      }
      const copied = () => document.documentElement.dataset.copies ?? '[]'
      const asked: readonly unknown[] = JSON.parse(await user.read(copied))
      await user.trigger(end, `${outcome} ${asked.length - back}`)
      return true
    },
  }),
  observations: {
    announced: {
      expected: announced,
      read: () =>
        document.querySelector('main form[method=post] [role=status]')?.textContent,
      describe: (state) =>
        announced(state) !== '' && {
          [`${state.mode} ${state.requests.length}`]: phrase(
            sentences.see,
            announced(state),
          ),
        },
    },
    verbatim: {
      expected: ({ mode, requests }) =>
        mode === 'blocked' ? (requests.at(-1) ?? null) : null,
      read: () => document.querySelector('main form[method=post] pre')?.textContent ?? null,
    },
    requests: {
      expected: ({ requests }) => JSON.stringify(requests),
      read: () => document.documentElement.dataset.copies ?? '[]',
    },
  },
})
