import type { AppActor } from './app-actor.ts'

/** Elements that bear it belong to the open layer that it names. */
export const layerAttribute = 'data-layer'

/**
 * Lets one press of Escape close one layer. Captured on the window: neither the browser nor Radix
 * must close another one by the same press. Returns what ends that.
 */
export function closeByEscape(app: AppActor): () => void {
  const { layers } = app.getSnapshot().children
  const follow = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // It ends a composed word, which Safari tells by the code alone, and nothing else.
    if (event.isComposing || event.keyCode === 229) return event.stopPropagation()
    const open = layers?.getSnapshot().context.open ?? []
    if (open.length === 0) return
    const { target } = event
    const place = target instanceof Element ? target.closest(`[${layerAttribute}]`) : null
    const name = place?.getAttribute(layerAttribute)
    event.preventDefault()
    event.stopPropagation()
    layers?.send({
      type: 'escape.press',
      within: open.find((layer) => layer === name) ?? null,
    })
  }
  addEventListener('keydown', follow, true)
  return () => removeEventListener('keydown', follow, true)
}
