import { useLayoutEffect, useRef, useState } from 'react'
import { useHydrated } from '#src/dom/use-hydrated.ts'

/**
 * Returns a ref for a box that a prerendered page does not contain. When the box appears after hydration, the
 * elements below it make room without a layout shift.
 * @param isEmpty whether the box is not rendered
 */
export function useRoom(isEmpty: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  const [isPrerendered] = useState(!isHydrated)
  useLayoutEffect(() => {
    if (isPrerendered && box.current) makeRoom(box.current)
  }, [isPrerendered, isEmpty])
  return box
}

/**
 * Makes room for a box that has appeared above other elements: fades them out, and in again below the box. The
 * transform keeps them in place until they are invisible, so that they cause no layout shift. If one of them
 * has the focus, the page is scrolled instead.
 */
function makeRoom(box: HTMLElement) {
  const { top } = box.getBoundingClientRect()
  const next = box.nextElementSibling
  // If the box is above the viewport, scroll anchoring keeps the elements in place.
  if (!next || top < 0) return
  const height = next.getBoundingClientRect().top - top
  if (box.parentElement?.contains(document.activeElement)) return scrollBy(0, height)
  const start = `translateY(${-height}px)`
  const move = {
    transform: [start, start, 'none', 'none'],
    opacity: [1, 0, 0, 1],
    offset: [0, 0.5, 0.5, 1],
  }
  box.animate({ opacity: [0, 0, 1] }, 400)
  for (let each: Element | null = next; each; each = each.nextElementSibling)
    each.animate(move, 400)
}
