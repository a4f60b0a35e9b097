import {
  resolveAddress,
  type SiteHistory,
  type SiteLocation,
} from '#src/services/site-history.ts'

const origin = 'https://site.example'

/** The history of a visitor who arrives at an address, kept in memory. */
export function memoryHistory(address = '/'): SiteHistory {
  const listeners = new Set<(location: SiteLocation) => void>()
  let entries = [{ href: address, key: 'default' }]
  let index = 0
  const hrefNow = () => entries[index]?.href ?? address
  const createHref: SiteHistory['createHref'] = (to) =>
    resolveAddress(to, origin + hrefNow())
  const read = (): SiteLocation => {
    const { pathname, search, hash } = new URL(hrefNow(), origin)
    return { pathname, search, hash, key: entries[index]?.key ?? '' }
  }
  const go = (delta: number) => {
    if (entries[index + delta] === undefined) return
    index += delta
    for (const listener of listeners) listener(read())
  }
  const enter = (href: string, kept: number) => {
    entries = [...entries.slice(0, kept), { href, key: crypto.randomUUID() }]
    go(kept - index)
  }
  return {
    get location() {
      return read()
    },
    createHref,
    push(to) {
      const href = createHref(to)
      enter(href, href === createHref(read()) ? index : index + 1)
    },
    replace: (to) => enter(createHref(to), index),
    go,
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
