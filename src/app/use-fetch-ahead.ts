import { useEffect } from 'react'
import { entryOf } from '#src/content/page-list.ts'
import { savesData, whenIdle } from '#src/dom/when-idle.ts'

/** The maximum number of pages to fetch before a link is pressed. `budgets.test.ts` limits their bytes. */
export const mostPagesAhead = 14

/** The events that can precede a click on a link. */
const signs = ['pointerover', 'pointerdown', 'focusin']

/**
 * Fetches the pages whose links are hovered, focused or pressed, or are visible outside the footer. After a
 * failure the hook stops silently: the navigation fetches the page again and reports a second failure.
 */
export function useFetchAhead(load: (path: string) => Promise<unknown>, shownPath: string) {
  useEffect(() => {
    const { connection } = navigator
    if (savesData() || connection?.effectiveType?.endsWith('2g')) return
    const stopping = new AbortController()
    const { signal } = stopping
    const fetched = new Set([shownPath])

    function fetchAhead({ target, type }: { target: EventTarget | null; type?: string }) {
      const link = target instanceof Element && target.closest('a[href^="/"]')
      if (!(link instanceof HTMLAnchorElement) || signal.aborted) return
      const { page, path } = entryOf(link.pathname)
      // `pointerdown` is not limited, because the click that follows loads the page anyway.
      const isAllowed = type === 'pointerdown' || fetched.size <= mostPagesAhead
      if (page === 'not-found' || fetched.has(path) || !isAllowed) return
      fetched.add(path)
      load(path).catch(() => stopping.abort())
    }
    for (const type of signs) addEventListener(type, fetchAhead, { passive: true, signal })

    const observer = new IntersectionObserver((entries) => {
      const inView = entries.filter(({ isIntersecting }) => isIntersecting)
      if (inView.length > 0) whenIdle(() => inView.forEach(fetchAhead))
    })
    signal.addEventListener('abort', () => observer.disconnect())
    whenIdle(() => {
      if (signal.aborted) return
      for (const link of document.querySelectorAll('#root :is(header, main) a'))
        observer.observe(link)
    })
    return () => stopping.abort()
  }, [load, shownPath])
}
