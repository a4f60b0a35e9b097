/**
 * The state of the editor: the open page, the unsaved input (drafts), and the requests on their way. One
 * request at a time changes the facts. Its answer concerns the page and the text that were sent: text typed
 * since then stays unsaved, and a navigation since then stays.
 */
import { assertEvent, assign, enqueueActions, fromPromise, setup } from 'xstate'
import type { Change, FactStore } from './fact-store.ts'
import {
  type compareRecords,
  type Issue,
  type IssueReport,
  type Path,
  withValueAt,
} from './form.ts'

/** Unsaved input, and the revision of the record in which it was typed. */
export type Draft = Pick<Change, 'baseRevision' | 'value'>
/** Drafts by the address of their page. */
export type Drafts = Readonly<Record<string, Draft>>

/** A file for a field, which receives its name. Logos have no record. */
export type Upload = {
  readonly kind: string
  readonly file: File
  readonly path: Path
  readonly label: string
  readonly record: Draft | null
}

/** Errors, or the differences from a concurrent change with its revision. */
export type Refusal = IssueReport & {
  readonly differences?: ReturnType<typeof compareRecords>
  readonly revision?: string | null
}
/** The answer to a saved change. Without a revision, the record was removed. */
type SaveAnswer = { readonly href: string; readonly revision: string | null }
export type Answer = { readonly facts: FactStore } & (
  | SaveAnswer
  | { readonly name: string }
)
/** Facts are missing if the request was invalid. */
export type RefusedAnswer = { readonly refusal: Refusal; readonly facts?: FactStore }

type FileChoice = { type: 'file.choose'; href: string; request: Upload }

export type EditorEvent =
  | { type: 'page.open'; href: string }
  | ({ type: 'field.change'; href: string } & Draft)
  | { type: 'draft.discard' }
  | { type: 'record.save'; request: Change }
  | FileChoice
  | { type: 'storage.fail' }

export type Result = {
  readonly kind: 'saved' | 'removed' | 'uploaded' | 'refused'
  readonly href: string
  /** Whether the page was edited after the request. */
  readonly isLate: boolean
  /** A refused request without a valid answer has no refusal. */
  readonly refusal?: Refusal | undefined
}

export type Context = {
  readonly href: string
  /** Counts the opened pages. A page that is renamed while someone types is still the same. */
  readonly visit: number
  readonly facts: FactStore | null
  /** Issues that stop the publication, or `null` until they are known. */
  readonly publication: readonly Issue[] | null
  readonly drafts: Drafts
  /** The last request: its page, the draft at that time, and the field of an uploaded file. */
  readonly pending: {
    readonly href: string
    readonly draft?: Draft | undefined
    readonly upload?: Upload
  }
  /** Files that were chosen while a request was on its way. They are sent after it. */
  readonly queuedFiles: readonly FileChoice[]
  readonly result: Result | null
  /** Whether the facts have changed since they were requested. */
  readonly isStale: boolean
  readonly isStorageBroken: boolean
}

/** Keeps an error visible until the next request. */
const keepRefusal = ({ result }: Context) => (result?.kind === 'refused' ? result : null)

const isEditedSince = ({ drafts, pending: { href, draft } }: Context) =>
  drafts[href] !== undefined && drafts[href] !== draft

/** Writes the name of an uploaded file into its field. */
function finishUpload({ drafts, pending }: Context, name: string): Partial<Context> {
  const { href, upload } = pending
  const result = { kind: 'uploaded', href, isLate: false } as const
  if (!upload?.record) return { result }
  const base = drafts[href] ?? upload.record
  const value = withValueAt(base.value, upload.path, name)
  return { result, drafts: { ...drafts, [href]: { ...base, value } } }
}

