/** Checks a published site by sending requests as browsers and attackers do. */
import { sendRequest, decodeBody, type HttpResponse } from './send-request.ts'
import { mapConcurrently, runCommand } from './command.ts'
import { findAssetUrls, checkDocument, extractInlineStyles } from './document.ts'
import {
  cacheControl,
  createPagePolicy,
  contentTypes,
  parsePolicy,
  httpsHeaders,
  securityHeaders,
} from './headers.ts'

/** The remedy of each topic. The report lists the topics in this order. */
const remedies = {
  pages: 'Publish all of dist/, including its folders and compressed copies.',
  absent: 'Serve 404.html with status 404. Disable any single-page fallback to index.html.',
  addresses:
    'Redirect URLs that end in a slash or .html (301 or 308), and build with VITE_SITE_URL.',
  methods: 'Answer 405 to all methods except GET and HEAD.',
  hidden: 'Serve only the published folder, without hidden files.',
  headers: 'Install the generated configuration: dist.hosting/ or dist/_headers.',
  cookies:
    'Accept request headers of 32 kB (nginx: large_client_header_buffers in dist.hosting/nginx.conf).',
  policy:
    'Publish the pages and the configuration of the same build. Turn off everything that the host adds to pages (analytics, e-mail obfuscation, script loaders).',
  caching: 'Install the generated configuration: dist.hosting/ or dist/_headers.',
  assets: 'Copy dist/assets/ before the pages, and keep assets that are still in use.',
  transport: 'Redirect http:// to https:// on the same host with 301 or 308.',
} as const

type Topic = keyof typeof remedies

/** The expected content of a response: a page, a hashed asset, another file, or the 404 page. */
type ResourceKind = 'page' | 'asset' | 'file' | 'absent'

/** A request to the published site, with the expected response. */
type Probe = {
  readonly topic: Topic
  readonly target: string
  readonly method?: string
  readonly range?: string
  readonly cookie?: string
  readonly status: readonly number[]
  /** Further statuses that `isTolerant` accepts, for hosts with fixed server settings such as Netlify. */
  readonly tolerated?: readonly number[]
  readonly kind?: ResourceKind
  readonly location?: string
  readonly encoding?: 'br' | 'gzip'
  /** Whether to repeat the request with the ETag. The status must then be 304. */
  readonly checksRevalidation?: true
}

const missingPaths = [
  '/nope',
  '/nope/',
  '/nope.js',
  '/nope.txt',
  '/agenda/nope.ics',
  '/assets/',
  '/assets/missing-00000000.js',
  '/solutions',
  '/404/nope',
]
/** Paths in the published folder that are not public URLs. */
const internalPaths = ['/_headers', '/404', '/404.html', '/index.html.gz', '/index.html.br']
const traversalPaths = [
  '/.env',
  '/.git/config',
  '/.well-known/../.env',
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%252e%252e/secret.txt',
  '/assets/../../secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/..%5csecret.txt',
  '/%00',
  '/favicon.svg%00',
  '/%E0%A4%A',
]
const siteFiles = ['/favicon.svg', '/manifest.webmanifest', '/robots.txt', '/sitemap.xml']
/**
 * Four cookies of 4 kB each, the maximum for one cookie. Browsers also send the cookies that other sites
 * of the same domain have set. In a large organisation, trackers and logins can add up to 16 kB.
 */
const largeCookie = [1, 2, 3, 4].map((id) => `other${id}=${'x'.repeat(4087)}`).join('; ')
const refusedMethods = ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE']

const probeFactory =
  (common: Omit<Probe, 'target'>) =>
  (targets: readonly string[], specific: Partial<Probe> = {}): Probe[] =>
    targets.map((target) => ({ ...common, target, ...specific }))
const pageProbes = probeFactory({ topic: 'pages', status: [200], kind: 'page' })
const notFoundProbes = probeFactory({ topic: 'absent', status: [404], kind: 'absent' })
const redirectProbes = probeFactory({
  topic: 'addresses',
  status: [301, 308],
  tolerated: [200],
})
const assetProbes = probeFactory({ topic: 'assets', status: [200], kind: 'asset' })
const methodProbes = probeFactory({
  topic: 'methods',
  status: [405],
  tolerated: [400, 403, 404, 501],
})
const hiddenProbes = probeFactory({ topic: 'hidden', status: [400, 404], tolerated: [403] })

