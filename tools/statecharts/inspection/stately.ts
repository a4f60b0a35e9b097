/** Development only: Stately's inspector, which stands on Stately's own site. */
import { createInspector } from '@statelyai/inspect'
import type { AnyEventObject, InspectionEvent } from 'xstate'
import { recordOf, type Shown, toPlain } from './masked.ts'

/** Told of everything that happens inside the machines. */
type Inspect = (event: InspectionEvent) => void

const origin = 'https://stately.ai'
const address = `${origin}/inspect`
/** Milliseconds that a window is given to answer. */
const timeout = 10_000
const kept = 200

type Told = Parameters<Parameters<typeof createInspector>[0]['send']>[0]

/**
 * Opens Stately's inspector in a window of its own and tells it of everything; the page says when
 * it cannot be opened or does not answer. Texts are masked unless `shown`.
 */
export function openStately(shown: Shown): Inspect {
  const status = addStatus()
  const waiting: Told[] = []
  let target: Window | null = null
  let isConnected = false
  const post = (told: Told) => target?.postMessage(told, origin)
  const inspector = createInspector(
    {
      send: (told) => {
        if (isConnected) post(told)
        else if (waiting.push(told) > kept) waiting.shift()
      },
    },
    { serialize: (told) => conceal(told, shown) },
  )
  addEventListener('message', ({ data, source, origin: from }) => {
    if (from !== origin || source !== target || data?.type !== '@statelyai.connected')
      return
    isConnected = true
    for (const told of waiting.splice(0)) post(told)
    status.say('Stately’s inspector is connected.')
  })
  const open = () => {
    target = window.open(address, 'stately-inspector')
    if (target === null) {
      status.say('The browser blocked the window of Stately’s inspector.', open)
      return
    }
    status.say('Waiting for Stately’s inspector…')
    setTimeout(() => {
      if (!isConnected) status.say(silence, open)
    }, timeout)
  }
  open()
  return (event) => inspector.inspect.next?.(event)
}

const silence =
  'Stately’s inspector does not answer: there is no network, its window was closed, or ' +
  'Cross-Origin-Opener-Policy keeps it apart. The viewer at /__machines needs none of them.'

/** What Stately draws of a snapshot; the rest of XState's own stays here. */
const drawn = ['status', 'value', 'tags', 'context', 'input', 'output', 'error']
const codes = ['status', 'value', 'tags']

/** Without what was typed: a promise's input, output and error hold it as much as a context. */
function conceal(told: Told, shown: Shown): Told {
  if (told.type === '@xstate.event')
    return { ...told, event: concealEvent(told.event, shown) }
  if (told.type === '@xstate.actor')
    return { ...told, snapshot: concealSnapshot(told.snapshot, shown) }
  const snapshot = concealSnapshot(told.snapshot, shown)
  return { ...told, snapshot, event: concealEvent(told.event, shown) }
}

function concealSnapshot<Read extends object>(snapshot: Read, shown: Shown): Read {
  const parts = Object.entries(snapshot).map(([key, part]) => {
    if (!drawn.includes(key)) return [key, undefined] as const
    return [key, toPlain(part, codes.includes(key) ? 'all' : shown)] as const
  })
  return { ...snapshot, ...Object.fromEntries(parts) }
}

function concealEvent(event: AnyEventObject, shown: Shown): AnyEventObject {
  return { ...recordOf(toPlain(event, shown)), type: event.type }
}

/** A line at the foot of the page, for developers alone. */
function addStatus() {
  const line = document.createElement('p')
  line.setAttribute('role', 'status')
  line.lang = 'en'
  Object.assign(line.style, {
    position: 'fixed',
    inset: 'auto auto 0 0',
    zIndex: '9999',
    maxWidth: '40rem',
    margin: '0',
    padding: '0.5rem 1rem',
    background: '#0f1b3d',
    color: '#fff',
    font: '1rem/1.4 system-ui, sans-serif',
  })
  document.body.append(line)
  return {
    /** `again` is offered as a button: the browser opens a window for a press. */
    say(text: string, again?: () => void) {
      line.textContent = `${text} `
      if (again === undefined) return
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'Open it'
      button.addEventListener('click', again)
      line.append(button)
    },
  }
}
