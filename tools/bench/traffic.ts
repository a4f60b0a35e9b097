import type { CDPSession } from '@playwright/test'

type Kind = 'html' | 'script' | 'font' | 'image' | 'data' | 'other'

type Exchange = {
  readonly host: string
  readonly kind: Kind
  /** As they came over the wire, headers included. */
  bytes: number
  done: boolean
  /** Asked for once the page was loaded. */
  readonly isAhead: boolean
}

/** What a page fetches, from the network alone. */
export class Traffic {
  readonly #exchanges = new Map<string, Exchange>()
  #changed = () => {}
  #isLoaded = false

  constructor(session: CDPSession) {
    session.on('Page.loadEventFired', () => (this.#isLoaded = true))
    session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      const url = new URL(request.url)
      if (!url.protocol.startsWith('http')) return
      const kind = kindOf(url.pathname, type ?? '')
      this.#exchanges.set(requestId, {
        host: url.host,
        kind,
        bytes: 0,
        done: false,
        isAhead: this.#isLoaded,
      })
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      this.#end(requestId, encodedDataLength)
    })
    session.on('Network.loadingFailed', ({ requestId }) => this.#end(requestId, 0))
  }

  #end(id: string, bytes: number) {
    const exchange = this.#exchanges.get(id)
    if (exchange) Object.assign(exchange, { bytes, done: true })
    this.#changed()
  }

  /** Resolves when nothing is on its way; throws after `timeout` ms. */
  async idle(timeout: number) {
    const isIdle = () => [...this.#exchanges.values()].every(({ done }) => done)
    if (isIdle()) return
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('A request does not end.')), timeout)
      this.#changed = () => {
        if (!isIdle()) return
        clearTimeout(timer)
        resolve()
      }
    })
  }

  get requests() {
    return this.#exchanges.size
  }

  get hosts() {
    return new Set([...this.#exchanges.values()].map(({ host }) => host)).size
  }

  /** How many were asked for until the page was loaded. */
  get requestsToLoad() {
    return [...this.#exchanges.values()].filter(({ isAhead }) => !isAhead).length
  }

  /** Of one kind, else of all. */
  bytes(kind?: Kind) {
    return sizeOf(this.#ofKind(kind))
  }

  /** Of what was asked for until the page was loaded. */
  bytesToLoad(kind?: Kind) {
    return sizeOf(this.#ofKind(kind).filter(({ isAhead }) => !isAhead))
  }

  #ofKind(kind: Kind | undefined) {
    return [...this.#exchanges.values()].filter(
      (exchange) => kind === undefined || exchange.kind === kind,
    )
  }
}

function sizeOf(exchanges: readonly Exchange[]) {
  return exchanges.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** @param type as the DevTools protocol names it; a preload has none of use */
function kindOf(pathname: string, type: string): Kind {
  if (type === 'Document') return 'html'
  if (/\.m?js$/.test(pathname)) return 'script'
  if (/\.woff2?$/.test(pathname)) return 'font'
  if (/\.(svg|png|jpe?g|webp|avif|ico)$/.test(pathname)) return 'image'
  if (pathname.endsWith('.json')) return 'data'
  return 'other'
}