/** Lists all probes for a site. `pages` are the paths of its pages, including `/`. */
function listProbes(pages: readonly string[], assets: readonly string[]): readonly Probe[] {
  const innerPages = pages.filter((each) => each !== '/')
  const page = innerPages.at(-1) ?? '/'
  // The path of the page, with its last letter percent-encoded.
  const encodedPage = `${page.slice(0, -1)}%${page.charCodeAt(page.length - 1).toString(16)}`
  const script = assets.find((asset) => asset.endsWith('.js')) ?? '/assets/'
  return [
    ...pageProbes(pages, { encoding: 'br' }),
    ...pageProbes([`${page}?a=b`, encodedPage]),
    ...pageProbes([page], { encoding: 'gzip' }),
    ...pageProbes([page], { checksRevalidation: true }),
    ...pageProbes([page], { method: 'HEAD' }),
    ...pageProbes([page], { topic: 'cookies', cookie: largeCookie }),
    ...pageProbes([page], { range: 'bytes=0-9', status: [200, 206] }),
    ...pageProbes([page], { range: 'bytes=9-2', status: [200, 416] }),
    ...notFoundProbes(missingPaths),
    ...notFoundProbes(['/nope'], { encoding: 'br' }),
    ...notFoundProbes(['/nope'], { encoding: 'gzip' }),
    ...notFoundProbes(['/nope'], { method: 'HEAD' }),
    ...notFoundProbes(['//evil.example/', page.toUpperCase()], { tolerated: [301, 308] }),
    ...notFoundProbes([`/${page}`, ...internalPaths], { tolerated: [200, 301, 308] }),
    ...innerPages.flatMap((location) => redirectProbes([`${location}/`], { location })),
    ...redirectProbes([`${page}/?a=b`], { location: `${page}?a=b` }),
    ...redirectProbes([`${page}.html`], { location: page }),
    ...redirectProbes(['/index.html'], { location: '/' }),
    ...refusedMethods.flatMap((method) =>
      methodProbes(['/', page, '/nope', script], { method }),
    ),
    ...hiddenProbes(traversalPaths),
    ...assetProbes(assets),
    ...assetProbes([script], { encoding: 'br' }),
    ...assetProbes([script], { encoding: 'gzip' }),
    ...assetProbes([script], { checksRevalidation: true }),
    ...assetProbes(siteFiles, { kind: 'file' }),
  ]
}

export type DeployedSite = {
  /** The scheme and host, without a trailing slash. */
  readonly origin: string
  /** Whether to accept the deviations of hosts with fixed server settings (Netlify, Cloudflare Pages). */
  readonly isTolerant: boolean
  /** The certificate (PEM) of a server whose certificate is self-signed. */
  readonly ca?: string
}

type Fault = { readonly topic: Topic; readonly text: string }

/** Runs all probes against a site, with six concurrent requests as in a browser. */
export async function checkDelivery(
  site: DeployedSite,
  { pages, assets }: { pages: readonly string[]; assets: readonly string[] },
) {
  const probes = listProbes(pages, assets)
  return (await mapConcurrently(6, probes, (probe) => runProbe(probe, site))).flat()
}

type ProbeResult = {
  readonly probe: Probe
  readonly response: HttpResponse
  readonly site: DeployedSite
  /** Records a fault if the condition is false. The default topic is the topic of the probe. */
  readonly expect: (isMet: boolean, text: string, topic?: Topic) => void
}

async function runProbe(probe: Probe, site: DeployedSite) {
  const { cookie, encoding, checksRevalidation, method = 'GET', range, target } = probe
  const faults: Fault[] = []
  const name = [
    ...(method === 'GET' ? [] : [method]),
    target,
    ...(cookie ? ['with 16 kB of cookies'] : []),
  ].join(' ')
  const expect: ProbeResult['expect'] = (isMet, text, topic = probe.topic) => {
    if (!isMet) faults.push({ topic, text: `${name} ${text}` })
  }
  const headers = {
    ...(range && { range }),
    ...(cookie && { cookie }),
    ...(encoding && { 'accept-encoding': encoding === 'br' ? 'gzip, br' : encoding }),
  }
  const response = await sendRequest(site.origin, target, { method, headers, ca: site.ca })
  checkResponse({ probe, response, site, expect })
  if (checksRevalidation && response.status === 200) {
    const conditional = { ...headers, 'if-none-match': response.headers['etag'] ?? '' }
    const options = { headers: conditional, ca: site.ca }
    const { status } = await sendRequest(site.origin, target, options)
    expect(status === 304, `is sent again although it is unchanged (${status})`, 'caching')
  }
  return faults
}

function checkResponse(result: ProbeResult) {
  const { expect, site } = result
  const { kind, status: expectedStatuses, tolerated = [] } = result.probe
  const { body, status } = result.response
  const isTolerated = site.isTolerant && tolerated.includes(status)
  if (status === 0) return expect(false, `got no answer: ${body.toString()}`)
  if (!expectedStatuses.includes(status) && !isTolerated)
    return expect(false, `answered ${status} instead of ${expectedStatuses.join(' or ')}`)
  // Servers respond with 400 before they apply the configuration of a site.
  if (status === 400) return
  checkHeaders(result)
  if (isTolerated || status === 416) return
  checkRedirectAndEncoding(result)
  if (kind) checkContent(result, kind)
}

