import { phrase, defineScreen, sentences } from 'statecharts'
import { notices } from '#src/content/notices.ts'
import { individualContact } from '#src/page-content/individual-contact.ts'
import { mailLink, messageText } from '#src/features/message-text.ts'
import { individualFormModel } from '#tests/machines/individual-form.model.ts'
import { formOf } from './forms.ts'
import { desktopSetup } from './mailbox.ts'
import { countedPhrase, siteSentences } from './sentences.ts'
import { trackNotices } from './queries.ts'

const { fields, submit, summary } = individualContact.form
const form = formOf(fields, summary)
const { title, mail } = notices.individualForm

export const individualFormScreen = defineScreen({
  model: individualFormModel,
  title: 'Formulaire de contact (Particulier)',
  pages: ['/particulier/contact'],
  preconditions: desktopSetup,
  gestures: {
    'field.change': { describe: form.describeEdit },
    'form.submit': { describe: () => phrase(sentences.press, submit) },
  },
  visit: (user) => {
    const announced = trackNotices(user, [title])
    const { actions, reads } = form.visit(user)
    return {
      actions,
      reads: { ...reads, announced: async () => (await announced()).titles.length },
    }
  },
  observations: {
    form: {
      expected: (state) => ({
        ...form.shownForm(state),
        cards: [],
        warning: [],
        button: submit,
        isButtonOff: false,
        isBusy: false,
        locked: [],
        request: null,
        mail: mailLink(mail.subject, messageText(state.values)),
      }),
      describe: (state) => form.describeForm(state),
    },
    announced: {
      expected: ({ unsentNotices: announced }) => announced,
      describe: ({ unsentNotices: announced }) =>
        countedPhrase(announced, phrase(siteSentences.notice, title)),
    },
    attention: {
      expected: ({ feedbackFocuses: attention }) => attention,
      describe: ({ feedbackFocuses: attention, errors }) =>
        countedPhrase(attention, phrase(sentences.focusIsOn, form.headingOf(errors))),
    },
  },
})
