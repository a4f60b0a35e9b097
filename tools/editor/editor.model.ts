import { specify } from 'statecharts'
import type { EventFrom } from 'xstate'
import { type Draft, type Drafts, editorMachine } from './editor-machine.ts'

type Request = Extract<EventFrom<typeof editorMachine>, { type: 'request.add' }>['request']
type Queued = { readonly href: string; readonly request: Request }
type Result = {
  readonly kind: 'saved' | 'removed' | 'uploaded'
  readonly href: string
  readonly isLate: boolean
}
type EditorState = {
  readonly href: string
  readonly visit: number
  readonly facts: unknown
  readonly publication: unknown
  readonly drafts: Drafts
  readonly result: Result | null
  readonly refusals: readonly { readonly href: string; readonly field: string }[]
  readonly isUnreachable: boolean
  readonly isStorageBroken: boolean
  readonly reading: 'idle' | 'loading' | 'sending'
  readonly isChecking: boolean
  /** The facts that were checked, or that are loaded again before the check. */
  readonly checked: unknown
  readonly pending: Queued & { readonly draft: Draft | undefined }
  readonly queue: readonly Queued[]
  /** Started actors with their input, and executed effects with their parameters. */
  readonly requests: readonly unknown[]
  readonly effects: readonly unknown[]
}

const [ready, record, created] = ['#/', '#/courses/a', '#/courses/+']
const saved = { baseRevision: 'r1', value: { title: 'Texte enregistré' } }
const file = new File([], 'a.svg')
const upload = { kind: 'image', file, path: ['image'], label: '', hasField: true }
const logo = { ...upload, path: ['badge-quality'], hasField: false }
const factsAt = (revision: string) => [
  { name: 'courses', records: [{ id: 'a', revision, value: saved.value }] },
]
const [before, after] = [factsAt('r1'), factsAt('r2')]
/** Every answer carries facts of its own, even if they are equal. */
const answer = (fields: object) => ({
  get output() {
    return { facts: [...after], ...fields }
  },
})
const savedDrafts: Drafts = { [record]: { ...saved, baseRevision: 'r2' } }

const initial: EditorState = {
  href: ready,
  visit: 0,
  facts: null,
  publication: null,
  drafts: {},
  result: null,
  refusals: [],
  isUnreachable: false,
  isStorageBroken: false,
  reading: 'loading',
  isChecking: false,
  checked: null,
  pending: { href: '', request: logo, draft: undefined },
  queue: [],
  requests: [['loadFacts', undefined]],
  effects: [],
}

type Change = Partial<EditorState>
const call = ({ requests }: EditorState, ...request: readonly unknown[]) => [
  ...requests,
  request,
]
const isUpload = (request: Request) => 'file' in request
const fieldOf = (request: Request) => ('file' in request ? request.path.join() : '')
const load = (state: EditorState): Change => ({
  reading: 'loading',
  requests: call(state, 'loadFacts', undefined),
})
const store = ({ effects }: EditorState, drafts: Drafts) => ({
  drafts,
  effects: [...effects, ['storeDrafts', drafts]],
})
const without = (drafts: Drafts, href: string): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([key]) => key !== href))
const isEdited = ({ drafts, pending: { href, draft } }: EditorState) =>
  drafts[href] !== undefined && drafts[href] !== draft
const isBusy = ({ reading, queue }: EditorState) =>
  reading === 'sending' || queue.length > 0

/** Sends the next request, with the text that its page contains now. */
function send(state: EditorState): EditorState {
  const [next, ...queue] = state.queue
  if (!next || state.reading !== 'idle') return state
  const draft = state.drafts[next.href]
  const hasText = 'value' in next.request && next.request.value !== null
  const request = hasText ? { ...next.request, ...draft } : next.request
  const requests = call(state, 'sendRequest', request)
  return {
    ...state,
    reading: 'sending',
    queue,
    pending: { ...next, draft, request },
    requests,
  }
}
/** Continues after a change: sends what waits, and checks new facts on the first page. */
function proceed(state: EditorState, change: Change): EditorState {
  const sent = send({ ...state, ...change })
  if (sent.isChecking || sent.href !== ready || sent.facts === sent.checked) return sent
  const requests = call(sent, 'checkPublication', undefined)
  return { ...sent, isChecking: true, checked: sent.facts, requests }
}
const refuse = (state: EditorState, refusal: unknown): Change => {
  const { href, request } = state.pending
  const refused = { href, field: fieldOf(request), isLate: isEdited(state), refusal }
  return { refusals: [...state.refusals, refused] }
}
/** Ends a request whose answer changes the drafts, and possibly the address of its page. */
function accept(state: EditorState, drafts: Drafts, result: Result, visit = state.visit) {
  const { pending, queue } = state
  const href = state.href === pending.href ? result.href : state.href
  const stored = store(state, drafts)
  const effects = [...stored.effects, ['showAddress', { href }]]
  const moved = queue.map((each) =>
    each.href === pending.href ? { ...each, href: result.href } : each,
  )
  const answered = {
    ...stored,
    effects,
    result,
    href,
    visit,
    facts: [...after],
    queue: moved,
  }
  return proceed(state, { ...answered, reading: 'idle' })
}

