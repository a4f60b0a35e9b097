import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { failure } from '#src/content/failure.ts'
import { isTyping } from '#src/dom/is-typing.ts'
import { type PageHead, updateHead } from '#src/dom/page-head.ts'
import { readEntryState } from '#src/services/site-history.ts'
import { useApp } from './app-context.tsx'
import { fragmentId } from '#src/content/decoded.ts'
import { usePageCovered } from './mobile-menu.tsx'
import { ChangedDocumentError } from './redraw-boundary.tsx'

const failed: PageHead = { title: failure.title, tags: [], data: '' }

type PageChangeProps = {
  /** Returns the page at a path; `undefined` if it failed to load. */
  pageAt: (pathname: string) => { head: PageHead } | undefined
}

/**
 * After a navigation, updates the head, closes the menus, scrolls, and focuses the heading, the target of
 * the URL fragment or, after Back, the followed link. It does nothing on the first load.
 */
export function PageChange({ pageAt }: PageChangeProps) {
  const { app } = useApp()
  const covered = usePageCovered()
  const { pathname, search, hash, key } = useLocation()
  const shown = useRef({ pathname, search, hash, key })
  const shownHead = useRef<PageHead | null>(null)
  const owed = useRef<{ left: string | null } | null>(null)

  useLayoutEffect(() => {
    // Reads the head after rendering, because the page may have loaded since the render started.
    const head = pageAt(pathname)?.head ?? failed
    const before = shownHead.current ?? head
    if (before !== head) updateHead(head, before)
    shownHead.current = head
  }, [pageAt, pathname, key])
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { pathname, search, hash, key }
    const part = fragmentId(hash || before.hash)
    // A section with questions moves the focus itself when its answers in the query change.
    const isAnswered =
      before.search !== search &&
      [before.search, search].some((query) => new URLSearchParams(query).has(part))
    if (before.pathname !== pathname) {
      app.send({ type: 'page.change' })
      window.scrollTo(0, 0)
      owed.current = { left: before.pathname }
    } else if (!isAnswered) {
      // After Back from a section of the same page, the browser does not restore the scroll position.
      const { top } = readEntryState()
      if (before.hash !== '' && hash === '' && top !== undefined)
        window.scrollTo(0, Number(top))
      // Clicking the same link again creates a location with a new key.
      if (hash !== '' && before.key !== key) owed.current = { left: null }
    }
  }, [app, pathname, search, hash, key])
  useLayoutEffect(() => {
    // Elements behind an open menu are inert and cannot be focused yet.
    if (covered || owed.current === null) return
    const { left } = owed.current
    owed.current = null
    const heading = document.querySelector('h1')
    // If there is no `h1`, an extension has removed the page, and React is updating detached elements.
    if (heading === null) throw new ChangedDocumentError('the page has no heading')
    const target = partFor(hash, pathname, left) ?? (left === null ? null : heading)
    // A page may load late. A visitor who is typing in the meantime keeps the focus.
    if (isTyping()) return
    target?.focus({ preventScroll: true })
    if (target === heading) followedLink()?.focus({ preventScroll: true })
  }, [covered, pathname, hash, key])

  return null
}

/** Finds the link on this page that the visitor followed before coming back. */
function followedLink() {
  const { followed } = readEntryState()
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')]
  return links.find(({ pathname, search, hash }) => pathname + search + hash === followed)
}

/**
 * Reveals the target of a URL fragment, and returns the element to focus. If the visitor comes from a subpage,
 * such as a programme, this is the link to that subpage. If the fragment only selects a category, the list item
 * with this link is revealed.
 */
function partFor(hash: string, pathname: string, left: string | null): HTMLElement | null {
  const part = reveal(fragmentId(hash))
  if (hash === '' || !left?.startsWith(`${pathname}/`)) return part
  const card = part ?? reveal(left.slice(pathname.length + 1))
  return card?.querySelector<HTMLElement>(`a[href^="${left}"]`) ?? card
}

function reveal(id: string): HTMLElement | null {
  const target = document.getElementById(id)
  // An element inside a closed `<details>` cannot be focused.
  target?.closest('details')?.toggleAttribute('open', true)
  target?.scrollIntoView()
  return target
}
