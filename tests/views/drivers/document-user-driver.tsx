import { cleanup, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { AnyActorRef, Subscription } from 'xstate'
import { pages as pageEntries } from '#src/content/page-list.ts'
import { createPageLoader } from '#src/app/page-loader.tsx'
import type { AppActor } from '#src/services/app-actor.ts'
import { persistDrafts } from '#src/services/persist-drafts.ts'
import { contactFormModel } from '#tests/machines/contact-form.model.ts'
import { Recorder, type Target, type UserDriver } from 'statecharts'
import { openSite, settle, startApp } from '../open-page.tsx'

type Sent = {
  readonly draft: unknown
  resolve(): void
  reject(error: unknown): void
}

const roles = { button: 'button, [role=button]', link: 'a[href]' } as const

function nameOf(element: HTMLElement): string {
  const name = element.getAttribute('aria-label') ?? element.textContent
  return name.replaceAll(/[ \t\n]+/g, ' ').trim()
}

/** Returns the target control, or `null`. Throws if several controls match. */
function findControl(target: Target): HTMLElement | null {
  if ('label' in target) return screen.queryByLabelText(target.label)
  const selector = 'css' in target ? target.css : roles[target.role]
  const found = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => !('role' in target) || nameOf(element) === target.name,
  )
  if (found.length > 1)
    throw new Error(`${found.length} controls match ${JSON.stringify(target)}`)
  return found[0] ?? null
}

const isUnreachable = (element: HTMLElement) =>
  element.closest('[inert], [hidden], :disabled') !== null
const isLocked = (element: HTMLElement) =>
  element.matches('[aria-disabled=true], [readonly]')

/**
 * Records listeners of the window, of media queries and of the machines. The returned function
 * throws if one remains after the site is unmounted.
 */
function trackListeners(app: AppActor): () => void {
  let active: readonly (readonly [source: string, listener: unknown])[] = []
  const remove = (source: string, listener: unknown) => {
    active = active.filter((each) => each[0] !== source || each[1] !== listener)
  }
  const add = (source: string, listener: unknown) => {
    remove(source, listener)
    active = [...active, [source, listener]]
  }
  const trackTarget = (name: string, target: EventTarget) => {
    const { addEventListener, removeEventListener } = target
    vi.spyOn(target, 'addEventListener').mockImplementation((...parameters) => {
      const [type, listener, options] = parameters
      add(`${name} ${type}`, listener)
      if (typeof options === 'object')
        options.signal?.addEventListener('abort', () => remove(`${name} ${type}`, listener))
      addEventListener.apply(target, parameters)
    })
    vi.spyOn(target, 'removeEventListener').mockImplementation((...parameters) => {
      remove(`${name} ${parameters[0]}`, parameters[1])
      removeEventListener.apply(target, parameters)
    })
  }
  trackTarget('window', globalThis)
  const { matchMedia } = globalThis
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => {
    const list = matchMedia.call(globalThis, query)
    trackTarget('matchMedia', list)
    return list
  })
  const trackSubscription = (subscription: Subscription, source: string) => {
    add(source, subscription)
    const { unsubscribe } = subscription
    subscription.unsubscribe = () => {
      remove(source, subscription)
      unsubscribe.call(subscription)
    }
    return subscription
  }
  for (const child of Object.values<AnyActorRef>(app.getSnapshot().children)) {
    const { on, subscribe } = child
    vi.spyOn(child, 'on').mockImplementation((...parameters) =>
      trackSubscription(on.apply(child, parameters), `${child.id} ${parameters[0]}`),
    )
    vi.spyOn(child, 'subscribe').mockImplementation(
      (...parameters: Parameters<typeof subscribe>) =>
        trackSubscription(subscribe.apply(child, parameters), `snapshots of ${child.id}`),
    )
  }
  return () => {
    const sources = active.map(([source]) => source)
    if (sources.length > 0)
      throw new Error(`After unmounting, listeners remain: ${sources.join(', ')}`)
  }
}

// The code and the data of pages are loaded here, before a test stops the clock.
const ahead = createPageLoader(startApp())
await Promise.all(pageEntries.map(({ path }) => ahead.load(path)))

/** Drives the whole site in a simulated document with a stopped clock. */
export function documentUserDriver(): UserDriver {
  const sent: Sent[] = []
  const recorder = new Recorder()
  let answered = 0
  let hovered: Element | null = null
  const persisting = new AbortController()
  let expectNoListener = () => {}

  function pointAt(element: Element | null): void {
    if (element === hovered) return
    const [from, to] = [hovered ?? document.body, element ?? document.body]
    const mouse = { pointerType: 'mouse', bubbles: true }
    fireEvent.pointerOut(from, { ...mouse, relatedTarget: to })
    fireEvent.pointerOver(to, { ...mouse, relatedTarget: from })
    hovered = element
  }

  async function gesture(
    target: Target,
    make: (element: HTMLElement) => void,
  ): Promise<boolean> {
    const element = findControl(target)
    if (element === null || isUnreachable(element)) return false
    const isTaken = !isLocked(element)
    await settle(() => make(element))
    return isTaken
  }

  return {
    open: async (addresses) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
      vi.spyOn(console, 'warn').mockImplementation(() => {})
      const app = startApp({
        inspect: (event) => recorder.inspect(event, false),
        sendMessage: (draft) =>
          new Promise((resolve, reject) => sent.push({ draft, resolve, reject })),
      })
      sessionStorage.clear()
      persistDrafts(app, { signal: persisting.signal })
      expectNoListener = trackListeners(app)
      await openSite(app, addresses[0] ?? '/', addresses)
      await settle()
    },
    stopTime: () => settle(() => void vi.advanceTimersByTime(60_000)),
    close: async () => {
      cleanup()
      persisting.abort()
      expectNoListener()
    },
    waitFor: async (target) => {
      await settle()
      if (findControl(target) === null) throw new Error(`No ${JSON.stringify(target)}`)
    },
    click: (target) =>
      gesture(target, (element) => {
        pointAt(element)
        if (fireEvent.mouseDown(element)) element.focus()
        fireEvent.click(element)
      }),
    activate: (target) => gesture(target, (element) => fireEvent.click(element)),
    write: async (target, text) => {
      const field = findControl(target)
      if (field === null || isUnreachable(field) || isLocked(field)) return false
      if (!('value' in field) || field.value === text) return false
      await settle(() => {
        field.focus()
        fireEvent.change(field, { target: { value: text } })
      })
      return true
    },
    focus: (target) => gesture(target, (element) => element.focus()),
    type: (key) =>
      settle(() => {
        fireEvent.keyDown(document.activeElement ?? document.body, { key, code: key })
      }),
    hover: async (target) => {
      const element = target && findControl(target)
      if (element === hovered || (target !== null && element === null)) return false
      await settle(() => pointAt(element))
      return true
    },
    wait: (ms) => settle(() => void vi.advanceTimersByTime(ms)),
    traverseHistory: (delta) => settle(() => history.go(delta)),
    read: async (look, argument = '') => look(argument),
    trigger: (cause, argument = '') => settle(() => cause(argument)),
    messages: async () => sent.map(({ draft }) => draft),
    answer: async (outcome) => {
      const last = sent.at(-1)
      const end = contactFormModel.outcomes?.sendMessage?.[outcome]
      if (!last || !end || answered === sent.length) return false
      answered = sent.length
      await settle(() => ('error' in end ? last.reject(end.error) : last.resolve()))
      return true
    },
    takeTransitions: async () => recorder.takeTrace().taken,
  }
}
