import { specify } from 'statecharts'
import { type Context, editorMachine } from './editor-machine.ts'
import { createReport } from './form.ts'

type EditorState = Omit<Context, 'facts' | 'refusals'> & {
  readonly facts: unknown
  readonly refusals: Readonly<Record<string, unknown>>
  readonly activity: 'idle' | 'loading' | 'sending'
  /** Started actors with their input. */
  readonly started: readonly unknown[]
  /** The time limit of the pending answer. Empty if no answer is pending. */
  readonly timers: readonly { readonly name: string; readonly ms: number }[]
}

const [ready, record, created] = ['#/', '#/courses/a', '#/courses/+']
const saved = { baseRevision: 'r1', value: { title: 'Texte enregistré' } }
const [before, after] = [[{ revision: 'r1' }], [{ revision: 'r2' }]]

const removal = {
  type: 'request.send',
  request: { kind: 'courses', id: 'a', baseRevision: 'r1', value: null },
} as const

const initial: EditorState = {
  href: ready,
  visit: 0,
  facts: null,
  drafts: {},
  resultHref: null,
  refusals: {},
  loadRefusal: null,
  activity: 'loading',
  sent: null,
  started: [['loadFacts', undefined]],
  timers: [{ name: 'answer', ms: 15_000 }],
}

type Change = Partial<EditorState>
const { timers } = initial
const idle = { activity: 'idle', timers: [] } as const
/** An answer replaces the results of earlier requests. */
const answered = { resultHref: null, loadRefusal: null, sent: null } as const
const loaded = { ...idle, ...answered } as const
const load = ({ started }: EditorState): Change => ({
  activity: 'loading',
  started: [...started, ['loadFacts', undefined]],
  timers,
})
const without = <T>(values: Readonly<Record<string, T>>, href: string) =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key !== href))
/** Returns the page of the sent request, and its draft if it has changed since. */
function readSent({ drafts, sent }: EditorState) {
  const { href: page, draft } = sent ?? { href: '' }
  return { page, later: drafts[page] === draft ? undefined : drafts[page] }
}

function refuse(state: EditorState, refusal: unknown): Change {
  const { page } = readSent(state)
  const refused = { [page]: { ...state.sent, refusal } }
  return { ...answered, refusals: { ...state.refusals, ...refused } }
}
/** Ends an accepted request. If its page is still open, the address changes to that of the result. */
function accept(state: EditorState, resultHref: string, revision: string | null): Change {
  const { page, later } = readSent(state)
  const kept = later && { [resultHref]: { ...later, baseRevision: revision } }
  const drafts = { ...without(state.drafts, page), ...kept }
  const href = state.href === page ? resultHref : state.href
  return { ...loaded, drafts, resultHref, href, facts: after }
}
const noAnswer = createReport(
  'L’éditeur ne répond plus. Relancez-le. Votre saisie est conservée.',
)
const unreadable = createReport('illisible')
const lose = (state: EditorState) => ({ ...refuse(state, noAnswer), ...load(state) })

const sending = { activity: 'sending' } as const
const isSending = ({ activity }: EditorState) => activity === 'sending'

