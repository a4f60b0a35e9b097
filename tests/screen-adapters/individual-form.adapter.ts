import { notices } from '#src/content/notices.ts'
import { individualContact } from '#src/content/pages/individual-contact.ts'
import { mailLink, messageText } from '#src/features/message-text.ts'
import { individualFormModel } from '#tests/machines/individual-form.model.ts'
import type { IndividualFormState } from '#tests/machines/individual-form.rules.ts'
import { attentionWatch, errorTexts } from './forms.ts'
import { lookAtForm } from './queries.ts'
import { noticeWatch } from './notices.ts'
import type { ScreenAdapter } from 'statecharts'

const { fields, submit } = individualContact.form
const labels: Readonly<Record<string, { readonly label: string }>> = fields

export const individualFormAdapter = {
  model: individualFormModel,
  pages: ['/particulier/contact'],
  view: ({ values, errors: wrong, cut, attention, announced }) => ({
    cards: [],
    button: submit,
    isButtonOff: false,
    isBusy: false,
    locked: [],
    values,
    errors: errorTexts(fields, wrong),
    summary: Object.values(errorTexts(fields, wrong)),
    cut: cut.toSorted(),
    request: null,
    mail: mailLink(notices.individualForm.mail.subject, messageText(values)),
    attention,
    announced,
  }),
  visitor: (user) => {
    const announced = noticeWatch(user, [notices.individualForm.title])
    const attention = attentionWatch()
    return {
      perform: async (action) => {
        if (action.kind === 'outcome') return false
        const { type, field, value } = action.event
        if (type === 'field.change')
          return user.write({ label: labels[String(field)]?.label ?? '' }, String(value))
        attention.release()
        return user.press({ css: 'main form[method=post] [type=submit]' })
      },
      observe: async () => {
        const { isAttended, ...form } = await user.read(lookAtForm)
        const { count } = await announced()
        return { ...form, attention: attention.count(isAttended), announced: count }
      },
    }
  },
  unreachable: {},
} satisfies ScreenAdapter<IndividualFormState>
