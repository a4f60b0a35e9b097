import { act, render } from '@testing-library/react'
import { Profiler, type ReactNode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { InlineDrawing } from '#src/features/illustration.tsx'
import { lazyView } from '#src/features/lazy-view.tsx'
import { Root } from '#src/app/root.tsx'
import { createPageLoader } from '#src/app/page-loader.tsx'
import { entryOf } from '#src/content/page-list.ts'
import { createAppActor, type Inspect } from '#src/services/app-actor.ts'
import { itemAt } from '#tests/item-at.ts'
import { settle } from './open-page.tsx'

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

/** Inserts the prerendered page at a path. Returns its app actor and a function that hydrates it. */
async function prerenderSite(path: string, inspect?: Inspect) {
  const app = createAppActor({ sendMessage: () => Promise.resolve(), inspect })
  const pages = createPageLoader(app)
  await pages.load(entryOf(path).path)
  const committed = Promise.withResolvers<void>()
  const tree = (
    <Profiler id={path} onRender={() => committed.resolve()}>
      <StaticRouter location={path}>
        <Root app={app} pages={pages} />
      </StaticRouter>
    </Profiler>
  )
  const container = renderPrerendered(tree)
  app.start()
  const hydrate = async () => {
    startTransition(() => {
      const root = hydrateRoot(container, tree)
      // The root is unmounted, because React's remaining work would otherwise run after the document is gone.
      onTestFinished(() => root.unmount())
    })
    await committed.promise
  }
  return { app, hydrate }
}

test.each([
  { id: 'menu', machine: 'mobileMenu' },
  { id: 'solutions', machine: 'dropdown' },
] as const)(
  'the first click closes the panel #$id that was opened before hydration',
  async ({ id, machine }) => {
    const { app, hydrate } = await prerenderSite('/contact')
    const panel = document.querySelector<HTMLElement>(`#${id}`)
    const isShown = () => panel?.matches(':popover-open')
    panel?.showPopover()
    await hydrate()
    const isOpen = () => app.getSnapshot().children[machine]?.getSnapshot().hasTag('open')
    expect([isShown(), isOpen()]).toEqual([true, true])
    await act(async () =>
      document.querySelector<HTMLElement>(`[aria-controls=${id}]`)?.click(),
    )
    expect([isShown(), isOpen()]).toEqual([false, false])
  },
)

test('the first click closes a question that was opened before hydration', async () => {
  const received: string[] = []
  const { hydrate } = await prerenderSite('/contact', (event) => {
    if (event.type === '@xstate.event' && event.event.type.startsWith('item.'))
      received.push(event.event.type)
  })
  const question = itemAt([...document.querySelectorAll('details')], 0)
  question.open = true
  await hydrate()
  expect(question.open).toBe(true)
  await act(async () => question.querySelector('summary')?.click())
  expect(question.open).toBe(false)
  expect(received).toEqual(['item.open', 'item.close'])
})
