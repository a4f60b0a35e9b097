import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contact } from '#machines/contact-draft.ts'
import type { FormContent } from '#machines/form-draft.ts'

type Content = FormContent<keyof typeof contact.blank.draft>

const edit = (content: Content, value: string, kind?: 'undo' | 'redo' | 'compose') =>
  contact.change(content, { field: 'phone', value, ...(kind && { kind }) })
const undo = (content: Content) => edit(content, 'native text 12', 'undo')
const redo = (content: Content) => edit(content, 'native text 34', 'redo')
const paste = (...texts: readonly string[]) =>
  texts.reduce((content: Content, text) => edit(content, text), contact.blank)

describe('F69 undo and redo in a field of digits', () => {
  test('a number that was pasted over comes back, and goes again', () => {
    const pasted = paste('06 39 98 12 34', '+33 1 99 00 12 34')
    const undone = undo(pasted)
    expect([undone.draft.phone, redo(undone).draft.phone]).toEqual([
      '06 39 98 12 34',
      '01 99 00 12 34',
    ])
    expect(undo(undo(undo(pasted))).draft.phone).toBe('')
    expect(redo(pasted).draft.phone).toBe('01 99 00 12 34')
  })

  test('any undo and redo show only values that the field has shown before', () => {
    const value = fc.string({ unit: fc.constantFrom(...Array.from('0123456789 +a')) })
    const step = fc.oneof(value, fc.constantFrom('undo' as const, 'redo' as const))
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let content: Content = contact.blank
        const entered = ['']
        const shown: string[] = []
        for (const each of steps) {
          const isMove = each === 'undo' || each === 'redo'
          content = isMove ? edit(content, content.draft.phone, each) : edit(content, each)
          const list = isMove ? shown : entered
          list.push(content.draft.phone)
        }
        expect(entered).toEqual(expect.arrayContaining(shown))
      }),
    )
  })

  test('undoing every edit goes through the distinct values backwards', () => {
    const content = paste('0', '06', '06 3', '06 3a', '06 39')
    const values = [0, 1, 2, 3].reduce(
      (list) => {
        const last = undo(list.content)
        return { content: last, seen: [...list.seen, last.draft.phone] }
      },
      { content, seen: [content.draft.phone] },
    )
    expect(values.seen).toEqual(['06 39', '06 3', '06', '0', ''])
  })

  test('an edit after undo forgets the undone values', () => {
    const edited = edit(undo(paste('06', '06 39')), '07')
    expect(redo(edited).draft.phone).toBe('07')
    expect(undo(edited).draft.phone).toBe('06')
  })

  test('an unfinished composition is not a step', () => {
    const composed = edit(edit(paste('06'), '06３', 'compose'), '06３９')
    expect(composed.draft.phone).toBe('06 39')
    expect(undo(composed).draft.phone).toBe('06')
  })

  test('the caret and the note about dropped digits come back with the value', () => {
    const pasted = paste('06 39 98 12 34', '+32 470 12 34 56')
    expect(pasted.truncatedFields).toEqual(['phone'])
    const undone = edit(pasted, pasted.draft.phone, 'undo')
    expect([undone.truncatedFields, undone.caret]).toEqual([[], { field: 'phone', at: 14 }])
    expect(redo(undone).truncatedFields).toEqual(['phone'])
  })

  test('other fields take what the browser has undone', () => {
    const named = contact.change(contact.blank, { field: 'name', value: 'Zoé' })
    const undone = contact.change(named, { field: 'name', value: 'Z', kind: 'undo' })
    expect(undone.draft.name).toBe('Z')
  })
})
