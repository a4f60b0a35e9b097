/**
 * The state of the editor: the open page, the unsaved input (drafts), and the request on its way. Other
 * requests are ignored until it ends. An answer concerns the page and the text that were sent: text typed
 * since then stays unsaved, and a navigation since then stays.
 */
import { assign, fromPromise, setup } from 'xstate'
import type { Change, FactStore } from './fact-store.ts'
import type { compareRecords, IssueReport, Path } from './form.ts'
import { createReport, logos, withValueAt } from './form.ts'

/** Unsaved input, and the revision of the record in which it was typed. */
export type Draft = Pick<Change, 'baseRevision' | 'value'>
/** Drafts, keyed by the address of their page. */
export type Drafts = Readonly<Record<string, Draft>>

/** A file to store. Its name is written into its field, unless it is a logo. */
export type Upload = {
  readonly kind: string
  readonly file: File
  readonly path: Path
  readonly label: string
}

/** Errors, or the differences from a concurrent change with its revision. */
type Refusal = IssueReport & {
  readonly differences?: ReturnType<typeof compareRecords>
  readonly revision?: string | null
}
/** Answer to a change. The revision of a removed record is `null`. */
type SaveAnswer = {
  readonly facts: FactStore
  readonly kind: string
  readonly id: string
  readonly revision: string | null
}
type UploadAnswer = { readonly facts: FactStore; readonly name: string }
/** Answer to a refused request. It contains no facts if the server rejected the request or failed. */
export type RefusedAnswer = { readonly facts?: FactStore; readonly refusal: Refusal }
export type Answer = SaveAnswer | UploadAnswer | RefusedAnswer

const noAnswer: Refusal = createReport(
  'L’édition ne répond plus. Relancez-la. Votre saisie est gardée.',
)

type Request = Change | Upload
export type EditorEvent =
  | { type: 'page.open'; href: string }
  | ({ type: 'field.change'; href: string } & Draft)
  | { type: 'draft.discard' }
  | { type: 'request.send'; request: Request }
  | { type: 'storage.fail' }

export type RefusedRequest = {
  readonly href: string
  /** The path of the field of an upload, or an empty text for a change. */
  readonly field: string
  /** Whether the page was edited after the request was sent. */
  readonly isLate: boolean
  readonly refusal: Refusal
}

/** A request with its page, and the draft of the page when it was sent. */
type Sent = {
  readonly href: string
  readonly request: Request
  readonly draft: Draft | undefined
}

export type Context = {
  readonly href: string
  /** Counts the opened pages. It is the React key of the form, which stays mounted if a save renames its page. */
  readonly visit: number
  readonly facts: FactStore | null
  readonly drafts: Drafts
  /** The request on its way. */
  readonly sent: Sent | null
  readonly result: {
    readonly kind: 'saved' | 'removed' | 'uploaded'
    readonly href: string
  } | null
  /** A refusal stays until its page or field sends another request, or the page's draft is discarded. */
  readonly refusals: readonly RefusedRequest[]
  /** The reason for which the facts could not be loaded. */
  readonly loadRefusal: Refusal | null
  readonly isStorageBroken: boolean
}

const isUpload = (request: Request): request is Upload => 'file' in request
const fieldOf = (request: Request) => (isUpload(request) ? request.path.join() : '')

export const hrefOf = (kind: string, id: string) => `#/${kind}/${encodeURIComponent(id)}`

/** Returns the file and the saved record of a page. Addresses are compared, because one may be malformed. */
export function findPage(facts: FactStore | null, href: string) {
  const factFile = facts?.find(({ name }) => href.startsWith(`#/${name}/`))
  const record = factFile?.records.find(({ id }) => hrefOf(factFile.name, id) === href)
  return { factFile, record }
}

/** Returns whether the page of a request was edited since the request was sent. */
const isEditedSince = (drafts: Drafts, { href, draft }: Sent) => drafts[href] !== draft

/** Returns the changed context fields when a request is sent. The value of a save is kept as a draft. */
function sendRequest(context: Context, request: Request): Partial<Context> {
  const { href, refusals } = context
  const field = fieldOf(request)
  const isAnswered = (each: RefusedRequest) =>
    each.href === href && (field === '' || each.field === field)
  const drafts = { ...context.drafts }
  if (!isUpload(request) && request.value !== null)
    drafts[href] = { baseRevision: request.baseRevision, value: request.value }
  return {
    drafts,
    sent: { href, request, draft: drafts[href] },
    result: null,
    refusals: refusals.filter((each) => !isAnswered(each)),
  }
}

/** Returns the changed context fields when a request ends. Without an answer, its outcome is unknown. */
function finish(context: Context, answer?: Answer): Partial<Context> {
  const { drafts, refusals, sent } = context
  if (!sent) return {}
  const finished = { sent: null, facts: answer?.facts ?? context.facts }
  if (answer && 'name' in answer)
    return { ...finished, ...finishUpload(drafts, sent, answer) }
  if (answer && 'revision' in answer)
    return { ...finished, ...finishSave(context, sent, answer) }
  const { href, request } = sent
  const isLate = isEditedSince(drafts, sent)
  const { refusal } = answer ?? { refusal: noAnswer }
  const refused = { href, field: fieldOf(request), isLate, refusal }
  return { ...finished, refusals: [...refusals, refused] }
}

