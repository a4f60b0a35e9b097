/** What the editor's machine is made of: its types, its guards and what its transitions do. */
import { assign, emit, fromPromise, setup } from 'xstate'
import type { Json, Path } from '../record.ts'
import { settled, type Side, suggested } from './difference.ts'
import type {
  Attached,
  Attachment,
  Checked,
  EditorContext,
  EditorEmitted,
  EditorEvent,
  EditorInput,
  Loaded,
  Order,
  Result,
} from './types.ts'
import { mended, same, withAt } from './values.ts'

type FieldChange = { path: Path; value: Json }

function unprovided(name: string) {
  return () => {
    throw new Error(`${name} is provided by the wiring`)
  }
}

const nothingSaid = { issues: [], problem: null, said: null }

export const editorParts = setup({
  types: {
    context: {} as EditorContext,
    events: {} as EditorEvent,
    emitted: {} as EditorEmitted,
    input: {} as EditorInput,
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    load: fromPromise<Loaded, string>(unprovided('load')),
    check: fromPromise<Checked, { place: string; value: Json }>(unprovided('check')),
    apply: fromPromise<Result, Order | null>(unprovided('apply')),
    attach: fromPromise<Attached, Attachment | null>(unprovided('attach')),
  },
  guards: {
    isChanged: ({ context: { value, original } }) => !same(value, original),
    isKept: ({ context: { base } }) => base !== null,
    changes: ({ context: { value } }, change: FieldChange) =>
      !same(withAt(value, change.path, change.value), value),
    putsBack: ({ context: { value, original } }, change: FieldChange) =>
      same(withAt(value, change.path, change.value), original),
    hasRecord: (_, { record }: Loaded) => record !== null,
    hasDraft: ({ context: { draft, place } }, { record }: Loaded) =>
      record !== null && draft?.place === place,
    isRight: (_, { issues }: Checked) => issues.length === 0,
    isDone: (_, { status }: Result) => status === 'done',
    isConflict: (_, { status }: Result) => status === 'conflict',
    isRestoring: ({ context: { order } }) => order?.op === 'restore',
    isRefusedFile: (_, attached: Attached) => 'refusal' in attached,
  },
  actions: {
    openPlace: assign((_, { place }: { place: string }) => ({ place, ...nothingSaid })),
    openAsked: assign(({ context: { asked, place } }) => ({
      place: asked ?? place,
      asked: null,
      ...nothingSaid,
    })),
    ask: assign({ asked: (_, { place }: { place: string }) => place }),
    takeScreen: assign((_, { screen, record }: Loaded) => ({
      screen,
      value: record?.value ?? null,
      original: record?.value ?? null,
      base: record?.base ?? null,
    })),
    takeDraft: assign(({ context: { draft } }) => ({ ...draft, draft: null })),
    showScreen: emit(({ context: { place } }) => ({
      type: 'screen.shown' as const,
      place,
    })),
    keepPlace: emit(({ context: { place } }) => ({ type: 'place.kept' as const, place })),
    callAttention: emit({ type: 'attention.called' as const }),
    change: assign(({ context: { value, issues } }, change: FieldChange) => ({
      ...nothingSaid,
      value: withAt(value, change.path, change.value),
      issues: mended(issues, change.path),
    })),
    revert: assign(({ context: { original } }) => ({ ...nothingSaid, value: original })),
    keepDraft: emit(({ context: { place, value, original, base } }) => ({
      type: 'draft.kept' as const,
      draft: { place, value, original, base },
    })),
    dropDraft: emit({ type: 'draft.kept' as const, draft: null }),
    takeChecked: assign((_, { value, issues }: Checked) => ({ value, issues })),
    give: assign((_, order: Order) => ({ ...nothingSaid, order })),
    giveSave: assign(({ context: { place, value, base } }) => ({
      ...nothingSaid,
      order: { op: 'save' as const, place, value, base },
    })),
    merge: assign(({ context: { value, choices, conflict } }) => ({
      value: settled(value, conflict?.current ?? null, choices),
      original: conflict?.current ?? null,
      base: conflict?.mark ?? null,
    })),
    takeResult: assign(({ context: { order, place } }, result: Result) => ({
      place: result.status === 'done' ? result.place : place,
      said: order?.op ?? null,
    })),
    takeRefusal: assign((_, result: Result) => ({
      issues: result.status === 'refused' ? result.issues : [],
    })),
    takeConflict: assign(({ context: { value, original } }, result: Result) => {
      const { current, mark } =
        result.status === 'conflict' ? result : { current: null, mark: null }
      return {
        conflict: { current, mark },
        choices: suggested(original, value, current),
      }
    }),
    choose: assign(
      ({ context: { choices } }, { line, side }: { line: string; side: Side }) => ({
        choices: { ...choices, [line]: side },
      }),
    ),
    keepAttachment: assign({ attachment: (_, attachment: Attachment) => attachment }),
    refuseFile: assign(({ context: { issues, attachment } }, attached: Attached) => {
      const path = attachment?.path ?? []
      const message = 'refusal' in attached ? attached.refusal : ''
      return { issues: [...mended(issues, path), { path, message }] }
    }),
    keepProblem: assign((_, { error }: { error: unknown }) => ({
      problem: error instanceof Error ? error.message : String(error),
    })),
  },
})
