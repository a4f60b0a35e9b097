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
const open = (layer: Layer) => ({ type: 'layer.open', layer }) as const
const close = (layer: Layer) => ({ type: 'layer.close', layer }) as const
const escape = (within: Layer | null) => ({ type: 'escape.press', within }) as const

/** A menu stands before a notice, a notice before the assistant. */
function foremost(shown: readonly Layer[]): Layer | undefined {
  const order: readonly Layer[] = ['mobileMenu', 'dropdown', 'toastQueue']
  return order.find((layer) => shown.includes(layer)) ?? shown[0]
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
      { ignoredBecause: 'Rien n’est devant la page.' },
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
      { ignoredBecause: 'Rien n’est devant la page : Échap appartient au navigateur.' },
    ],
  },
  events: ({ context }) => [
    ...layers.map(open),
    ...layers.map(close),
    ...[null, ...context.open].map(escape),
  ],
  same: ({ context }) => context.open,
  see: ({ dismissed }) => ({ dismissed }),
  observe: (_snapshot, { emitted }) => ({
    dismissed: emitted.map(({ layer, hadFocus }) =>
      hadFocus === true ? `${String(layer)} focus` : String(layer),
    ),
  }),
  scenarios: {
    'Escape twice before anything was open': [escape(null), escape(null)],
    'one Escape after the other, from the front to the back': [
      ...layers.toReversed().map(open),
      escape('chat'),
      ...layers.slice(0, 3).flatMap((layer) => [escape(null), close(layer)]),
      escape(null),
    ],
    'what was closed last is not in front of what is opened next': [
      open('dropdown'),
      close('dropdown'),
      open('chat'),
      escape(null),
    ],
  },
})