const sending = { reading: 'sending' } as const
const isRepeated = ({ reading, pending, queue, href }: EditorState, request: Request) =>
  !isUpload(request) &&
  [...queue, ...(reading === 'sending' ? [pending] : [])].some(
    (each) => each.href === href && !isUpload(each.request),
  )
const isUnchanged = ({ drafts, href }: EditorState, request: Request) =>
  'value' in request && request.id !== null && request.value !== null && !drafts[href]

const add = (request: Request) => ({ type: 'request.add', request }) as const
const saveRecord = add({ kind: 'courses', id: 'a', ...saved })
/** Opens a record, in which a text was typed. */
const openRecord = [
  { type: 'page.open', href: record },
  'loadFacts served',
  { type: 'field.change', href: record, ...saved },
] as const

export const editorModel = specify({ machine: editorMachine, initial })({
  name: 'editor',
  input: () => ({ href: ready, drafts: {} }),
  rules: {
    'page.open': {
      says: 'L’adresse ouvre une page et recharge les fiches, sauf si une réponse les apporte. Un refus reste sur sa page.',
      to: (state, { href }) => ({
        ...(state.reading === 'sending' ? {} : load(state)),
        href,
        visit: state.visit + (href === state.href ? 0 : 1),
        result: null,
        checked: state.facts,
      }),
    },
    'field.change': {
      says: 'Un texte écrit est gardé à tout moment, aussi pendant une demande.',
      to: (state, { href, baseRevision, value }) => ({
        ...store(state, { ...state.drafts, [href]: { baseRevision, value } }),
        result: null,
      }),
    },
    'draft.discard': [
      {
        if: (state) => !isBusy(state),
        says: 'Une saisie peut être abandonnée, avec ses refus.',
        to: (state) => ({
          ...store(state, without(state.drafts, state.href)),
          result: null,
          refusals: state.refusals.filter(({ href }) => href !== state.href),
        }),
      },
      { if: isBusy, ignoredBecause: 'Une demande est en cours. La page l’indique.' },
    ],
    'request.add': [
      {
        if: (state, { request }) => isRepeated(state, request),
        ignoredBecause: 'La page a déjà une demande en cours ou en attente.',
      },
      {
        if: (state, { request }) =>
          !isRepeated(state, request) && isUnchanged(state, request),
        says: 'Une fiche sans changement est déjà enregistrée : aucune demande n’est envoyée.',
        to: ({ href }) => ({ result: { kind: 'saved', href, isLate: false } }),
      },
      {
        if: (state, { request }) =>
          !isRepeated(state, request) && !isUnchanged(state, request),
        says: 'Une demande est envoyée une fois, après les autres. Les refus auxquels elle répond disparaissent.',
        to: (state, { request }) => {
          const { href, drafts, refusals } = state
          const hasText = 'value' in request && request.value !== null
          const sent = hasText && {
            [href]: { baseRevision: request.baseRevision, value: request.value },
          }
          const answers = (each: { href: string; field: string }) =>
            each.href === href && (!isUpload(request) || each.field === fieldOf(request))
          return proceed(state, {
            ...store(state, sent ? { ...drafts, ...sent } : drafts),
            queue: [...state.queue, { href, request }],
            result: null,
            refusals: refusals.filter((each) => !answers(each)),
          })
        },
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
        const { drafts, pending, href, visit } = state
        const page = pending.href
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
        const { drafts, pending, href, visit } = state
        const page = pending.href
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
        const { drafts, pending } = state
        const { href: page, request } = pending
        const result = { kind: 'uploaded', href: page, isLate: false } as const
        if (request !== upload) return accept(state, drafts, result)
        const base = drafts[page] ?? savedDrafts[page] ?? { baseRevision: null, value: {} }
        const value = { ...Object(base.value), image: 'brioche' }
        return accept(state, { ...drafts, [page]: { ...base, value } }, result)
      },
    },
    'sendRequest refused': {
      from: sending,
      says: 'Un refus garde la saisie et nomme les corrections, ou montre l’autre version.',
      to: (state) =>
        proceed(state, {
          ...refuse(state, 'à corriger'),
          facts: [...after],
          reading: 'idle',
        }),
    },
    'sendRequest lost': {
      from: sending,
      says: 'Sans réponse, la saisie est gardée, la page le dit et les fiches sont relues.',
      to: (state) => ({ ...refuse(state, undefined), ...load(state) }),
    },
    'loadFacts served': {
      from: { reading: 'loading' },
      says: 'Les fiches chargées sont montrées. La première page vérifie aussi la publication.',
      to: (state) =>
        proceed(state, { reading: 'idle', facts: [...before], isUnreachable: false }),
    },
    'loadFacts failed': {
      from: { reading: 'loading' },
      says: 'Si l’édition ne répond plus, la page le dit et garde tout.',
      to: (state) => proceed(state, { reading: 'idle', isUnreachable: true }),
    },
    'checkPublication done': {
      from: { isChecking: true },
      says: 'La page montre ce qui empêche la publication. Des fiches changées depuis sont vérifiées ensuite.',
      to: (state) => proceed(state, { isChecking: false, publication: 'vérifié' }),
    },
    'checkPublication failed': {
      from: { isChecking: true },
      says: 'Une vérification sans réponse est signalée aussi.',
      to: (state) => proceed(state, { isChecking: false, isUnreachable: true }),
    },
  },
  events: ({ context: { href, drafts, queue } }) => {
    const { baseRevision, value } = drafts[href] ?? saved
    const id = href === created ? null : 'a'
    const request = { kind: 'courses' as const, id, baseRevision, value }
    const requests = [request, { ...request, value: null }, upload]
    const pages = [ready, record, created].map(
      (to) => ({ type: 'page.open', href: to }) as const,
    )
    // The first page has no form.
    if (href === ready) return [...pages, { type: 'storage.fail' }]
    return [
      ...pages,
      { type: 'draft.discard' },
      { type: 'field.change', href, baseRevision, value },
      ...(queue.length > 0 ? [] : requests).map(add),
    ]
  },
  values: ({ fc, text }) =>
    fc.oneof(
      text.map(
        (title) =>
          ({
            type: 'field.change',
            href: record,
            baseRevision: 'r1',
            value: { title },
          }) as const,
      ),
      fc.constant(add(logo)),
    ),
  outcomes: {
    loadFacts: {
      served: {
        get output() {
          return [...before]
        },
      },
      failed: { error: new Error('réseau') },
    },
    checkPublication: {
      done: { output: 'vérifié' },
      failed: { error: new Error('réseau') },
    },
    sendRequest: {
      saved: answer({ href: record, revision: 'r2' }),
      removed: answer({ href: ready, revision: null }),
      uploaded: answer({ name: 'brioche' }),
      refused: answer({ refusal: 'à corriger' }),
      lost: { error: new Error('réseau') },
    },
  },
  abstracted: [
    'pending',
    'refusals',
    'checked',
    'drafts',
    'effects',
    'facts',
    'isStorageBroken',
    'isUnreachable',
    'publication',
    'queue',
    'requests',
    'result',
    'visit',
  ],
  bounds: [
    'one saved record and one new one; texts vary, and logos are sent, on random walks only',
    'one waiting request; others in scenarios',
  ],
  identity: ({ value, context }) => {
    const { href, drafts, pending, queue, facts, checkedFacts } = context
    return [
      [value, href, href === ready && facts === checkedFacts, drafts[record] !== undefined],
      queue.map((queued) => [queued.href, fieldOf(queued.request)]),
      pending && [
        [pending.href, fieldOf(pending.request)],
        drafts[pending.href] && drafts[pending.href] === pending.draft,
      ],
    ]
  },
  view: ({ pending: _pending, queue: _queue, checked: _checked, ...seen }) => seen,
  observe: ({ value, context }, { calls, recorder }) => {
    const { pending: _pending, queue: _queue, checkedFacts: _checked, ...seen } = context
    return {
      ...seen,
      reading: value.request,
      isChecking: value.publication === 'checking',
      requests: calls.map(({ actor, input }) => [actor, input]),
      effects: recorder.actions.map(({ name, params }) => [name, params]),
    }
  },
  scenarios: {
    'F64 a double press of the save button sends one request': [
      ...openRecord,
      saveRecord,
      saveRecord,
      'sendRequest saved',
    ],
    'F64 files that are chosen during an upload are sent one after the other': [
      ...openRecord,
      ...[logo, logo, logo].map(add),
      'sendRequest uploaded',
      'sendRequest lost',
      'loadFacts served',
      'sendRequest uploaded',
    ],
    'F65 a change that is saved during an upload is sent afterwards, with the file': [
      ...openRecord,
      add(upload),
      saveRecord,
      saveRecord,
      'sendRequest uploaded',
      'sendRequest saved',
    ],
    'the refusal of a file stays while other files are refused': [
      ...openRecord,
      add(upload),
      add(logo),
      'sendRequest refused',
      'sendRequest refused',
      add(logo),
      'sendRequest uploaded',
    ],
    'F65 the answer to a superseded request for the facts is not read': [
      { type: 'page.open', href: record },
      'loadFacts~1 served',
      { type: 'page.open', href: ready },
      'loadFacts served',
      { type: 'page.open', href: ready },
      'loadFacts served',
      'checkPublication~1 done',
    ],
    'F65 text typed during a save stays unsaved, even if another page is open': [
      ...openRecord,
      saveRecord,
      {
        type: 'field.change',
        href: record,
        baseRevision: 'r1',
        value: { title: 'Plus tard' },
      },
      { type: 'page.open', href: ready },
      'sendRequest saved',
    ],
  },
})
