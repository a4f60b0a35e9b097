import { use, useLayoutEffect, useRef } from 'react'
import type { Model } from '../core/model.ts'
import { chartOf } from '../drawing/chart.ts'
import { toSvg } from '../drawing/svg.ts'
import type { Reading } from './reading.ts'

type ChartProps = {
  model: Model
  /** Paths of the active states. */
  active: readonly string[]
  /** Of the last event. */
  reading: Pick<Reading, 'taken' | 'refused'>
}

const drawings = new Map<Model, Promise<string>>()

function drawingOf(model: Model): Promise<string> {
  const drawing = drawings.get(model) ?? toSvg(chartOf(model.name, model.machine))
  drawings.set(model, drawing)
  return drawing
}

/** A machine's drawing, with what is going on marked in it; suspends until it is laid out. */
export function Chart({ model, active, reading }: ChartProps) {
  const frame = useRef<HTMLDivElement>(null)
  const drawing = use(drawingOf(model))
  useLayoutEffect(() => {
    frame.current?.replaceChildren(
      new DOMParser().parseFromString(drawing, 'image/svg+xml').documentElement,
    )
  }, [drawing])
  useLayoutEffect(() => {
    const parts = document.querySelectorAll<SVGElement>('.state, .transition, .arrow')
    const arrows = new Set<string | undefined>()
    for (const { classList, dataset, parentElement } of parts) {
      const { state = '', transition = '' } = dataset
      const isTaken = reading.taken.includes(transition)
      classList.toggle('is-active', active.includes(state))
      classList.toggle('is-refused', reading.refused.includes(transition))
      classList.toggle('is-taken', isTaken)
      if (isTaken) arrows.add(parentElement?.closest('.cause')?.classList[1])
    }
    for (const { classList } of parts)
      if (classList.contains('arrow') && arrows.has(classList[1])) classList.add('is-taken')
  })
  const place = active.join()
  useLayoutEffect(() => {
    const leaf = frame.current?.querySelector('.leaf.is-active')
    leaf?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [drawing, place])
  return <div ref={frame} className="chart" role="region" aria-label="Dessin" />
}
