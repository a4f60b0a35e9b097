import { openLayers } from '#machines/app.ts'
import type { AppActor } from '#src/services/app-actor.ts'

/**
 * Lets one press of Escape close one layer: the one that holds the focus (`data-layer` names it),
 * else the foremost. Captured on the window: neither the browser nor Radix must close another one
 * by the same press. Returns what ends that.
 */
export function closeLayersOnEscape(app: AppActor): () => void {
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // It ends a composed word, which Safari tells by the code alone, and nothing else.
    if (event.isComposing || event.keyCode === 229) return event.stopPropagation()
    const open = openLayers(app.getSnapshot())
    const [topLayer] = open
    if (topLayer === undefined) return
    // VoiceOver's gesture presses it where its cursor is, wherever the focus is.
    const { target } = event
    const layerElement = target instanceof Element ? target.closest('[data-layer]') : null
    const name = layerElement?.getAttribute('data-layer')
    const focusedLayer = open.find((layer) => layer === name)
    event.preventDefault()
    event.stopPropagation()
    app.send({
      type: 'layer.dismiss',
      layer: focusedLayer ?? topLayer,
      hadFocus: focusedLayer !== undefined,
    })
  }
  addEventListener('keydown', handleKey, true)
  return () => removeEventListener('keydown', handleKey, true)
}
