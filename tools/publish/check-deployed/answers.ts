import { documentFaults, inlinedStyles } from '../document.ts'
import {
  type AnswerKind,
  caching,
  contentSecurityPolicy,
  policyDirectives,
  publishedHeaders,
  securityHeaders,
} from '../headers.ts'
import { contentTypes } from '../hosting/content-types.ts'
import { textOf, type Answer } from './ask.ts'
import type { Question, Topic } from './questions.ts'

export type Site = {
  /** Scheme and host, without a trailing slash. */
  readonly origin: string
  /** Whether hosts that leave no choice are forgiven what they cannot be told. */
  readonly tolerant: boolean
  /** The certificate of a server of one's own, in PEM. */
  readonly ca?: string
}

type Faults = Generator<readonly [topic: Topic, text: string], void>

/** What is wrong with an answer; nothing when it is as it must be. */
export function* answerFaults(question: Question, answer: Answer, site: Site): Faults {
  const { status: due, kind, tolerated = [], topic } = question
  const { body, status } = answer
  const isTolerated = site.tolerant && tolerated.includes(status)
  if (status === 0) yield [topic, `got no answer: ${body.toString()}`]
  else if (!due.includes(status) && !isTolerated)
    yield [topic, `answered ${status} instead of ${due.join(' or ')}`]
  // A 400 is answered before the site is asked: no configuration reaches it.
  else if (status !== 400) {
    yield* headerFaults(answer, isSecure(site))
    if (isTolerated || status === 416) return
    yield* addressFaults(question, answer, site)
    if (kind !== undefined) yield* deliveryFaults(question, answer, site)
  }
}

function* headerFaults({ headers }: Answer, secure: boolean): Faults {
  for (const [name, due] of Object.entries(secure ? publishedHeaders : securityHeaders)) {
    const given = headers[name.toLowerCase()] ?? 'nothing'
    if (given !== due) yield ['headers', `says ${name}: ${given}`]
  }
  const { 'content-security-policy': policy = '', server = '' } = headers
  if (policyDirectives(policy).get('frame-ancestors')?.join() !== `'none'`)
    yield ['headers', `lacks frame-ancestors 'none' in Content-Security-Policy`]
  if (/\d/.test(server)) yield ['headers', `tells its version: ${server}`]
}

/** Where it leads, or which methods it names. */
function* addressFaults(
  { topic, location }: Question,
  { headers: { allow = '', location: given = '' }, status }: Answer,
  { origin }: Site,
): Faults {
  if (status === 405 && !/^GET, ?HEAD$/.test(allow))
    yield [topic, 'names no methods in Allow']
  const url = URL.parse(given, origin)
  const found = url?.origin === origin ? url.pathname + url.search : given
  if (location !== undefined && found !== location)
    yield [topic, `leads to ${found} instead of ${location}`]
}

function* deliveryFaults(question: Question, answer: Answer, site: Site): Faults {
  const { kind, encoding, method, topic } = question
  const { 'content-encoding': given, vary = '' } = answer.headers
  const isDocument = kind === 'page' || kind === 'absent'
  yield* cachingFaults(question, answer, site)
  yield* typeFaults(question, answer, isDocument)
  if (encoding !== undefined) {
    if (given !== encoding) yield [topic, `is not sent in ${encoding}`]
    else if (!/accept-encoding/i.test(vary)) yield [topic, 'lacks Vary']
    else if (textOf(answer) === '') yield [topic, 'cannot be decompressed']
  }
  if (method !== 'HEAD' && isDocument) yield* bodyFaults(question, answer, site)
  if (method === 'HEAD' && answer.body.byteLength > 0) yield [topic, 'has a body']
}

/** What Netlify and Cloudflare say by themselves: told not to transform, they compress nothing. */
const hostsOwnCaching = 'public, max-age=0, must-revalidate'

const isKept = (given: string) => /max-age=[1-9]|no-store|immutable/.test(given)
const isCachedWell: Readonly<Record<AnswerKind, (given: string) => boolean>> = {
  page: (given) => !isKept(given) && /no-transform/.test(given),
  asset: (given) =>
    Number(/max-age=(\d+)/.exec(given)?.[1]) >= 31_536_000 && /immutable/.test(given),
  file: (given) => !isKept(given) && given !== '',
  absent: (given) => !isKept(given),
}

function* cachingFaults(
  { kind = 'file' }: Question,
  { headers: { 'cache-control': given = '' } }: Answer,
  { tolerant }: Site,
): Faults {
  const isHostsOwn = tolerant && kind === 'page' && given === hostsOwnCaching
  if (!isCachedWell[kind](given) && !isHostsOwn)
    yield ['caching', `says Cache-Control: ${given}, instead of ${caching[kind]}`]
}

function* typeFaults(
  { target, topic }: Question,
  { headers: { 'content-type': type = '' } }: Answer,
  isDocument: boolean,
): Faults {
  const ending = /\.(\w+)(?:\?|$)/.exec(target)?.[1] ?? ''
  const due = contentTypes[isDocument ? 'html' : ending] ?? ''
  const [given = ''] = type.replace('text/xml', 'application/xml').split(';', 1)
  if (given.trim() !== due) yield [topic, `has the type ${type} instead of ${due}`]
  else if (isDocument && !/charset="?utf-8/i.test(type))
    yield [topic, 'does not say charset=utf-8']
}

function* bodyFaults({ kind, topic }: Question, answer: Answer, site: Site): Faults {
  const html = textOf(answer)
  if (kind === 'absent' && !html.includes('name="robots" content="noindex"'))
    yield [topic, 'does not show the site’s own page']
  if (answer.status === 206) return
  const policy = answer.headers['content-security-policy'] ?? ''
  yield* policyFaults(html, policyDirectives(policy), isSecure(site))
}

/** What is wrong with a document under the policy it came with. */
function* policyFaults(
  html: string,
  given: ReturnType<typeof policyDirectives>,
  secure: boolean,
): Faults {
  for (const text of documentFaults(html)) yield ['policy', text]
  const [foreign] = /<script\b[^>]*\ssrc="(?!\/assets\/)[^"]*"/.exec(html) ?? []
  if (foreign) yield ['policy', `names a script that is not the site’s: ${foreign}`]
  const provider = given.get('connect-src')?.find((source) => source !== `'self'`) ?? ''
  const due = policyDirectives(contentSecurityPolicy(inlinedStyles(html), provider))
  if (secure) due.set('upgrade-insecure-requests', [])
  for (const [name, sources] of due) {
    const own = given.get(name) ?? ['absent']
    // The styles of other pages may be admitted too: some hosts have one policy for all.
    const mayAdmit = (source: string) =>
      sources.includes(source) || (name === 'style-src' && source.startsWith(`'sha256-`))
    if (!sources.every((source) => own.includes(source)) || !own.every(mayAdmit))
      yield ['policy', `has a policy whose ${name} is ${own.join(' ')}`]
  }
}

function isSecure({ origin }: Site) {
  return origin.startsWith('https:')
}
