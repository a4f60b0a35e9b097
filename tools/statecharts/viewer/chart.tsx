import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useZoom } from './use-zoom.ts'

export type Marks = {
  /** Paths of the active states. */
  active: readonly string[]
  /** Ids of the transitions that the last event took. */
  taken: readonly string[]
  /** Ids of those whose guard refused it. */
  refused: readonly string[]
  /** The path of the state that was chosen. */
  chosen: string | undefined
}

type ChartProps = Marks & {
  machine: string
  onChoose: (state: string) => void
}

/** Pixels that a pointer moves before it drags. */
const slack = 4

/** A machine's drawing, which the page holds as a template, with what is going on marked in it. */
export function Chart({ machine, onChoose, ...marks }: ChartProps) {
  const { active, taken, refused, chosen } = marks
  const frame = useRef<HTMLDivElement>(null)
  const dragged = useRef(0)
  const [isLarge, setIsLarge] = useState(false)
  useLayoutEffect(() => {
    const template = document.querySelector<HTMLTemplateElement>(
      `template[data-machine="${machine}"]`,
    )
    frame.current?.replaceChildren(template?.content.cloneNode(true) ?? '')
  }, [machine])
  const { percent, isFitted, zoom } = useZoom(frame)
  useLayoutEffect(() => {
    const drawing = frame.current
    if (!drawing) return
    markStates(drawing, { active, chosen })
    markTransitions(drawing, { taken, refused })
  })
  const place = `${machine} ${active.join()}`
  useLayoutEffect(() => {
    if (frame.current) showActive(frame.current)
  }, [place])

  useEffect(() => {
    if (!isLarge) return
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && setIsLarge(false)
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
  }, [isLarge])

  const drag = ({ buttons, movementX, movementY, pointerId }: PointerEvent) => {
    if (buttons !== 1 || !frame.current) return
    dragged.current += Math.abs(movementX) + Math.abs(movementY)
    if (dragged.current < slack) return
    frame.current.setPointerCapture(pointerId)
    frame.current.scrollBy(-movementX, -movementY)
  }
  const release = ({ target }: PointerEvent) => {
    if (dragged.current >= slack || !(target instanceof Element)) return
    const state = target.closest('[data-state]')?.getAttribute('data-state')
    if (state && state !== '(root)') onChoose(state)
  }
  return (
    <div className={isLarge ? 'drawing is-large' : 'drawing'}>
      <div role="group" aria-label="Taille du dessin" className="zoom">
        <button
          type="button"
          aria-label="Réduire"
          disabled={isFitted}
          onClick={() => zoom(-1)}
        >
          −
        </button>
        <output>{percent} %</output>
        <button type="button" aria-label="Agrandir" onClick={() => zoom(1)}>
          +
        </button>
        <button type="button" disabled={isFitted} onClick={() => zoom(0)}>
          Tout voir
        </button>
        <button type="button" aria-pressed={isLarge} onClick={() => setIsLarge(!isLarge)}>
          Plein cadre
        </button>
      </div>
      <div
        ref={frame}
        className="chart"
        role="region"
        aria-label="Dessin (touches + − 0 et flèches)"
        // Scrolled by the arrows.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onPointerDown={() => (dragged.current = 0)}
        onPointerMove={drag}
        onPointerUp={release}
      />
    </div>
  )
}

function markStates(
  drawing: Element,
  { active, chosen }: Pick<Marks, 'active' | 'chosen'>,
) {
  for (const state of drawing.querySelectorAll('[data-state]')) {
    const path = state.getAttribute('data-state') ?? ''
    state.classList.toggle('is-active', active.includes(path))
    state.classList.toggle('is-chosen', path === chosen)
  }
}

function markTransitions(
  drawing: Element,
  { taken, refused }: Pick<Marks, 'taken' | 'refused'>,
) {
  for (const line of drawing.querySelectorAll('.arrow')) line.classList.remove('is-taken')
  for (const transition of drawing.querySelectorAll('[data-transition]')) {
    const id = transition.getAttribute('data-transition') ?? ''
    const isTaken = taken.includes(id)
    transition.classList.toggle('is-taken', isTaken)
    transition.classList.toggle('is-refused', refused.includes(id))
    const arrow = [...(transition.closest('.cause')?.classList ?? [])].at(-1)
    if (!isTaken || arrow === undefined) continue
    for (const line of drawing.querySelectorAll(`.arrow.${arrow}`))
      line.classList.add('is-taken')
  }
}

/** Scrolls the frame until its active states are in the middle. */
function showActive(frame: HTMLElement) {
  const boxes = [...frame.querySelectorAll('.leaf.is-active')].map((state) =>
    state.getBoundingClientRect(),
  )
  if (boxes.length === 0) return
  const view = frame.getBoundingClientRect()
  const middle = (from: number, to: number) => (from + to) / 2
  const top = Math.min(...boxes.map((box) => box.top))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  const left = Math.min(...boxes.map((box) => box.left))
  const right = Math.max(...boxes.map((box) => box.right))
  frame.scrollTop += middle(top, bottom) - middle(view.top, view.bottom)
  frame.scrollLeft += middle(left, right) - middle(view.left, view.right)
}
