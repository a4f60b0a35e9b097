/** What the machine asks of the page, and what the page tells the machine beside its controls. */
import type { ActorRefFrom } from 'xstate'
import type { Draft } from '../machine/types.ts'
import { isFields } from '../machine/values.ts'
import type { editor } from './wiring.ts'

export type EditorActor = ActorRefFrom<typeof editor>

const key = 'facts-editor'

/** What a reload finds of what was typed. */
export function keptDraft(): Draft | null {
  const text = sessionStorage.getItem(key)
  if (text === null) return null
  const kept: Draft = JSON.parse(text)
  return isFields(kept.value) && typeof kept.place === 'string' ? kept : null
}

export function listen(actor: EditorActor): void {
  let shown = here()
  /** The address that the machine was told, or has chosen. */
  let known = here()

  function goTo(place: string) {
    // Who has gone on since is not called back: `hashchange` is about to tell.
    if (here() !== known) return
    known = place
    if (here() !== place) history.replaceState(null, '', place)
  }

  actor.on('draft.kept', ({ draft }) => {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft))
    else sessionStorage.removeItem(key)
  })
  actor.on('screen.shown', ({ place }) => {
    goTo(place)
    afterDrawing(() =>
      document
        .querySelector('.ledger [aria-current]')
        ?.scrollIntoView({ block: 'nearest' }),
    )
    if (place === shown) return
    shown = place
    afterDrawing(() => focusOn('h1'))
  })
  actor.on('place.kept', ({ place }) => {
    goTo(place)
    afterDrawing(() => focusOn('h1'))
  })
  actor.on('attention.called', () => afterDrawing(() => focusOn('[data-attention]')))

  addEventListener('hashchange', () => {
    known = here()
    if (known !== actor.getSnapshot().context.place)
      actor.send({ type: 'place.open', place: known })
  })
  addEventListener('beforeunload', (event) => {
    const { value, original } = actor.getSnapshot().context
    if (JSON.stringify(value) !== JSON.stringify(original)) event.preventDefault()
  })
}

function here() {
  return location.hash || '#/'
}

/** React draws within the same task: the frame after shows it. */
function afterDrawing(act: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(act))
}

function focusOn(selector: string) {
  // A question stands below what is to be corrected.
  const found = [...document.querySelectorAll(selector)].at(-1)
  if (found instanceof HTMLElement) found.focus()
}
