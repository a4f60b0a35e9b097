import type { Ignored, Oracle, Table } from 'statecharts'

type Layer = 'mobileMenu' | 'dropdown' | 'toastQueue' | 'chat'

export type LayersState = {
  readonly phase: 'clear' | 'covered'
  readonly open: readonly Layer[]
  /** What was told to close, oldest first. */
  readonly dismissed: readonly string[]
}

export type LayersView = { readonly dismissed: readonly string[] }

type Cause =
  | { readonly type: 'layer.open' | 'layer.close'; readonly layer: Layer }
  | { readonly type: 'escape.press'; readonly within: Layer | null }

const menus: readonly Layer[] = ['mobileMenu', 'dropdown']

/** A menu stands before a notice, a notice before the assistant. */
function foremost(open: readonly Layer[]): Layer | undefined {
  const menu = menus.find((layer) => open.includes(layer))
  return menu ?? (open.includes('toastQueue') ? 'toastQueue' : open[0])
}

const table: Table<LayersState, Cause> = [
  {
    id: 'layers-open',
    from: {},
    when: 'layer.open',
    gives: ({ open }, { layer }) => ({
      phase: 'covered',
      open: open.includes(layer) ? open : [...open, layer],
    }),
    statement: 'Décision : menus, notification et assistant disent qu’ils sont ouverts.',
  },
  {
    id: 'layers-close',
    from: { phase: 'covered' },
    when: 'layer.close',
    gives: ({ open }, { layer }) => {
      const left = open.filter((other) => other !== layer)
      return { open: left, phase: left.length === 0 ? 'clear' : 'covered' }
    },
    statement: 'Décision : refermés, ils le disent aussi.',
  },
  {
    id: 'layers-escape',
    from: { phase: 'covered' },
    when: 'escape.press',
    gives: ({ open, dismissed }, { within }) => ({
      dismissed: [
        ...dismissed,
        within === null ? String(foremost(open)) : `${within} focus`,
      ],
    }),
    statement:
      'Décision : une pression d’Échap ferme une seule chose, celle qui a le focus, sinon celle de devant.',
  },
]

const ignored: readonly Ignored<LayersState, Cause>[] = [
  {
    from: { phase: 'clear' },
    when: ['layer.close'],
    because: 'Rien n’est devant la page.',
  },
  {
    from: { phase: 'clear' },
    when: ['escape.press'],
    because: 'Rien n’est devant la page : Échap appartient au navigateur.',
  },
]

export const layersOracle: Oracle<LayersState, LayersView> = {
  initial: { phase: 'clear', open: [], dismissed: [] },
  table,
  ignored,
  view: ({ dismissed }) => ({ dismissed }),
}
