// A click must be heard as a browser tells it, not as a test utility flushes it.
import { Profiler, useLayoutEffect, useReducer } from 'react'
import { createRoot } from 'react-dom/client'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Navigation, NavigationStatus } from '#src/app/navigation.tsx'
import { createPageLoader } from '#src/app/page-loader.tsx'
import { ariaCurrentFor, PageLink } from '#src/ui/page-link.tsx'
import { startApp } from './open-page.tsx'

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

const linkDrawn = vi.fn<() => void>()
const near = '/near?some#list'

const shown = (selector: string) => container.querySelector(selector)?.textContent
/**
 * A click, and what answers it before the next task: a transition takes a task of its own. Gives
 * whether the browser itself would follow it, too.
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
      <Profiler id="link" onRender={linkDrawn}>
        <PageLink id="near" to={near} />
      </Profiler>
      <PageLink id="kept" to={near} onClick={(event) => event.preventDefault()} />
      <PageLink id="late" to="/late" />
      <PageLink id="filtered" to="?one" />
    </Navigation>,
  )
  await drawn.promise
})
afterEach(() => root.unmount())

test('a page that is here is drawn within the click, in the same document, and no link anew, unless who put the link there keeps the click', async () => {
  await press('#kept')
  expect(shown('h1')).toBe('/')
  expect(await press('#near')).toBe(false)
  expect(shown('h1')).toBe(near)
  expect(linkDrawn).toHaveBeenCalledOnce()
})

test.each([
  { button: 1 },
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
])('a click with %o is the browser’s', async (how) => {
  expect(await press('#near', how)).toBe(true)
  expect(shown('h1')).toBe('/')
})

test('a link to a list says that it is the page, or the list that the page is of', () => {
  const paths = ['/formations', '/formations/leadership', '/formations-autres']
  const said = paths.map((path) => ariaCurrentFor('/formations', path))
  expect(said).toEqual(['page', true, undefined])
})

test('while a page is on its way the one before it stays, and answers', async () => {
  await press('#late')
  await press('button')
  expect([shown('h1'), shown('button')]).toEqual(['/', '1'])
  drawn = Promise.withResolvers()
  late.resolve()
  await drawn.promise
  expect([shown('h1'), shown('button')]).toEqual(['/late', '1'])
})

test('Back from a page that is still on its way keeps the one before it, and awaits no other', async () => {
  await press('#near')
  await press('#late')
  expect(shown('[role=status]')).not.toBe('')
  history.back()
  await expect.poll(() => shown('[role=status]')).toBe('')
  late.resolve()
  await new Promise((resolve) => setTimeout(resolve))
  expect(shown('h1')).toBe(near)
})

test('a query of the same page does not hold up what is pressed meanwhile', async () => {
  drawn = Promise.withResolvers()
  await press('#filtered')
  await press('button')
  expect([shown('h1'), shown('button')]).toEqual(['/', '1'])
  await drawn.promise
  expect([shown('h1'), shown('button')]).toEqual(['/?one', '1'])
})

test('a page is here once its code and its content are', async () => {
  const { pendingLoad: arrivalOf } = createPageLoader(startApp())
  const arrival = arrivalOf('/contact')
  expect(arrival).toBeInstanceOf(Promise)
  await arrival
  expect(arrivalOf('/contact')).toBeUndefined()
  expect(arrivalOf('/contact/')).toBeUndefined()
  await expect(arrivalOf('/nulle-part')).resolves.toBeDefined()
})
