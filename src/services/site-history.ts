/** `key` is another one for each entry of the history. */
export type SiteLocation = { pathname: string; search: string; hash: string; key: string }

/** An address of this site: what a link names, or the parts that the router hands on. */
type SiteAddress = string | Partial<Omit<SiteLocation, 'key'>>

export type SiteHistory = {
  /** The address that is open. */
  readonly location: SiteLocation
  createHref(to: SiteAddress): string
  /** The address that is open already makes no second entry. */
  push(to: SiteAddress): void
  replace(to: SiteAddress): void
  go(delta: number): void
  /** Calls back whenever the address has changed; gives what ends that. */
  listen(listener: (location: SiteLocation) => void): () => void
}

/** Where the page was, in pixels from its top, when a link with a fragment led on from this entry. */
export function topWhenLeft(): number | undefined {
  const { state } = history
  return stateHas(state, 'top') && typeof state.top === 'number' ? state.top : undefined
}

function keepTop({ target }: Event) {
  if (target instanceof Element && target.closest('a[href*="#"]'))
    history.replaceState({ ...history.state, top: scrollY }, '')
}

/** The browser's history. An address may be relative to the one that is open, as in a link. */
export function browserHistory(): SiteHistory {
  const listeners = new Set<(location: SiteLocation) => void>()
  const tell = () => {
    for (const listener of listeners) listener(read())
  }
  const createHref = (to: SiteAddress) => {
    const parts = typeof to === 'string' ? { pathname: to } : to
    const address = [parts.pathname, parts.search, parts.hash].join('')
    const { pathname, search, hash } = new URL(address, location.href)
    return pathname + search + hash
  }
  const enter = (how: 'pushState' | 'replaceState', href: string) => {
    const state = { key: Math.random().toString(36).slice(2, 10) }
    try {
      history[how](state, '', href)
    } catch {
      // Some browsers refuse an entry after many; a new document is always granted.
      location.assign(href)
      return
    }
    tell()
  }
  const isOpen = (href: string) => href === createHref(location.href)
  return {
    get location() {
      return read()
    },
    createHref,
    push(to) {
      const href = createHref(to)
      enter(isOpen(href) ? 'replaceState' : 'pushState', href)
    },
    replace: (to) => enter('replaceState', createHref(to)),
    go: (delta) => history.go(delta),
    listen(listener) {
      if (listeners.size === 0) {
        addEventListener('popstate', tell)
        addEventListener('click', keepTop, true)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        removeEventListener('popstate', tell)
        removeEventListener('click', keepTop, true)
      }
    },
  }
}

function read(): SiteLocation {
  const { pathname, search, hash } = location
  const { state } = history
  const key = stateHas(state, 'key') ? String(state.key) : 'default'
  return { pathname, search, hash, key }
}

function stateHas<Name extends string>(
  state: unknown,
  name: Name,
): state is Record<Name, unknown> {
  return typeof state === 'object' && state !== null && name in state
}
