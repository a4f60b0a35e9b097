import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { failure } from '#src/content/failure.ts'
import { type PageHead, updateHead } from '#src/dom/page-head.ts'
import { savedScrollTop } from '#src/services/site-history.ts'
import { useApp } from './app-context.tsx'
import { fragmentId } from '#src/dom/fragment-id.ts'
import { usePageCovered } from './mobile-menu.tsx'

/** Of a page that could not be had. */
const failed: PageHead = { title: failure.title, tags: [], data: '' }

type PageChangeProps = {
  /** The head of the page at a path; undefined where the page could not be had. */
  findHead: (pathname: string) => PageHead | undefined
}

/**
 * Side effects of a route change: close the menus, change the head, scroll to the top, focus the
 * heading, which announces it once. Never on the first load, nor when only the query or the
 * fragment changes.
 */
export function PageChange({ findHead }: PageChangeProps) {
  const { app } = useApp()
  const covered = usePageCovered()
  const { pathname, search, hash, key } = useLocation()
  const shown = useRef({ pathname, search, hash, key })
  const shownHead = useRef<PageHead | null>(null)
  const owed = useRef<{ left: string | null } | null>(null)

  useLayoutEffect(() => {
    // Read once the page stands: it may have arrived after this was rendered.
    const head = findHead(pathname) ?? failed
    const before = shownHead.current ?? head
    if (before !== head) updateHead(head, before)
    shownHead.current = head
  }, [findHead, pathname, key])
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { pathname, search, hash, key }
    if (before.pathname !== pathname) {
      app.send({ type: 'page.change' })
      window.scrollTo(0, 0)
      owed.current = { left: before.pathname }
    } else if (before.search === search) {
      // Back from a part of the page: the browser leaves the scroll to this application.
      const top = before.hash !== '' && hash === '' ? savedScrollTop() : undefined
      if (top !== undefined) window.scrollTo(0, top)
      // The same link pressed again is a new key.
      if (hash !== '' && before.key !== key) owed.current = { left: null }
    }
  }, [app, pathname, search, hash, key])
  useLayoutEffect(() => {
    // Behind an open menu nothing takes the focus: the page must be reachable first.
    if (covered || owed.current === null) return
    const { left } = owed.current
    owed.current = null
    const heading = document.querySelector('h1')
    // React goes on in a page that is no longer in the document, and nobody sees it.
    if (heading === null) throw new DOMException('the page has no heading', 'NotFoundError')
    const target = partFor({ hash, pathname, left }) ?? (left === null ? null : heading)
    // A page may come late: it stops nobody who writes beside it meanwhile.
    if (!isField(document.activeElement)) target?.focus({ preventScroll: true })
  }, [covered, pathname, hash, key])

  return null
}

type Arrival = { hash: string; pathname: string; left: string | null }

/**
 * What the fragment leads to; from a page below this one, the way there that was taken: the fragment
 * may be the choice of a filter, which is no part of the page.
 */
function partFor({ hash, pathname, left }: Arrival): HTMLElement | null {
  const part = reveal(fragmentId(hash))
  if (hash === '' || !left?.startsWith(`${pathname}/`)) return part
  const card = part ?? reveal(left.slice(pathname.length + 1))
  return card?.querySelector<HTMLElement>(`a[href^="${left}"]`) ?? card
}

function reveal(id: string): HTMLElement | null {
  const target = document.getElementById(id)
  // Nobody can be led into what is closed.
  target?.closest('details')?.toggleAttribute('open', true)
  target?.scrollIntoView()
  return target
}

function isField(element: Element | null): boolean {
  return element?.matches('input, textarea, select') === true
}