function checkHeaders({ response: { headers }, expect, site }: ProbeResult) {
  const expectedHeaders = isSecure(site) ? httpsHeaders : securityHeaders
  for (const [name, expectedValue] of Object.entries(expectedHeaders)) {
    const actualValue = headers[name.toLowerCase()] || 'missing'
    expect(actualValue === expectedValue, `has ${name}: ${actualValue}`, 'headers')
  }
  const { 'content-security-policy': policy = '', server = '' } = headers
  const ancestors = parsePolicy(policy).get('frame-ancestors')?.join()
  const message = `lacks frame-ancestors 'none' in Content-Security-Policy`
  expect(ancestors === `'none'`, message, 'headers')
  expect(!/\d/.test(server), `reveals the server version: ${server}`, 'headers')
}

function checkRedirectAndEncoding({
  response,
  expect,
  probe: { encoding, location },
  site,
}: ProbeResult) {
  const { headers, status } = response
  const { allow = '', vary = '' } = headers
  expect(
    status !== 405 || /^GET, ?HEAD$/.test(allow),
    'does not list the allowed methods in Allow',
  )
  const redirectTarget = headers['location']?.replace(site.origin, '')
  expect(
    [undefined, redirectTarget].includes(location),
    `redirects to ${redirectTarget} instead of ${location}`,
  )
  if (encoding === undefined) return
  expect(headers['content-encoding'] === encoding, `is not compressed with ${encoding}`)
  expect(/accept-encoding/i.test(vary), 'lacks Vary: Accept-Encoding')
  expect(decodeBody(response) !== '', 'cannot be decompressed')
}

function checkContent(result: ProbeResult, kind: ResourceKind) {
  const { response, expect, probe } = result
  const { 'content-type': type = '' } = response.headers
  const isDocument = kind === 'page' || kind === 'absent'
  const expectedType = contentTypes[isDocument ? 'html' : probe.target.replace(/.*\./, '')]
  const mediaType = type.replace('text/xml', 'application/xml').replace(/ *;.*/, '')
  expect(mediaType === expectedType, `has the type ${type} instead of ${expectedType}`)
  checkCaching(result, kind)
  if (!isDocument) return
  expect(/charset="?utf-8/i.test(type), 'lacks charset=utf-8')
  // The checks below need the complete page, which these responses lack.
  if (probe.method === 'HEAD' || response.status === 206) return
  const html = decodeBody(response)
  const isOwn = kind === 'page' || html.includes('name="robots" content="noindex"')
  expect(isOwn, 'is not the 404 page of the site')
  checkPolicy(result, html)
}

/** The default Cache-Control of Netlify and Cloudflare Pages, without spaces. */
const defaultHostCaching = 'public,max-age=0,must-revalidate'

function checkCaching({ response, expect, site }: ProbeResult, kind: ResourceKind) {
  const { 'cache-control': actualHeader = '' } = response.headers
  const expectedHeader = kind === 'asset' ? cacheControl.asset : cacheControl.other
  const actual = actualHeader.replaceAll(' ', '')
  const isCached = /max-age=[1-9]|no-store|immutable/.test(actual)
  const isTolerated = {
    page: actual === defaultHostCaching,
    asset: false,
    file: actual !== '' && !isCached,
    absent: !isCached,
  }[kind]
  const isExpected = actual === expectedHeader.replaceAll(' ', '')
  const text = `has Cache-Control: ${actualHeader} instead of ${expectedHeader}`
  expect(isExpected || (site.isTolerant && isTolerated), text, 'caching')
}

function checkPolicy({ response, expect, site }: ProbeResult, html: string) {
  for (const text of checkDocument(html)) expect(false, text, 'policy')
  const [foreignScript] = /<script\b[^>]*\ssrc="(?!\/assets\/)[^"]*"/.exec(html) ?? []
  expect(
    !foreignScript,
    `loads a script that is not part of the site: ${foreignScript}`,
    'policy',
  )
  const actualPolicy = parsePolicy(response.headers['content-security-policy'] ?? '')
  const messageOrigin =
    actualPolicy.get('connect-src')?.find((source) => source !== `'self'`) ?? ''
  const expectedPolicy = parsePolicy(
    createPagePolicy(extractInlineStyles(html), messageOrigin),
  )
  if (isSecure(site)) expectedPolicy.set('upgrade-insecure-requests', [])
  for (const [name, sources] of expectedPolicy) {
    const actualSources = actualPolicy.get(name) ?? ['absent']
    // The policy may contain style hashes of other pages, because some hosts have one policy for all pages.
    const isAllowed = (source: string) =>
      sources.includes(source) || (name === 'style-src' && source.startsWith(`'sha256-`))
    const isMatch =
      sources.every((source) => actualSources.includes(source)) &&
      actualSources.every(isAllowed)
    expect(isMatch, `has a policy whose ${name} is ${actualSources.join(' ')}`, 'policy')
  }
}

