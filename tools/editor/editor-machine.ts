/**
 * The state of the editor: the open page, the unsaved input (drafts), and the requests on their way. One
 * request at a time is sent; others wait in a queue. An answer concerns the page and the text that were sent:
 * text typed since then stays unsaved, and a navigation since then stays.
 */
import { assign, fromPromise, not, setup } from 'xstate'
import type { Change, FactStore } from './fact-store.ts'
import type { compareRecords, IssueReport, Path } from './form.ts'
import { logos, withValueAt } from './form.ts'

/** Unsaved input, and the revision of the record in which it was typed. */
export type Draft = Pick<Change, 'baseRevision' | 'value'>
/** Drafts by the address of their page. */
export type Drafts = Readonly<Record<string, Draft>>

/** A file to store. Its name is written into its field, unless it is a logo. */
export type Upload = {
  readonly kind: string
  readonly file: File
  readonly path: Path
  readonly label: string
}

/** Errors, or the differences from a concurrent change with its revision. */
export type Refusal = IssueReport & {
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
/** Refused request. The facts are missing if the server could not read the request. */
export type RefusedAnswer = { readonly facts?: FactStore; readonly refusal: Refusal }
export type Answer = SaveAnswer | UploadAnswer | RefusedAnswer

type Request = Change | Upload
export type EditorEvent =
  | { type: 'page.open'; href: string }
  | ({ type: 'field.change'; href: string } & Draft)
  | { type: 'draft.discard' }
  | { type: 'request.add'; request: Request }
  | { type: 'storage.fail' }

export type RefusedRequest = {
  readonly href: string
  /** The path of the field of an upload, or an empty text for a change. */
  readonly field: string
  /** Whether the page was edited after the request was sent. */
  readonly isLate: boolean
  /** The reasons of the server, or `undefined` if it did not answer. */
  readonly refusal: Refusal | undefined
}

type Sent = { readonly href: string; readonly request: Request }

export type Context = {
  readonly href: string
  /** Counts the opened pages. A page that is renamed while someone types counts once. */
  readonly visit: number
  readonly facts: FactStore | null
  readonly drafts: Drafts
  /** The request on its way and those that wait, each with the page where it was made. */
  readonly queue: readonly Sent[]
  /** The draft of the page when its request was sent. */
  readonly sentDraft: Draft | undefined
  readonly result: {
    readonly kind: 'saved' | 'removed' | 'uploaded'
    readonly href: string
  } | null
  /** A refusal stays until its page or field sends another request. */
  readonly refusals: readonly RefusedRequest[]
  readonly isUnreachable: boolean
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

/** Returns whether the page of the request on its way was edited since it was sent. */
const isEditedSince = ({ drafts, sentDraft }: Context, { href }: Sent) =>
  ![undefined, sentDraft].includes(drafts[href])

/** A removal sends no text. Other changes are kept as a draft until they are saved. */
function addRequest(context: Context, request: Request): Partial<Context> {
  const { drafts, href, queue, refusals } = context
  const field = fieldOf(request)
  const isAnswered = (each: RefusedRequest) =>
    each.href === href && (field === '' || each.field === field)
  const hasText = !isUpload(request) && request.value !== null
  const draft = hasText && {
    [href]: { baseRevision: request.baseRevision, value: request.value },
  }
  return {
    drafts: { ...drafts, ...draft },
    queue: [...queue, { href, request }],
    result: null,
    refusals: refusals.filter((each) => !isAnswered(each)),
  }
}

/** Returns the next request with the current draft, because an upload may have changed it. */
function requestToSend({ queue: [next], sentDraft }: Context) {
  if (!next || isUpload(next.request) || next.request.value === null) return next?.request
  return { ...next.request, ...sentDraft }
}

/** Ends the request on its way. Without an answer, its outcome is unknown. */
function finish(context: Context, answer?: Answer): Partial<Context> {
  const [sent, ...queue] = context.queue
  if (!sent) return {}
  const finished = { queue, facts: answer?.facts ?? context.facts }
  if (answer && 'name' in answer)
    return { ...finished, ...finishUpload(context.drafts, sent, answer) }
  if (answer && 'revision' in answer)
    return { ...finished, ...finishSave({ ...context, queue }, sent, answer) }
  const { href, request } = sent
  const isLate = isEditedSince(context, sent)
  const refused = { href, field: fieldOf(request), isLate, refusal: answer?.refusal }
  return { ...finished, refusals: [...context.refusals, refused] }
}

/** Writes the name of an uploaded file into its field. */
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
  const isLate = isEditedSince(context, sent)
  // Text typed into a removed record keeps its page, where it can be saved as a new record.
  const removedHref = isLate ? sent.href : '#/'
  const newHref = revision === null ? removedHref : hrefOf(kind, id)
  const { [sent.href]: draft, ...others } = context.drafts
  const later = isLate && draft && { [newHref]: { ...draft, baseRevision: revision } }
  const move = <Page extends { href: string }>(page: Page) =>
    page.href === sent.href ? { ...page, href: newHref } : page
  const { href: openHref } = move(context)
  return {
    result: { kind: revision === null ? 'removed' : 'saved', href: newHref } as const,
    drafts: { ...others, ...later },
    queue: context.queue.map(move),
    href: openHref,
    // `visit` is the React key of the form, which must stay mounted while someone types in it.
    visit: context.visit + Number(openHref !== context.href && !isLate),
  }
}

const ownEvent = <T>({ event }: { event: T }) => event
const requestOf = <T>({ event }: { event: { request: T } }) => event.request
const answerOf = <T>({ event }: { event: { output: T } }) => event.output
const openPage = { type: 'openPage', params: ownEvent } as const

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
    sendRequest: fromPromise<Answer, Request | undefined>(() => {
      throw new Error('sendRequest is provided by the wiring')
    }),
  },
  guards: {
    hasRequest: ({ context }) => context.queue.length > 0,
    /** A page has one change at a time. A second change, such as that of a double click, is ignored. */
    isRepeated: ({ context: { href, queue } }, request: Request) =>
      !isUpload(request) &&
      queue.some((each) => each.href === href && !isUpload(each.request)),
  },
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
    addRequest: assign(({ context }, request: Request) => addRequest(context, request)),
    noteDraft: assign({
      sentDraft: ({ context: { drafts, queue } }) => drafts[queue[0]?.href ?? ''],
    }),
    finish: assign(({ context }, answer: Answer | undefined) => finish(context, answer)),
    setFacts: assign((_, facts: FactStore) => ({ facts, isUnreachable: false })),
    noteUnreachable: assign({ isUnreachable: true }),
    noteBrokenStorage: assign({ isStorageBroken: true }),
  },
}).createMachine({
  id: 'editor',
  context: ({ input }) => ({
    ...input,
    visit: 0,
    facts: null,
    queue: [],
    sentDraft: undefined,
    result: null,
    refusals: [],
    isUnreachable: false,
    isStorageBroken: false,
  }),
  initial: 'loading',
  on: {
    // Each navigation loads the facts again.
    'page.open': { target: '.loading', actions: openPage },
    'field.change': { actions: { type: 'changeDraft', params: ownEvent } },
    'draft.discard': { guard: not('hasRequest'), actions: 'discardDraft' },
    'request.add': [
      { guard: { type: 'isRepeated', params: requestOf } },
      { actions: { type: 'addRequest', params: requestOf } },
    ],
    'storage.fail': { actions: 'noteBrokenStorage' },
  },
  states: {
    idle: { always: { guard: 'hasRequest', target: 'sending' } },
    loading: {
      invoke: {
        id: 'loadFacts',
        src: 'loadFacts',
        onDone: { target: 'idle', actions: { type: 'setFacts', params: answerOf } },
        onError: { target: 'idle', actions: 'noteUnreachable' },
      },
    },
    sending: {
      entry: 'noteDraft',
      // The facts of the opened page arrive with the answer.
      on: { 'page.open': { actions: openPage } },
      invoke: {
        id: 'sendRequest',
        src: 'sendRequest',
        input: ({ context }) => requestToSend(context),
        onDone: { target: 'idle', actions: { type: 'finish', params: answerOf } },
        // The facts may have changed although the answer is lost.
        onError: { target: 'loading', actions: { type: 'finish', params: undefined } },
      },
    },
  },
})
