/** Asks a published site what a visitor's browser and a curious stranger would ask. */
import { ask, textOf, type Answer } from './ask.ts'
import { inTurns, runCommand } from './command.ts'
import { assetAddresses, documentFaults, inlinedStyles } from './document.ts'
import {
  caching,
  contentSecurityPolicy,
  contentTypes,
  policyDirectives,
  publishedHeaders,
  securityHeaders,
} from './headers.ts'

/** The lines of the report, in order, each with what to do where it does not hold. */
const topics = {
  pages: 'Publish the whole of dist/, its folders included, with its compressed copies.',
  absent: 'Serve 404.html with status 404: no single-page fallback to index.html.',
  addresses:
    'Redirect (301 or 308) what ends in a slash or in .html; build with VITE_SITE_URL.',
  methods: 'Answer 405 to any other method than GET and HEAD.',
  hidden: 'Serve the published folder alone, without hidden files.',
  headers: 'Install the generated configuration: dist.hosting/ or dist/_headers.',
  policy:
    'Publish the pages and the configuration of one build together, and turn off whatever the host adds to pages (analytics, e-mail obfuscation, script loaders).',
  caching: 'Install the generated configuration: dist.hosting/ or dist/_headers.',
  assets: 'Copy dist/assets/ before the pages, and delete nothing that is still used.',
  transport: 'Redirect http:// to https:// on the same host with 301 or 308.',
} as const

type Topic = keyof typeof topics

/** What is answered: a page, a hashed asset, another file, or the page for what is not there. */
type AnswerKind = 'page' | 'asset' | 'file' | 'absent'

/** A question to a server that publishes the site, and what it has to answer. */
type Question = {
  readonly topic: Topic
  readonly target: string
  readonly method?: string
  readonly range?: string
  readonly status: readonly number[]
  /** Accepted too of hosts that leave no choice (Netlify, Cloudflare Pages). */
  readonly tolerated?: readonly number[]
  readonly kind?: AnswerKind
  readonly location?: string
  readonly encoding?: 'br' | 'gzip'
  /** The same question again with the ETag must be answered 304. */
  readonly isRevalidated?: true
}

const missing =
  '/nope /nope/ /nope.js /assets/ /assets/missing-00000000.js /solutions /404/nope'
/** Names of files that stand in the published folder and are no address. */
const internal = '/_headers /404 /404.html /index.html.gz /index.html.br'
const unreachable =
  '/.env /.git/config /.well-known/../.env /../secret.txt /..%2fsecret.txt /%2e%2e/secret.txt ' +
  '/%252e%252e/secret.txt /assets/../../secret.txt /assets/..%2f..%2fsecret.txt ' +
  '/..%5csecret.txt /%00 /favicon.svg%00 /%E0%A4%A'
const files = '/favicon.svg /manifest.webmanifest /robots.txt /sitemap.xml'
const methods = ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE']

/** Asks something of all targets of a text, or of several. */
const rows =
  (common: Omit<Question, 'target'>) =>
  (targets: string | readonly string[], own: Partial<Question> = {}): Question[] =>
    [targets]
      .flat()
      .flatMap((text) => text.split(' ').map((target) => ({ ...common, target, ...own })))
const page = rows({ topic: 'pages', status: [200], kind: 'page' })
const absent = rows({ topic: 'absent', status: [404], kind: 'absent' })
const moved = rows({ topic: 'addresses', status: [301, 308], tolerated: [200] })
const file = rows({ topic: 'assets', status: [200], kind: 'asset' })
const refused = rows({ topic: 'methods', status: [405], tolerated: [400, 403, 404, 501] })
const hidden = rows({ topic: 'hidden', status: [400, 404], tolerated: [403] })

/** Every question, for the pages (paths, `/` included) and the assets (addresses) of a site. */
function questions(
  pages: readonly string[],
  assets: readonly string[],
): readonly Question[] {
  const inner = pages.filter((each) => each !== '/')
  const sample = inner.at(-1) ?? '/'
  // The same path with its last letter percent-encoded.
  const encoded = `${sample.slice(0, -1)}%${sample.charCodeAt(sample.length - 1).toString(16)}`
  const script = assets.find((asset) => asset.endsWith('.js')) ?? '/assets/'
  return [
    ...page(pages, { encoding: 'br' }),
    ...page([`${sample}?a=b`, encoded]),
    ...page(sample, { encoding: 'gzip' }),
    ...page(sample, { isRevalidated: true }),
    ...page(sample, { method: 'HEAD' }),
    ...page(sample, { range: 'bytes=0-9', status: [200, 206] }),
    ...page(sample, { range: 'bytes=9-2', status: [200, 416] }),
    ...absent(missing),
    ...absent('/nope', { encoding: 'br' }),
    ...absent('/nope', { encoding: 'gzip' }),
    ...absent('/nope', { method: 'HEAD' }),
    ...absent(['//evil.example/', sample.toUpperCase()], { tolerated: [301, 308] }),
    ...absent([`/${sample}`, internal], { tolerated: [200, 301, 308] }),
    ...inner.flatMap((location) => moved(`${location}/`, { location })),
    ...moved(`${sample}/?a=b`, { location: `${sample}?a=b` }),
    ...moved(`${sample}.html`, { location: sample }),
    ...moved('/index.html', { location: '/' }),
    ...methods.flatMap((method) => refused(['/', sample, '/nope', script], { method })),
    ...hidden(unreachable),
    ...file(assets),
    ...file(script, { encoding: 'br' }),
    ...file(script, { encoding: 'gzip' }),
    ...file(script, { isRevalidated: true }),
    ...file(files, { kind: 'file' }),
  ]
}

