import { contactForm } from '#src/content/contact-form.ts'
import { notices, noticeLabels } from '#src/content/notices.ts'
import { catalogue, courses } from '#src/content/pages/catalogue.ts'
import { mailLinkOf } from '#src/features/message-text.ts'
import { contactFormModel } from '#tests/machines/contact-form.model.ts'
import type { ContactFormState } from '#tests/machines/contact-form.rules.ts'
import type { Event, MappedStep, ScreenAdapter, Step, UserDriver } from 'statecharts'
import { attentionWatch, errorTexts } from './forms.ts'
import { noticeWatch } from './notices.ts'
import { linkTo } from './locators.ts'
import { lookAtForm } from './queries.ts'

const { fields, failed, prefilled, sent, submit, sending } = contactForm
const labels: Readonly<Record<string, { readonly label: string }>> = fields
const reasons: Readonly<Record<string, string>> = failed.reasons
const submitButton = { css: 'main form[method=post] [type=submit]' }
const clearButton = { role: 'button', name: prefilled.clear } as const
const announcements = {
  'message.sent': notices.messageSent.title,
  'message.failed': notices.messageFailed.title,
}

/** The site asks for a course of its catalogue; the first of its words is enough to tell which. */
function inCatalogue(text: string): string {
  return text.replace(/Formation : (\w+)[^\n]*/u, (_, word: string) => {
    const course = courses.find(({ title }) => title.startsWith(word)) ?? courses[0]
    return `${notices.courseRequest.description}${course.title}`
  })
}

function announcementOf(emitted: string | undefined): string | null {
  const [, title] =
    Object.entries(announcements).find(([code]) => emitted?.startsWith(code)) ?? []
  return title ?? null
}

function mapStep(step: Step, { values }: ContactFormState): MappedStep {
  if (step.kind !== 'event') return [step]
  const { type, ...given } = step.event
  const texts = Object.entries(given).map(([key, text]) => [key, inCatalogue(String(text))])
  const event: Event = { ...Object.fromEntries(texts), type }
  if (event.type === 'field.change')
    for (const [field, value] of Object.entries(values))
      if (field === event.field && value === event.value)
        return 'Le champ contient déjà ce texte : rien à saisir.'
  return [{ kind: 'event', event }]
}

export const contactFormAdapter = {
  model: contactFormModel,
  pages: ['/contact', '/formations'],
  stepMapper: () => ({ map: mapStep }),
  view: ({ screen, reason, values, errors: wrong, prefill, ...state }) => ({
    cards: [
      ...(screen === 'sent' ? [{ title: sent.title, texts: [sent.text] }] : []),
      ...(screen === 'failed'
        ? [{ title: failed.title, texts: [failed.kept, reasons[reason ?? ''] ?? null] }]
        : []),
      ...(prefill ? [{ title: prefilled.text, texts: [] }] : []),
    ],
    button: screen === 'sending' ? sending : submit,
    isButtonOff: screen === 'sending',
    isBusy: screen === 'sending',
    locked: screen === 'sending' ? Object.keys(values) : [],
    values,
    errors: errorTexts(fields, wrong),
    summary: Object.values(errorTexts(fields, wrong)),
    cut: state.cut.toSorted(),
    mail: screen === 'failed' ? mailLinkOf(values) : null,
    attention: state.attention,
    messages: { count: state.requests.length, last: state.requests.at(-1) ?? null },
    announced: {
      count: state.announced.length,
      last: announcementOf(state.announced.at(-1)),
    },
  }),
  visitor: (user) => {
    const announced = noticeWatch(user, Object.values(announcements))
    const attention = attentionWatch()
    return {
      arrive: async () => {
        await askForCourse(user, courses[0].title)
        await user.meet(clearButton)
        await user.press(clearButton)
      },
      perform: async (action) => {
        if (action.kind === 'outcome') return user.answer(action.outcome)
        const { type, field, value, line } = action.event
        switch (type) {
          case 'field.change': {
            const label = labels[String(field)]?.label ?? ''
            return user.write({ label }, String(value))
          }
          case 'form.submit':
            attention.release()
            return user.press(submitButton)
          case 'prefill.clear':
            return user.press(clearButton)
          case 'draft.prefill':
            await askForCourse(
              user,
              String(line).slice(notices.courseRequest.description.length),
            )
            // Locked while a message is on its way, it takes the focus all the same.
            await user.focus(submitButton)
            return true
          default:
            throw new Error(`Nobody knows how to do ${type}`)
        }
      },
      observe: async () => {
        const { isAttended, ...form } = await user.read(lookAtForm)
        const { count, last } = await announced()
        const messages = await user.messages()
        return {
          ...form,
          attention: attention.count(isAttended),
          messages: { count: messages.length, last: messages.at(-1) ?? null },
          announced: { count, last },
        }
      },
    }
  },
  unreachable: {},
} satisfies ScreenAdapter<ContactFormState>

/** Goes to the catalogue, asks about a course, and follows the notice back to the form. */
async function askForCourse(user: UserDriver, title: string): Promise<void> {
  const request = { role: 'button', name: `${catalogue.list.request} ${title}` } as const
  const action = { role: 'link', name: noticeLabels.form } as const
  const close = { role: 'button', name: noticeLabels.close } as const
  await user.press(linkTo('/formations'))
  await user.meet(request)
  await user.press(request)
  await user.meet(action)
  await user.press(action)
  await user.meet(submitButton)
  // A failure whose notice was replaced comes back: it was counted when it came first.
  await user.press(close)
}
