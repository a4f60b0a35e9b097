/**
 * The only script of a visit without a gesture. The document is complete and works by itself, so
 * the application comes with the first sign that somebody is there. What is pressed or submitted
 * while it is on its way, and would do nothing without it, waits and is done again.
 */
import './services/storage-guard.ts'

const signs = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'scroll',
  'click',
] as const

let started = false
let isReady = false
let isLost = false
let waiting: (() => void) | null = null

function start() {
  if (started) return
  started = true
  for (const sign of signs) removeEventListener(sign, start, true)
  const container = document.getElementById('root')
  if (container === null) return
  // All files at once: the imports alone would find them one after the other.
  const later = document.querySelector<HTMLTemplateElement>('#later')
  if (later) document.head.append(later.content)
  import('./app.tsx').then(({ hydrate }) => hydrate(container)).then(finish, giveUp)
}

function finish() {
  isReady = true
  waiting?.()
}

/** Without the application the document goes on by itself: a form leaves by the mail program. */
function giveUp(error: unknown) {
  console.error(error)
  isLost = true
  finish()
}

/** A button that only the application answers must not stay dumb without it. */
function sayIncomplete() {
  document.querySelector('#incomplete')?.removeAttribute('hidden')
}

function hold(event: Event, again: () => void) {
  if (isReady) return
  event.preventDefault()
  event.stopPropagation()
  start()
  waiting = () => {
    waiting = null
    again()
  }
}

addEventListener(
  'click',
  (event) => {
    const target = event.target instanceof Element ? event.target : null
    // A menu's button opens its popover by itself, a submit button its form's submission.
    const button = target?.closest<HTMLButtonElement>(
      'button[type=button]:not([popovertarget])',
    )
    if (button && isLost) sayIncomplete()
    else if (button) hold(event, () => (isLost ? sayIncomplete() : button.click()))
  },
  true,
)
addEventListener(
  'submit',
  (event) => {
    const form = event.target
    if (form instanceof HTMLFormElement)
      hold(event, () => form.requestSubmit(event.submitter))
  },
  true,
)
for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true })
// A shared query asks for a view that only the application can show.
if (import.meta.env.DEV || location.search !== '') start()
