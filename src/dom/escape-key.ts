import { openLayers } from '#machines/app.ts'
import type { AppActor } from '#src/services/app-actor.ts'

/**
 * Closes one layer for each press of Escape: the open layer that contains the event's target, otherwise the
 * topmost one. The listener captures on the window, so that the browser and Radix close no second layer.
 * @returns a function that removes the listener
 */
export function closeLayersOnEscape(app: AppActor): () => void {
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // During IME composition Escape only ends the composition. Safari reports this only by key code 229.
    if (event.isComposing || event.keyCode === 229) return event.stopPropagation()
    const open = openLayers(app.getSnapshot())
    const [topLayer] = open
    if (topLayer === undefined) return
    // VoiceOver dispatches Escape at its own cursor, which may differ from the focus.
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
