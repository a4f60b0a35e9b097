import { specify } from 'statecharts'
import type { EventFrom } from 'xstate'
import { type Draft, type Drafts, editorMachine } from './editor-machine.ts'

type Result = {
  readonly kind: 'saved' | 'removed' | 'uploaded' | 'refused'
  readonly href: string
  readonly isLate: boolean
  readonly refusal?: unknown
}
type Choice = Extract<EventFrom<typeof editorMachine>, { type: 'file.choose' }>
type EditorState = {
  readonly href: string
  readonly visit: number
  readonly facts: unknown
  readonly publication: unknown
  readonly drafts: Drafts
  readonly result: Result | null
  readonly isStorageBroken: boolean
  readonly reading: 'idle' | 'loading' | 'checking' | 'unreachable'
  readonly isSending: boolean
  readonly isStale: boolean
  /** The page of the last request, its draft at that time, and whether a field receives the file. */
  readonly page: string
  readonly sent: Draft | undefined
  readonly hasField: boolean
  readonly queue: readonly Choice[]
  /** Started actors with their input, and executed effects with their parameters. */
  readonly requests: readonly unknown[]
  readonly effects: readonly unknown[]
}

const [ready, record, created] = ['#/', '#/courses/a', '#/courses/+']
const saved = { baseRevision: 'r1', value: { title: 'Texte enregistré' } }
const upload = { kind: 'image', file: new File([], 'a.svg'), path: ['image'], label: '' }

const initial: EditorState = {
  href: ready,
  visit: 0,
  facts: null,
  publication: null,
  drafts: {},
  result: null,
  isStorageBroken: false,
  reading: 'loading',
  isSending: false,
  isStale: false,
  page: '',
  sent: undefined,
  hasField: false,
  queue: [],
  requests: [['loadFacts', undefined]],
  effects: [],
}

type Change = Partial<EditorState>
const call = ({ requests }: EditorState, ...request: readonly unknown[]) => [
  ...requests,
  request,
]
const load = (state: EditorState): Change => ({
  reading: 'loading',
  isStale: false,
  requests: call(state, 'loadFacts', undefined),
})
const store = ({ effects }: EditorState, drafts: Drafts) => ({
  drafts,
  effects: [...effects, ['storeDrafts', drafts]],
})
const without = (drafts: Drafts, href: string): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([key]) => key !== href))
const refusalOf = ({ result }: EditorState) => (result?.kind === 'refused' ? result : null)
const isEdited = ({ drafts, page, sent }: EditorState) =>
  drafts[page] !== undefined && drafts[page] !== sent
const choose = (state: EditorState, { href, request }: Choice): Change => ({
  isSending: true,
  requests: call(state, 'sendRequest', request),
  result: null,
  page: href,
  sent: state.drafts[href],
  hasField: request.record !== null,
})
/** Ends a request. The facts are loaded again, because other parts of them may be older. */
function answer(state: EditorState, change: Change): Change {
  const [next, ...queue] = state.queue
  const ended = { ...state, isSending: false, ...change }
  const reload = state.reading === 'idle' ? load(ended) : { isStale: true }
  const loaded = { ...ended, ...reload }
  return next ? { ...loaded, queue, ...choose(loaded, next) } : loaded
}
const refuse = (state: EditorState, refusal: unknown, change: Change = {}) => {
  const { page: href } = state
  const result = { kind: 'refused', href, isLate: isEdited(state), refusal } as const
  return answer(state, { ...change, result })
}
/** Ends a request whose answer changes the drafts, and possibly the address of its page. */
function accept(state: EditorState, drafts: Drafts, result: Result, visit = state.visit) {
  const href = state.href === state.page ? result.href : state.href
  const stored = store(state, drafts)
  const effects = [...stored.effects, ['showAddress', { href }]]
  return answer(state, { ...stored, effects, result, href, visit, facts: 'après' })
}

const hasChange = (
  { drafts, href }: EditorState,
  { request: { id, value } }: { request: { id: string | null; value: unknown } },
) => id === null || value === null || drafts[href] !== undefined
const sending = { isSending: true }
const waits = 'Une demande est en cours. La page l’indique.'

