import type { Ignored, Oracle, Table } from 'statecharts'

export type PageState = {
  readonly phase: 'absent' | 'coming' | 'renewing' | 'here' | 'refused'
  readonly isDrawn: boolean
  /** What is said on the page that failed. */
  readonly error: string | null
  /** What was asked of the network, oldest first. */
  readonly asked: readonly string[]
}

export type PageView = Pick<PageState, 'phase' | 'asked' | 'error'>

type Cause = { readonly type: 'page.fetch' | 'page.draw' | 'failure.shown' }

const table: Table<PageState, Cause> = [
  {
    id: 'page-fetch',
    from: { phase: 'absent' },
    when: 'page.fetch',
    gives: ({ asked }) => ({ phase: 'coming', asked: [...asked, 'fetchPage'] }),
    statement:
      'Décision : la page à laquelle le visiteur arrive vient avant d’être animée.',
  },
  {
    id: 'page-draw',
    from: { phase: 'absent' },
    when: 'page.draw',
    gives: ({ asked }) => ({
      phase: 'coming',
      isDrawn: true,
      asked: [...asked, 'fetchPage'],
    }),
    statement: 'Décision : une page vient quand on la montre, une seule fois.',
  },
  {
    id: 'page-draw-meanwhile',
    from: { phase: 'coming' },
    when: 'page.draw',
    gives: () => ({ isDrawn: true }),
    statement: 'Décision : une page déjà en route n’est pas demandée une seconde fois.',
  },
  {
    id: 'page-here',
    from: { phase: 'coming' },
    when: 'fetchPage served',
    gives: () => ({ phase: 'here' }),
    statement: 'Décision : une page qui est là le reste pour toute la visite.',
  },
  {
    id: 'page-given-up',
    from: { phase: 'coming', isDrawn: false },
    when: 'fetchPage failed',
    gives: () => ({ phase: 'absent', error: 'réseau' }),
    statement:
      'Décision : une page qui n’est pas montrée et qui n’a pas pu venir se redemande.',
  },
  {
    id: 'page-renewing',
    from: { phase: 'coming', isDrawn: true },
    when: 'fetchPage failed',
    gives: ({ asked }) => ({
      phase: 'renewing',
      error: 'réseau',
      asked: [...asked, 'renewDocument'],
    }),
    statement:
      'Décision : une page dont les fichiers ont changé de nom se redemande en entier, une fois.',
  },
  {
    id: 'page-refused',
    from: { phase: 'renewing' },
    when: 'renewDocument vain',
    gives: () => ({ phase: 'refused' }),
    statement:
      'Décision : si le document ne revient pas, la page dit qu’elle n’a pu venir.',
  },
  {
    id: 'page-again',
    from: { phase: 'refused' },
    when: 'failure.shown',
    gives: () => ({ phase: 'absent', isDrawn: false }),
    statement: 'Décision : une fois l’échec affiché, le clic suivant redemande la page.',
  },
]

const ignored: readonly Ignored<PageState, Cause>[] = [
  {
    from: { phase: ['coming', 'renewing', 'here', 'refused'] },
    when: ['page.fetch'],
    because: 'Déjà demandée ; refusée, elle l’est jusqu’à ce que l’échec soit affiché.',
  },
  {
    from: { phase: ['renewing', 'here', 'refused'] },
    when: ['page.draw'],
    because: 'Déjà là, ou déjà refusée : rien n’est redemandé.',
  },
  {
    from: { phase: ['absent', 'coming', 'renewing', 'here'] },
    when: ['failure.shown'],
    because: 'Rien n’a été refusé : l’échec est celui du dessin de la page.',
  },
]

export const pageOracle: Oracle<PageState, PageView> = {
  initial: { phase: 'absent', isDrawn: false, error: null, asked: [] },
  table,
  ignored,
  view: ({ phase, asked, error }) => ({ phase, asked, error }),
}
