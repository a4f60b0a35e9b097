// These tests dispatch native clicks, because Testing Library would flush React's pending work.
import { useLayoutEffect, useReducer } from 'react'
import { createRoot } from 'react-dom/client'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Navigation, NavigationStatus } from '#src/app/navigation.tsx'
import { createPageLoader } from '#src/app/page-loader.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { startApp } from './open-page.tsx'

vi.mock('#src/ui/page-link.tsx', { spy: true })

const container = document.createElement('div')
let root: ReturnType<typeof createRoot>
let late: PromiseWithResolvers<void>
let drawn: PromiseWithResolvers<void>

function Page() {
  const { pathname, search, hash } = useLocation()
  useLayoutEffect(() => drawn.resolve())
  return <h1>{pathname + search + hash}</h1>
}

function Counter() {
  const [count, add] = useReducer((before: number) => before + 1, 0)
  return <button onClick={add}>{count}</button>
}

const near = '/near?some#list'

const textOf = (selector: string) => container.querySelector(selector)?.textContent
/**
 * Clicks an element without waiting for transitions, which React renders in a later task. Returns
 * whether the browser would follow the link natively.
 */
async function press(selector: string, how: MouseEventInit = {}) {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...how })
  const isFollowed = container.querySelector(selector)?.dispatchEvent(click)
  await Promise.resolve()
  return isFollowed
}

beforeEach(async () => {
  late = Promise.withResolvers()
  drawn = Promise.withResolvers()
  history.replaceState(null, '', '/')
  document.body.append(container)
  root = createRoot(container)
  root.render(
    <Navigation pendingLoad={(to) => (to === '/late' ? late.promise : undefined)}>
      <Page />
      <Counter />
      <NavigationStatus />
      <PageLink id="near" to={near} />
      <PageLink id="kept" to={near} onClick={(event) => event.preventDefault()} />
      <PageLink id="late" to="/late" />
      <PageLink id="filtered" to="?one" />
    </Navigation>,
  )
  await drawn.promise
})
afterEach(() => root.unmount())

test('a loaded page is rendered during the click unless a handler prevents the navigation', async () => {
  vi.mocked(PageLink).mockClear()
  await press('#kept')
  expect(textOf('h1')).toBe('/')
  expect(await press('#near')).toBe(false)
  expect(textOf('h1')).toBe(near)
  expect(PageLink).not.toHaveBeenCalled()
})

test.each([
  { button: 1 },
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
])('a click with %o is left to the browser', async (how) => {
  expect(await press('#near', how)).toBe(true)
  expect(textOf('h1')).toBe('/')
})

test('the previous page stays interactive while the next one loads', async () => {
  await press('#late')
  await press('button')
  expect([textOf('h1'), textOf('button')]).toEqual(['/', '1'])
  drawn = Promise.withResolvers()
  late.resolve()
  await drawn.promise
  expect([textOf('h1'), textOf('button')]).toEqual(['/late', '1'])
})

test('Back during loading keeps the displayed page, also after the load has ended', async () => {
  await press('#near')
  await press('#late')
  expect(textOf('[role=status]')).not.toBe('')
  history.back()
  await expect.poll(() => textOf('[role=status]')).toBe('')
  late.resolve()
  await new Promise((resolve) => setTimeout(resolve))
  expect(textOf('h1')).toBe(near)
})

test('a change of the URL query does not delay a later click', async () => {
  drawn = Promise.withResolvers()
  await press('#filtered')
  await press('button')
  expect([textOf('h1'), textOf('button')]).toEqual(['/', '1'])
  await drawn.promise
  expect([textOf('h1'), textOf('button')]).toEqual(['/?one', '1'])
})

test('a page is pending until its code and its texts are loaded', async () => {
  const { pendingLoad: arrivalOf } = createPageLoader(startApp())
  const arrival = arrivalOf('/contact')
  expect(arrival).toBeInstanceOf(Promise)
  await arrival
  expect(arrivalOf('/contact')).toBeUndefined()
  expect(arrivalOf('/contact/')).toBeUndefined()
  await expect(arrivalOf('/nulle-part')).resolves.toBeDefined()
})
