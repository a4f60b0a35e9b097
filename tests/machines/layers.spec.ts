import { specify } from 'statecharts'
import { type Layer, layersMachine } from '#machines/layers.ts'

export type LayersState = {
  readonly phase: 'clear' | 'covered'
  readonly open: readonly Layer[]
  /** What was told to close, oldest first. */
  readonly dismissed: readonly string[]
}

const clear = { phase: 'clear' } as const
const covered = { phase: 'covered' } as const
const layers: readonly Layer[] = ['mobileMenu', 'dropdown', 'toastQueue', 'chat']

/** A menu stands before a notice, a notice before the assistant. */
function foremost(open: readonly Layer[]): Layer | undefined {
  const order: readonly Layer[] = ['mobileMenu', 'dropdown', 'toastQueue']
  return order.find((layer) => open.includes(layer)) ?? open[0]
}

export const layersSpec = specify(layersMachine)<
  LayersState,
  Pick<LayersState, 'dismissed'>
>({
  name: 'layers',
  initial: { ...clear, open: [], dismissed: [] },
  rules: {
    'layer.open': {
      says: 'Décision : menus, notification et assistant disent qu’ils sont ouverts.',
      gives: ({ open }, { layer }) => ({
        ...covered,
        open: open.includes(layer) ? open : [...open, layer],
      }),
    },
    'layer.close': [
      {
        from: covered,
        says: 'Décision : refermés, ils le disent aussi.',
        gives: ({ open }, { layer }) => {
          const left = open.filter((other) => other !== layer)
          return { ...(left.length === 0 ? clear : covered), open: left }
        },
      },
      { from: clear, ignoredBecause: 'Rien n’est devant la page.' },
    ],
    'escape.press': [
      {
        from: covered,
        says: 'Décision : une pression d’Échap ferme une seule chose, celle qui a le focus, sinon celle de devant.',
        gives: ({ open, dismissed }, { within }) => ({
          dismissed: [
            ...dismissed,
            within === null ? String(foremost(open)) : `${within} focus`,
          ],
        }),
      },
      {
        from: clear,
        ignoredBecause: 'Rien n’est devant la page : Échap appartient au navigateur.',
      },
    ],
  },
  events: ({ context: { open } }) => [
    ...layers.map((layer) => ({ type: 'layer.open', layer }) as const),
    ...layers.map((layer) => ({ type: 'layer.close', layer }) as const),
    { type: 'escape.press', within: null },
    ...open.map((within) => ({ type: 'escape.press', within }) as const),
  ],
  same: ({ context }) => context.open,
  see: ({ dismissed }) => ({ dismissed }),
  observe: (_snapshot, { emitted }) => ({
    dismissed: emitted.map(({ layer, hadFocus }) =>
      hadFocus === true ? `${String(layer)} focus` : String(layer),
    ),
  }),
  scenarios: {
    'Escape twice before anything was open': `
      escape.press {"within":null}
      escape.press {"within":null}`,
    'one Escape after the other, from the front to the back': `
      layer.open {"layer":"chat"}
      layer.open {"layer":"toastQueue"}
      layer.open {"layer":"dropdown"}
      layer.open {"layer":"mobileMenu"}
      escape.press {"within":"chat"}
      escape.press {"within":null}
      layer.close {"layer":"mobileMenu"}
      escape.press {"within":null}
      layer.close {"layer":"dropdown"}
      escape.press {"within":null}
      layer.close {"layer":"toastQueue"}
      escape.press {"within":null}`,
    'what was closed last is not in front of what is opened next': `
      layer.open {"layer":"dropdown"}
      layer.close {"layer":"dropdown"}
      layer.open {"layer":"chat"}
      escape.press {"within":null}`,
  },
})
