import { say, defineScreen, sentences } from 'statecharts'
import { notices } from '#src/content/notices.ts'
import { individualContact } from '#src/page-content/individual-contact.ts'
import { mailLink, messageText } from '#src/features/message-text.ts'
import { individualFormSpec } from '#tests/machines/individual-form.model.ts'
import { formOf } from './forms.ts'
import { desk } from './mailbox.ts'
import { eachTime, siteSentences } from './sentences.ts'
import { noticeWatch } from './queries.ts'

const { fields, submit, summary } = individualContact.form
const form = formOf(fields, summary)
const { title, mail } = notices.individualForm

export const individualFormScreen = defineScreen({
  model: individualFormSpec,
  title: 'Formulaire de contact (Particulier)',
  pages: ['/particulier/contact'],
  preconditions: desk,
  gestures: {
    'field.change': { say: form.write },
    'form.submit': { say: () => say(sentences.press, submit) },
  },
  visit: (user) => {
    const announced = noticeWatch(user, [title])
    const { does, looks } = form.visit(user)
    return {
      does,
      looks: { ...looks, announced: async () => (await announced()).titles.length },
    }
  },
  sights: {
    form: {
      of: (state) => ({
        ...form.draftOf(state),
        cards: [],
        button: submit,
        isButtonOff: false,
        isBusy: false,
        locked: [],
        request: null,
        mail: mailLink(mail.subject, messageText(state.values)),
      }),
      say: (state) => form.see(state),
    },
    announced: {
      of: ({ announced }) => announced,
      say: ({ announced }) => eachTime(announced, say(siteSentences.notice, title)),
    },
    attention: {
      of: ({ attention }) => attention,
      say: ({ attention, errors }) =>
        eachTime(attention, say(sentences.focusIsOn, form.headingOf(errors))),
    },
  },
})
