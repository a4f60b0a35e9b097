import {
  type AnswerKind,
  caching,
  policyDirectives,
  securityHeaders,
  transportHeaders,
} from '../headers.ts'
import { contentTypes } from '../hosting/content-types.ts'
import { textOf, type Answer } from './ask.ts'
import { policyFaults } from './policy.ts'
import type { Probe } from './probes.ts'
import type { Fault, Topic } from './topics.ts'

export type Rules = {
  /** The scheme and host that were asked. */
  readonly origin: string
  /** Whether what hosts without a choice answer is accepted. */
  readonly tolerant: boolean
}

type Found = readonly [topic: Topic, text: string]
type Check = (probe: Probe, answer: Answer, rules: Rules) => readonly Found[]

/** What is wrong with an answer; empty when nothing is. */
export function answerFaults(probe: Probe, answer: Answer, rules: Rules): Fault[] {
  const { method = 'GET', target } = probe
  const name = method === 'GET' ? target : `${method} ${target}`
  return checksFor(probe, answer, rules)
    .flatMap((check) => check(probe, answer, rules))
    .map(([topic, text]) => ({ topic, text: `${name} ${text}` }))
}

/** What is wrong with the answer to the same question asked again with its ETag. */
export function revalidationFaults({ target }: Probe, again: Answer): Fault[] {
  if (again.status === 304 && again.body.byteLength === 0) return []
  const text = `${target} is sent again although it has not changed (${again.status})`
  return [{ topic: 'caching', text }]
}

function checksFor(
  probe: Probe,
  { status }: Answer,
  { tolerant }: Rules,
): readonly Check[] {
  const tolerated = tolerant && probe.tolerated?.includes(status) === true
  if (!probe.status.includes(status) && !tolerated) return [checkStatus]
  // Refused before the site was asked: no configuration reaches that answer.
  if (status === 400) return []
  if (tolerated || status === 416) return [checkHeaders]
  const checks = [checkHeaders, checkMethods, checkDestination]
  return probe.kind === undefined
    ? checks
    : [...checks, checkCaching, checkType, checkEncoding, checkBody, checkPolicy]
}

const checkStatus: Check = ({ topic, status: due }, { status, body }) => [
  status === 0
    ? [topic, `got no answer: ${body.toString()}`]
    : [topic, `answered ${status} instead of ${due.join(' or ')}`],
]

const checkHeaders: Check = (_, { headers }, { origin }) => {
  const due = { ...securityHeaders, ...(isSecure(origin) ? transportHeaders : {}) }
  const found = Object.entries(due).flatMap(([name, value]): Found[] => {
    const given = headers[name.toLowerCase()]
    if (given === value) return []
    return [['headers', given === undefined ? `lacks ${name}` : `says ${name}: ${given}`]]
  })
  const policy = policyDirectives(headers['content-security-policy'] ?? '')
  if (policy.get('frame-ancestors')?.join() !== `'none'`)
    found.push(['headers', `lacks frame-ancestors 'none' in Content-Security-Policy`])
  const server = headers['server'] ?? ''
  return /\d/.test(server) ? [...found, ['headers', `tells its version: ${server}`]] : found
}

const checkMethods: Check = ({ topic }, { status, headers }) =>
  status !== 405 || /^GET, ?HEAD$/.test(headers['allow'] ?? '')
    ? []
    : [[topic, 'names no methods in Allow']]

const checkDestination: Check = ({ topic, location }, { headers }, { origin }) => {
  if (location === undefined) return []
  const given = headers['location'] ?? ''
  const url = URL.canParse(given, origin) ? new URL(given, origin) : undefined
  const found = url?.origin === origin ? url.pathname + url.search : given
  return found === location ? [] : [[topic, `leads to ${found} instead of ${location}`]]
}

/** What Netlify and Cloudflare say by themselves: told not to transform, they compress nothing. */
const hostsOwnCaching = 'public, max-age=0, must-revalidate'

const checkCaching: Check = ({ kind = 'file' }, { headers }, { tolerant }) => {
  const given = headers['cache-control'] ?? ''
  const isHostsOwn = tolerant && kind === 'page' && given === hostsOwnCaching
  return isHostsOwn || isSound(kind, given)
    ? []
    : [['caching', `says Cache-Control: ${given}, instead of ${caching[kind]}`]]
}

function isSound(kind: AnswerKind, given: string) {
  if (given === '') return kind === 'absent'
  const seconds = Number(/max-age=(\d+)/.exec(given)?.[1] ?? 0)
  if (kind === 'asset') return seconds >= 31_536_000 && given.includes('immutable')
  const isKept = seconds > 0 || /no-store|immutable/.test(given)
  return !isKept && (kind !== 'page' || given.includes('no-transform'))
}

const checkType: Check = ({ topic, target, kind }, { headers }) => {
  const named = kind === 'asset' || kind === 'file'
  const due = contentTypes[named ? endingOf(target) : 'html'] ?? ''
  const given = headers['content-type'] ?? ''
  const [type = ''] = given.split(';', 1)
  if (type.trim().replace('text/xml', 'application/xml') !== due)
    return [[topic, `has the type ${type} instead of ${due}`]]
  const legible = named || /charset="?utf-8/i.test(given)
  return legible ? [] : [[topic, 'does not say charset=utf-8']]
}

const checkEncoding: Check = ({ topic, encoding }, answer) => {
  if (encoding === undefined) return []
  const { 'content-encoding': given, vary = '' } = answer.headers
  if (given !== encoding) return [[topic, `is not sent in ${encoding}`]]
  if (!/accept-encoding/i.test(vary)) return [[topic, 'lacks Vary']]
  return textOf(answer) === '' ? [[topic, 'cannot be decompressed']] : []
}

const checkBody: Check = ({ topic, method, kind }, answer) => {
  if (method === 'HEAD') return answer.body.byteLength > 0 ? [[topic, 'has a body']] : []
  const own =
    kind !== 'absent' || textOf(answer).includes('name="robots" content="noindex"')
  return own ? [] : [[topic, 'does not show the site’s own page']]
}

const checkPolicy: Check = ({ method, kind }, answer, { origin }) => {
  if (kind !== 'page' && kind !== 'absent') return []
  const policy = answer.headers['content-security-policy']
  if (policy === undefined) return [['policy', 'lacks Content-Security-Policy']]
  if (method === 'HEAD' || answer.status === 206) return []
  const faults = policyFaults(textOf(answer), policy, isSecure(origin))
  return faults.map((text): Found => ['policy', text])
}

function endingOf(target: string) {
  return /\.(\w+)(?:\?|$)/.exec(target)?.[1] ?? ''
}

function isSecure(origin: string) {
  return origin.startsWith('https:')
}
