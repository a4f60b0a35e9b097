/** `key` is another one for each entry of the history. */
export type SiteLocation = { pathname: string; search: string; hash: string; key: string }

/** What a link names, or the parts that the router hands on; it may be relative, as in a link. */
type SiteAddress = string | Partial<Omit<SiteLocation, 'key'>>

/** The address that is open. */
export function currentLocation(): SiteLocation {
  const { pathname, search, hash } = location
  const { key = 'default' } = readEntryState()
  return { pathname, search, hash, key: String(key) }
}

/** Ways through the browser's history, without a new document. */
export const siteHistory = {
  createHref: hrefOf,
  /** The address that is open already makes no second entry. */
  push: (to: SiteAddress) => {
    const href = hrefOf(to)
    addEntry(href === hrefOf(location.href) ? 'replaceState' : 'pushState', href)
  },
  replace: (to: SiteAddress) => addEntry('replaceState', hrefOf(to)),
  go: (delta: number) => history.go(delta),
}

const listeners = new Set<() => void>()

/** Calls back whenever the address has changed; gives what ends that. */
export function onLocationChange(listener: (location: SiteLocation) => void): () => void {
  const tell = () => listener(currentLocation())
  listeners.add(tell)
  addEventListener('popstate', tell)
  addEventListener('click', saveScrollTop, true)
  return () => {
    listeners.delete(tell)
    removeEventListener('popstate', tell)
    removeEventListener('click', saveScrollTop, true)
  }
}

/** Where the page was, in pixels from its top, when a link with a fragment led on from this entry. */
export function savedScrollTop(): number | undefined {
  const { top } = readEntryState()
  return typeof top === 'number' ? top : undefined
}

function saveScrollTop({ target }: Event) {
  if (target instanceof Element && target.closest('a[href*="#"]'))
    history.replaceState({ ...history.state, top: scrollY }, '')
}

/** An address without the site's own origin. */
function hrefOf(to: SiteAddress): string {
  const parts = typeof to === 'string' ? { pathname: to } : to
  const address = [parts.pathname, parts.search, parts.hash].join('')
  const { pathname, search, hash } = new URL(address, location.href)
  return pathname + search + hash
}

function addEntry(method: 'pushState' | 'replaceState', href: string) {
  const state = { key: Math.random().toString(36).slice(2, 10) }
  try {
    history[method](state, '', href)
  } catch {
    // Some browsers refuse an entry after many; a new document is always granted.
    location.assign(href)
    return
  }
  for (const tell of listeners) tell()
}

/** What stands beside the open address in the history: this site's, or another script's. */
function readEntryState(): { key?: unknown; top?: unknown } {
  return history.state ?? {}
}
