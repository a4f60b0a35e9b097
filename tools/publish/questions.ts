/** The lines of the report, in order, each with what to do where it does not hold. */
export const topics = {
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

export type Topic = keyof typeof topics

/** What is answered: a page, a hashed asset, another file, or the page for what is not there. */
export type AnswerKind = 'page' | 'asset' | 'file' | 'absent'

/** A question to a server that publishes the site, and what it has to answer. */
export type Question = {
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
export function questions(
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
