/** A location of the site. Each navigation by the router creates a new `key`. */
export type SiteLocation = { pathname: string; search: string; hash: string; key: string }

type EntryState = {
  key?: unknown
  /** The scroll position in pixels when a fragment link was clicked in this entry. */
  top?: unknown
  /** The URL to which the router last navigated from this entry. */
  followed?: unknown
  /** The chosen options of the question that this entry shows, joined as in an answer. */
  choice?: unknown
  /** Whether the requests in the URL have already been added to the form. A reload keeps the value. */
  isRead?: unknown
  /** Whether a message with the fields that the browser restores in this entry may have arrived. */
  mayHaveArrived?: unknown
}

/** An absolute or relative URL, or the parts of a URL that the router passes. */
type SiteAddress = string | Partial<Omit<SiteLocation, 'key'>>

export function currentLocation(): SiteLocation {
  const { pathname, search, hash } = location
  const { key = 'default' } = readEntryState()
  return { pathname, search, hash, key: String(key) }
}

/** The router's navigator, which changes the browser's history. */
export const siteHistory = {
  createHref: hrefOf,
  /** Pushing the current URL replaces its history entry instead of adding a second entry. */
  push: (to: SiteAddress) => {
    const href = hrefOf(to)
    addEntry(href === hrefOf(location.href) ? 'replaceState' : 'pushState', href)
  },
  replace: (to: SiteAddress) => addEntry('replaceState', hrefOf(to)),
  go: (delta: number) => history.go(delta),
}

/** Dispatched after a change by script, for which browsers dispatch no `popstate`. */
const navigationEvent = 'site.navigate'

/** Calls `listener` after every navigation, until the returned function is called. */
export function onLocationChange(listener: (location: SiteLocation) => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  for (const type of ['popstate', navigationEvent])
    addEventListener(type, () => listener(currentLocation()), { signal })
  addEventListener('click', saveScrollTop, { capture: true, signal })
  addEventListener('click', ignoreSecondClick, { capture: true, signal })
  return () => listening.abort()
}

/** The last click that was not the second one of a double click, with the URL at that time. */
let first: { href: string; event: PointerEvent } | undefined

/**
 * Ignores the second click of a double click if the first one changed the URL or removed its target. The
 * content under the pointer may then be new, and the visitor did not mean to click it.
 */
function ignoreSecondClick(event: PointerEvent) {
  const { href } = location
  if (!first || (event.detail < 2 && !isSecondTap(event, first.event)))
    first = { href, event }
  else if (
    href !== first.href ||
    (first.event.target instanceof Element && !first.event.target.isConnected)
  ) {
    event.preventDefault()
    event.stopPropagation()
  }
}

/** Whether an event is the second of two quick taps on one spot. On phones `detail` is 1 for each tap. */
const isSecondTap = (event: PointerEvent, before: PointerEvent) =>
  event.pointerType === 'touch' &&
  event.timeStamp - before.timeStamp < 500 &&
  Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY) < 24

function saveScrollTop({ target }: Event) {
  if (target instanceof Element && target.closest('a[href*="#"]'))
    updateEntry({ top: scrollY })
}

/**
 * Changes the current history entry without notifying the router. An error is only logged: Safari limits
 * the number of changes in a short time, and the page works without the change.
 */
export function updateEntry(changes: EntryState, href?: string): void {
  try {
    history.replaceState({ ...history.state, ...changes }, '', href)
  } catch (error) {
    console.warn(error)
  }
}

function hrefOf(to: SiteAddress): string {
  const parts = typeof to === 'string' ? { pathname: to } : to
  const address = [parts.pathname, parts.search, parts.hash].join('')
  const { pathname, search, hash } = new URL(address, location.href)
  return pathname + search + hash
}

function addEntry(method: 'pushState' | 'replaceState', href: string) {
  const state = { key: Math.random().toString(36).slice(2, 10) }
  if (method === 'pushState') updateEntry({ followed: href })
  try {
    history[method](state, '', href)
  } catch {
    // Safari limits the number of history entries in a short time, but not the number of page loads.
    location.assign(href)
    return
  }
  dispatchEvent(new Event(navigationEvent))
}

/** Returns the state of the current history entry, which this site or another script has written. */
export function readEntryState(): EntryState {
  return history.state ?? {}
}
