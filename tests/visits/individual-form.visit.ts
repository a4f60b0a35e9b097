import { notices } from '#src/content/notices.ts'
import { individualContact } from '#src/content/pages/individual-contact.ts'
import { individualFormModel } from '#tests/machines/individual-form.model.ts'
import type { IndividualFormState } from '#tests/machines/individual-form.rules.ts'
import { attentionWatch, errorTexts } from './forms.ts'
import { lookAtForm } from './looks.ts'
import { noticeWatch } from './notices.ts'
import type { Visit } from './visit.ts'

const { fields, errors, submit } = individualContact.form
const labels: Readonly<Record<string, { readonly label: string }>> = fields

export const individualFormVisit = {
  model: individualFormModel,
  pages: ['/particulier/contact'],
  view: ({ values, errors: wrong, attention, announced }) => ({
    cards: [],
    button: submit,
    isButtonOff: false,
    isBusy: false,
    locked: [],
    values,
    errors: errorTexts(errors, wrong),
    summary: Object.values(errorTexts(errors, wrong)),
    attention,
    announced,
  }),
  visitor: (hands) => {
    const announced = noticeWatch(hands, [notices.individualForm.title])
    const attention = attentionWatch()
    return {
      perform: async (action) => {
        if (action.kind === 'outcome') return false
        const { type, field, value } = action.event
        if (type === 'field.change')
          return hands.write({ label: labels[String(field)]?.label ?? '' }, String(value))
        attention.release()
        return hands.press({ css: 'main form[method=post] [type=submit]' })
      },
      observe: async () => {
        const { isAttended, ...form } = await hands.read(lookAtForm)
        const { count } = await announced()
        return { ...form, attention: attention.count(isAttended), announced: count }
      },
    }
  },
  beyond: {},
} satisfies Visit<IndividualFormState>