export type Site = {
  /** Scheme and host, without a trailing slash. */
  readonly origin: string
  /** Whether hosts that leave no choice are forgiven what they cannot be told. */
  readonly tolerant: boolean
  /** The certificate of a server of one's own, in PEM. */
  readonly ca?: string
}

type Fault = { readonly topic: Topic; readonly text: string }

/** Asks every question to a server that publishes the site, six at a time, as a browser would. */
export async function checkDelivery(
  site: Site,
  { pages, assets }: { pages: readonly string[]; assets: readonly string[] },
) {
  const asked = questions(pages, assets)
  return (await inTurns(6, asked, (question) => faultsOf(question, site))).flat()
}

type Case = {
  readonly question: Question
  readonly answer: Answer
  readonly site: Site
  /** Notes a fault unless something holds, by itself under the topic of the question. */
  readonly expect: (holds: boolean, text: string, topic?: Topic) => void
}

async function faultsOf(question: Question, site: Site) {
  const { encoding, isRevalidated, method = 'GET', range, target } = question
  const faults: Fault[] = []
  const name = method === 'GET' ? target : `${method} ${target}`
  const expect: Case['expect'] = (holds, text, topic = question.topic) => {
    if (!holds) faults.push({ topic, text: `${name} ${text}` })
  }
  const headers = {
    ...(range && { range }),
    ...(encoding && { 'accept-encoding': encoding === 'br' ? 'gzip, br' : encoding }),
  }
  const answer = await ask(site.origin, target, { method, headers, ca: site.ca })
  judge({ question, answer, site, expect })
  if (isRevalidated && answer.status === 200) {
    const known = { ...headers, 'if-none-match': answer.headers['etag'] ?? '' }
    const { status } = await ask(site.origin, target, { headers: known, ca: site.ca })
    expect(status === 304, `is sent again although unchanged (${status})`, 'caching')
  }
  return faults
}

function judge(each: Case) {
  const { expect, site } = each
  const { kind, status: due, tolerated = [] } = each.question
  const { body, status } = each.answer
  const isTolerated = site.tolerant && tolerated.includes(status)
  if (status === 0) return expect(false, `got no answer: ${body.toString()}`)
  if (!due.includes(status) && !isTolerated)
    return expect(false, `answered ${status} instead of ${due.join(' or ')}`)
  // A 400 is answered before the site is asked: no configuration reaches it.
  if (status === 400) return
  judgeHeaders(each)
  if (isTolerated || status === 416) return
  judgeAnswer(each)
  if (kind) judgeContent(each, kind)
}

function judgeHeaders({ answer: { headers }, expect, site }: Case) {
  const expected = isSecure(site) ? publishedHeaders : securityHeaders
  for (const [name, due] of Object.entries(expected)) {
    const given = headers[name.toLowerCase()] || 'nothing'
    expect(given === due, `says ${name}: ${given}`, 'headers')
  }
  const { 'content-security-policy': policy = '', server = '' } = headers
  const ancestors = policyDirectives(policy).get('frame-ancestors')?.join()
  const lack = `lacks frame-ancestors 'none' in Content-Security-Policy`
  expect(ancestors === `'none'`, lack, 'headers')
  expect(!/\d/.test(server), `tells its version: ${server}`, 'headers')
}

function judgeAnswer({ answer, expect, question: { encoding, location }, site }: Case) {
  const { headers, status } = answer
  const { allow = '', vary = '' } = headers
  expect(status !== 405 || /^GET, ?HEAD$/.test(allow), 'names no methods in Allow')
  const led = headers['location']?.replace(site.origin, '')
  expect([undefined, led].includes(location), `leads to ${led} instead of ${location}`)
  if (encoding === undefined) return
  expect(headers['content-encoding'] === encoding, `is not sent in ${encoding}`)
  expect(/accept-encoding/i.test(vary), 'lacks Vary')
  expect(textOf(answer) !== '', 'cannot be decompressed')
}

