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
const listening = { capture: true, passive: true }

type Press = { again: () => void; without: () => void }

let isComing = false
/** Where the first pointer was when it was first told of. */
let restingPlace: string | undefined
let isReady = false
let isLeft = false
let waiting: Press | null = null
/** Milliseconds that a press waits for an application that neither comes nor fails. */
let patience = 15_000
let timer: ReturnType<typeof setTimeout> | undefined

function start(sign?: Event) {
  // A new page is told of a pointer that only rests on it.
  if (isComing || (sign instanceof PointerEvent && isAtRest(sign))) return
  isComing = true
  for (const type of signs) removeEventListener(type, start, true)
  const container = document.getElementById('root')
  if (container === null) return
  // All files at once: the imports alone would find them one after the other.
  const later = document.querySelector<HTMLTemplateElement>('#later')
  if (later) document.head.append(later.content)
  loadApp()
    .then(({ hydrate }) => hydrate(container))
    .then(finish, giveUp)
}

/** The libraries run in a task of their own, so that a touch meanwhile is answered sooner. */
async function loadApp() {
  await import('react-dom/client')
  return import('./app.tsx')
}

function isAtRest({ type, movementX, movementY, screenX, screenY }: PointerEvent) {
  if (type !== 'pointermove') return false
  const place = `${screenX} ${screenY}`
  restingPlace ??= place
  // Some browsers tell the place alone.
  return place === restingPlace && movementX === 0 && movementY === 0
}

function finish() {
  isReady = true
  document.querySelector('#incomplete')?.setAttribute('hidden', '')
  takeWaiting()?.again()
}

/** The next press asks again; a browser that remembers the failure then refuses at once. */
function giveUp(error: unknown) {
  console.error(error)
  isComing = false
  addEventListener('pointerdown', start, listening)
  // Not at once: while one submit event is on its way, no other may begin.
  setTimeout(goOnWithout)
}

/** Without the application the document goes on by itself: a form leaves by the mail program. */
function goOnWithout() {
  // Later presses reach the mail program while the browser still knows of the gesture.
  patience = 3000
  isLeft = true
  takeWaiting()?.without()
  isLeft = false
}

function takeWaiting() {
  const press = waiting
  waiting = null
  clearTimeout(timer)
  return press
}

function hold(event: Event, press: Press) {
  if (isReady || isLeft) return
  event.preventDefault()
  event.stopPropagation()
  takeWaiting()
  waiting = press
  timer = setTimeout(goOnWithout, patience)
  start()
}

/** A button that only the application answers must not stay dumb without it. */
function sayIncomplete() {
  document.querySelector('#incomplete')?.removeAttribute('hidden')
}

addEventListener(
  'click',
  (event) => {
    const target = event.target instanceof Element ? event.target : null
    // A menu's button opens its popover by itself, a submit button its form's submission.
    const button = target?.closest<HTMLButtonElement>(
      'button[type=button]:not([popovertarget])',
    )
    if (button) hold(event, { again: () => button.click(), without: sayIncomplete })
  },
  true,
)
addEventListener(
  'submit',
  (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    const submit = () => form.requestSubmit(event.submitter)
    const without = () => {
      if (form.method === 'get') sayIncomplete()
      submit()
    }
    hold(event, { again: submit, without })
  },
  true,
)
for (const type of signs) addEventListener(type, start, listening)
// A shared query asks for a view that only the application can show.
if (import.meta.env.DEV || location.search !== '') start()
