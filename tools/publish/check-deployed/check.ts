import { assetAddresses } from '../document.ts'
import { answerFaults, type Fault, type Site } from './answers.ts'
import { ask, textOf } from './ask.ts'
import { type Question, questions, type Topic } from './questions.ts'

export type Discovery = {
  readonly pages: readonly string[]
  readonly assets: readonly string[]
  readonly faults: readonly Fault[]
}

/** Asks every question to a server that publishes the site. */
export async function checkDelivery(
  site: Site,
  { pages, assets }: Omit<Discovery, 'faults'>,
) {
  const found = await inTurns(questions(pages, assets), (each) => faultsOf(site, each))
  return found.flat()
}

async function faultsOf(site: Site, question: Question): Promise<Fault[]> {
  const { encoding, isRevalidated, target, topic: _, ...rest } = question
  const headers = {
    ...rest.headers,
    ...(encoding && { 'accept-encoding': encoding === 'br' ? 'gzip, br' : encoding }),
  }
  const trust = site.ca === undefined ? {} : { ca: site.ca }
  const answer = await ask(site.origin, target, { ...rest, headers, ...trust })
  const faults = answerFaults(question, answer, site)
  if (!isRevalidated || answer.status !== 200) return faults
  const { etag = '' } = answer.headers
  const again = { ...headers, 'if-none-match': etag }
  const { body, status } = await ask(site.origin, target, { headers: again, ...trust })
  return status === 304 && body.byteLength === 0
    ? faults
    : [
        ...faults,
        fault('caching', `${target} is sent again although it has not changed (${status})`),
      ]
}

/** Reads the pages from the site's own map, and the files from its pages and scripts. */
export async function discover({ origin, ca }: Site): Promise<Discovery> {
  const read = (target: string) =>
    ask(origin, target, {
      headers: { 'accept-encoding': 'gzip' },
      ...(ca === undefined ? {} : { ca }),
    })
  const map = await read('/sitemap.xml')
  const addresses = [...textOf(map).matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => address)
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address))
  const pages = addresses.map(({ pathname }) => pathname)
  if (map.status !== 200 || pages.length === 0) {
    const reason = map.status === 0 ? `: ${map.body.toString()}` : ` (${map.status})`
    const text = `/sitemap.xml names no page${reason}`
    return { pages: ['/'], assets: [], faults: [fault('pages', text)] }
  }
  const stranger = addresses.find((address) => address.origin !== origin)
  const faults = stranger
    ? [fault('addresses', `the site believes to be at ${stranger.origin}`)]
    : []
  const documents = await inTurns(pages, async (page) => textOf(await read(page)))
  const assets = new Set<string>()
  let waiting = documents.flatMap(assetAddresses)
  while (waiting.length > 0) {
    const fresh = [...new Set(waiting)].filter((address) => !assets.has(address))
    for (const address of fresh) assets.add(address)
    const scripts = fresh.filter((address) => address.endsWith('.js'))
    const texts = await inTurns(scripts, async (script) => textOf(await read(script)))
    waiting = texts.flatMap(namedByScript)
  }
  const isScript = (address: string) => Number(address.endsWith('.js'))
  const sorted = [...assets].toSorted((left, right) => isScript(right) - isScript(left))
  return { pages, assets: sorted, faults }
}

/** Whether plain HTTP leads to the same host over HTTPS, or is not answered at all. */
export async function checkTransport(
  origin: string,
  plainOrigin?: string,
): Promise<Fault[]> {
  if (plainOrigin === undefined) return []
  const { status, headers } = await ask(plainOrigin, '/contact?a=b')
  if (status === 0) return []
  const { location = '', server = '' } = headers
  const moved = [301, 308].includes(status) && URL.canParse(location)
  const { protocol, hostname, pathname, search } = new URL(moved ? location : plainOrigin)
  const isLed =
    `${protocol}//${hostname}${pathname}${search}` ===
    `https://${new URL(origin).hostname}/contact?a=b`
  return [
    ...(isLed
      ? []
      : [fault('transport', `${plainOrigin}/contact answered ${status} ${location}`)]),
    ...(/\d/.test(server)
      ? [fault('transport', `${plainOrigin} tells its version: ${server}`)]
      : []),
  ]
}

/** Everything `npm run check:deployed` looks at. */
export async function checkSite(site: Site, plainOrigin?: string) {
  const discovery = await discover(site)
  return [
    ...discovery.faults,
    ...(await checkDelivery(site, discovery)),
    ...(await checkTransport(site.origin, plainOrigin)),
  ]
}

function fault(topic: Topic, text: string): Fault {
  return { topic, text }
}

function namedByScript(script: string) {
  const names = script.match(/(?<=["'`](?:\.\/|\/?assets\/))[\w.~-]+\.\w+(?=["'`])/g) ?? []
  return names.map((name) => `/assets/${name}`)
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
