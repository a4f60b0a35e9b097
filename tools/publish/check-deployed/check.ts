import { assetAddresses } from '../document.ts'
import { ask, textOf, type Answer } from './ask.ts'
import { formFaults } from './form.ts'
import { answerFaults, revalidationFaults } from './answer-faults.ts'
import { probes, type Probe } from './probes.ts'
import type { Fault } from './topics.ts'

export type Site = {
  /** Scheme and host, without a trailing slash. */
  readonly origin: string
  /** Whether hosts that leave no choice are forgiven what they cannot be told. */
  readonly tolerant: boolean
  /** The certificate of a server of one's own, in PEM. */
  readonly ca?: string
}

export type Discovery = {
  readonly pages: readonly string[]
  readonly assets: readonly string[]
  /** The texts of the scripts. */
  readonly scripts: readonly string[]
  readonly faults: readonly Fault[]
}

/** Asks every question to a server that publishes the site. Sends no message. */
export async function checkDelivery(site: Site, { pages, assets }: Discovery) {
  const found = await inTurns(probes(pages, assets), (probe) => answerOf(site, probe))
  return found.flat()
}

async function answerOf(site: Site, probe: Probe) {
  const { origin, ca } = site
  const { target, method = 'GET', encoding } = probe
  const headers = {
    ...probe.headers,
    ...(encoding ? { 'accept-encoding': encoding === 'br' ? 'gzip, br' : encoding } : {}),
  }
  const trust = ca === undefined ? {} : { ca }
  const answer = await ask(origin, target, { method, headers, ...trust })
  const faults = answerFaults(probe, answer, site)
  const etag = answer.headers['etag']
  if (!probe.revalidated || answer.status !== 200) return faults
  const again = { ...headers, 'if-none-match': etag ?? '' }
  return [
    ...faults,
    ...revalidationFaults(probe, await ask(origin, target, { headers: again, ...trust })),
  ]
}

/** Reads the pages from the site's own map, and the files from its pages and scripts. */
export async function discover({ origin, ca }: Site): Promise<Discovery> {
  const trust = ca === undefined ? {} : { ca }
  const read = (target: string) =>
    ask(origin, target, { headers: { 'accept-encoding': 'gzip' }, ...trust })
  const map = await read('/sitemap.xml')
  const addresses = [...textOf(map).matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => address)
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address))
  const pages = addresses.map(({ pathname }) => pathname)
  if (map.status !== 200 || pages.length === 0) {
    const text = `/sitemap.xml names no page${reason(map)}`
    return { pages: ['/'], assets: [], scripts: [], faults: [{ topic: 'pages', text }] }
  }
  const stranger = addresses.find((address) => address.origin !== origin)
  const faults: Fault[] = stranger
    ? [{ topic: 'identity', text: `the site believes to be at ${stranger.origin}` }]
    : []
  const documents = await inTurns(pages, async (page) => textOf(await read(page)))
  const known = new Map<string, string>()
  let waiting = documents.flatMap(assetAddresses)
  while (waiting.length > 0) {
    const fresh = [...new Set(waiting)].filter((address) => !known.has(address))
    const texts = await inTurns(fresh, async (address) =>
      address.endsWith('.js') ? textOf(await read(address)) : '',
    )
    fresh.forEach((address, index) => known.set(address, texts[index] ?? ''))
    waiting = texts.flatMap(namedByScript)
  }
  const assets = [...known.keys()].toSorted(
    (left, right) => Number(right.endsWith('.js')) - Number(left.endsWith('.js')),
  )
  return { pages, assets, scripts: [...known.values()].filter(Boolean), faults }
}

/** Whether plain HTTP leads to the same host over HTTPS, or is not answered at all. */
export async function checkTransport(
  origin: string,
  plainOrigin: string | undefined,
): Promise<Fault[]> {
  if (plainOrigin === undefined) return []
  const { status, headers } = await ask(plainOrigin, '/contact?a=b')
  if (status === 0) return []
  const { location = '', server = '' } = headers
  const moved = [301, 308].includes(status) && URL.canParse(location)
  const { protocol, hostname, pathname, search } = new URL(moved ? location : plainOrigin)
  const found = `${protocol}//${hostname}${pathname}${search}`
  const fault = (text: string): Fault => ({ topic: 'transport', text })
  const version = /\d/.test(server)
    ? [fault(`${plainOrigin} tells its version: ${server}`)]
    : []
  return found === `https://${new URL(origin).hostname}/contact?a=b`
    ? version
    : [fault(`${plainOrigin}/contact answered ${status} ${location}`), ...version]
}

/** Everything `npm run check:deployed` looks at. */
export async function checkSite(site: Site, plainOrigin?: string) {
  const discovery = await discover(site)
  const faults = [...discovery.faults, ...(await checkDelivery(site, discovery))]
  faults.push(...(await checkTransport(site.origin, plainOrigin)))
  return [...faults, ...(await formFaults(site, discovery.scripts))]
}

function namedByScript(script: string) {
  const names = script.match(/(?<=["'`](?:\.\/|\/?assets\/))[\w.~-]+\.\w+(?=["'`])/g) ?? []
  return names.map((name) => `/assets/${name}`)
}

function reason({ status, body }: Answer) {
  return status === 0 ? `: ${body.toString()}` : ` (${status})`
}

/** Six at a time, as a browser would. */
async function inTurns<T, R>(items: readonly T[], work: (item: T) => Promise<R>) {
  const results: R[] = []
  const queue = items.entries()
  const drain = async () => {
    for (const [index, item] of queue) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: 6 }, drain))
  return results
}