/** Writes the name of an uploaded file into its field in the draft, unless the file is a logo. */
function finishUpload(drafts: Drafts, { href, request }: Sent, answer: UploadAnswer) {
  const result = { kind: 'uploaded', href } as const
  if (!isUpload(request) || request.kind in logos) return { result }
  const { revision = null, value: saved = {} } = findPage(answer.facts, href).record ?? {}
  const base = drafts[href] ?? { baseRevision: revision, value: saved }
  const value = withValueAt(base.value, request.path, answer.name)
  return { result, drafts: { ...drafts, [href]: { ...base, value } } }
}

/** Removes the saved draft. Text typed since then stays, as a draft of the saved record. */
function finishSave(context: Context, sent: Sent, { kind, id, revision }: SaveAnswer) {
  const isLate = isEditedSince(context.drafts, sent)
  // Text typed into a removed record keeps its page, where it can be saved as a new record.
  const removedHref = isLate ? sent.href : '#/'
  const href = revision === null ? removedHref : hrefOf(kind, id)
  const { [sent.href]: draft, ...others } = context.drafts
  const later = isLate && draft && { [href]: { ...draft, baseRevision: revision } }
  return {
    result: { kind: revision === null ? 'removed' : 'saved', href } as const,
    drafts: { ...others, ...later },
    href: context.href === sent.href ? href : context.href,
  }
}

const ownEvent = <T>({ event }: { event: T }) => event
const requestOf = <T>({ event }: { event: { request: T } }) => event.request
const answerOf = <T>({ event }: { event: { output: T } }) => event.output
const openPage = { type: 'openPage', params: ownEvent } as const
const unreachable = {
  target: 'idle',
  actions: { type: 'setFacts', params: { refusal: noAnswer } },
} as const
/** The facts may have changed although the answer is lost, so they are loaded again. */
const lostAnswer = {
  target: 'loading',
  actions: { type: 'finish', params: undefined },
} as const

export const editorMachine = setup({
  types: {
    context: {} as Context,
    events: {} as EditorEvent,
    input: {} as Pick<Context, 'href' | 'drafts'>,
  },
  actors: {
    loadFacts: fromPromise<FactStore | RefusedAnswer>(() => {
      throw new Error('loadFacts is provided by the wiring')
    }),
    sendRequest: fromPromise<Answer, Request | undefined>(() => {
      throw new Error('sendRequest is provided by the wiring')
    }),
  },
  // A save that has to wait for the lock of another program takes about two seconds.
  delays: { answerLimit: 15_000 },
  actions: {
    openPage: assign(({ context }, { href }: { href: string }) => ({
      href,
      visit: context.visit + Number(href !== context.href),
      result: null,
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
    sendRequest: assign(({ context }, request: Request) => sendRequest(context, request)),
    finish: assign(({ context }, answer: Answer | undefined) => finish(context, answer)),
    setFacts: assign((_, answer: FactStore | RefusedAnswer) =>
      'refusal' in answer
        ? { loadRefusal: answer.refusal }
        : { facts: answer, loadRefusal: null },
    ),
    noteBrokenStorage: assign({ isStorageBroken: true }),
  },
}).createMachine({
  id: 'editor',
  context: ({ input }) => ({
    ...input,
    visit: 0,
    facts: null,
    sent: null,
    result: null,
    refusals: [],
    loadRefusal: null,
    isStorageBroken: false,
  }),
  initial: 'loading',
  on: {
    // Each navigation loads the facts again.
    'page.open': { target: '.loading', actions: openPage },
    'field.change': { actions: { type: 'changeDraft', params: ownEvent } },
    'draft.discard': { actions: 'discardDraft' },
    'request.send': {
      target: '.sending',
      actions: { type: 'sendRequest', params: requestOf },
    },
    'storage.fail': { actions: 'noteBrokenStorage' },
  },
  states: {
    idle: {},
    loading: {
      invoke: {
        id: 'loadFacts',
        src: 'loadFacts',
        onDone: { target: 'idle', actions: { type: 'setFacts', params: answerOf } },
        onError: unreachable,
      },
      after: { answerLimit: unreachable },
    },
    sending: {
      on: {
        // The facts of the opened page arrive with the answer.
        'page.open': { actions: openPage },
        'draft.discard': {},
        'request.send': {},
      },
      invoke: {
        id: 'sendRequest',
        src: 'sendRequest',
        input: ({ context }) => context.sent?.request,
        onDone: { target: 'idle', actions: { type: 'finish', params: answerOf } },
        onError: lostAnswer,
      },
      after: { answerLimit: lostAnswer },
    },
  },
})
