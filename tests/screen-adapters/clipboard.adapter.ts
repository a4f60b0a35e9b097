import { contactForm } from '#src/content/contact-form.ts'
import { messageText } from '#src/features/message-text.ts'
import { clipboardModel } from '#tests/machines/clipboard.model.ts'
import { answers } from '#tests/machines/form-fields.rules.ts'
import type { ClipboardState } from '#tests/machines/clipboard.rules.ts'
import type { MappedStep, ScreenAdapter, Step } from 'statecharts'

const { fields, failed } = contactForm
const labels: Readonly<Record<string, { readonly label: string }>> = fields
const button = { role: 'button', name: failed.copy } as const
const said = { copied: failed.copied, blocked: failed.copyFailed }

/** What is copied is the whole message, of which the visitor writes the last line. */
function mapStep(step: Step): MappedStep {
  if (step.kind !== 'event') return [step]
  const text = messageText({ ...answers, message: String(step.event.text) })
  return [{ kind: 'event', event: { ...step.event, text } }]
}

/** A clipboard that answers when told, and notes what it was asked on the document. */
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

function lookAtCopy() {
  const form = document.querySelector('main form[method=post]')
  return {
    said: form?.querySelector('[role=status]')?.textContent,
    verbatim: form?.querySelector('pre')?.textContent ?? null,
    requests: document.documentElement.dataset.copies ?? '[]',
  }
}

export const clipboardAdapter = {
  model: clipboardModel,
  pages: ['/contact'],
  stepMapper: () => ({ map: mapStep }),
  view: ({ mode, requests }) => ({
    said: mode === 'copied' || mode === 'blocked' ? said[mode] : '',
    verbatim: mode === 'blocked' ? (requests.at(-1) ?? null) : null,
    requests: JSON.stringify(requests),
  }),
  visitor: (user) => ({
    arrive: async () => {
      await user.happen(replaceClipboard)
      for (const [field, text] of Object.entries(answers))
        await user.write({ label: labels[field]?.label ?? '' }, text)
      await user.press({ css: 'main form[method=post] [type=submit]' })
      await user.answer('server')
      await user.meet(button)
    },
    perform: async (action) => {
      if (action.kind === 'outcome') {
        const name = action.outcome === 'copied' ? 'copied' : 'refused'
        const end = (type: string) => {
          document.documentElement.dispatchEvent(new Event(type))
        }
        const { copies = '[]' } = await user.read(() => ({
          copies: document.documentElement.dataset.copies,
        }))
        const asked: readonly unknown[] = JSON.parse(copies)
        await user.happen(end, `${name} ${asked.length - (action.back ?? 0)}`)
        return true
      }
      const message = String(action.event.text).split('\n').at(-1) ?? ''
      await user.write(fields.message, message)
      return user.press(button)
    },
    observe: () => user.read(lookAtCopy),
  }),
  unreachable: {},
} satisfies ScreenAdapter<ClipboardState>