const isSecure = ({ origin }: DeployedSite) => origin.startsWith('https:')

/** Discovers the pages of a site from its sitemap, and its assets from pages and scripts. */
export async function discoverSite({ origin, ca }: DeployedSite) {
  const fetchPath = (target: string) =>
    sendRequest(origin, target, { headers: { 'accept-encoding': 'gzip' }, ca })
  const sitemap = await fetchPath('/sitemap.xml')
  // Without an answer, each of the many later requests would wait for its own timeout.
  if (sitemap.status === 0)
    throw new Error(`${origin} gives no answer: ${sitemap.body.toString()}`)
  const urls = [...decodeBody(sitemap).matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(
    ([, address = '']) => URL.parse(address) ?? [],
  )
  const pages = urls.map(({ pathname }) => pathname)
  const faults: Fault[] = []
  if (sitemap.status !== 200 || pages.length === 0) {
    faults.push({
      topic: 'pages',
      text: `/sitemap.xml lists no pages (${sitemap.status})`,
    })
    pages.push('/')
  }
  const foreignOrigin = urls.find((address) => address.origin !== origin)?.origin
  if (foreignOrigin)
    faults.push({ topic: 'addresses', text: `the sitemap lists URLs of ${foreignOrigin}` })
  const documents = await Promise.all(pages.map(fetchPath))
  const assets = new Set(documents.map(decodeBody).flatMap(findAssetUrls))
  // The iteration of a Set includes the assets that are added during the loop.
  for (const asset of assets) {
    if (!asset.endsWith('.js')) continue
    const script = decodeBody(await fetchPath(asset))
    // Scripts import each other by relative URLs.
    const names = script.match(
      /(?<=["'`](?:\.\/(?=[\w.~-]+\.js["'`])|\/?assets\/))[\w.~-]+\.\w+(?=["'`])/g,
    )
    for (const name of names ?? []) assets.add(`/assets/${name}`)
  }
  return { pages, assets: [...assets], faults }
}

/**
 * Checks that the server does not respond to HTTP, or that it redirects to the same URL with HTTPS and does
 * not reveal its version.
 */
export async function checkTransport(
  origin: string,
  plainOrigin?: string,
): Promise<Fault[]> {
  if (plainOrigin === undefined) return []
  const { status, headers } = await sendRequest(plainOrigin, '/contact?a=b', {
    headers: { cookie: largeCookie },
  })
  if (status === 0) return []
  const { location = '', server = '' } = headers
  const { protocol, hostname, pathname, search } = new URL(location, plainOrigin)
  const isRedirected =
    [301, 308].includes(status) &&
    `${protocol}//${hostname}${pathname}${search}` ===
      `https://${new URL(origin).hostname}/contact?a=b`
  return [
    ...(isRedirected ? [] : [`${plainOrigin}/contact answered ${status} ${location}`]),
    ...(/\d/.test(server) ? [`${plainOrigin} reveals the server version: ${server}`] : []),
  ].map((text) => ({ topic: 'transport', text }))
}

function printTopic(topic: string, remedy: string, faults: readonly Fault[]) {
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${topic}`)
  for (const { text } of faults.slice(0, 5)) console.log(`    ${text}`)
  if (faults.length > 5) console.log(`    … and ${faults.length - 5} more`)
  if (faults.length > 0) console.log(`  → ${remedy}`)
}

if (import.meta.main)
  await runCommand(async () => {
    const { origin, hostname, protocol } = URL.parse(process.argv[2] ?? '') ?? {}
    if (!origin || !protocol?.startsWith('http'))
      throw new Error('npm run check:deployed -- URL')
    const site = { origin, isTolerant: true }
    const found = await discoverSite(site)
    const plainOrigin = isSecure(site) ? `http://${hostname}` : undefined
    const faults = [
      ...found.faults,
      ...(await checkDelivery(site, found)),
      ...(await checkTransport(origin, plainOrigin)),
    ]
    for (const [topic, remedy] of Object.entries(remedies)) {
      const topicFaults = faults.filter((fault) => fault.topic === topic)
      if (topic === 'transport' && !plainOrigin)
        console.log('– transport (not checked over HTTP)')
      else printTopic(topic, remedy, topicFaults)
    }
    if (faults.length > 0) process.exitCode = 1
  })
