/**
 * The state of the editor: the open page, the unsaved input (drafts), and the pending request. While a request
 * is pending, other requests are ignored. An answer applies to the page and the text that were sent. Text typed
 * in the meantime stays unsaved, and a page opened in the meantime stays open.
 */
import { assign, fromPromise, setup } from 'xstate'
import type { Change, FactStore } from './fact-store.ts'
import { createReport, type IssueReport } from './form.ts'

/** Unsaved input, and the revision of the record in which it was typed. */
export type Draft = Pick<Change, 'baseRevision' | 'value'>
/** Values by the address of their page. */
type ByPage<T> = Readonly<Record<string, T>>
export type Drafts = ByPage<Draft>

type Saved = Pick<Change, 'kind'> & {
  readonly id: string
  /** The revision of a removed record is `null`. */
  readonly revision: string | null
}
/** Answer of the server. It contains no facts if an error occurred. */
export type Answer = {
  readonly facts?: FactStore
  readonly saved?: Saved
  readonly refusal?: IssueReport
}

const noAnswer = createReport(
  'L’éditeur ne répond plus. Relancez-le. Votre saisie est conservée.',
)

export type EditorEvent =
  | { type: 'page.open'; href: string }
  | ({ type: 'field.change'; href: string } & Draft)
  | { type: 'draft.discard' }
  | { type: 'request.send'; request: Change }

/** A sent request, its page, and the draft of the page at that time. */
type Sent = {
  readonly href: string
  readonly request: Change
  readonly draft: Draft | undefined
}
export type RefusedRequest = Sent & { readonly refusal: IssueReport }

export type Context = {
  readonly href: string
  /**
   * Counts the opened pages and the discarded drafts. It is the React key of the form, which stays mounted if
   * a save renames its page. With a new key, React mounts a form whose fields have no undo history.
   */
  readonly visit: number
  readonly facts: FactStore | null
  readonly drafts: Drafts
  /** The pending request. */
  readonly sent: Sent | null
  /** The page to which the last save or removal led, until the next answer. */
  readonly resultHref: string | null
  /**
   * A refusal stays until its page sends another request, or the page's draft is discarded. Without a draft, for
   * example after the refusal of a removal, it stays until the owner leaves the page.
   */
  readonly refusals: ByPage<RefusedRequest>
  /** The reason why the facts could not be loaded, or `null`. */
  readonly loadRefusal: IssueReport | null
}

export const hrefOf = (kind: string, id: string) => `#/${kind}/${encodeURIComponent(id)}`

/** Returns the file and the record of a page. Compares encoded addresses, because decoding a malformed one throws. */
export function findPage(facts: FactStore | null, href: string) {
  const factFile = facts?.find(({ name }) => href.startsWith(`#/${name}/`))
  const record = factFile?.records.find(({ id }) => hrefOf(factFile.name, id) === href)
  return { factFile, record }
}

function without<T>(values: ByPage<T>, href: string): ByPage<T> {
  const { [href]: _removed, ...others } = values
  return others
}

/** Whether the page of a request was edited after the request was sent. */
export const isEditedSince = (drafts: Drafts, { href, draft }: Sent) =>
  drafts[href] !== draft

/** Returns the changed context fields when a request is sent. The value of a save is kept as a draft. */
function sendRequest({ href, ...context }: Context, request: Change): Partial<Context> {
  const { baseRevision, value } = request
  const saved = value !== null && { [href]: { baseRevision, value } }
  const drafts = { ...context.drafts, ...saved }
  const refusals = without(context.refusals, href)
  return { drafts, refusals, sent: { href, request, draft: drafts[href] } }
}

/** Returns the context fields that an answer changes. */
function finish(context: Context, answer: Answer): Partial<Context> {
  const { refusals, sent } = context
  const { facts = context.facts, refusal = null, saved } = answer
  const finished = { facts, resultHref: null, loadRefusal: null, sent: null }
  if (!sent) return { ...finished, loadRefusal: refusal }
  if (saved) return { ...finished, ...finishSave(context, sent, saved) }
  const refused = refusal && { [sent.href]: { ...sent, refusal } }
  return { ...finished, refusals: { ...refusals, ...refused } }
}

