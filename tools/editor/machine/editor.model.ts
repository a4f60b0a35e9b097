import { type Model, type NamedPath, parseStep } from 'statecharts'
import type { Json } from '../record.ts'
import { editorMachine } from './editor.ts'
import { editorOracle, type EditorState, type EditorView } from './editor.rules.ts'
import type { Loaded } from './types.ts'
import { valueAt } from './values.ts'

const screen: Loaded['screen'] = {
  book: { day: '2026-11-24', kinds: [], references: {}, files: {} },
  versions: null,
  publication: null,
}
const cut = { error: new Error('coupé') }
const record = (price: number): Json => ({ price, days: 1 })
const priceOf = (value: Json) => {
  const price = valueAt(value, ['price'])
  return typeof price === 'number' ? price : null
}

const changedAndSaved = [
  'load record',
  'field.change {"path":["price"],"value":2}',
  'record.save',
]
const chooseFile = 'file.attach {"path":["price"],"file":{"name":"plan.svg"}}'

function scenario(name: string, ...lines: readonly string[]): NamedPath {
  return { name, steps: lines.map(parseStep) }
}

/** Records of one price: what a form holds is as opaque to the machine as to the table. */
export const editorModel = {
  ...editorOracle,
  name: 'editor',
  machine: editorMachine,
  input: () => ({
    place: '#/',
    draft: { place: '#/courses/a', value: record(2), original: record(1), base: 'm1' },
  }),
  events: ({ context: { value } }) => [
    { type: 'place.open', place: '#/courses/a' },
    { type: 'place.open', place: '#/pret' },
    ...[1, ...(priceOf(value) === 2 ? [5] : []), 2].map(
      (price) => ({ type: 'field.change', path: ['price'], value: price }) as const,
    ),
    { type: 'file.attach', path: ['price'], file: { name: 'plan.svg' } },
    { type: 'record.move', to: 'raise' },
    { type: 'version.restore', kind: 'courses', version: 'hier' },
    { type: 'choice.make', line: 'price', side: 'mine' },
    { type: 'choice.make', line: 'price', side: 'theirs' },
    { type: 'load.retry' },
    { type: 'record.save' },
    { type: 'record.revert' },
    { type: 'record.remove' },
    { type: 'question.confirm' },
    { type: 'question.cancel' },
    { type: 'conflict.settle' },
    { type: 'conflict.reload' },
    { type: 'conflict.back' },
  ],
  outcomes: {
    load: {
      record: { output: { screen, record: { value: record(1), base: 'm1' } } },
      fresh: { output: { screen, record: { value: record(0), base: null } } },
      screen: { output: { screen, record: null } },
      cut,
    },
    check: {
      right: { output: { value: record(2), issues: [] } },
      wrong: {
        output: {
          value: record(2),
          issues: [
            { path: ['price'], message: 'trop' },
            { path: ['days'], message: 'peu' },
          ],
        },
      },
      cut,
    },
    apply: {
      done: { output: { status: 'done', place: '#/pret' } },
      conflict: { output: { status: 'conflict', current: record(3), mark: 'm3' } },
      gone: { output: { status: 'conflict', current: null, mark: null } },
      refused: {
        output: { status: 'refused', issues: [{ path: [], message: 'nommée ailleurs' }] },
      },
      cut,
    },
    attach: {
      put: { output: { value: 2 } },
      refused: { output: { refusal: 'ce n’est pas un dessin' } },
      cut,
    },
  },
  bounds: ['records of one price, of four values; a file of one field; one list, moved up'],
  // What was done before is told, and does not count: an order once it is carried out, for instance.
  abstract: ({ value, context }) => {
    const { draft, place, order, conflict, choices, attachment, asked } = context
    const current = {
      saving: order?.op,
      conflict: [conflict, choices],
      attaching: attachment,
      leaving: draft !== null && asked === draft.place,
    }
    return JSON.stringify([
      value,
      [context.value, context.original, context.base],
      draft !== null && place === draft.place,
      draft === null,
      Object.entries(current).find(([state]) => state === value)?.[1],
    ])
  },
  observe: ({ value, context, tags }, { calls, emitted }) => ({
    phase: value,
    isBusy: tags.has('busy'),
    isAsking: tags.has('asking'),
    hasScreen: context.screen !== null,
    place: context.place,
    asked: context.asked,
    price: priceOf(context.value),
    original: priceOf(context.original),
    base: context.base,
    issues: context.issues.map(({ path }) => path.join('.')),
    problem: context.problem,
    order: context.order && {
      op: context.order.op,
      base: 'base' in context.order ? context.order.base : null,
      price: 'value' in context.order ? priceOf(context.order.value) : null,
    },
    theirs: priceOf(context.conflict?.current ?? null),
    theirMark: context.conflict?.mark ?? null,
    chosen: context.choices.price ?? null,
    said: context.said,
    asks: told(calls, ({ actor, input }) => `${actor} ${String(askedOf(actor, input))}`),
    attention: emitted.filter(({ type }) => type === 'attention.called').length,
    shown: told(
      emitted.filter(({ type }) => type === 'screen.shown' || type === 'place.kept'),
      ({ type, place }) =>
        type === 'place.kept' ? `kept ${String(place)}` : String(place),
    ),
    kept: told(
      emitted.filter(({ type }) => type === 'draft.kept'),
      ({ draft }) => (draft === null ? null : priceOf(Object(draft).value)),
    ),
  }),
  scenarios: [
    scenario(
      'what a place left too soon answers is not read',
      'place.open {"place":"#/pret"}',
      'load~1 record',
      'load screen',
    ),
    scenario(
      'a draft of another record waits until that one is opened',
      'load screen',
      'place.open {"place":"#/courses/a"}',
      'load record',
      'record.revert',
      'place.open {"place":"#/courses/a"}',
      'load record',
    ),
    scenario(
      'an earlier version that is refused leaves what is said',
      'load screen',
      'version.restore {"kind":"courses","version":"hier"}',
      'apply refused',
    ),
    scenario(
      'a file after a refusal',
      ...changedAndSaved,
      'check wrong',
      chooseFile,
      'attach put',
    ),
    scenario(
      'a file after a failure',
      ...changedAndSaved,
      'check cut',
      chooseFile,
      'attach put',
    ),
    scenario(
      'a conflict is left for another place',
      ...changedAndSaved,
      'check right',
      'apply conflict',
      'place.open {"place":"#/courses/a"}',
      'question.confirm',
    ),
  ],
} satisfies Model<typeof editorMachine, EditorState, EditorView>

function askedOf(actor: string, input: unknown): unknown {
  if (actor === 'load') return input
  const given = Object(input)
  if (actor === 'check') return priceOf(given.value)
  return actor === 'apply' ? given.op : given.file?.name
}

/** How often, and what it was last. */
function told<Each, What>(
  list: readonly Each[],
  say: (each: Each) => What,
): readonly [number, What | null] {
  const last = list.at(-1)
  return [list.length, last === undefined ? null : say(last)]
}
