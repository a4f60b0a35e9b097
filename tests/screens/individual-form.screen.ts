import { say, screenOf, sentences } from 'statecharts'
import { notices } from '#src/content/notices.ts'
import { individualContact } from '#src/content/pages/individual-contact.ts'
import { mailLink, messageText } from '#src/features/message-text.ts'
import { individualFormSpec } from '#tests/machines/individual-form.spec.ts'
import { draftSeen, fieldsSeen, formVisit, summaryHeading, writeIn } from './forms.ts'
import { desk } from './mailbox.ts'
import { eachTime, siteSentences } from './sentences.ts'
import { noticeWatch } from './notices.ts'

const { fields, submit, summary } = individualContact.form
const { title, mail } = notices.individualForm

export const individualFormScreen = screenOf({
  model: individualFormSpec,
  title: 'Formulaire de contact (Particulier)',
  pages: ['/particulier/contact'],
  preconditions: desk,
  gestures: {
    'field.change': {
      say: ({ field, value }) => writeIn(fields, String(field), String(value)),
    },
    'form.submit': { say: () => say(sentences.press, submit) },
  },
  visit: (user) => {
    const announced = noticeWatch(user, [title])
    const { does, looks } = formVisit(user, fields)
    return { does, looks: { ...looks, announced: async () => (await announced()).count } }
  },
  sights: {
    form: {
      of: (form) => ({
        ...draftSeen(fields, form),
        cards: [],
        button: submit,
        isButtonOff: false,
        isBusy: false,
        locked: [],
        request: null,
        mail: mailLink(mail.subject, messageText(form.values)),
      }),
      say: (form) => fieldsSeen(fields, Object.keys(fields), form),
    },
    announced: {
      of: ({ announced }) => announced,
      say: ({ announced }) => eachTime(announced, say(siteSentences.notice, title)),
    },
    attention: {
      of: ({ attention }) => attention,
      say: ({ attention, errors }) =>
        eachTime(attention, say(sentences.focusIsOn, summaryHeading(summary, errors))),
    },
  },
})
