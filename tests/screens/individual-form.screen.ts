import { say, screenOf, sentences } from 'statecharts'
import { notices } from '#src/content/notices.ts'
import { individualContact } from '#src/content/pages/individual-contact.ts'
import { mailLink, messageText } from '#src/features/message-text.ts'
import {
  individualFormSpec,
  type IndividualFormState,
} from '#tests/machines/individual-form.spec.ts'
import {
  attentionWatch,
  errorTexts,
  fieldsSeen,
  focusOn,
  summaryHeading,
  writeIn,
} from './forms.ts'
import { desk } from './mailbox.ts'
import { siteSentences } from './sentences.ts'
import { noticeWatch } from './notices.ts'
import { lookAtForm } from './queries.ts'

const { fields, submit, summary } = individualContact.form
const labels: Readonly<Record<string, { readonly label: string }>> = fields
const { title, mail } = notices.individualForm

export const individualFormScreen = screenOf<IndividualFormState>()({
  model: individualFormSpec,
  title: 'Formulaire de contact (Particulier)',
  pages: ['/particulier/contact'],
  preconditions: desk,
  controls: {},
  gestures: {
    'field.change': {
      say: ({ field, value }) => writeIn(fields, String(field), String(value)),
    },
    'form.submit': { say: () => say(sentences.press, submit) },
  },
  visit: (user) => {
    const announced = noticeWatch(user, [title])
    const attention = attentionWatch()
    return {
      does: {
        'field.change': ({ field, value }) =>
          user.write({ label: labels[String(field)]?.label ?? '' }, String(value)),
        'form.submit': () => {
          attention.release()
          return user.press({ css: 'main form[method=post] [type=submit]' })
        },
      },
      looks: {
        form: async () => {
          const { isAttended: _, ...form } = await user.read(lookAtForm)
          return form
        },
        attention: async () => attention.count((await user.read(lookAtForm)).isAttended),
        announced: async () => (await announced()).count,
      },
    }
  },
  sights: {
    form: {
      of: ({ values, errors, cut }) => ({
        cards: [],
        button: submit,
        isButtonOff: false,
        isBusy: false,
        locked: [],
        values,
        errors: errorTexts(fields, errors),
        summary: Object.values(errorTexts(fields, errors)),
        cut: cut.toSorted(),
        request: null,
        mail: mailLink(mail.subject, messageText(values)),
      }),
      say: (form) => fieldsSeen(fields, Object.keys(fields), form),
    },
    announced: {
      of: ({ announced }) => announced,
      say: ({ announced }) =>
        announced > 0 && { [`notice ${announced}`]: say(siteSentences.notice, title) },
    },
    attention: {
      of: ({ attention }) => attention,
      say: ({ attention, errors }) => focusOn(attention, summaryHeading(summary, errors)),
    },
  },
})
