import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fitOf, scrollAfter, zoomed } from './zoom.ts'

type Point = { readonly x: number; readonly y: number }

/** Pixels in a point of the drawing's own size. */
const pixels = 4 / 3

/** The size of the drawing in a frame: all of it is seen, until somebody zooms. */
export function useZoom(frame: RefObject<HTMLDivElement | null>) {
  const [scale, setScale] = useState<number>()
  const [fit, setFit] = useState(1)
  const kept = useRef<{ point: Point; from: number } | null>(null)
  const shown = scale ?? fit

  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => {
      const box = element.querySelector('svg')?.viewBox.baseVal
      if (!box) return
      const room = { width: element.offsetWidth - 2, height: element.offsetHeight - 2 }
      setFit(fitOf(room, { width: box.width * pixels, height: box.height * pixels }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])

  useLayoutEffect(() => {
    const element = frame.current
    const drawing = element?.querySelector('svg')
    if (!element || !drawing) return
    const { width, height } = drawing.viewBox.baseVal
    drawing.setAttribute('width', String(Math.floor(width * pixels * shown)))
    drawing.setAttribute('height', String(Math.floor(height * pixels * shown)))
    if (!kept.current) return
    const { point, from } = kept.current
    kept.current = null
    const ratio = shown / from
    element.scrollTo(
      scrollAfter(element.scrollLeft, point.x, ratio),
      scrollAfter(element.scrollTop, point.y, ratio),
    )
  }, [frame, shown])

  const zoom = (by: -1 | 0 | 1, point?: Point) => {
    const element = frame.current
    if (!element) return
    const middle = { x: element.clientWidth / 2, y: element.clientHeight / 2 }
    kept.current = { point: point ?? middle, from: shown }
    setScale(by === 0 ? undefined : zoomed(scale, fit, by))
  }

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      const { left, top } = element.getBoundingClientRect()
      zoom(event.deltaY < 0 ? 1 : -1, { x: event.clientX - left, y: event.clientY - top })
    }
    const press = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey) return
      if (key === '+' || key === '=') zoom(1)
      if (key === '-') zoom(-1)
      if (key === '0') zoom(0)
    }
    // React listens to wheels passively: it could not stop the page from zooming.
    element.addEventListener('wheel', turn, { passive: false })
    element.addEventListener('keydown', press)
    return () => {
      element.removeEventListener('wheel', turn)
      element.removeEventListener('keydown', press)
    }
  })
  return { percent: Math.round(shown * 100), isFitted: scale === undefined, zoom }
}
