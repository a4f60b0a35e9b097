import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { contactFormMachine } from '#machines/contact-form.ts'

test('the caret keeps to its digit where the text was regrouped, and is told anew at each edit', () => {
  const form = createActor(contactFormMachine).start()
  const edit = { type: 'field.change', field: 'phone' } as const
  form.send({ ...edit, value: '061234567' })
  expect(form.getSnapshot().context.caret).toEqual({ field: 'phone', at: 13 })
  form.send({ ...edit, value: '06 912 34 56 7', caret: 4 })
  expect(form.getSnapshot().context.draft.phone).toBe('06 91 23 45 67')
  expect(form.getSnapshot().context.caret).toEqual({ field: 'phone', at: 4 })
  form.send({ ...edit, value: '06 9123 45 67', caret: 5, kind: 'backward' })
  expect(form.getSnapshot().context.draft.phone).toBe('06 92 34 56 7')
  expect(form.getSnapshot().context.caret).toEqual({ field: 'phone', at: 4 })
})

test('an unfinished composition stands as it is typed', () => {
  const form = createActor(contactFormMachine).start()
  const edit = { type: 'field.change', field: 'siret', value: '７３２' } as const
  form.send({ ...edit, kind: 'compose' })
  expect(form.getSnapshot().context.draft.siret).toBe('７３２')
  form.send(edit)
  expect(form.getSnapshot().context.draft.siret).toBe('732')
})
