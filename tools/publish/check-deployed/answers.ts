import { documentFaults, inlinedStyles } from '../document.ts'
import {
  type AnswerKind,
  caching,
  contentSecurityPolicy,
  policyDirectives,
  securityHeaders,
  transportHeaders,
} from '../headers.ts'
import { contentTypes } from '../hosting/content-types.ts'
import { textOf, type Answer } from './ask.ts'
import type { Question, Topic } from './questions.ts'

export type Fault = { readonly topic: Topic; readonly text: string }

export type Site = {
  /** Scheme and host, without a trailing slash. */
  readonly origin: string
  /** Whether hosts that leave no choice are forgiven what they cannot be told. */
  readonly tolerant: boolean
  /** The certificate of a server of one's own, in PEM. */
  readonly ca?: string
}

type Found = readonly [topic: Topic, text: string]

/** What is wrong with an answer; empty when nothing is. */
export function answerFaults(question: Question, answer: Answer, site: Site): Fault[] {
  const { method = 'GET', target } = question
  const name = method === 'GET' ? target : `${method} ${target}`
  return foundIn(question, answer, site).map(([topic, text]) => ({
    topic,
    text: `${name} ${text}`,
  }))
}

function foundIn(question: Question, answer: Answer, site: Site): readonly Found[] {
  const { status: due, kind, tolerated = [], topic } = question
  const { body, status } = answer
  const isTolerated = site.tolerant && tolerated.includes(status)
  if (status === 0) return [[topic, `got no answer: ${body.toString()}`]]
  if (!due.includes(status) && !isTolerated)
    return [[topic, `answered ${status} instead of ${due.join(' or ')}`]]
  // Refused before the site was asked: no configuration reaches that answer.
  if (status === 400) return []
  const headers = ofHeaders(answer, isSecure(site))
  if (isTolerated || status === 416) return headers
  return [
    ...headers,
    ...ofAddress(question, answer, site),
    ...(kind === undefined
      ? []
      : [...ofDelivery(question, answer, site), ...ofBody(question, answer, site)]),
  ]
}

function ofHeaders({ headers }: Answer, secure: boolean): Found[] {
  const found = Object.entries({ ...securityHeaders, ...(secure && transportHeaders) })
    .map(([name, due]) => [name, due, headers[name.toLowerCase()]] as const)
    .filter(([, due, given]) => given !== due)
    .map(([name, , given = 'nothing']): Found => ['headers', `says ${name}: ${given}`])
  const policy = policyDirectives(headers['content-security-policy'] ?? '')
  if (policy.get('frame-ancestors')?.join() !== `'none'`)
    found.push(['headers', `lacks frame-ancestors 'none' in Content-Security-Policy`])
  const { server = '' } = headers
  return /\d/.test(server) ? [...found, ['headers', `tells its version: ${server}`]] : found
}

/** Where it leads, or which methods it names. */
function ofAddress(
  { topic, location }: Question,
  { headers: { allow = '', location: given = '' }, status }: Answer,
  { origin }: Site,
): readonly Found[] {
  if (status === 405 && !/^GET, ?HEAD$/.test(allow))
    return [[topic, 'names no methods in Allow']]
  if (location === undefined) return []
  const url = URL.canParse(given, origin) ? new URL(given, origin) : undefined
  const found = url?.origin === origin ? url.pathname + url.search : given
  return found === location ? [] : [[topic, `leads to ${found} instead of ${location}`]]
}

/** What Netlify and Cloudflare say by themselves: told not to transform, they compress nothing. */
const hostsOwnCaching = 'public, max-age=0, must-revalidate'

function ofDelivery(question: Question, answer: Answer, { tolerant }: Site): Found[] {
  const { kind = 'file' } = question
  const { 'cache-control': given = '' } = answer.headers
  const isHostsOwn = tolerant && kind === 'page' && given === hostsOwnCaching
  return [
    ...(isSound(kind, given) || isHostsOwn
      ? []
      : [
          ['caching', `says Cache-Control: ${given}, instead of ${caching[kind]}`] as const,
        ]),
    ...ofType(question, answer),
    ...ofEncoding(question, answer),
  ]
}

function ofType({ kind, target, topic }: Question, { headers }: Answer): Found[] {
  const isNamed = kind === 'asset' || kind === 'file'
  const ending = /\.(\w+)(?:\?|$)/.exec(target)?.[1] ?? ''
  const due = contentTypes[isNamed ? ending : 'html'] ?? ''
  const { 'content-type': type = '' } = headers
  const [given = ''] = type.replace('text/xml', 'application/xml').split(';', 1)
  if (given.trim() !== due) return [[topic, `has the type ${type} instead of ${due}`]]
  const isLegible = isNamed || /charset="?utf-8/i.test(type)
  return isLegible ? [] : [[topic, 'does not say charset=utf-8']]
}

function ofEncoding({ encoding, topic }: Question, answer: Answer): Found[] {
  if (encoding === undefined) return []
  const { 'content-encoding': given, vary = '' } = answer.headers
  if (given !== encoding) return [[topic, `is not sent in ${encoding}`]]
  if (!/accept-encoding/i.test(vary)) return [[topic, 'lacks Vary']]
  return textOf(answer) === '' ? [[topic, 'cannot be decompressed']] : []
}

function isSound(kind: AnswerKind, given: string) {
  if (kind === 'asset')
    return Number(/max-age=(\d+)/.exec(given)?.[1]) >= 31_536_000 && /immutable/.test(given)
  const isKept = /max-age=[1-9]|no-store|immutable/.test(given)
  return (
    !isKept &&
    (kind !== 'page' || /no-transform/.test(given)) &&
    (kind === 'absent' || given !== '')
  )
}

function ofBody({ topic, method, kind }: Question, answer: Answer, site: Site): Found[] {
  if (method === 'HEAD') return answer.body.byteLength > 0 ? [[topic, 'has a body']] : []
  if (kind !== 'page' && kind !== 'absent') return []
  const html = textOf(answer)
  const found: Found[] =
    kind === 'absent' && !html.includes('name="robots" content="noindex"')
      ? [[topic, 'does not show the site’s own page']]
      : []
  if (answer.status === 206) return found
  const policy = answer.headers['content-security-policy'] ?? ''
  return [
    ...found,
    ...policyFaults(html, policy, isSecure(site)).map((text): Found => ['policy', text]),
  ]
}

/** What is wrong with a document under the policy it came with. */
function policyFaults(html: string, policy: string, secure: boolean) {
  const faults = documentFaults(html)
  const [foreign] = /<script\b[^>]*\ssrc="(?!\/assets\/)[^"]*"/.exec(html) ?? []
  if (foreign) faults.push(`names a script that is not the site’s: ${foreign}`)
  const given = policyDirectives(policy)
  const provider = given.get('connect-src')?.find((source) => source !== `'self'`) ?? ''
  const due = policyDirectives(contentSecurityPolicy(inlinedStyles(html), provider))
  if (secure) due.set('upgrade-insecure-requests', [])
  for (const [name, sources] of due) {
    const own = given.get(name)
    // The styles of other pages may be admitted too: some hosts have one policy for all.
    const isOther = (source: string) =>
      name === 'style-src' && source.startsWith(`'sha256-`)
    const isSound =
      sources.every((source) => own?.includes(source)) &&
      own?.every((source) => sources.includes(source) || isOther(source))
    if (!isSound) faults.push(`has a policy whose ${name} is ${own?.join(' ') ?? 'absent'}`)
  }
  return faults
}

function isSecure({ origin }: Site) {
  return origin.startsWith('https:')
}
