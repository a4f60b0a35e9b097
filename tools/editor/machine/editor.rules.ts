/** What the editing of facts shall do: nothing of the machine is imported. */
import type { Oracle } from 'statecharts'
import { editorIgnored } from './editor-ignored.rules.ts'
import { listsTable } from './editor-lists.rules.ts'
import { readingTable } from './editor-reading.rules.ts'
import { savingTable } from './editor-saving.rules.ts'
import { asking, busy, type EditorState, type EditorView } from './editor-state.rules.ts'

export type { EditorState, EditorView } from './editor-state.rules.ts'

export const editorOracle: Oracle<EditorState, EditorView> = {
  initial: {
    phase: 'loading',
    place: '#/',
    asked: null,
    price: null,
    original: null,
    base: null,
    issues: [],
    problem: null,
    order: null,
    theirs: null,
    theirMark: null,
    chosen: null,
    said: null,
    found: 2,
    asks: [1, 'load #/'],
    attention: 0,
    shown: [0, null],
    kept: [0, null],
  },
  table: [...readingTable, ...savingTable, ...listsTable],
  ignored: editorIgnored,
  view: ({ found: _found, ...seen }) => ({
    ...seen,
    isBusy: seen.phase === 'loading' || busy.some((phase) => phase === seen.phase),
    isAsking: asking.some((phase) => phase === seen.phase),
    hasScreen: seen.shown[0] > 0,
  }),
}
