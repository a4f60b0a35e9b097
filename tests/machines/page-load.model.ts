import { matchesState } from 'xstate'
import { specify } from 'statecharts'
import { pageLoadMachine } from '#machines/page-load.ts'

const phases = ['idle', 'loading', 'reloading', 'loaded', 'failed'] as const

type PageLoadState = {
  readonly phase: (typeof phases)[number]
  /** Whether the page must be rendered as soon as it is loaded. */
  readonly isRendered: boolean
  /** The message of the last loading error. */
  readonly error: string | null
  /** The actors that the machine invoked so far, oldest first. */
  readonly requests: readonly string[]
}

const initial: PageLoadState = {
  phase: 'idle',
  isRendered: false,
  error: null,
  requests: [],
}

export const pageLoadModel = specify({ machine: pageLoadMachine, initial })({
  name: 'page-load',
  rules: {
    'page.fetch': {
      from: { phase: 'idle' },
      says: 'Décision : le code d’une page est chargé avant qu’elle ne devienne interactive, ou dès que le visiteur est susceptible de l’ouvrir.',
      to: ({ requests }) => ({ phase: 'loading', requests: [...requests, 'fetchPage'] }),
      otherwise:
        'La page est déjà demandée. Après un échec, elle n’est redemandée que si le visiteur y retourne.',
    },
    'page.render': [
      {
        from: { phase: 'idle' },
        says: 'Décision : une page est chargée quand elle doit s’afficher, une seule fois.',
        to: ({ requests }) => ({
          phase: 'loading',
          isRendered: true,
          requests: [...requests, 'fetchPage'],
        }),
      },
      {
        from: { phase: 'loading', isRendered: false },
        says: 'Décision : une page en cours de chargement n’est pas demandée une seconde fois.',
        to: { isRendered: true },
      },
      {
        ignoredBecause:
          'L’affichage de la page est déjà demandé, ou son chargement est terminé.',
      },
    ],
    'fetchPage served': {
      from: { phase: 'loading' },
      says: 'Décision : une page chargée le reste pendant toute la visite.',
      to: { phase: 'loaded', isRendered: false },
    },
    'fetchPage failed': [
      {
        from: { phase: 'loading', isRendered: false },
        says: 'Décision : si le chargement d’une page échoue avant qu’elle doive s’afficher, elle peut être redemandée.',
        to: { phase: 'idle', error: 'réseau' },
      },
      {
        from: { phase: 'loading', isRendered: true },
        says: 'Décision : si le chargement d’une page à afficher échoue, le document est rechargé une fois, car les fichiers peuvent avoir changé de nom.',
        to: ({ requests }) => ({
          phase: 'reloading',
          error: 'réseau',
          requests: [...requests, 'reloadDocument'],
        }),
      },
    ],
    'reloadDocument vain': {
      from: { phase: 'reloading' },
      says: 'Décision : si le rechargement échoue aussi, la page affiche l’échec.',
      to: { phase: 'failed' },
    },
    'reloadDocument refused': {
      from: { phase: 'reloading' },
      says: 'Décision : si le navigateur refuse le rechargement, la page affiche l’échec de son chargement.',
      to: { phase: 'failed' },
    },
    'page.retry': {
      from: { phase: 'failed' },
      says: 'Décision : après un échec, une page est redemandée quand le visiteur y retourne.',
      to: { phase: 'idle', isRendered: false },
      otherwise: 'Aucun chargement n’a échoué.',
    },
  },
  events: ['page.fetch', 'page.render', 'page.retry'],
  abstracted: ['requests'],
  outcomes: {
    fetchPage: { served: { output: undefined }, failed: { error: new Error('réseau') } },
    reloadDocument: {
      vain: { output: undefined },
      refused: { error: new DOMException('The operation is insecure', 'SecurityError') },
    },
  },
  view: ({ isRendered, ...state }) => ({
    ...state,
    isRendered: isRendered && state.phase === 'loading',
  }),
  observe: ({ value, context }, { calls }) => ({
    phase: phases.find((phase) => matchesState(phase, value)) ?? 'idle',
    isRendered: matchesState({ loading: 'rendered' }, value),
    error: context.error instanceof Error ? context.error.message : null,
    requests: calls.map(({ actor }) => actor),
  }),
  scenarios: {
    'F85 a page whose reload is refused shows its failure until the visitor returns': [
      ['page.render', 'fetchPage failed', 'reloadDocument refused'],
      ['page.render', 'page.retry', 'page.render', 'fetchPage served'],
    ],
  },
})
