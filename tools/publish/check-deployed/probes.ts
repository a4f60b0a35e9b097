import type { AnswerKind } from '../headers.ts'
import type { Topic } from './topics.ts'

/** A question to a server that publishes the site, and what it has to answer. */
export type Probe = {
  readonly topic: Topic
  readonly target: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly status: readonly number[]
  /** Accepted too of hosts that leave no choice (Netlify, Cloudflare Pages). */
  readonly tolerated?: readonly number[]
  readonly kind?: AnswerKind
  readonly location?: string
  readonly encoding?: 'br' | 'gzip'
  /** The same question again with the ETag must be answered 304, empty. */
  readonly revalidated?: true
}

const missing = [
  '/nope',
  '/nope/',
  '/nope.js',
  '/assets/',
  '/assets/missing-00000000.js',
  '/solutions',
  '/404/nope',
]

const unreachable = [
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

/** Names of files that stand in the published folder and are no address. */
const internal = ['/_headers', '/404', '/404.html', '/index.html.gz', '/index.html.br']

/**
 * Every question, for the pages and the assets of a site.
 * @param pages paths, `/` included
 * @param assets addresses, the first of them compressible
 */
export function probes(
  pages: readonly string[],
  assets: readonly string[],
): readonly Probe[] {
  const inner = pages.filter((page) => page !== '/')
  const sample = inner.at(-1) ?? '/'
  const [asset = '/assets/'] = assets
  const page = { topic: 'pages', status: [200], kind: 'page' } as const
  const absent = { topic: 'absent', status: [404], kind: 'absent' } as const
  const moved = { topic: 'addresses', status: [301, 308] } as const
  const hidden = { topic: 'hidden', status: [400, 404], tolerated: [403] } as const
  return [
    ...pages.map((target): Probe => ({ ...page, target, encoding: 'br' })),
    { ...page, target: `${sample}?a=b` },
    { ...page, target: sample, encoding: 'gzip' },
    { ...page, target: sample, revalidated: true },
    { ...page, target: sample, method: 'HEAD' },
    { ...page, target: sample, headers: { range: 'bytes=0-9' }, status: [200, 206] },
    { ...page, target: sample, headers: { range: 'bytes=9-2' }, status: [200, 416] },
    { ...page, target: encodeOne(sample) },
    ...missing.map((target): Probe => ({ ...absent, target })),
    { ...absent, target: '/nope', encoding: 'br' },
    { ...absent, target: '/nope', encoding: 'gzip' },
    { ...absent, target: '/nope', method: 'HEAD' },
    { ...absent, target: '//evil.example/', tolerated: [301, 308] },
    { ...absent, target: `/${sample}`, tolerated: [200, 301, 308] },
    { ...absent, target: sample.toUpperCase(), tolerated: [301, 308] },
    ...internal.map((target): Probe => ({ ...absent, target, tolerated: [200, 301, 308] })),
    ...inner.map((location): Probe => ({
      ...moved,
      target: `${location}/`,
      location,
      tolerated: [200],
    })),
    { ...moved, target: `${sample}/?a=b`, location: `${sample}?a=b`, tolerated: [200] },
    { ...moved, target: `${sample}.html`, location: sample, tolerated: [200] },
    { ...moved, target: '/index.html', location: '/', tolerated: [200] },
    ...['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'].flatMap((method) =>
      ['/', sample, '/nope', asset].map((target): Probe => ({
        topic: 'methods',
        target,
        method,
        status: [405],
        tolerated: [400, 403, 404, 501],
      })),
    ),
    ...unreachable.map((target): Probe => ({ ...hidden, target })),
    ...assets.map((target): Probe => ({
      topic: 'assets',
      target,
      status: [200],
      kind: 'asset',
    })),
    ...(['br', 'gzip'] as const).map((encoding): Probe => ({
      topic: 'assets',
      target: asset,
      status: [200],
      kind: 'asset',
      encoding,
    })),
    { topic: 'assets', target: asset, status: [200], kind: 'asset', revalidated: true },
    ...['/favicon.svg', '/manifest.webmanifest', '/robots.txt', '/sitemap.xml'].map(
      (target): Probe => ({ topic: 'assets', target, status: [200], kind: 'file' }),
    ),
  ]
}

/** The same path with its last letter percent-encoded. */
function encodeOne(target: string) {
  const code = target.charCodeAt(target.length - 1)
  return `${target.slice(0, -1)}%${code.toString(16)}`
}
