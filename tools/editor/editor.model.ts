import { specify } from 'statecharts'
import { type Context, type Drafts, editorMachine } from './editor-machine.ts'

type EditorState = Omit<Context, 'facts' | 'refusals'> & {
  readonly facts: unknown
  readonly refusals: readonly { readonly href: string; readonly field: string }[]
  readonly activity: 'idle' | 'loading' | 'sending'
  /** Started actors with their input. */
  readonly started: readonly unknown[]
}
type Request = EditorState['queue'][number]['request']
type Result = NonNullable<EditorState['result']>

const [ready, record, created] = ['#/', '#/courses/a', '#/courses/+']
const saved = { baseRevision: 'r1', value: { title: 'Texte enregistré' } }
const file = new File([], 'a.svg')
const upload = { kind: 'image', file, path: ['image'], label: '' }
const logo = { ...upload, kind: 'badge-quality', path: ['badge-quality'] }
const factsAt = (revision: string) => [
  { name: 'courses', records: [{ id: 'a', revision, value: saved.value }] },
]
const [before, after] = [factsAt('r1'), factsAt('r2')]
const savedDrafts: Drafts = { [record]: { ...saved, baseRevision: 'r2' } }

const initial: EditorState = {
  href: ready,
  visit: 0,
  facts: null,
  drafts: {},
  result: null,
  refusals: [],
  isUnreachable: false,
  isStorageBroken: false,
  activity: 'loading',
  queue: [],
  sentDraft: undefined,
  started: [['loadFacts', undefined]],
}

type Change = Partial<EditorState>
const isUpload = (request: Request) => 'file' in request
const fieldOf = (request: Request) => ('file' in request ? request.path.join() : '')
const load = ({ started }: EditorState): Change => ({
  activity: 'loading',
  started: [...started, ['loadFacts', undefined]],
})
const without = (drafts: Drafts, href: string): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([key]) => key !== href))
/** Returns the sent request with its page, and the draft of the page if it was edited since. */
function readSent({ drafts, queue: [sent], sentDraft }: EditorState) {
  const { href: page, request } = sent ?? { href: '', request: logo }
  const draft = drafts[page]
  return { page, request, later: draft === sentDraft ? undefined : draft }
}

/** Sends the next request if no other is being sent, with the current text of its page. */
function proceed(state: EditorState, change: Change): EditorState {
  const next = { ...state, ...change }
  const [first] = next.queue
  if (!first || next.activity !== 'idle') return next
  const sentDraft = next.drafts[first.href]
  const hasText = 'value' in first.request && first.request.value !== null
  const request = hasText ? { ...first.request, ...sentDraft } : first.request
  const started = [...next.started, ['sendRequest', request]]
  return { ...next, activity: 'sending', sentDraft, started }
}
function refuse(state: EditorState, refusal: unknown): Change {
  const { page: href, request, later } = readSent(state)
  const refused = { href, field: fieldOf(request), isLate: later !== undefined, refusal }
  return { refusals: [...state.refusals, refused], queue: state.queue.slice(1) }
}
/** Ends a request whose answer changes the drafts, and possibly the address of its page. */
function accept(state: EditorState, drafts: Drafts, result: Result) {
  const { page, later } = readSent(state)
  const move = <Page extends { href: string }>(each: Page) =>
    each.href === page ? { ...each, href: result.href } : each
  const { href } = move(state)
  const visit = state.visit + (href === state.href || later ? 0 : 1)
  const queue = state.queue.slice(1).map(move)
  const changed = { drafts, result, href, visit, queue, facts: after }
  return proceed(state, { ...changed, activity: 'idle' })
}

const sending = { activity: 'sending' } as const
const isRepeated = ({ queue, href }: EditorState, request: Request) =>
  !isUpload(request) && queue.some((each) => each.href === href && !isUpload(each.request))

const add = (request: Request) => ({ type: 'request.add', request }) as const

