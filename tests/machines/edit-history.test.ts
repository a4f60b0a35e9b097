import { expect, test } from 'vitest'
import { contact } from '#machines/contact-draft.ts'
import type { FormContent } from '#machines/form-draft.ts'

type Content = FormContent<keyof typeof contact.blank.draft>
type Kind = 'insert' | 'undo' | 'redo' | 'compose'

/** Applies an edit. Undo and redo ignore `value`: it is the result of the browser's own undo. */
const edit = (content: Content, value: string, kind: Kind = 'insert') =>
  contact.change(content, { field: 'phone', value, kind })
const undo = (content: Content) => edit(content, 'native text 12', 'undo')
const redo = (content: Content) => edit(content, 'native text 34', 'redo')
const paste = (...texts: readonly string[]) =>
  texts.reduce((content: Content, text) => edit(content, text), contact.blank)

test('F69 undo restores earlier values of a number, and redo restores later ones', () => {
  const moves = [undo, undo, undo, undo, redo, redo, redo, redo]
  let content = paste('06', '06 39 98 12 34', '06 39 98 12 34 a', '+33 1 99 00 12 34')
  const seen = moves.map((move) => (content = move(content)).draft.phone)
  const [first, second, third] = ['06', '06 39 98 12 34', '01 99 00 12 34']
  expect(seen).toEqual([second, first, '', '', first, second, third, third])
})

test('F69 an edit after undo discards the undone values', () => {
  const edited = edit(undo(paste('06', '06 39')), '07')
  expect([redo, undo].map((move) => move(edited).draft.phone)).toEqual(['07', '06'])
})

test('F69 undo removes all digits of a composition at once', () => {
  const composed = edit(edit(paste('07'), '07３', 'compose'), '07３９')
  expect([composed.draft.phone, undo(composed).draft.phone]).toEqual(['07 39', '07'])
})

test('F69 undo restores the caret', () => {
  const { caret } = undo(paste('06 39 98 12 34', '+32 470 12 34 56'))
  expect(caret).toEqual({ field: 'phone', at: 14 })
})

test('F69 undo and redo restore the note about dropped digits', () => {
  const undone = undo(paste('06 39 98 12 34', '+32 470 12 34 56'))
  expect(undone.truncatedFields).toEqual([])
  expect(redo(undone).truncatedFields).toEqual(['phone'])
})

test('F49 a digit typed with an IME into a complete number is dropped and reported', () => {
  const whole = paste('06 39 98 12 34')
  const text = '06３ 39 98 12 34'
  const at = { field: 'phone', value: text, caret: 3 } as const
  const composing = contact.change(whole, { ...at, kind: 'compose' })
  const composed = contact.change(composing, { ...at, kind: 'insert' })
  expect([composed.draft.phone, composed.truncatedFields]).toEqual([
    '06 39 98 12 34',
    ['phone'],
  ])
})
