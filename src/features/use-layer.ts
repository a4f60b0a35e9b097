import { type RefObject, useEffect } from 'react'
import type { Layer } from '#machines/layers.ts'
import { layerAttribute } from '#src/services/escape-key.ts'
import { useAppChild } from './app-context.tsx'

/**
 * Tells the machine of the layers while this one is open.
 * @param place where Escape closes this layer before any other
 */
export function useLayer(
  layer: Layer,
  isOpen: boolean,
  place?: RefObject<HTMLElement | null>,
) {
  const layers = useAppChild('layers')
  useEffect(() => {
    if (!isOpen) return
    const element = place?.current
    layers.send({ type: 'layer.open', layer })
    element?.setAttribute(layerAttribute, layer)
    return () => {
      element?.removeAttribute(layerAttribute)
      layers.send({ type: 'layer.close', layer })
    }
  }, [layers, layer, isOpen, place])
}