/** Removes the saved draft. A later one is kept, now based on the saved record. */
function finishSave(context: Context, answer: SaveAnswer): Partial<Context> {
  const { drafts, href, visit, pending } = context
  const { revision } = answer
  const isLate = isEditedSince(context)
  const kind = revision === null ? 'removed' : 'saved'
  // Text typed into a removed record keeps its page, where it can be saved as a new record.
  const newHref = isLate && kind === 'removed' ? pending.href : answer.href
  const { [pending.href]: draft, ...others } = drafts
  const result = { kind, href: newHref, isLate } as const
  const rebased = isLate && draft && { [newHref]: { ...draft, baseRevision: revision } }
  const changed = { result, drafts: { ...others, ...rebased } }
  if (href !== pending.href) return changed
  // A form in which someone types is not rendered again.
  return { ...changed, href: newHref, visit: visit + Number(!isLate && newHref !== href) }
}

const ownEvent = <T>({ event }: { event: T }) => event
const requestOf = <T>({ event }: { event: { request: T } }) => event.request
const answerOf = <T>({ event }: { event: { output: T } }) => event.output
const storeDrafts = {
  type: 'storeDrafts',
  params: ({ context }: { context: Context }) => context.drafts,
} as const
const setFacts = { type: 'setFacts', params: answerOf<FactStore> } as const

