/** The entry script of every page. It sends events to the `bootstrap` machine and runs its effects. */
import '#src/services/guard-storage-access.ts'
import {
  bootstrap,
  type BootstrapEffect,
  type BootstrapEvent,
  delays,
  dormant,
  type Bootstrap,
} from '#machines/bootstrap.ts'
import { copyAddress } from '#src/dom/copy-address.ts'
import { readDrafts, writeDrafts } from '#src/services/draft-store.ts'
import { stableElementRef } from '#src/dom/stable-element-ref.ts'
import { savesData, whenIdle } from '#src/dom/when-idle.ts'

type PendingClick = {
  /** The clicked control, or its successor if React has rendered the page again. */
  control: () => HTMLElement | undefined
  repeat: () => void
  /** The native behaviour of the control, if it has any. */
  fallback?: () => void
}

/** Scroll and pointermove do not start the application: hydrating then could delay the next click. */
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
    case 'showSlow':
      return showMessage('slow')
    case 'showFailed':
      return showMessage('incomplete')
    case 'hideMessages':
      return showMessage(null)
    case 'repeat':
      return effect.click?.repeat()
    case 'fallBack':
      // The fallback is deferred: a form cannot be submitted again while it dispatches its submit event.
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
  // Preloads all files of the application at once. Imports alone would request them one after the other.
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

/** Loads and starts the application in several tasks, so that the browser can handle a tap in between. */
async function loadApplication(container: HTMLElement) {
  await yieldToMain()
  await import('./react-client.ts')
  await yieldToMain()
  const { hydrate } = await import('./app.tsx')
  await yieldToMain()
  await hydrate(container, yieldToMain)
}

/**
 * Resolves in a new task. With a pending click it waits for the next frame, but at most 100 ms.
 * @returns whether a click is pending
 */
function yieldToMain() {
  const hasPendingClick = state.click !== null
  return new Promise<boolean>((resolve) => {
    const settle = () => resolve(state.click !== null)
    if (hasPendingClick) requestAnimationFrame(() => setTimeout(settle))
    // A hidden page gets no animation frames.
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

function showMessage(id: 'slow' | 'incomplete' | null) {
  for (const sentence of document.querySelectorAll('#slow, #incomplete'))
    sentence.toggleAttribute('hidden', sentence.id !== id)
}

/**
 * Saves the filled fields when the page is left before the application has started. `persistDrafts` restores
 * them at the next start. If there are earlier drafts, each edit is saved at once, so that the start does not
 * restore a field that the visitor has emptied. Other fields are then not saved: after Back, the browser may
 * have restored texts in them that are older than the drafts, or a message that was sent.
 */
function saveFields({ target, type }: Event) {
  if (state.phase === 'ready') return
  const saved = readDrafts()
  if (type === 'input' && !saved) return
  const texts = { ...saved?.texts }
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-form] [name]'))
    if (saved ? field === target : field.value !== '')
      texts[`${field.form?.dataset.form}.${field.name}`] = field.value
  writeDrafts({ requests: [], ...saved, texts })
}

const { pathname } = location

/**
 * Reloads if the path is no longer that of the document. After a reload, Back can lead to an entry that the router
 * had added. The browser then changes only the URL, and the router is not running yet.
 */
function showUrl() {
  if (state.phase !== 'ready' && location.pathname !== pathname) location.reload()
}

/**
 * Submit buttons are not matched, because their form dispatches a submit event. Popover buttons work
 * natively where the browser supports popovers.
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
addEventListener('popstate', showUrl)
addEventListener('pagehide', saveFields)
addEventListener('input', saveFields)
for (const type of userEvents) addEventListener(type, start, listenerOptions)

if (!savesData()) whenIdle(start)
// The application starts at once if the URL or a saved draft may change the page.
const isTargetHidden = document.getElementById(location.hash.slice(1))?.hidden
if (import.meta.env.DEV || location.search !== '' || readDrafts() || isTargetHidden) start()
