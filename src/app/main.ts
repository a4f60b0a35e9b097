/**
 * The first script: it tells `bootstrap` what happens, and does what that answers. The document is
 * complete and works by itself meanwhile.
 */
import '#src/services/guard-storage-access.ts'
import {
  bootstrap,
  type BootstrapEffect,
  type BootstrapEvent,
  delays,
  dormant,
  type Bootstrap,
} from '#machines/bootstrap.ts'
import { stableElementRef } from '#src/dom/stable-element-ref.ts'

type PendingClick = {
  /** The control that was clicked. */
  control: () => HTMLElement | undefined
  repeat: () => void
  /** What the document does by itself, if anything. */
  fallback?: () => void
}

/**
 * Who only scrolls or moves a pointer reads: a start would hold the thread when the click comes.
 */
const userEvents = ['pointerdown', 'keydown', 'focusin', 'click'] as const
const listenerOptions = { capture: true, passive: true }

let state: Bootstrap<PendingClick> = dormant
let isFallingBack = false
let timers: readonly ReturnType<typeof setTimeout>[] = []

function send(event: BootstrapEvent<PendingClick>) {
  const [next, effects] = bootstrap(state, event)
  state = next
  for (const effect of effects) run(effect)
}

function run(effect: BootstrapEffect<PendingClick>) {
  switch (effect.type) {
    case 'load':
      return load()
    case 'wait':
      setBusy(effect.click, true)
      timers = [
        setTimeout(send, delays.slow, { type: 'wait.slow' }),
        setTimeout(send, effect.milliseconds, { type: 'wait.over' }),
      ]
      return
    case 'endWait':
      setBusy(effect.click, false)
      return timers.forEach(clearTimeout)
    case 'saySlow':
      return showMessage('slow')
    case 'sayMissing':
      return showMessage('incomplete')
    case 'sayNothing':
      return showMessage(null)
    case 'repeat':
      return effect.click?.repeat()
    case 'fallBack':
      // Not at once: while one submit event is on its way, no other may begin.
      setTimeout(fallBack, 0, effect.click)
  }
}

function start() {
  send({ type: 'start' })
}

function load() {
  for (const type of userEvents) removeEventListener(type, start, true)
  const container = document.getElementById('root')
  if (container === null) return
  // All files at once: the imports alone would find them one after the other.
  const files = document.querySelector<HTMLTemplateElement>('#later')?.content
  if (files) document.head.append(files)
  loadApplication(container).then(
    () => send({ type: 'application.ready' }),
    (error: unknown) => {
      console.error(error)
      addEventListener('pointerdown', start, listenerOptions)
      send({ type: 'application.failed' })
    },
  )
}

/** In parts, so that a touch meanwhile is answered sooner. */
async function loadApplication(container: HTMLElement) {
  await yieldToMain()
  await import('./react-client.ts')
  await yieldToMain()
  const { hydrate } = await import('./app.tsx')
  await yieldToMain()
  await hydrate(container, yieldToMain)
}

/**
 * A task of its own for what follows; the sign of a pending click is on screen before. Resolves
 * to whether one waits.
 */
function yieldToMain() {
  const hasPendingClick = state.click !== null
  return new Promise<boolean>((resolve) => {
    const settle = () => resolve(state.click !== null)
    if (hasPendingClick) requestAnimationFrame(() => setTimeout(settle))
    // A page that is not on screen has no frames.
    setTimeout(settle, hasPendingClick ? 100 : 0)
  })
}

function queue(event: Event, click: PendingClick) {
  if (state.phase === 'ready' || isFallingBack) return
  event.preventDefault()
  event.stopPropagation()
  send({ type: 'click', click })
}

function fallBack(click: PendingClick | null) {
  isFallingBack = true
  click?.fallback?.()
  isFallingBack = false
}

function setBusy(click: PendingClick | null, isWaiting: boolean) {
  const pressed = click?.control()
  pressed?.toggleAttribute('data-waiting', isWaiting)
  if (isWaiting) pressed?.setAttribute('aria-busy', 'true')
  else pressed?.removeAttribute('aria-busy')
}

/** Shows one of the sentences that the document holds ready, or none. */
function showMessage(id: 'slow' | 'incomplete' | null) {
  for (const sentence of document.querySelectorAll('#slow, #incomplete'))
    sentence.toggleAttribute('hidden', sentence.id !== id)
}

async function copyAddress(button: HTMLElement) {
  const { textContent } = button
  const address = document.querySelector('#incomplete [href^=mailto]')
  const setLabel = (words = '') => (button.textContent = words)
  try {
    await navigator.clipboard.writeText(address?.textContent ?? '')
    setLabel(button.dataset.copied)
    setTimeout(setLabel, 2000, textContent)
  } catch {
    // A browser that refuses leaves it to be copied by hand.
    if (address) getSelection()?.selectAllChildren(address)
  }
}

/**
 * A submit button opens its form's submission by itself, a menu's button its popover, but in
 * browsers that have none.
 */
const buttonSelector = `button[type=button]${'popover' in document.body ? ':not([popovertarget])' : ''}`

addEventListener(
  'click',
  (event) => {
    const target = event.target instanceof Element ? event.target : null
    const button = target?.closest<HTMLButtonElement>(buttonSelector)
    if (!button) return
    if (button.dataset.copied) return void copyAddress(button)
    const control = stableElementRef(button)
    queue(event, { control, repeat: () => control()?.click() })
  },
  true,
)
addEventListener(
  'submit',
  (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    const find = stableElementRef(form)
    const control = event.submitter ? stableElementRef(event.submitter) : find
    const submit = () => find()?.requestSubmit(event.submitter && control())
    queue(event, { control, repeat: submit, fallback: submit })
  },
  true,
)
for (const type of userEvents) addEventListener(type, start, listenerOptions)

const { connection } = navigator
const savesData =
  connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
if (!savesData) {
  const startWhenIdle = () =>
    // Safari does not tell when it is idle.
    'requestIdleCallback' in globalThis ? requestIdleCallback(start) : setTimeout(start)
  if (document.readyState === 'complete') startWhenIdle()
  else addEventListener('load', startWhenIdle)
}
// A shared query asks for a view, and a kept text for its field: the application brings them, and
// the words that go with a choice that styles show.
const tabStorage: Storage | undefined = globalThis.sessionStorage
const isTargetHidden = document.getElementById(location.hash.slice(1))?.hidden
if (import.meta.env.DEV || location.search !== '' || tabStorage?.length || isTargetHidden)
  start()
