import { contactForm } from '#src/content/contact-form.ts'
import { notices, noticeLabels } from '#src/content/notices.ts'
import { catalogue, courses } from '#src/content/pages/catalogue.ts'
import { requests } from '#src/content/requests.ts'
import { companyHome } from '#src/content/pages/company-home.ts'
import { mailLinkOf } from '#src/features/message-text.ts'
import { contactFormModel } from '#tests/machines/contact-form.model.ts'
import { type ContactFormState, leaving } from '#tests/machines/contact-form.rules.ts'
import type { Event, MappedStep, ScreenAdapter, Step, UserDriver } from 'statecharts'
import { attentionWatch, errorTexts } from './forms.ts'
import { noticeWatch } from './notices.ts'
import { linkTo } from './locators.ts'
import { lookAtForm, lookAtRequestFocus } from './queries.ts'
import { courseAt } from '#tests/course-at.ts'

const { fields, failed, sent, submit, sending } = contactForm
const labels: Readonly<Record<string, { readonly label: string }>> = fields
const reasons: Readonly<Record<string, string>> = failed.reasons
const submitButton = { css: 'main form[method=post] [type=submit]' }
const announcements = {
  'message.sent': notices.messageSent.title,
  'message.failed': notices.messageFailed.title,
}

export const titleIn = (id: string) =>
  requests.courses.find(({ anchor }) => id === `formation=${anchor}`)?.title ?? ''
export const removeButton = (id: string) =>
  ({ role: 'button', name: `${requests.remove} ${titleIn(id)}` }) as const
export const quote = companyHome.hero.actions.quote

/** By how many courses are asked for. */
export const requestTitles = [
  'Votre demande ne porte plus sur rien de précis',
  'Votre demande porte sur une formation',
  'Votre demande porte sur deux formations',
  'Votre demande porte sur trois formations',
] as const

/** The site asks for a course of its catalogue; the first word of an id is enough to tell which. */
function inCatalogue({ type, id }: Event): Event {
  const [word = ''] = /^\w+/u.exec(String(id)) ?? []
  const { title } = courses.find((course) => course.title.startsWith(word)) ?? courseAt(0)
  const known = requests.courses.find((course) => course.title === title)
  return {
    type,
    id: `formation=${known?.anchor}`,
    ...(type === 'request.add' && { line: known?.line }),
  }
}

function announcementOf(emitted: string | undefined): string | null {
  const [, title] =
    Object.entries(announcements).find(([code]) => emitted?.startsWith(code)) ?? []
  return title ?? null
}

function mapStep(step: Step, { values }: ContactFormState): MappedStep {
  if (step.kind !== 'event') return [step]
  const { type, id } = step.event
  const [forQuote, forCourse] = fields.subject.options
  const isNamed = id !== undefined && id !== ''
  const event: Event = {
    ...(isNamed ? inCatalogue(step.event) : step.event),
    // Only a quote is asked for without a course.
    ...(type === 'request.add' && { subject: isNamed ? forCourse : forQuote }),
  }
  if (event.type === 'field.change')
    for (const [field, value] of Object.entries(values))
      if (field === event.field && value === event.value)
        return 'Le champ contient déjà ce texte : rien à saisir.'
  return [{ kind: 'event', event }]
}

export const contactFormAdapter = {
  model: contactFormModel,
  pages: ['/contact', '/formations', '/entreprise'],
  stepMapper: () => ({ map: mapStep }),
  view: ({ screen, reason, values, errors: wrong, requests: held, ...state }) => ({
    cards: [
      ...(screen === 'sent' ? [{ title: sent.title, texts: [sent.text] }] : []),
      ...(screen === 'failed'
        ? [
            {
              title: reason === 'timeout' ? failed.unconfirmed : failed.title,
              texts: [reasons[reason ?? ''] ?? null, failed.kept],
            },
          ]
        : []),
    ],
    button: screen === 'sending' ? sending : submit,
    isButtonOff: screen === 'sending',
    isBusy: screen === 'sending',
    locked: screen === 'sending' ? Object.keys(values) : [],
    values,
    errors: errorTexts(fields, wrong),
    summary: Object.values(errorTexts(fields, wrong)),
    cut: state.cut.toSorted(),
    mail: screen === 'failed' ? mailLinkOf(leaving({ values, requests: held })) : null,
    request: held && {
      title: requestTitles[held.length] ?? null,
      rows: held.map(({ id }) => titleIn(id)),
    },
    focused: { count: state.focused.length, last: state.focused.at(-1) ?? null },
    attention: state.attention,
    messages: { count: state.sent.length, last: state.sent.at(-1) ?? null },
    announced: {
      count: state.announced.length,
      last: announcementOf(state.announced.at(-1)),
    },
  }),
  visitor: (user) => {
    const announced = noticeWatch(user, Object.values(announcements))
    const attention = attentionWatch()
    const focused: string[] = []
    return {
      arrive: async () => {
        await user.press(linkTo('/formations'))
        await user.meet(requestButton(courseAt(0).title))
        await user.press(linkTo('/contact'))
        await user.meet(submitButton)
      },
      perform: async (action) => {
        if (action.kind === 'outcome') return user.answer(action.outcome)
        const { type, field, value, id } = action.event
        switch (type) {
          case 'field.change': {
            const label = labels[String(field)]?.label ?? ''
            return user.write({ label }, String(value))
          }
          case 'form.submit':
            attention.release()
            return user.press(submitButton)
          case 'request.remove': {
            const isDone = await user.press(removeButton(String(id)))
            if (isDone) focused.push(await user.read(lookAtRequestFocus))
            return isDone
          }
          case 'request.add':
            await (id === '' ? askForQuote(user) : askForCourse(user, titleIn(String(id))))
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
          focused: { count: focused.length, last: focused.at(-1) ?? null },
          attention: attention.count(isAttended),
          messages: { count: messages.length, last: messages.at(-1) ?? null },
          announced: { count, last },
        }
      },
    }
  },
  unreachable: {},
} satisfies ScreenAdapter<ContactFormState>

const requestButton = (title: string) =>
  ({ role: 'button', name: `${catalogue.list.request} ${title}` }) as const

/** Goes to the home page and asks for a quote. */
async function askForQuote(user: UserDriver): Promise<void> {
  const link = { role: 'link', name: quote.label } as const
  await user.press(linkTo('/entreprise'))
  await user.meet(link)
  await user.press(link)
  await user.meet(submitButton)
}

/** Goes to the catalogue, asks about a course, and follows the notice back to the form. */
async function askForCourse(user: UserDriver, title: string): Promise<void> {
  const request = requestButton(title)
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
