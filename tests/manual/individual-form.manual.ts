import { type ManualAdapter, say, sentences } from 'statecharts'
import { notices } from '#src/content/notices.ts'
import { individualContact } from '#src/content/pages/individual-contact.ts'
import type { IndividualFormState } from '#tests/machines/individual-form.rules.ts'
import { individualFormAdapter } from '../screen-adapters/individual-form.adapter.ts'
import { fieldsSeen, focusOn, summaryHeading, writeIn } from './forms.ts'
import { siteSentences } from './sentences.ts'

const { fields, submit, summary } = individualContact.form

export const individualFormManual = {
  screen: individualFormAdapter,
  preconditions: [],
  start: [say(sentences.open, '/particulier/contact')],
  perform: ({ type, field, value }) =>
    type === 'field.change'
      ? writeIn(fields, String(field), String(value))
      : { sayings: [say(sentences.press, submit)] },
  see: ({ announced, attention, ...form }) => ({
    ...fieldsSeen(fields, Object.keys(fields), form),
    ...(announced > 0 && {
      [`notice ${announced}`]: say(siteSentences.notice, notices.individualForm.title),
    }),
    ...focusOn(attention, summaryHeading(summary, form.errors)),
  }),
} satisfies ManualAdapter<IndividualFormState>
