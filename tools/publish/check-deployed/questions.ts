import type { AnswerKind } from '../headers.ts'

/** The lines of the report, in order: what holds, and what to do where it does not. */
export const topics = {
  pages: [
    'every page is there, complete and compressed',
    'Publish the whole of dist/, its folders included.',
  ],
  absent: [
    'what is not there answers 404 with the site’s own page',
    'Serve 404.html with status 404: no single-page fallback to index.html.',
  ],
  addresses: [
    'a page has one address, which the site knows',
    'Redirect (301 or 308) what ends in a slash or in .html; build with VITE_SITE_URL.',
  ],
  methods: ['only GET and HEAD are answered', 'Answer 405 to any other method.'],
  hidden: [
    'nothing outside the site can be read',
    'Serve the published folder alone, without hidden files.',
  ],
  headers: [
    'every answer carries the security headers',
    'Install the generated configuration: dist.hosting/ or dist/_headers.',
  ],
  policy: [
    'each policy admits its page’s styles, and no inline script',
    'Publish the pages and the configuration of one build together, and turn off whatever the host adds to pages (analytics, e-mail obfuscation, script loaders).',
  ],
  caching: [
    'pages are asked for again, assets kept for a year, a missing asset never',
    'Install the generated configuration: dist.hosting/ or dist/_headers.',
  ],
  assets: [
    'every file a page names is there, with its type',
    'Copy dist/assets/ before the pages, and delete nothing that is still used.',
  ],
  transport: [
    'plain HTTP leads to HTTPS',
    'Redirect http:// to https:// on the same host with 301 or 308.',
  ],
} as const

export type Topic = keyof typeof topics

/** A question to a server that publishes the site, and what it has to answer. */
export type Question = {
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

/**
 * Every question, for the pages and the assets of a site.
 * @param pages paths, `/` included
 * @param assets addresses, the first of them compressible
 */
export function questions(
  pages: readonly string[],
  assets: readonly string[],
): readonly Question[] {
  const inner = pages.filter((page) => page !== '/')
  const sample = inner.at(-1) ?? '/'
  const [asset = '/assets/'] = assets
  const rows =
    (common: Omit<Question, 'target'>) =>
    (targets: string | readonly string[], own: Partial<Question> = {}): Question[] =>
      (typeof targets === 'string' ? targets.split(' ') : targets).map((target) => ({
        ...common,
        target,
        ...own,
      }))
  const page = rows({ topic: 'pages', status: [200], kind: 'page' })
  const absent = rows({ topic: 'absent', status: [404], kind: 'absent' })
  const moved = rows({ topic: 'addresses', status: [301, 308], tolerated: [200] })
  const ofAsset = rows({ topic: 'assets', status: [200], kind: 'asset' })
  return [
    ...page(pages, { encoding: 'br' }),
    ...page([`${sample}?a=b`, lastEncoded(sample)]),
    ...page(sample, { encoding: 'gzip' }),
    ...page(sample, { isRevalidated: true }),
    ...page(sample, { method: 'HEAD' }),
    ...page(sample, { headers: { range: 'bytes=0-9' }, status: [200, 206] }),
    ...page(sample, { headers: { range: 'bytes=9-2' }, status: [200, 416] }),
    ...absent(missing),
    ...absent('/nope', { encoding: 'br' }),
    ...absent('/nope', { encoding: 'gzip' }),
    ...absent('/nope', { method: 'HEAD' }),
    ...absent(['//evil.example/', sample.toUpperCase()], { tolerated: [301, 308] }),
    ...absent([`/${sample}`, ...internal.split(' ')], { tolerated: [200, 301, 308] }),
    ...inner.flatMap((location) => moved(`${location}/`, { location })),
    ...moved(`${sample}/?a=b`, { location: `${sample}?a=b` }),
    ...moved(`${sample}.html`, { location: sample }),
    ...moved('/index.html', { location: '/' }),
    ...methods.flatMap((method) =>
      rows({ topic: 'methods', status: [405], tolerated: [400, 403, 404, 501], method })([
        '/',
        sample,
        '/nope',
        asset,
      ]),
    ),
    ...rows({ topic: 'hidden', status: [400, 404], tolerated: [403] })(unreachable),
    ...ofAsset(assets),
    ...ofAsset(asset, { encoding: 'br' }),
    ...ofAsset(asset, { encoding: 'gzip' }),
    ...ofAsset(asset, { isRevalidated: true }),
    ...rows({ topic: 'assets', status: [200], kind: 'file' })(files),
  ]
}

/** The same path with its last letter percent-encoded. */
function lastEncoded(target: string) {
  return `${target.slice(0, -1)}%${target.charCodeAt(target.length - 1).toString(16)}`
}
