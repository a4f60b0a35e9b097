import { specify } from 'statecharts'
import { pageMachine } from '#machines/page.ts'

type PageState = {
  readonly phase: 'absent' | 'coming' | 'renewing' | 'here' | 'refused'
  readonly isDrawn: boolean
  /** What is said on the page that failed. */
  readonly error: string | null
  /** What was asked of the network, oldest first. */
  readonly asked: readonly string[]
}

const initial: PageState = { phase: 'absent', isDrawn: false, error: null, asked: [] }

export const pageSpec = specify({ machine: pageMachine, initial })({
  name: 'page',
  rules: {
    'page.fetch': {
      from: { phase: 'absent' },
      says: 'Décision : la page à laquelle le visiteur arrive vient avant d’être animée.',
      gives: ({ asked }) => ({ phase: 'coming', asked: [...asked, 'fetchPage'] }),
      otherwise:
        'Déjà demandée ; refusée, elle l’est jusqu’à ce que le visiteur y retourne.',
    },
    'page.draw': [
      {
        from: { phase: 'absent' },
        says: 'Décision : une page vient quand on la montre, une seule fois.',
        gives: ({ asked }) => ({
          phase: 'coming',
          isDrawn: true,
          asked: [...asked, 'fetchPage'],
        }),
      },
      {
        from: { phase: 'coming' },
        says: 'Décision : une page déjà en route n’est pas demandée une seconde fois.',
        gives: { isDrawn: true },
      },
      { ignoredBecause: 'Déjà là, ou déjà refusée : rien n’est redemandé.' },
    ],
    'fetchPage served': {
      from: { phase: 'coming' },
      says: 'Décision : une page qui est là le reste pour toute la visite.',
      gives: { phase: 'here' },
    },
    'fetchPage failed': [
      {
        from: { phase: 'coming', isDrawn: false },
        says: 'Décision : une page qui n’est pas montrée et qui n’a pas pu venir se redemande.',
        gives: { phase: 'absent', error: 'réseau' },
      },
      {
        from: { phase: 'coming', isDrawn: true },
        says: 'Décision : une page dont les fichiers ont changé de nom se redemande en entier, une fois.',
        gives: ({ asked }) => ({
          phase: 'renewing',
          error: 'réseau',
          asked: [...asked, 'renewDocument'],
        }),
      },
    ],
    'renewDocument vain': {
      from: { phase: 'renewing' },
      says: 'Décision : si le document ne revient pas, la page dit qu’elle n’a pu venir.',
      gives: { phase: 'refused' },
    },
    'page.retry': {
      from: { phase: 'refused' },
      says: 'Décision : une page refusée se redemande quand le visiteur y retourne.',
      gives: { phase: 'absent', isDrawn: false },
      otherwise: 'Rien n’a été refusé.',
    },
  },
  events: ['page.fetch', 'page.draw', 'page.retry'],
  outcomes: {
    fetchPage: { served: { output: undefined }, failed: { error: new Error('réseau') } },
    renewDocument: { vain: { output: undefined } },
  },
  same: ({ value, context }) => [value, context.isDrawn],
  see: ({ phase, error, asked }) => ({ phase, error, asked }),
  observe: ({ value, context }, { calls }) => ({
    phase: value,
    error: context.error instanceof Error ? context.error.message : null,
    asked: calls.map(({ actor }) => actor),
  }),
  scenarios: {
    'a page that is drawn once it is on its way is refused, and then fetched in silence': [
      ['page.fetch', 'page.draw', 'fetchPage failed', 'renewDocument vain'],
      ['page.retry', 'page.fetch', 'fetchPage failed', 'page.fetch'],
    ],
  },
})