export const editorModel = specify({ machine: editorMachine, initial })({
  name: 'editor',
  input: () => ({ href: ready, drafts: {} }),
  rules: {
    'page.open': {
      says: 'L’adresse ouvre une page et recharge les fiches. Un refus reste sur sa page.',
      to: (state, { href }) => ({
        ...load(state),
        href,
        visit: state.visit + (href === state.href ? 0 : 1),
        result: refusalOf(state),
      }),
    },
    'field.change': {
      says: 'Un texte écrit est gardé à tout moment, aussi pendant une demande.',
      to: (state, { href, baseRevision, value }) => ({
        ...store(state, { ...state.drafts, [href]: { baseRevision, value } }),
        result: refusalOf(state),
      }),
    },
    'draft.discard': {
      from: { isSending: false },
      says: 'Une saisie peut être abandonnée.',
      to: (state) => ({ ...store(state, without(state.drafts, state.href)), result: null }),
      otherwise: waits,
    },
    'record.save': [
      {
        from: { isSending: false },
        if: hasChange,
        says: 'Une fiche changée, nouvelle ou retirée est envoyée une fois.',
        to: (state, { request }) => {
          const { href, drafts } = state
          const { baseRevision, value } = request
          const sent = value === null ? drafts[href] : { baseRevision, value }
          return {
            ...sending,
            ...store(state, sent ? { ...drafts, [href]: sent } : drafts),
            requests: call(state, 'sendRequest', request),
            result: null,
            page: href,
            sent,
            hasField: false,
          }
        },
      },
      {
        from: { isSending: false },
        if: (state, event) => !hasChange(state, event),
        says: 'Une fiche sans changement est déjà enregistrée : aucune demande n’est envoyée.',
        to: ({ href }) => ({ result: { kind: 'saved', href, isLate: false } }),
      },
      { ignoredBecause: waits },
    ],
    'file.choose': [
      {
        from: { isSending: false },
        says: 'Un fichier choisi est envoyé une fois.',
        to: choose,
      },
      {
        from: sending,
        says: 'Un fichier choisi pendant une demande est envoyé ensuite.',
        to: ({ queue }, choice) => ({ queue: [...queue, choice] }),
      },
    ],
    'storage.fail': {
      says: 'Si le navigateur ne garde pas la saisie, la page le dit.',
      to: { isStorageBroken: true },
    },
    'sendRequest saved': {
      from: sending,
      says: 'La réponse retire la saisie envoyée. Un texte écrit depuis reste non enregistré, sur la nouvelle version.',
      to: (state) => {
        const { drafts, page, href, visit } = state
        const [isLate, draft] = [isEdited(state), drafts[page]]
        const rebased = isLate && draft && { [record]: { ...draft, baseRevision: 'r2' } }
        const isRenamed = href === page && !isLate && page !== record
        const result = { kind: 'saved', href: record, isLate } as const
        const others = { ...without(drafts, page), ...rebased }
        return accept(state, others, result, visit + (isRenamed ? 1 : 0))
      },
    },
    'sendRequest removed': {
      from: sending,
      says: 'Une fiche retirée mène à la première page, sauf si un texte y a été écrit depuis.',
      to: (state) => {
        const { drafts, page, href, visit } = state
        const [isLate, draft] = [isEdited(state), drafts[page]]
        const kept = isLate && draft && { [page]: { ...draft, baseRevision: null } }
        const result = { kind: 'removed', href: isLate ? page : ready, isLate } as const
        const isLeft = href === page && result.href !== href
        const others = { ...without(drafts, page), ...kept }
        return accept(state, others, result, visit + (isLeft ? 1 : 0))
      },
    },
    'sendRequest uploaded': {
      from: sending,
      says: 'Le nom du fichier rejoint la saisie de sa fiche, qui garde ce qui a été écrit depuis.',
      to: (state) => {
        const { drafts, page, hasField } = state
        const { baseRevision, value } = drafts[page] ?? saved
        const named = { baseRevision, value: { ...Object(value), image: 'brioche' } }
        const result = { kind: 'uploaded', href: page, isLate: false } as const
        return accept(state, hasField ? { ...drafts, [page]: named } : drafts, result)
      },
    },
    'sendRequest refused': {
      from: sending,
      says: 'Un refus garde la saisie et nomme les corrections, ou montre l’autre version.',
      to: (state) => refuse(state, 'à corriger', { facts: 'après' }),
    },
    'sendRequest lost': {
      from: sending,
      says: 'Sans réponse, la saisie est gardée et la page le dit.',
      to: (state) => refuse(state, undefined),
    },
    'loadFacts served': [
      {
        from: { reading: 'loading', isStale: true },
        says: 'Des fiches demandées avant un changement sont demandées à nouveau.',
        to: load,
      },
      {
        from: { reading: 'loading', isStale: false, href: ready },
        says: 'La première page vérifie aussi la publication.',
        to: (state) => ({
          reading: 'checking',
          facts: 'avant',
          requests: call(state, 'checkPublication', undefined),
        }),
      },
      {
        from: { reading: 'loading', isStale: false, href: [record, created] },
        says: 'Les fiches chargées sont montrées.',
        to: { reading: 'idle', facts: 'avant' },
      },
    ],
    'checkPublication done': [
      {
        from: { reading: 'checking', isStale: false },
        says: 'La page montre ce qui empêche la publication.',
        to: { reading: 'idle', publication: 'vérifié' },
      },
      {
        from: { reading: 'checking', isStale: true },
        says: 'Une vérification commencée avant un changement est refaite.',
        to: (state) => ({ ...load(state), publication: 'vérifié' }),
      },
    ],
    'loadFacts failed': {
      from: { reading: 'loading' },
      says: 'Si l’édition ne répond plus, la page le dit et garde tout.',
      to: { reading: 'unreachable' },
    },
    'checkPublication failed': {
      from: { reading: 'checking' },
      says: 'Une vérification sans réponse est signalée aussi.',
      to: { reading: 'unreachable' },
    },
  },
  events: ({ context: { href, drafts, queuedFiles } }) => {
    const { baseRevision, value } = drafts[href] ?? saved
    const id = href === created ? null : 'a'
    const request = { kind: 'courses' as const, id, baseRevision, value }
    return [
      ...[ready, record, created].map((to) => ({ type: 'page.open', href: to }) as const),
      { type: 'storage.fail' },
      { type: 'draft.discard' },
      { type: 'field.change', href: record, ...saved },
      { type: 'field.change', href: created, baseRevision: null, value: {} },
      { type: 'record.save', request },
      { type: 'record.save', request: { ...request, value: null } },
      ...(queuedFiles.length > 0 ? [] : [saved, null]).map(
        (into) =>
          ({ type: 'file.choose', href, request: { ...upload, record: into } }) as const,
      ),
    ]
  },
  values: ({ text }) =>
    text.map((title) => ({
      type: 'field.change',
      href: record,
      baseRevision: 'r1',
      value: { title },
    })),
  outcomes: {
    loadFacts: { served: { output: 'avant' }, failed: { error: new Error('réseau') } },
    checkPublication: {
      done: { output: 'vérifié' },
      failed: { error: new Error('réseau') },
    },
    sendRequest: {
      saved: { output: { facts: 'après', href: record, revision: 'r2' } },
      removed: { output: { facts: 'après', href: ready, revision: null } },
      uploaded: { output: { facts: 'après', name: 'brioche' } },
      refused: { output: { facts: 'après', refusal: 'à corriger' } },
      lost: { error: new Error('réseau') },
    },
  },
  bounds: [
    'one saved record and one new one; texts vary on random walks only',
    'one waiting file; others in scenarios',
  ],
  identity: ({ value, context: { href, drafts, pending, isStale, queuedFiles } }) => [
    queuedFiles.length,
    [value, href, isStale, drafts[href] !== undefined],
    value.request === 'sending' && [
      pending.href === href,
      pending.upload?.record !== undefined,
      drafts[pending.href] && drafts[pending.href] === pending.draft,
    ],
  ],
  view: ({
    isStale: _stale,
    queue: _queue,
    page: _page,
    sent: _sent,
    hasField: _field,
    ...seen
  }) => seen,
  observe: ({ value, context }, { calls, recorder }) => ({
    href: context.href,
    visit: context.visit,
    facts: context.facts,
    publication: context.publication,
    drafts: context.drafts,
    result: context.result,
    isStorageBroken: context.isStorageBroken,
    reading: value.facts,
    isSending: value.request === 'sending',
    requests: calls.map(({ actor, input }) => [actor, input]),
    effects: recorder.actions.map(({ name, params }) => [name, params]),
  }),
  scenarios: {
    'F64 a double press of the save button sends one request': [
      { type: 'page.open', href: record },
      { type: 'field.change', href: record, ...saved },
      ...Array.from({ length: 2 }, () => ({
        type: 'record.save' as const,
        request: { kind: 'courses' as const, id: 'a', ...saved },
      })),
      'sendRequest saved',
    ],
    'F64 files that are chosen during an upload are sent one after the other': [
      ...Array.from({ length: 3 }, () => ({
        type: 'file.choose' as const,
        href: record,
        request: { ...upload, record: null },
      })),
      'sendRequest uploaded',
      'sendRequest lost',
      'sendRequest uploaded',
    ],
    'F65 the answer to a superseded request for the facts is not read': [
      { type: 'page.open', href: record },
      'loadFacts~1 served',
      ...Array.from({ length: 2 }, () => [
        { type: 'page.open' as const, href: ready },
        'loadFacts served',
      ]).flat(),
      'checkPublication~1 done',
    ],
    'F65 text typed during a save stays unsaved, even if another page is open': [
      { type: 'page.open', href: record },
      { type: 'field.change', href: record, ...saved },
      { type: 'record.save', request: { kind: 'courses', id: 'a', ...saved } },
      {
        type: 'field.change',
        href: record,
        baseRevision: 'r1',
        value: { title: 'Plus tard' },
      },
      { type: 'page.open', href: ready },
      'sendRequest saved',
      'loadFacts served',
    ],
  },
})