function judgeContent(each: Case, kind: AnswerKind) {
  const { answer, expect, question } = each
  const { 'content-type': type = '' } = answer.headers
  const isDocument = kind === 'page' || kind === 'absent'
  const due = contentTypes[isDocument ? 'html' : question.target.replace(/.*\./, '')]
  const plain = type.replace('text/xml', 'application/xml').replace(/ *;.*/, '')
  expect(plain === due, `has the type ${type} instead of ${due}`)
  judgeCaching(each, kind)
  if (!isDocument) return
  expect(/charset="?utf-8/i.test(type), 'does not say charset=utf-8')
  // A part of a page says nothing of its styles.
  if (question.method === 'HEAD' || answer.status === 206) return
  const html = textOf(answer)
  const isOwn = kind === 'page' || html.includes('name="robots" content="noindex"')
  expect(isOwn, 'does not show the site’s own page')
  judgePolicy(each, html)
}

/** What Netlify and Cloudflare say by themselves: told not to transform, they compress nothing. */
const hostsOwn = 'public,max-age=0,must-revalidate'

function judgeCaching({ answer, expect, site }: Case, kind: AnswerKind) {
  const { 'cache-control': said = '' } = answer.headers
  const due = kind === 'asset' ? caching.asset : caching.other
  const given = said.replaceAll(' ', '')
  const isKept = /max-age=[1-9]|no-store|immutable/.test(given)
  const isForgiven = {
    page: given === hostsOwn,
    asset: false,
    file: given !== '' && !isKept,
    absent: !isKept,
  }[kind]
  const isMeant = given === due.replaceAll(' ', '')
  const text = `says Cache-Control: ${said}, instead of ${due}`
  expect(isMeant || (site.tolerant && isForgiven), text, 'caching')
}

function judgePolicy({ answer, expect, site }: Case, html: string) {
  for (const text of documentFaults(html)) expect(false, text, 'policy')
  const [foreign] = /<script\b[^>]*\ssrc="(?!\/assets\/)[^"]*"/.exec(html) ?? []
  expect(!foreign, `names a script that is not the site’s: ${foreign}`, 'policy')
  const given = policyDirectives(answer.headers['content-security-policy'] ?? '')
  const provider = given.get('connect-src')?.find((source) => source !== `'self'`) ?? ''
  const due = policyDirectives(contentSecurityPolicy(inlinedStyles(html), provider))
  if (isSecure(site)) due.set('upgrade-insecure-requests', [])
  for (const [name, sources] of due) {
    const own = given.get(name) ?? ['absent']
    // The styles of other pages may be admitted too: some hosts have one policy for all.
    const mayAdmit = (source: string) =>
      sources.includes(source) || (name === 'style-src' && source.startsWith(`'sha256-`))
    const isMet = sources.every((source) => own.includes(source)) && own.every(mayAdmit)
    expect(isMet, `has a policy whose ${name} is ${own.join(' ')}`, 'policy')
  }
}

const isSecure = ({ origin }: Site) => origin.startsWith('https:')

/** Reads the pages from the site's own map, and the files from its pages and scripts. */
export async function discover({ origin, ca }: Site) {
  const read = (target: string) =>
    ask(origin, target, { headers: { 'accept-encoding': 'gzip' }, ca })
  const map = await read('/sitemap.xml')
  const addresses = [...textOf(map).matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(
    ([, address = '']) => URL.parse(address) ?? [],
  )
  const pages = addresses.map(({ pathname }) => pathname)
  const faults: Fault[] = []
  if (map.status !== 200 || pages.length === 0) {
    const reason = map.status === 0 ? `: ${map.body.toString()}` : ` (${map.status})`
    faults.push({ topic: 'pages', text: `/sitemap.xml names no page${reason}` })
    pages.push('/')
  }
  const stranger = addresses.find((address) => address.origin !== origin)?.origin
  if (stranger)
    faults.push({ topic: 'addresses', text: `the site believes to be at ${stranger}` })
  const documents = await Promise.all(pages.map(read))
  const assets = new Set(documents.map(textOf).flatMap(assetAddresses))
  // What a script names joins those that are still to be read.
  for (const asset of assets) {
    if (!asset.endsWith('.js')) continue
    const script = textOf(await read(asset))
    const names = script.match(/(?<=["'`](?:\.\/|\/?assets\/))[\w.~-]+\.\w+(?=["'`])/g)
    for (const name of names ?? []) assets.add(`/assets/${name}`)
  }
  return { pages, assets: [...assets], faults }
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
  ].map((text) => ({ topic: 'transport', text }))
}

/** The faults of a topic, five at most, and what to do. */
function report(topic: string, remedy: string, faults: readonly Fault[]) {
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
    const site = { origin, tolerant: true }
    const found = await discover(site)
    const plainOrigin = isSecure(site) ? `http://${hostname}` : undefined
    const faults = [
      ...found.faults,
      ...(await checkDelivery(site, found)),
      ...(await checkTransport(origin, plainOrigin)),
    ]
    for (const [topic, remedy] of Object.entries(topics)) {
      const own = faults.filter((fault) => fault.topic === topic)
      if (topic === 'transport' && !plainOrigin) console.log('– not asked over HTTPS')
      else report(topic, remedy, own)
    }
    if (faults.length > 0) process.exitCode = 1
  })
