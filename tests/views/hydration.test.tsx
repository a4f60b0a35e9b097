import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { InlineDrawing } from '#src/features/illustration.tsx'
import { lazyView } from '#src/features/lazy-view.tsx'
import { Root } from '#src/app/root.tsx'
import { createPageLoader } from '#src/app/page-loader.tsx'
import { itemAt } from '#tests/item-at.ts'
import type { Inspect } from '#src/services/app-actor.ts'
import { settle, startApp } from './open-page.tsx'

function renderPrerendered(page: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  onTestFinished(() => container.remove())
  return container
}

const drawing = <InlineDrawing src="/assets/a-1.svg" width={4} height={2} />

test('an inlined drawing survives hydration, and later drawings are loaded as files', () => {
  const said = vi.spyOn(console, 'error')
  const container = renderPrerendered(drawing)
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  container.querySelector('svg')?.replaceChildren(shape)
  render(drawing, { container, hydrate: true, onRecoverableError: said })
  expect(container.querySelector('svg > path')).toBe(shape)
  expect(said).not.toHaveBeenCalled()
  const file = '<img width="4" height="2" alt="" src="/assets/a-1.svg">'
  expect(render(drawing).container.innerHTML).toBe(file)
})

test('a view whose code arrives after hydration is mounted without another event', async () => {
  const code = Promise.withResolvers<() => ReactNode>()
  const late = lazyView(
    () => code.promise,
    () => null,
  )
  const Place = () => late.useReady() && <late.View />
  const container = renderPrerendered(<Place />)
  render(<Place />, { container, hydrate: true })
  const loaded = late.preload()
  expect(container.textContent).toBe('')
  code.resolve(() => 'Bonjour')
  await act(() => loaded)
  expect(container.textContent).toBe('Bonjour')
})

test('F06 a view whose code could not be loaded tries again when it is next mounted', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isOnline = false
  const late = lazyView(
    () =>
      isOnline
        ? Promise.resolve(() => 'Bonjour')
        : Promise.reject(new Error('The connection was cut.')),
    () => 'Rechargez la page.',
  )
  const { container, rerender } = render(<late.View key="first" />)
  await settle()
  expect(container.textContent).toBe('Rechargez la page.')
  isOnline = true
  rerender(<late.View key="second" />)
  await settle()
  expect(container.textContent).toBe('Bonjour')
})

test('F07 a view whose code does not arrive within 15 seconds shows its replacement', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const late = lazyView(
    () => new Promise<never>(() => {}),
    () => 'Rechargez la page.',
  )
  const { container } = render(<late.View />)
  await act(() => vi.advanceTimersByTimeAsync(14_999))
  expect(container.textContent).toBe('')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(container.textContent).toBe('Rechargez la page.')
})

/** Prerenders the contact page, changes it with `open` as a visitor could, and hydrates it. */
async function hydrateContact(open: () => void, inspect?: Inspect) {
  const app = startApp({ inspect })
  const pages = createPageLoader(app)
  await pages.load('/contact')
  const site = (
    <StaticRouter location="/contact">
      <Root app={app} pages={pages} />
    </StaticRouter>
  )
  const container = renderPrerendered(site)
  open()
  await settle(() => void render(site, { container, hydrate: true }))
  return app.getSnapshot().children
}

test.each([
  { id: 'menu', machine: 'mobileMenu' },
  { id: 'solutions', machine: 'dropdown' },
] as const)(
  'the first click closes the panel #$id that was opened before hydration',
  async ({ id, machine }) => {
    const panel = () => document.querySelector<HTMLElement>(`#${id}`)
    const children = await hydrateContact(() => panel()?.showPopover())
    const isShown = () => panel()?.matches(':popover-open')
    const isOpen = () => children[machine]?.getSnapshot().hasTag('open')
    expect([isShown(), isOpen()]).toEqual([true, true])
    await act(async () =>
      document.querySelector<HTMLElement>(`[aria-controls=${id}]`)?.click(),
    )
    expect([isShown(), isOpen()]).toEqual([false, false])
  },
)

test('the first click closes a question that was opened before hydration', async () => {
  const received: string[] = []
  const question = () => itemAt([...document.querySelectorAll('details')], 0)
  await hydrateContact(
    () => question().setAttribute('open', ''),
    (event) => {
      if (event.type === '@xstate.event' && event.event.type.startsWith('item.'))
        received.push(event.event.type)
    },
  )
  expect(question().open).toBe(true)
  await act(async () => question().querySelector('summary')?.click())
  expect(question().open).toBe(false)
  expect(received).toEqual(['item.open', 'item.close'])
})
