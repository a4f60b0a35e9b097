/** A location of the site. Each navigation by the router creates a new `key`. */
export type SiteLocation = { pathname: string; search: string; hash: string; key: string }

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

/** The URL at the last click, or at the first click of a double click. */
let clickedAt = ''

/**
 * Ignores the second click of a double click if the first one changed the URL. The content under the
 * pointer may then be new, and the visitor did not mean to click it.
 */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail < 2) clickedAt = location.href
  else if (location.href !== clickedAt) {
    event.preventDefault()
    event.stopPropagation()
  }
}

/** The URL to which the router last navigated from the current history entry. */
export function followedAddress(): string | undefined {
  const { followed } = readEntryState()
  return typeof followed === 'string' ? followed : undefined
}

/** The scroll position in pixels when a fragment link was clicked in the current history entry. */
export function savedScrollTop(): number | undefined {
  const { top } = readEntryState()
  return typeof top === 'number' ? top : undefined
}

/** Whether the requests in the URL of the current history entry have already been added to the form. */
export function areRequestsRead(): boolean {
  return readEntryState().read === true
}

/** Changes `areRequestsRead` for the current history entry. A reload keeps the value. */
export function markRequestsRead(read: boolean, href?: string): void {
  updateEntry({ ...history.state, read }, href)
}

function saveScrollTop({ target }: Event) {
  if (target instanceof Element && target.closest('a[href*="#"]'))
    updateEntry({ ...history.state, top: scrollY })
}

/**
 * Changes the current history entry without notifying the router. An error is only logged: Safari limits
 * the number of changes in a short time, and the page works without the change.
 */
export function updateEntry(state: unknown, href?: string): void {
  try {
    history.replaceState(state, '', href)
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
  if (method === 'pushState') updateEntry({ ...history.state, followed: href })
  try {
    history[method](state, '', href)
  } catch {
    // Safari limits the number of history entries in a short time, but not the number of page loads.
    location.assign(href)
    return
  }
  dispatchEvent(new Event(navigationEvent))
}

/** The state of the current history entry, which this site or another script has written. */
function readEntryState(): {
  key?: unknown
  top?: unknown
  followed?: unknown
  read?: unknown
} {
  return history.state ?? {}
}
