import { cleanup, fireEvent, render } from '@testing-library/react'
import { vi } from 'vitest'
import type { InspectionEvent } from 'xstate'
import { pages as pageEntries } from '#src/content/page-list.ts'
import { Navigation } from '#src/navigation.tsx'
import { Root } from '#src/root.tsx'
import { createPages, entryOf } from '#src/routes.tsx'
import { createApp } from '#src/services/app-actor.ts'
import { contactFormSpec } from '#tests/machines/contact-form.spec.ts'
import { type Model, Recorder, type Target, type UserDriver } from 'statecharts'
import { arriveAt, settled } from '../open-page.tsx'
import { listenerWatch, repetitionWatch } from './watches.ts'

type Sent = { readonly draft: unknown; resolve(): void; reject(error: unknown): void }

type Outcomes = NonNullable<Model['outcomes']>
const outcomes: Outcomes[string] = contactFormSpec.outcomes?.sendMessage ?? {}

const roles = { button: 'button, [role=button]', link: 'a[href]' } as const

function selectorOf(target: Target): string {
  if ('css' in target) return target.css
  if ('role' in target) return roles[target.role]
  const label = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent === target.label,
  )
  return `#${label?.htmlFor ?? 'no-such-label'}`
}

function nameOf(element: HTMLElement): string {
  const name = element.getAttribute('aria-label') ?? element.textContent
  return name.replaceAll(/[ \t\n]+/g, ' ').trim()
}

/** The control that a visitor means, or null; throws when there are several. */
function findControl(target: Target): HTMLElement | null {
  const found = [...document.querySelectorAll<HTMLElement>(selectorOf(target))].filter(
    (element) => !('role' in target) || nameOf(element) === target.name,
  )
  if (found.length > 1)
    throw new Error(`${found.length} controls are ${JSON.stringify(target)}`)
  return found[0] ?? null
}

/** Whether nobody can reach it: hidden, behind something modal, or disabled. */
const isOut = (element: HTMLElement) =>
  element.closest('[inert], [hidden], :disabled') !== null
/** Whether it can be reached and takes nothing for now. */
const isLocked = (element: HTMLElement) =>
  element.matches('[aria-disabled=true], [readonly]')

// The code of each page, too, is fetched before any clock stands still.
const ahead = createPages(createApp({ sendMessage: () => Promise.reject(new Error()) }))
await Promise.all(pageEntries.map(({ path }) => ahead.fetch(path)))

/** A visitor of the whole site, drawn in a simulated document under a stopped clock. */
export function documentUserDriver(): UserDriver {
  let sent: Sent[] = []
  let answered = 0
  let recorder = new Recorder()
  let pointed: Element | null = null
  let repetition = repetitionWatch()
  let listeners: ReturnType<typeof listenerWatch> | undefined

  /** One gesture: no machine is told the same thing twice by it. */
  async function doing(make: () => void): Promise<void> {
    await settled(make)
    repetition.take()
  }

  function pointAt(element: Element | null): void {
    if (element === pointed) return
    const [from, to] = [pointed ?? document.body, element ?? document.body]
    const mouse = { pointerType: 'mouse', bubbles: true }
    fireEvent.pointerOut(from, { ...mouse, relatedTarget: to })
    fireEvent.pointerOver(to, { ...mouse, relatedTarget: from })
    pointed = element
  }

  async function gesture(
    target: Target,
    make: (element: HTMLElement) => void,
  ): Promise<boolean> {
    const element = findControl(target)
    if (element === null || isOut(element)) return false
    const isTaken = !isLocked(element)
    await doing(() => make(element))
    return isTaken
  }

  return {
    open: async (addresses) => {
      sent = []
      answered = 0
      pointed = null
      const own = new Recorder()
      recorder = own
      repetition = repetitionWatch()
      const { hear } = repetition
      const inspect = (event: InspectionEvent) => {
        own.inspect(event, false)
        hear(event)
      }
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
      vi.spyOn(console, 'warn').mockImplementation(() => {})
      const app = createApp({
        inspect,
        sendMessage: (draft) =>
          new Promise((resolve, reject) => sent.push({ draft, resolve, reject })),
      })
      app.start()
      listeners = listenerWatch(app)
      const pages = createPages(app)
      const names = addresses.map((address) => entryOf(address.replace(/\?.*/, '')).path)
      await Promise.all(names.map((name) => pages.fetch(name)))
      arriveAt(addresses[0] ?? '/')
      await doing(() => {
        render(
          <Navigation arrivalOf={pages.arrivalOf}>
            <Root app={app} pages={pages} inspect={inspect} />
          </Navigation>,
        )
      })
    },
    stopTime: () => doing(() => void vi.advanceTimersByTime(60_000)),
    close: async () => {
      cleanup()
      vi.useRealTimers()
      vi.restoreAllMocks()
      listeners?.expectNone()
    },
    meet: async (target) => {
      await doing(() => {})
      if (findControl(target) === null) throw new Error(`No ${JSON.stringify(target)}`)
    },
    press: (target) =>
      gesture(target, (element) => {
        pointAt(element)
        if (fireEvent.mouseDown(element)) element.focus()
        fireEvent.click(element)
      }),
    activate: (target) => gesture(target, (element) => fireEvent.click(element)),
    write: async (target, text) => {
      const field = findControl(target)
      if (field === null || isOut(field) || isLocked(field)) return false
      if (!('value' in field) || field.value === text) return false
      await doing(() => {
        field.focus()
        fireEvent.change(field, { target: { value: text } })
      })
      return true
    },
    focus: (target) => gesture(target, (element) => element.focus()),
    type: (key) =>
      doing(() => {
        fireEvent.keyDown(document.activeElement ?? document.body, { key, code: key })
      }),
    point: async (target) => {
      const element = target && findControl(target)
      if (element === pointed || (target !== null && element === null)) return false
      await doing(() => pointAt(element))
      return true
    },
    wait: (ms) => doing(() => void vi.advanceTimersByTime(ms)),
    travel: (delta) => doing(() => history.go(delta)),
    read: async (look, argument = '') => look(argument),
    happen: (cause, argument = '') => doing(() => cause(argument)),
    messages: async () => sent.map(({ draft }) => draft),
    answer: async (outcome) => {
      const [last, end] = [sent.at(-1), outcomes[outcome]]
      if (!last || !end || answered === sent.length) return false
      answered = sent.length
      await doing(() => ('error' in end ? last.reject(end.error) : last.resolve()))
      return true
    },
    takeTransitions: async () => recorder.takeTrace().taken,
  }
}
