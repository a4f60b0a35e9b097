import { expect, test } from 'vitest'
import { differences } from './difference.ts'

test('each changed leaf is named by its path', () => {
  const before = { draft: { name: '', tags: ['a', 'b'] }, count: 1, gone: true }
  const after = { draft: { name: 'xx', tags: ['a', 'c', 'd'] }, count: 1, failure: null }
  expect(differences(before, after)).toEqual([
    { path: 'draft.name', before: '', after: 'xx' },
    { path: 'draft.tags.1', before: 'b', after: 'c' },
    { path: 'draft.tags.2', before: undefined, after: 'd' },
    { path: 'gone', before: true, after: undefined },
    { path: 'failure', before: undefined, after: null },
  ])
})

test('a list that became an object, and null, differ as wholes', () => {
  expect(differences({ a: [] }, { a: {} })).toEqual([{ path: 'a', before: [], after: {} }])
  expect(differences(null, { a: 1 })).toEqual([{ path: '', before: null, after: { a: 1 } }])
  expect(differences({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toEqual([])
})