/** Removes the saved draft. Text typed after it was sent stays, as a draft of the saved record. */
function finishSave({ drafts, ...context }: Context, sent: Sent, saved: Saved) {
  const { kind, id, revision } = saved
  const isLate = isEditedSince(drafts, sent)
  // If text was typed in the meantime, the page of a removed record stays open, so that the text can be saved.
  const removedHref = isLate ? sent.href : '#/'
  const href = revision === null ? removedHref : hrefOf(kind, id)
  const draft = drafts[sent.href]
  const later = isLate && draft && { [href]: { ...draft, baseRevision: revision } }
  return {
    resultHref: href,
    drafts: { ...without(drafts, sent.href), ...later },
    href: context.href === sent.href ? href : context.href,
  }
}

const ownEvent = <T>({ event }: { event: T }) => event
const openPage = { type: 'openPage', params: ownEvent } as const
const finishWithAnswer = {
  type: 'finish',
  params: <T>({ event }: { event: { output: T } }) => event.output,
} as const
const finishWithoutAnswer = { type: 'finish', params: { refusal: noAnswer } } as const
const answered = { target: 'idle', actions: finishWithAnswer } as const
const unreachable = { target: 'idle', actions: finishWithoutAnswer } as const
/** The facts may have changed although the answer is lost, so they are loaded again. */
const lostAnswer = { target: 'loading', actions: finishWithoutAnswer } as const

export const editorMachine = setup({
  types: {
    context: {} as Context,
    events: {} as EditorEvent,
    input: {} as Pick<Context, 'href' | 'drafts'>,
  },
  actors: {
    loadFacts: fromPromise<Answer>(() => {
      throw new Error('loadFacts is provided by the wiring')
    }),
    sendRequest: fromPromise<Answer, Change | undefined>(() => {
      throw new Error('sendRequest is provided by the wiring')
    }),
  },
  // The limit leaves time for a save that waits two seconds for an abandoned lock.
  delays: { answerLimit: 15_000 },
  actions: {
    openPage: assign(({ context }, { href }: { href: string }) => {
      const { drafts, href: left, refusals, visit } = context
      if (href === left) return {}
      const kept = drafts[left] ? refusals : without(refusals, left)
      return { href, visit: visit + 1, refusals: kept }
    }),
    changeDraft: assign(
      ({ context }, { href, baseRevision, value }: { href: string } & Draft) => ({
        drafts: { ...context.drafts, [href]: { baseRevision, value } },
      }),
    ),
    discardDraft: assign(({ context: { drafts, href, refusals, visit } }) => ({
      visit: visit + 1,
      drafts: without(drafts, href),
      refusals: without(refusals, href),
    })),
    sendRequest: assign(({ context }, request: Change) => sendRequest(context, request)),
    finish: assign(({ context }, answer: Answer) => finish(context, answer)),
  },
}).createMachine({
  id: 'editor',
  context: ({ input }) => ({
    ...input,
    visit: 0,
    facts: null,
    sent: null,
    resultHref: null,
    refusals: {},
    loadRefusal: null,
  }),
  initial: 'loading',
  on: {
    // This event loads the facts again, except in the state `sending`.
    'page.open': { target: '.loading', actions: openPage },
    'field.change': { actions: { type: 'changeDraft', params: ownEvent } },
    'draft.discard': { actions: 'discardDraft' },
    'request.send': {
      target: '.sending',
      actions: { type: 'sendRequest', params: ({ event }) => event.request },
    },
  },
  states: {
    idle: {},
    loading: {
      invoke: {
        id: 'loadFacts',
        src: 'loadFacts',
        onDone: answered,
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
        onDone: answered,
        onError: lostAnswer,
      },
      after: { answerLimit: lostAnswer },
    },
  },
})
