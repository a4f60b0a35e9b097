import { specify } from 'statecharts'
import { pageLoadMachine } from '#machines/page-load.ts'

type PageLoadState = {
  readonly phase: 'idle' | 'loading' | 'reloading' | 'loaded' | 'failed'
  readonly isRendered: boolean
  /** The error of the failed page. */
  readonly error: string | null
  /** The requests so far, oldest first. */
  readonly requests: readonly string[]
}

const initial: PageLoadState = {
  phase: 'idle',
  isRendered: false,
  error: null,
  requests: [],
}

export const pageLoadSpec = specify({ machine: pageLoadMachine, initial })({
  name: 'page-load',
  rules: {
    'page.fetch': {
      from: { phase: 'idle' },
      says: 'Décision : la page à laquelle le visiteur arrive vient avant d’être animée.',
      gives: ({ requests }) => ({ phase: 'loading', requests: [...requests, 'fetchPage'] }),
      otherwise:
        'Déjà demandée ; refusée, elle l’est jusqu’à ce que le visiteur y retourne.',
    },
    'page.render': [
      {
        from: { phase: 'idle' },
        says: 'Décision : une page vient quand on la montre, une seule fois.',
        gives: ({ requests }) => ({
          phase: 'loading',
          isRendered: true,
          requests: [...requests, 'fetchPage'],
        }),
      },
      {
        from: { phase: 'loading' },
        says: 'Décision : une page déjà en route n’est pas demandée une seconde fois.',
        gives: { isRendered: true },
      },
      { ignoredBecause: 'Déjà là, ou déjà refusée : rien n’est redemandé.' },
    ],
    'fetchPage served': {
      from: { phase: 'loading' },
      says: 'Décision : une page qui est là le reste pour toute la visite.',
      gives: { phase: 'loaded' },
    },
    'fetchPage failed': [
      {
        from: { phase: 'loading', isRendered: false },
        says: 'Décision : une page qui n’est pas montrée et qui n’a pas pu venir se redemande.',
        gives: { phase: 'idle', error: 'réseau' },
      },
      {
        from: { phase: 'loading', isRendered: true },
        says: 'Décision : une page dont les fichiers ont changé de nom se redemande en entier, une fois.',
        gives: ({ requests }) => ({
          phase: 'reloading',
          error: 'réseau',
          requests: [...requests, 'reloadDocument'],
        }),
      },
    ],
    'reloadDocument vain': {
      from: { phase: 'reloading' },
      says: 'Décision : si le document ne revient pas, la page dit qu’elle n’a pu venir.',
      gives: { phase: 'failed' },
    },
    'page.retry': {
      from: { phase: 'failed' },
      says: 'Décision : une page refusée se redemande quand le visiteur y retourne.',
      gives: { phase: 'idle', isRendered: false },
      otherwise: 'Rien n’a été refusé.',
    },
  },
  events: ['page.fetch', 'page.render', 'page.retry'],
  outcomes: {
    fetchPage: { served: { output: undefined }, failed: { error: new Error('réseau') } },
    reloadDocument: { vain: { output: undefined } },
  },
  same: ({ value, context }) => [value, context.isRendered],
  see: ({ phase, error, requests }) => ({ phase, error, requests }),
  observe: ({ value, context }, { calls }) => ({
    phase: value,
    error: context.error instanceof Error ? context.error.message : null,
    requests: calls.map(({ actor }) => actor),
  }),
  scenarios: {
    'a page that is drawn once it is on its way is refused, and then fetched in silence': [
      ['page.fetch', 'page.render', 'fetchPage failed', 'reloadDocument vain'],
      ['page.retry', 'page.fetch', 'fetchPage failed', 'page.fetch'],
    ],
  },
})
