import type { Oracle, Table } from 'statecharts'

export type ClipboardState = {
  readonly mode: 'idle' | 'copying' | 'copied' | 'blocked'
  readonly requests: readonly string[]
}

export type ClipboardView = {
  readonly said: 'copied' | 'blocked' | null
  /** The texts that the browser was asked to copy. */
  readonly requests: readonly unknown[]
}

type Cause = { readonly type: 'copy.press'; readonly text: string }

const table: Table<ClipboardState, Cause> = [
  {
    id: 'clipboard-press',
    from: {},
    when: 'copy.press',
    gives: ({ requests }, { text }) => ({ mode: 'copying', requests: [...requests, text] }),
    statement:
      'Décision : chaque pression copie le texte du moment, et ce qui était dit s’efface.',
  },
  {
    id: 'clipboard-copied',
    from: { mode: 'copying' },
    when: 'copyText copied',
    gives: () => ({ mode: 'copied' }),
    statement: 'Décision : après un échec d’envoi, le texte se copie, et la page le dit.',
  },
  {
    id: 'clipboard-blocked',
    from: { mode: 'copying' },
    when: 'copyText refused',
    gives: () => ({ mode: 'blocked' }),
    statement: 'Décision : quand le navigateur refuse la copie, la page le dit.',
  },
]

export const clipboardOracle: Oracle<ClipboardState, ClipboardView> = {
  initial: { mode: 'idle', requests: [] },
  table,
  view: ({ mode, requests }) => ({
    said: mode === 'copied' || mode === 'blocked' ? mode : null,
    requests: requests.map((text) => ({ text })),
  }),
}
