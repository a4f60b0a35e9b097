import { assetAddresses } from '../document.ts'
import { answerFaults, type Site } from './answers.ts'
import { ask, textOf } from './ask.ts'
import { type Question, questions, type Topic } from './questions.ts'

export type Fault = { readonly topic: Topic; readonly text: string }

export type Discovery = {
  readonly pages: readonly string[]
  readonly assets: readonly string[]
  readonly faults: readonly Fault[]
}

/** Asks every question to a server that publishes the site, six at a time, as a browser would. */
export async function checkDelivery(
  site: Site,
  { pages, assets }: Omit<Discovery, 'faults'>,
) {
  const found: Fault[][] = []
  const queue = questions(pages, assets).entries()
  const drain = async () => {
    for (const [index, question] of queue) found[index] = await faultsOf(site, question)
  }
  await Promise.all(Array.from({ length: 6 }, drain))
  return found.flat()
}

async function faultsOf(site: Site, question: Question): Promise<Fault[]> {
  const { origin, ca } = site
  const { encoding, isRevalidated, method = 'GET', target } = question
  const headers = {
    ...question.headers,
    ...(encoding && { 'accept-encoding': encoding === 'br' ? 'gzip, br' : encoding }),
  }
  const answer = await ask(origin, target, { method, headers, ca })
  const name = method === 'GET' ? target : `${method} ${target}`
  const faults = [...answerFaults(question, answer, site)].map(([topic, text]) =>
    fault(topic, `${name} ${text}`),
  )
  if (!isRevalidated || answer.status !== 200) return faults
  const again = { ...headers, 'if-none-match': answer.headers['etag'] ?? '' }
  const { body, status } = await ask(origin, target, { headers: again, ca })
  if (status !== 304 || body.byteLength > 0)
    faults.push(fault('caching', `${target} is sent again although unchanged (${status})`))
  return faults
}

/** Reads the pages from the site's own map, and the files from its pages and scripts. */
export async function discover({ origin, ca }: Site): Promise<Discovery> {
  const read = (target: string) =>
    ask(origin, target, { headers: { 'accept-encoding': 'gzip' }, ca })
  const map = await read('/sitemap.xml')
  const addresses = [...textOf(map).matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(
    ([, address = '']) => URL.parse(address) ?? [],
  )
  const pages = addresses.map(({ pathname }) => pathname)
  if (map.status !== 200 || pages.length === 0) {
    const reason = map.status === 0 ? `: ${map.body.toString()}` : ` (${map.status})`
    const text = `/sitemap.xml names no page${reason}`
    return { pages: ['/'], assets: [], faults: [fault('pages', text)] }
  }
  const stranger = addresses.find((address) => address.origin !== origin)?.origin
  const documents = await Promise.all(pages.map(read))
  const assets = new Set(documents.map(textOf).flatMap(assetAddresses))
  // What a script names joins those that are still to be read.
  for (const asset of assets) {
    if (!asset.endsWith('.js')) continue
    const script = textOf(await read(asset))
    const names =
      script.match(/(?<=["'`](?:\.\/|\/?assets\/))[\w.~-]+\.\w+(?=["'`])/g) ?? []
    for (const name of names) assets.add(`/assets/${name}`)
  }
  return {
    pages,
    assets: [...assets],
    faults: stranger ? [fault('addresses', `the site believes to be at ${stranger}`)] : [],
  }
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
  const { protocol, hostname, pathname, search } = new URL(location, plainOrigin)
  const isLed =
    [301, 308].includes(status) &&
    `${protocol}//${hostname}${pathname}${search}` ===
      `https://${new URL(origin).hostname}/contact?a=b`
  return [
    ...(isLed ? [] : [`${plainOrigin}/contact answered ${status} ${location}`]),
    ...(/\d/.test(server) ? [`${plainOrigin} tells its version: ${server}`] : []),
  ].map((text) => fault('transport', text))
}

function fault(topic: Topic, text: string): Fault {
  return { topic, text }
}
