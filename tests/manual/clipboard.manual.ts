import { type ManualAdapter, say, sentences } from 'statecharts'
import { contactForm } from '#src/content/contact-form.ts'
import type { ClipboardState } from '#tests/machines/clipboard.rules.ts'
import { answers } from '#tests/machines/form-fields.rules.ts'
import { clipboardAdapter } from '../screen-adapters/clipboard.adapter.ts'
import { filled } from './forms.ts'
import { failures, mailboxEmpty } from './mailbox.ts'
import { copies, siteSentences } from './sentences.ts'

const { fields, failed, submit } = contactForm

export const clipboardManual = {
  screen: clipboardAdapter,
  preconditions: [mailboxEmpty],
  start: [
    say(sentences.open, '/contact'),
    filled(fields, answers),
    ...failures.server,
    say(sentences.press, submit),
    say(sentences.see, failed.title),
  ],
  arrangements: {
    'copyText copied': { before: [] },
    'copyText refused': {
      before: [say(siteSentences.console, copies.refused)],
      after: [say(siteSentences.console, copies.granted)],
    },
  },
  place: { message: answers.message },
  perform: ({ text }, _state, { message }) => {
    const last = String(text).split('\n').at(-1) ?? ''
    const isThere = message === last
    return {
      sayings: [
        ...(isThere ? [] : [say(sentences.write, last, fields.message.label)]),
        say(sentences.press, failed.copy),
      ],
      place: { message: last },
    }
  },
  see: ({ mode, requests }): ReturnType<ManualAdapter['see']> =>
    mode === 'copied' || mode === 'blocked'
      ? {
          [`${mode} ${requests.length}`]: say(
            sentences.see,
            mode === 'copied' ? failed.copied : failed.copyFailed,
          ),
        }
      : {},
} satisfies ManualAdapter<ClipboardState>
