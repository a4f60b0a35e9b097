import { useLayoutEffect, useRef } from 'react'

export type Marks = {
  /** Paths of the active states. */
  active: readonly string[]
  /** Ids of the transitions that the last event took. */
  taken: readonly string[]
  /** Ids of those whose guard refused it. */
  refused: readonly string[]
}

/** A machine's drawing, which the page holds as a template, with what is going on marked in it. */
export function Chart({ machine, active, taken, refused }: Marks & { machine: string }) {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const template = document.querySelector<HTMLTemplateElement>(
      `template[data-machine="${machine}"]`,
    )
    frame.current?.replaceChildren(template?.content.cloneNode(true) ?? '')
  }, [machine])
  useLayoutEffect(() => {
    const drawing = frame.current
    if (!drawing) return
    for (const state of drawing.querySelectorAll('[data-state]'))
      toggle(state, 'is-active', active.includes(state.getAttribute('data-state') ?? ''))
    for (const line of drawing.querySelectorAll('.arrow')) line.classList.remove('is-taken')
    for (const transition of drawing.querySelectorAll('[data-transition]')) {
      const id = transition.getAttribute('data-transition') ?? ''
      const isTaken = taken.includes(id)
      toggle(transition, 'is-taken', isTaken)
      toggle(transition, 'is-refused', refused.includes(id))
      const arrow = [...(transition.closest('.cause')?.classList ?? [])].at(-1)
      if (!isTaken || arrow === undefined) continue
      for (const line of drawing.querySelectorAll(`.arrow.${arrow}`))
        line.classList.add('is-taken')
    }
  })
  const place = `${machine} ${active.join()}`
  useLayoutEffect(() => {
    if (frame.current) showActive(frame.current)
  }, [place])
  return <div ref={frame} className="chart" />
}

/** Scrolls what stands around the drawing until its active states are in the middle. */
function showActive(drawing: HTMLElement) {
  const around = drawing.parentElement
  const boxes = [...drawing.querySelectorAll('.leaf.is-active')].map((state) =>
    state.getBoundingClientRect(),
  )
  if (!around || boxes.length === 0) return
  const top = Math.min(...boxes.map((box) => box.top))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  const view = around.getBoundingClientRect()
  around.scrollTop += (top + bottom - view.top - view.bottom) / 2
}

function toggle(element: Element, name: string, isOn: boolean) {
  element.classList.toggle(name, isOn)
}
