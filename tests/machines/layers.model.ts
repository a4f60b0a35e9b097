import { type Layer, layersMachine } from '#machines/layers.ts'
import type { Model } from 'statecharts'
import { layersOracle, type LayersState, type LayersView } from './layers.rules.ts'
import { scenario } from './scenario.ts'

const layers: readonly Layer[] = ['mobileMenu', 'dropdown', 'toastQueue', 'chat']

export const layersModel = {
  ...layersOracle,
  name: 'layers',
  machine: layersMachine,
  scenarios: [
    scenario(
      'Escape twice before anything was open',
      'escape.press {"within":null}',
      'escape.press {"within":null}',
    ),
    scenario(
      'one Escape after the other, from the front to the back',
      'layer.open {"layer":"chat"}',
      'layer.open {"layer":"toastQueue"}',
      'layer.open {"layer":"dropdown"}',
      'layer.open {"layer":"mobileMenu"}',
      'escape.press {"within":"chat"}',
      'escape.press {"within":null}',
      'layer.close {"layer":"mobileMenu"}',
      'escape.press {"within":null}',
      'layer.close {"layer":"dropdown"}',
      'escape.press {"within":null}',
      'layer.close {"layer":"toastQueue"}',
      'escape.press {"within":null}',
    ),
    scenario(
      'what was closed last is not in front of what is opened next',
      'layer.open {"layer":"dropdown"}',
      'layer.close {"layer":"dropdown"}',
      'layer.open {"layer":"chat"}',
      'escape.press {"within":null}',
    ),
  ],
  events: ({ context: { open } }) => [
    ...layers.map((layer) => ({ type: 'layer.open', layer }) as const),
    ...layers.map((layer) => ({ type: 'layer.close', layer }) as const),
    { type: 'escape.press', within: null },
    ...open.map((within) => ({ type: 'escape.press', within }) as const),
  ],
  abstract: ({ context }) => JSON.stringify(context.open),
  observe: (_, { emitted }) => ({
    dismissed: emitted.map(({ layer, hadFocus }) =>
      hadFocus === true ? `${String(layer)} focus` : String(layer),
    ),
  }),
} satisfies Model<typeof layersMachine, LayersState, LayersView>