export const editorMachine = setup({
  types: {
    context: {} as Context,
    events: {} as EditorEvent,
    input: {} as Pick<Context, 'href' | 'drafts'>,
  },
  actors: {
    loadFacts: fromPromise<FactStore>(() => {
      throw new Error('loadFacts is provided by the wiring')
    }),
    checkPublication: fromPromise<readonly Issue[]>(() => {
      throw new Error('checkPublication is provided by the wiring')
    }),
    sendRequest: fromPromise<Answer | RefusedAnswer, Change | Upload>(() => {
      throw new Error('sendRequest is provided by the wiring')
    }),
  },
  guards: {
    isStale: ({ context }) => context.isStale,
    isReadinessPage: ({ context }) => context.href.length <= 2,
    isRefused: (_, answer: Answer | RefusedAnswer) => 'refusal' in answer,
    /** A record without a draft is already saved. The second press of a double click is then ignored. */
    isChanged: ({ context }, { id, value }: Change) =>
      id === null || value === null || context.drafts[context.href] !== undefined,
  },
  actions: {
    openPage: assign(({ context }, { href }: { href: string }) => ({
      href,
      visit: context.visit + Number(href !== context.href),
      result: keepRefusal(context),
    })),
    changeDraft: assign(
      ({ context }, { href, baseRevision, value }: { href: string } & Draft) => ({
        drafts: { ...context.drafts, [href]: { baseRevision, value } },
        result: keepRefusal(context),
      }),
    ),
    discardDraft: assign(({ context: { drafts, href } }) => {
      const { [href]: _discarded, ...others } = drafts
      return { drafts: others, result: null }
    }),
    startSave: assign(({ context: { href, drafts } }, { baseRevision, value }: Change) => {
      // A removal sends no text. Other changes are kept as a draft until they are saved.
      const draft = value === null ? drafts[href] : { baseRevision, value }
      return {
        drafts: draft ? { ...drafts, [href]: draft } : drafts,
        pending: { href, draft },
        result: null,
      }
    }),
    startUpload: assign(({ context: { drafts } }, { href, request }: FileChoice) => ({
      pending: { href, draft: drafts[href], upload: request },
      result: null,
    })),
    queueFile: assign({
      queuedFiles: ({ context }, choice: FileChoice) => [...context.queuedFiles, choice],
    }),
    resumeFiles: enqueueActions(({ context, enqueue }) => {
      for (const choice of context.queuedFiles) enqueue.raise(choice)
      enqueue.assign({ queuedFiles: [] })
    }),
    noteSaved: assign(({ context: { href } }) => ({
      result: { kind: 'saved' as const, href, isLate: false },
    })),
    finish: assign(({ context }, answer: Answer | RefusedAnswer) => ({
      facts: answer.facts ?? context.facts,
      isStale: true,
      ...('name' in answer && finishUpload(context, answer.name)),
      ...('href' in answer && finishSave(context, answer)),
    })),
    refuse: assign(({ context }, answer: Partial<RefusedAnswer>) => ({
      facts: answer.facts ?? context.facts,
      isStale: true,
      result: {
        kind: 'refused' as const,
        href: context.pending.href,
        isLate: isEditedSince(context),
        refusal: answer.refusal,
      },
    })),
    noteLoading: assign({ isStale: false }),
    setFacts: assign({ facts: (_, facts: FactStore) => facts }),
    setPublication: assign({ publication: (_, issues: readonly Issue[]) => issues }),
    noteBrokenStorage: assign({ isStorageBroken: true }),
    /** Effect: writes the drafts to the browser's stores. */
    storeDrafts: (_, drafts: Drafts) => {
      throw new Error(
        `storeDrafts is provided by the wiring: ${Object.keys(drafts).join()}`,
      )
    },
    /** Effect: shows the address of the open page, which a save may have changed. */
    showAddress: (_, { href }: { href: string }) => {
      throw new Error(`showAddress is provided by the wiring: ${href}`)
    },
  },
}).createMachine({
  id: 'editor',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    visit: 0,
    facts: null,
    publication: null,
    pending: { href: '' },
    queuedFiles: [],
    result: null,
    isStale: false,
    isStorageBroken: false,
  }),
  on: {
    'field.change': { actions: [{ type: 'changeDraft', params: ownEvent }, storeDrafts] },
    'storage.fail': { actions: 'noteBrokenStorage' },
  },
  states: {
    request: {
      initial: 'idle',
      states: {
        idle: {
          entry: 'resumeFiles',
          on: {
            'draft.discard': { actions: ['discardDraft', storeDrafts] },
            'record.save': [
              {
                guard: { type: 'isChanged', params: requestOf },
                target: 'sending',
                actions: [{ type: 'startSave', params: requestOf }, storeDrafts],
              },
              { actions: 'noteSaved' },
            ],
            'file.choose': {
              target: 'sending',
              actions: { type: 'startUpload', params: ownEvent },
            },
          },
        },
        sending: {
          on: { 'file.choose': { actions: { type: 'queueFile', params: ownEvent } } },
          invoke: {
            id: 'sendRequest',
            src: 'sendRequest',
            input: ({ event }) => {
              assertEvent(event, ['record.save', 'file.choose'])
              return event.request
            },
            onDone: [
              {
                guard: { type: 'isRefused', params: answerOf },
                target: 'idle',
                actions: { type: 'refuse', params: answerOf },
              },
              {
                target: 'idle',
                actions: [
                  { type: 'finish', params: answerOf },
                  storeDrafts,
                  { type: 'showAddress', params: ({ context: { href } }) => ({ href }) },
                ],
              },
            ],
            onError: { target: 'idle', actions: { type: 'refuse', params: {} } },
          },
        },
      },
    },
    facts: {
      initial: 'loading',
      on: {
        'page.open': {
          target: '.loading',
          actions: { type: 'openPage', params: ownEvent },
        },
      },
      states: {
        idle: { always: { guard: 'isStale', target: 'loading' } },
        loading: {
          entry: 'noteLoading',
          invoke: {
            id: 'loadFacts',
            src: 'loadFacts',
            onDone: [
              // A change was answered since the request, so these facts may be older.
              { guard: 'isStale', target: 'idle' },
              { guard: 'isReadinessPage', target: 'checking', actions: setFacts },
              { target: 'idle', actions: setFacts },
            ],
            onError: 'unreachable',
          },
        },
        checking: {
          invoke: {
            id: 'checkPublication',
            src: 'checkPublication',
            onDone: {
              target: 'idle',
              actions: { type: 'setPublication', params: answerOf },
            },
            onError: 'unreachable',
          },
        },
        unreachable: {},
      },
    },
  },
})
