/**
 * The state of the editor: the open page, the unsaved input (drafts), and the requests on their way. One
 * request at a time is sent; others wait in a queue. An answer concerns the page and the text that were sent:
 * text typed since then stays unsaved, and a navigation since then stays.
 */
import { assign, fromPromise, not, setup } from 'xstate'
import type { Change, FactStore } from './fact-store.ts'
import { type compareRecords, type IssueReport, type Path, withValueAt } from './form.ts'

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
  /** Whether the page was edited after the request. */
  readonly isLate: boolean
  /** Missing if there was no valid answer. */
  readonly refusal?: Refusal | undefined
}

export type Context = {
  readonly href: string
  /** Counts the opened pages. A page that is renamed while someone types is still the same. */
  readonly visit: number
  readonly facts: FactStore | null
  readonly drafts: Drafts
  /** The request on its way and those that wait, each with the page where it was made. */
  readonly queue: readonly { readonly href: string; readonly request: Request }[]
  /** The draft of the page when its request was sent. */
  readonly sentDraft: Draft | undefined
  readonly result: {
    readonly kind: 'saved' | 'removed' | 'uploaded'
    readonly href: string
  } | null
  /** Remain until the page or the field sends another request. */
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
const isEditedSince = ({ drafts, queue: [sent], sentDraft }: Context) =>
  sent !== undefined && ![undefined, sentDraft].includes(drafts[sent.href])

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

/** The sent text contains the names of files that were uploaded while the request waited. */
function requestToSend({ queue: [next], sentDraft }: Context) {
  if (!next || isUpload(next.request) || next.request.value === null) return next?.request
  return { ...next.request, ...sentDraft }
}

function finish(context: Context, answer: Answer | RefusedAnswer): Partial<Context> {
  if ('refusal' in answer) return refuse(context, answer)
  return 'name' in answer ? finishUpload(context, answer) : finishSave(context, answer)
}

/** Notes a refusal. Without one, the answer is lost. */
function refuse(context: Context, { facts, refusal }: Partial<RefusedAnswer>) {
  const [sent, ...queue] = context.queue
  if (!sent) return {}
  const [{ href }, isLate] = [sent, isEditedSince(context)]
  const refused = { href, field: fieldOf(sent.request), isLate, refusal }
  const refusals = [...context.refusals, refused]
  return { facts: facts ?? context.facts, queue, refusals }
}

/** Writes the name of an uploaded file into its field. */
function finishUpload(context: Context, { name, facts }: Answer & { name: string }) {
  const { drafts } = context
  const [sent, ...queue] = context.queue
  if (!sent) return {}
  const { href, request } = sent
  const finished = { facts, queue, result: { kind: 'uploaded', href } as const }
  if (!isUpload(request) || !request.hasField) return finished
  const { revision = null, value: saved = {} } = findPage(facts, href).record ?? {}
  const base = drafts[href] ?? { baseRevision: revision, value: saved }
  const value = withValueAt(base.value, request.path, name)
  return { ...finished, drafts: { ...drafts, [href]: { ...base, value } } }
}

/** Removes the saved draft. A later one is kept, now based on the saved record. */
function finishSave(context: Context, { facts, href, revision }: Answer & SaveAnswer) {
  const [sent, ...queue] = context.queue
  if (!sent) return {}
  const isLate = isEditedSince(context)
  const kind = revision === null ? ('removed' as const) : ('saved' as const)
  // Text typed into a removed record keeps its page, where it can be saved as a new record.
  const newHref = isLate && kind === 'removed' ? sent.href : href
  const { [sent.href]: draft, ...others } = context.drafts
  const later = isLate && draft && { [newHref]: { ...draft, baseRevision: revision } }
  const isOpen = context.href === sent.href
  const isMoved = isOpen && newHref !== sent.href
  return {
    facts,
    result: { kind, href: newHref },
    drafts: { ...others, ...later },
    queue: queue.map((each) =>
      each.href === sent.href ? { ...each, href: newHref } : each,
    ),
    href: isOpen ? newHref : context.href,
    // A form in which someone types is not rendered again.
    visit: context.visit + Number(isMoved && !isLate),
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
    sendRequest: fromPromise<Answer | RefusedAnswer, Request | undefined>(() => {
      throw new Error('sendRequest is provided by the wiring')
    }),
  },
  guards: {
    hasRequest: ({ context }) => context.queue.length > 0,
    /** A page has one change at a time. The second press of a double click is then ignored. */
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
    finish: assign(({ context }, answer: Answer | RefusedAnswer) =>
      finish(context, answer),
    ),
    noteLoss: assign(({ context }) => refuse(context, {})),
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
    // The facts are loaded again.
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
        onError: { target: 'loading', actions: 'noteLoss' },
      },
    },
  },
})