export const editorModel = specify({ machine: editorMachine, initial })({
  name: 'editor',
  input: () => ({ href: ready, drafts: {} }),
  rules: {
    'page.open': {
      says: 'Une adresse ouvre sa page et relit les fiches, sauf si une réponse attendue les apporte. Un refus reste sur sa page.',
      to: (state, { href }) => ({
        ...(state.activity === 'sending' ? {} : load(state)),
        href,
        visit: state.visit + (href === state.href ? 0 : 1),
        result: null,
      }),
    },
    'field.change': {
      says: 'Un texte écrit est gardé à tout moment, aussi pendant une demande.',
      to: ({ drafts }, { href, baseRevision, value }) => ({
        drafts: { ...drafts, [href]: { baseRevision, value } },
        result: null,
      }),
    },
    'draft.discard': {
      if: ({ queue }) => queue.length === 0,
      says: 'Une saisie peut être abandonnée, avec ses refus.',
      to: ({ drafts, href, refusals }) => ({
        drafts: without(drafts, href),
        result: null,
        refusals: refusals.filter((each) => each.href !== href),
      }),
      otherwise: 'Une demande est en cours. La page l’indique.',
    },
    'request.add': {
      if: (state, { request }) => !isRepeated(state, request),
      says: 'Une demande est envoyée une seule fois, après les autres. Les refus précédents de sa page, ou de son champ, disparaissent.',
      to: (state, { request }) => {
        const { href, drafts, refusals } = state
        const hasText = 'value' in request && request.value !== null
        const sent = hasText && {
          [href]: { baseRevision: request.baseRevision, value: request.value },
        }
        const answers = (each: { href: string; field: string }) =>
          each.href === href && (!isUpload(request) || each.field === fieldOf(request))
        return proceed(state, {
          drafts: { ...drafts, ...sent },
          queue: [...state.queue, { href, request }],
          result: null,
          refusals: refusals.filter((each) => !answers(each)),
        })
      },
      otherwise: 'La page a déjà une demande en cours ou en attente.',
    },
    'storage.fail': {
      says: 'Si le navigateur ne garde pas la saisie, la page le dit.',
      to: { isStorageBroken: true },
    },
    'sendRequest saved': {
      from: sending,
      says: 'La réponse retire la saisie envoyée. Un texte écrit depuis reste non enregistré, sur la nouvelle version.',
      to: (state) => {
        const { page, later } = readSent(state)
        const rebased = later && { [record]: { ...later, baseRevision: 'r2' } }
        const drafts = { ...without(state.drafts, page), ...rebased }
        return accept(state, drafts, { kind: 'saved', href: record })
      },
    },
    'sendRequest removed': {
      from: sending,
      says: 'Une fiche retirée mène à la première page, sauf si un texte y a été écrit depuis.',
      to: (state) => {
        const { page, later } = readSent(state)
        const kept = later && { [page]: { ...later, baseRevision: null } }
        const drafts = { ...without(state.drafts, page), ...kept }
        return accept(state, drafts, { kind: 'removed', href: later ? page : ready })
      },
    },
    'sendRequest uploaded': {
      from: sending,
      says: 'Le nom du fichier rejoint la saisie de sa fiche, qui garde ce qui a été écrit depuis.',
      to: (state) => {
        const { drafts } = state
        const { page, request } = readSent(state)
        const result = { kind: 'uploaded', href: page } as const
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
          facts: after,
          activity: 'idle',
        }),
    },
    'sendRequest lost': {
      from: sending,
      says: 'Sans réponse, la saisie est gardée, la page le dit et les fiches sont relues.',
      to: (state) => ({ ...refuse(state, undefined), ...load(state) }),
    },
    'loadFacts served': {
      from: { activity: 'loading' },
      says: 'Les fiches chargées sont montrées, puis une demande en attente est envoyée.',
      to: (state) =>
        proceed(state, { activity: 'idle', facts: before, isUnreachable: false }),
    },
    'loadFacts failed': {
      from: { activity: 'loading' },
      says: 'Si l’édition ne répond plus, la page le dit et garde tout.',
      to: (state) => proceed(state, { activity: 'idle', isUnreachable: true }),
    },
  },
  events: ({ value, context: { href, drafts, queue } }) => {
    const text = drafts[href] ?? saved
    const request = { kind: 'courses' as const, id: href === created ? null : 'a', ...text }
    const requests = [request, { ...request, value: null }, upload]
    const isWaiting = queue.length > (value === 'sending' ? 1 : 0)
    const pages = [ready, record, created].map(
      (to) => ({ type: 'page.open', href: to }) as const,
    )
    // The page at `#/` has no form.
    if (href === ready) return [...pages, { type: 'storage.fail' }]
    return [
      ...pages,
      { type: 'draft.discard' },
      { type: 'field.change', href, ...text },
      ...(isWaiting ? [] : requests).map(add),
    ]
  },
  values: ({ fc, text }) => {
    const change = { type: 'field.change', href: record, baseRevision: 'r1' } as const
    const changes = text.map((title) => ({ ...change, value: { title } }))
    return fc.oneof(changes, fc.constant(add(logo)))
  },
  outcomes: {
    loadFacts: { served: { output: before }, failed: { error: new Error('réseau') } },
    sendRequest: {
      saved: { output: { facts: after, kind: 'courses', id: 'a', revision: 'r2' } },
      removed: { output: { facts: after, kind: 'courses', id: '', revision: null } },
      uploaded: { output: { facts: after, name: 'brioche' } },
      refused: { output: { facts: after, refusal: 'à corriger' } },
      lost: { error: new Error('réseau') },
    },
  },
  abstracted: [
    'drafts',
    'facts',
    'isStorageBroken',
    'isUnreachable',
    'queue',
    'refusals',
    'result',
    'sentDraft',
    'started',
    'visit',
  ],
  bounds: [
    'one saved record and one new one; texts vary, and logos are sent, on random walks only',
    'one waiting request; several wait on random walks only',
  ],
  identity: ({ value, context: { href, drafts, queue, sentDraft } }) => {
    const draft = drafts[queue[0]?.href ?? '']
    return [
      [value, href, drafts[record] !== undefined],
      queue.map((each) => [each.href, fieldOf(each.request)]),
      value === 'sending' && draft && draft === sentDraft,
    ]
  },
  observe: ({ value, context }, { calls }) => {
    const started = calls.map(({ actor, input }) => [actor, input])
    return { ...context, activity: value, started }
  },
  scenarios: {
    'F65 the answer to a superseded request for the facts is not read': [
      { type: 'page.open', href: record },
      'loadFacts~1 served',
    ],
  },
})