export const editorModel = specify({ machine: editorMachine, initial })({
  name: 'editor',
  input: () => ({ href: ready, drafts: {} }),
  rules: {
    'page.open': {
      says: 'Une adresse ouvre sa page et relit les fiches, sauf pendant une requête, dont la réponse les contient. Un refus reste lié à sa page. Si elle n’a pas de saisie, il disparaît quand on la quitte.',
      to: (state, { href }) => ({
        ...(state.activity === 'sending' ? {} : load(state)),
        ...(href !== state.href && !state.drafts[state.href]
          ? { refusals: without(state.refusals, state.href) }
          : {}),
        href,
        visit: state.visit + (href === state.href ? 0 : 1),
      }),
    },
    'field.change': {
      says: 'Un texte saisi est conservé à tout moment, y compris pendant une requête.',
      to: ({ drafts }, { href, baseRevision, value }) => ({
        drafts: { ...drafts, [href]: { baseRevision, value } },
      }),
    },
    'draft.discard': {
      if: (state) => !isSending(state),
      says: 'Une saisie peut être abandonnée, avec son refus.',
      to: ({ drafts, href, refusals, visit }) => ({
        visit: visit + 1,
        drafts: without(drafts, href),
        refusals: without(refusals, href),
      }),
      otherwise: 'Une requête est en cours. La page l’indique.',
    },
    'request.send': {
      if: (state) => !isSending(state),
      says: 'Une requête part aussitôt, même pendant un chargement. Le refus précédent de sa page disparaît.',
      to: ({ href, refusals, started, ...state }, { request }) => {
        const { baseRevision, value } = request
        const sentDraft = value !== null && { [href]: { baseRevision, value } }
        const drafts = { ...state.drafts, ...sentDraft }
        return {
          ...sending,
          drafts,
          sent: { href, request, draft: drafts[href] },
          refusals: without(refusals, href),
          started: [...started, ['sendRequest', request]],
          timers,
        }
      },
      otherwise: 'Une requête est en cours. La page l’indique.',
    },
    'sendRequest saved': {
      from: sending,
      says: 'La réponse retire la saisie envoyée. Un texte écrit depuis reste non enregistré, sur la nouvelle version.',
      to: (state) => accept(state, record, 'r2'),
    },
    'sendRequest removed': {
      from: sending,
      says: 'Une fiche retirée mène à la première page, sauf si un texte y a été écrit depuis.',
      to: (state) => {
        const { page, later } = readSent(state)
        return accept(state, later ? page : ready, null)
      },
    },
    'sendRequest refused': {
      from: sending,
      says: 'En cas de refus, la saisie est conservée. La page indique les corrections à faire, ou affiche l’autre version.',
      to: (state) => ({ ...idle, ...refuse(state, 'à corriger'), facts: after }),
    },
    'sendRequest lost': {
      from: sending,
      says: 'Sans réponse, la saisie est conservée, la page le signale et les fiches sont relues.',
      to: lose,
    },
    'loadFacts served': {
      from: { activity: 'loading' },
      says: 'Les fiches chargées sont affichées.',
      to: { ...loaded, facts: before },
    },
    'loadFacts failed': {
      from: { activity: 'loading' },
      says: 'Si l’éditeur ne répond plus, la page le signale et conserve tout.',
      to: { ...loaded, loadRefusal: noAnswer },
    },
    'loadFacts refused': {
      from: { activity: 'loading' },
      says: 'Si l’éditeur ne peut pas lire les fiches, la page en donne la raison et conserve tout.',
      to: { ...loaded, loadRefusal: unreadable },
    },
    'after answer': {
      says: 'Après quinze secondes sans réponse, la page réagit comme si l’éditeur ne répondait plus.',
      to: (state) =>
        isSending(state) ? lose(state) : { ...loaded, loadRefusal: noAnswer },
    },
  },
  events: ({ context: { href, drafts } }) => {
    const text = drafts[href] ?? saved
    const request = { kind: 'courses' as const, id: href === created ? null : 'a', ...text }
    const requests = [request, { ...request, value: null }]
    const pages = [ready, record, created].map(
      (to) => ({ type: 'page.open', href: to }) as const,
    )
    // The page at `#/` has no form.
    if (href === ready) return pages
    return [
      ...pages,
      { type: 'draft.discard' },
      { type: 'field.change', href, ...text },
      ...requests.map((each) => ({ type: 'request.send', request: each }) as const),
    ]
  },
  values: ({ text }) => {
    const change = { type: 'field.change', href: record, baseRevision: 'r1' } as const
    return text.map((title) => ({ ...change, value: { title } }))
  },
  outcomes: {
    loadFacts: {
      served: { output: { facts: before } },
      refused: { output: { refusal: unreadable } },
      failed: { error: new Error('réseau') },
    },
    sendRequest: {
      saved: {
        output: { facts: after, saved: { kind: 'courses', id: 'a', revision: 'r2' } },
      },
      removed: {
        output: { facts: after, saved: { kind: 'courses', id: '', revision: null } },
      },
      refused: { output: { facts: after, refusal: 'à corriger' } },
      lost: { error: new Error('réseau') },
    },
  },
  abstracted: [
    'drafts',
    'facts',
    'loadRefusal',
    'refusals',
    'resultHref',
    'sent',
    'started',
    'visit',
  ],
  bounds: ['one saved record and one new one; texts vary on random walks only'],
  identity: ({ value, context: { href, drafts, sent } }, due) => [
    [value, due, href, drafts[record] !== undefined],
    sent && [sent.href, drafts[sent.href] === sent.draft],
  ],
  view: ({ timers: _timers, ...state }) => state,
  observe: ({ value, context }, { calls }) => {
    const started = calls.map(({ actor, input }) => [actor, input])
    return { ...context, activity: value, started }
  },
  scenarios: {
    'F65 the answer to a superseded request for the facts is ignored': [
      { type: 'page.open', href: record },
      'loadFacts~1 served',
    ],
    'F66 an answer after the time limit is ignored': [
      [{ type: 'page.open', href: record }, removal, 'after 15000 ms'],
      [removal, 'sendRequest~1 saved'],
    ],
  },
})
