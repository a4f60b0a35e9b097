import { act, fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { mostPagesAhead } from '#src/app/use-fetch-ahead.ts'
import { loadPageData } from '#src/document/page-data.ts'
import { addRoot, openSite, startApp } from './open-page.tsx'

vi.mock('#src/document/page-data.ts', { spy: true })

const observed = new Set<Element>()
let report: (links: readonly Element[], isIntersecting: boolean) => void
const reportInView = (links: readonly Element[]) => report(links, true)

beforeEach(() => {
  observed.clear()
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(handle: (entries: readonly object[]) => void) {
        report = (links, isIntersecting) =>
          handle(links.map((target) => ({ target, isIntersecting })))
      }
      observe = (link: Element) => observed.add(link)
      disconnect = () => observed.clear()
    },
  )
})

/** Opens the list of mandatory trainings. */
async function openList() {
  await openSite(startApp(), '/solutions/formations-obligatoires', undefined, addRoot())
  vi.mocked(loadPageData).mockClear()
}
const linkTo = (path: string) =>
  document.querySelector(`a[href="${path}"]`) ?? document.body
const fetchedPaths = () => vi.mocked(loadPageData).mock.calls.map(([, path]) => path)
/** Runs an action, and returns the paths of the pages fetched since the list was opened. */
async function fetchedAfter(make: () => unknown) {
  await act(async () => void make())
  return fetchedPaths()
}

test('only the page of a link in view is fetched, and only once', async () => {
  await openList()
  const link = linkTo('/formations')
  expect(observed).toContain(link)
  expect(await fetchedAfter(() => report([link], false))).toEqual([])
  expect(await fetchedAfter(() => reportInView([link, link]))).toEqual(['/formations'])
  const others = [linkTo('/solutions/formations-obligatoires'), document.body]
  expect(await fetchedAfter(() => reportInView(others))).toEqual(['/formations'])
})

test.each(['pointerOver', 'pointerDown', 'focusIn'] as const)(
  'a page is fetched on the event %s of its link, before a click',
  async (event) => {
    await openList()
    expect(await fetchedAfter(() => fireEvent[event](linkTo('/contact')))).toEqual([
      '/contact',
    ])
  },
)

test('the number of prefetched pages is limited, except for a pressed link', async () => {
  await openList()
  const links = [...observed].filter((link) => !link.matches('[href^="/contact"]'))
  expect(await fetchedAfter(() => reportInView(links))).toHaveLength(mostPagesAhead)
  const fetched = await fetchedAfter(() => fireEvent.pointerOver(linkTo('/contact')))
  expect(fetched).not.toContain('/contact')
  expect(await fetchedAfter(() => fireEvent.pointerDown(linkTo('/contact')))).toContain(
    '/contact',
  )
})

test('after a failed request, no further page is prefetched', async () => {
  const logged = vi.spyOn(console, 'error')
  await openList()
  vi.mocked(loadPageData).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const links = ['/contact', '/formations'].map(linkTo)
  for (const link of links) await fetchedAfter(() => fireEvent.pointerDown(link))
  expect(fetchedPaths()).toEqual(['/contact'])
  expect(observed.size).toBe(0)
  expect(logged).not.toHaveBeenCalled()
})

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }])(
  'no page is prefetched on a connection with %o',
  async (connection) => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection }))
    await openList()
    expect(observed.size).toBe(0)
    expect(await fetchedAfter(() => fireEvent.pointerDown(linkTo('/contact')))).toEqual([])
  },
)
