/**
 * The state of the editor: the open page, the unsaved input (drafts), and the requests on their way. One
 * request at a time is sent; others wait in a queue. An answer concerns the page and the text that were sent:
 * text typed since then stays unsaved, and a navigation since then stays.
 */
import { assign, fromPromise, setup } from 'xstate'
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

/** A file, whose name is written into its field if it has one. Logos have none. */
export type Upload = {
  readonly kind: string
  readonly file: File
  readonly path: Path
  readonly label: string
  readonly hasField: boolean
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

export type EditorEvent =
  | { type: 'page.open'; href: string }
  | ({ type: 'field.change'; href: string } & Draft)
  | { type: 'draft.discard' }
  | { type: 'request.add'; request: Change | Upload }
  | { type: 'storage.fail' }

type Result = {
  readonly kind: 'saved' | 'removed' | 'uploaded'
  readonly href: string
  /** Whether the page was edited after the request. */
  readonly isLate: boolean
}
export type RefusedRequest = {
  readonly href: string
  /** The path of the field of an upload, or an empty text for a change. */
  readonly field: string
  readonly isLate: boolean
  /** Missing if there was no valid answer. */
  readonly refusal?: Refusal | undefined
}
/** A request, and the page where it was made. */
type QueuedRequest = { readonly href: string; readonly request: Change | Upload }

export type Context = {
  readonly href: string
  /** Counts the opened pages. A page that is renamed while someone types is still the same. */
  readonly visit: number
  readonly facts: FactStore | null
  /** Issues that stop the publication, or `null` until they are known. */
  readonly publication: readonly Issue[] | null
  /** The facts that were checked for publication, or whose check is not needed. */
  readonly checkedFacts: FactStore | null
  readonly drafts: Drafts
  /** The request on its way, with the draft of its page at that time. */
  readonly pending: (QueuedRequest & { readonly draft: Draft | undefined }) | null
  readonly queue: readonly QueuedRequest[]
  readonly result: Result | null
  /** Remain until the page or the field sends another request. */
  readonly refusals: readonly RefusedRequest[]
  readonly isUnreachable: boolean
  readonly isStorageBroken: boolean
}

const isUpload = (request: Change | Upload): request is Upload => 'file' in request
const fieldOf = (request: Change | Upload) => (isUpload(request) ? request.path.join() : '')

/** Returns the saved record of a page, or an empty new one. */
function findRecord(facts: FactStore | null, href: string): Draft {
  const [, kind, id] = href.split('/').map(decodeURIComponent)
  const factFile = facts?.find(({ name }) => name === kind)
  const record = factFile?.records.find((each) => each.id === id)
  return { baseRevision: record?.revision ?? null, value: record?.value ?? {} }
}

const isEditedSince = ({ drafts, pending }: Context) =>
  pending !== null &&
  drafts[pending.href] !== undefined &&
  drafts[pending.href] !== pending.draft

/** Writes the name of an uploaded file into its field. */
function finishUpload(context: Context, { name, facts }: Answer & { name: string }) {
  const { drafts, pending } = context
  if (!pending) return {}
  const { href, request } = pending
  const result = { kind: 'uploaded', href, isLate: false } as const
  if (!isUpload(request) || !request.hasField) return { result }
  const base = drafts[href] ?? findRecord(facts, href)
  const value = withValueAt(base.value, request.path, name)
  return { result, drafts: { ...drafts, [href]: { ...base, value } } }
}

/** Removes the saved draft. A later one is kept, now based on the saved record. */
function finishSave(context: Context, answer: SaveAnswer): Partial<Context> {
  const { drafts, href, visit, pending, queue } = context
  if (!pending) return {}
  const { revision } = answer
  const isLate = isEditedSince(context)
  const kind = revision === null ? 'removed' : 'saved'
  // Text typed into a removed record keeps its page, where it can be saved as a new record.
  const newHref = isLate && kind === 'removed' ? pending.href : answer.href
  const { [pending.href]: draft, ...others } = drafts
  const rebased = isLate && draft && { [newHref]: { ...draft, baseRevision: revision } }
  const changed = {
    result: { kind, href: newHref, isLate } as const,
    drafts: { ...others, ...rebased },
    queue: queue.map((each) =>
      each.href === pending.href ? { ...each, href: newHref } : each,
    ),
  }
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
const openPage = { type: 'openPage', params: ownEvent } as const
const reload = { target: 'loading', reenter: true, actions: openPage } as const

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
    sendRequest: fromPromise<Answer | RefusedAnswer, Change | Upload | undefined>(() => {
      throw new Error('sendRequest is provided by the wiring')
    }),
  },
  guards: {
    hasQueued: ({ context }) => context.queue.length > 0,
    isIdle: ({ context: { pending, queue } }) => pending === null && queue.length === 0,
    isUnchecked: ({ context: { href, facts, checkedFacts } }) =>
      href.length <= 2 && facts !== checkedFacts,
    isRefused: (_, answer: Answer | RefusedAnswer) => 'refusal' in answer,
    /** A page has one change at a time. The second press of a double click is then ignored. */
    isRepeated: ({ context: { href, pending, queue } }, request: Change | Upload) =>
      !isUpload(request) &&
      [...queue, ...(pending ? [pending] : [])].some(
        (each) => each.href === href && !isUpload(each.request),
      ),
    /** A record without a draft is already saved. */
    isSaved: ({ context: { drafts, href } }, request: Change | Upload) =>
      !isUpload(request) && request.id !== null && request.value !== null && !drafts[href],
  },
  actions: {
    // The publication is checked once the facts are loaded again.
    openPage: assign(({ context }, { href }: { href: string }) => ({
      href,
      visit: context.visit + Number(href !== context.href),
      result: null,
      checkedFacts: context.facts,
    })),
    changeDraft: assign(
      ({ context }, { href, baseRevision, value }: { href: string } & Draft) => ({
        drafts: { ...context.drafts, [href]: { baseRevision, value } },
        result: null,
      }),
    ),
    discardDraft: assign(({ context: { drafts, href, refusals } }) => {
      const { [href]: _discarded, ...others } = drafts
      return {
        drafts: others,
        result: null,
        refusals: refusals.filter((each) => each.href !== href),
      }
    }),
    // A removal sends no text. Other changes are kept as a draft until they are saved.
    addRequest: assign(({ context }, request: Change | Upload) => {
      const { drafts, href, queue, refusals } = context
      const field = fieldOf(request)
      const draft =
        isUpload(request) || request.value === null
          ? undefined
          : { baseRevision: request.baseRevision, value: request.value }
      return {
        queue: [...queue, { href, request }],
        drafts: draft ? { ...drafts, [href]: draft } : drafts,
        result: null,
        refusals: refusals.filter(
          (each) => each.href !== href || (field !== '' && each.field !== field),
        ),
      }
    }),
    // The sent draft contains the names of files that were uploaded while the change was queued.
    startRequest: assign(
      ({
        context: {
          drafts,
          queue: [next, ...queue],
        },
      }) => {
        if (!next) return {}
        const { href, request } = next
        const draft = drafts[href]
        const hasText = !isUpload(request) && request.value !== null
        const sent = hasText ? { ...request, ...draft } : request
        return { pending: { href, request: sent, draft }, queue }
      },
    ),
    noteSaved: assign(({ context: { href } }) => ({
      result: { kind: 'saved' as const, href, isLate: false },
    })),
    finish: assign(({ context }, answer: Answer | RefusedAnswer) => ({
      facts: answer.facts ?? context.facts,
      pending: null,
      ...('name' in answer && finishUpload(context, answer)),
      ...('href' in answer && finishSave(context, answer)),
    })),
    refuse: assign(({ context }, { facts, refusal }: Partial<RefusedAnswer>) => {
      const { pending, refusals } = context
      if (!pending) return {}
      const { href, request } = pending
      const refused = {
        href,
        field: fieldOf(request),
        isLate: isEditedSince(context),
        refusal,
      }
      return {
        facts: facts ?? context.facts,
        pending: null,
        refusals: [...refusals, refused],
      }
    }),
    setFacts: assign((_, facts: FactStore) => ({ facts, isUnreachable: false })),
    setPublication: assign({ publication: (_, issues: readonly Issue[]) => issues }),
    noteCheck: assign({ checkedFacts: ({ context }) => context.facts }),
    noteUnreachable: assign({ isUnreachable: true }),
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
    checkedFacts: null,
    pending: null,
    queue: [],
    result: null,
    refusals: [],
    isUnreachable: false,
    isStorageBroken: false,
  }),
  on: {
    'field.change': { actions: [{ type: 'changeDraft', params: ownEvent }, storeDrafts] },
    'draft.discard': { guard: 'isIdle', actions: ['discardDraft', storeDrafts] },
    'request.add': [
      { guard: { type: 'isRepeated', params: requestOf } },
      { guard: { type: 'isSaved', params: requestOf }, actions: 'noteSaved' },
      { actions: [{ type: 'addRequest', params: requestOf }, storeDrafts] },
    ],
    'storage.fail': { actions: 'noteBrokenStorage' },
  },
  states: {
    request: {
      initial: 'loading',
      states: {
        idle: {
          always: { guard: 'hasQueued', target: 'sending' },
          on: { 'page.open': reload },
        },
        loading: {
          on: { 'page.open': reload },
          invoke: {
            id: 'loadFacts',
            src: 'loadFacts',
            onDone: { target: 'idle', actions: { type: 'setFacts', params: answerOf } },
            onError: { target: 'idle', actions: 'noteUnreachable' },
          },
        },
        sending: {
          entry: 'startRequest',
          // The facts of the opened page arrive with the answer.
          on: { 'page.open': { actions: openPage } },
          invoke: {
            id: 'sendRequest',
            src: 'sendRequest',
            input: ({ context }) => context.pending?.request,
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
            // The facts may have changed although the answer is lost.
            onError: { target: 'loading', actions: { type: 'refuse', params: {} } },
          },
        },
      },
    },
    publication: {
      initial: 'idle',
      states: {
        idle: { always: { guard: 'isUnchecked', target: 'checking' } },
        checking: {
          entry: 'noteCheck',
          invoke: {
            id: 'checkPublication',
            src: 'checkPublication',
            onDone: {
              target: 'idle',
              actions: { type: 'setPublication', params: answerOf },
            },
            onError: { target: 'idle', actions: 'noteUnreachable' },
          },
        },
      },
    },
  },
})
