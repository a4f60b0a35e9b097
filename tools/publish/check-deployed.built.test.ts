import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, textOf } from './check-deployed/ask.ts'
import {
  checkDelivery,
  checkSite,
  checkTransport,
  discover,
} from './check-deployed/check.ts'
import { runProgram } from './run-program.ts'
import { serveSite } from './static-server.ts'
import { startTampered, type Tamper } from './tampered-site.ts'

let preview: Awaited<ReturnType<typeof serveSite>>

beforeAll(async () => {
  preview = await serveSite({ folder: 'dist-test', port: 0 })
})

afterAll(() => preview.close())

const withHeaders = (
  answer: Answer,
  headers: Readonly<Record<string, string>>,
): Answer => ({ ...answer, headers: { ...answer.headers, ...headers } })
const without = ({ headers, ...answer }: Answer, name: string): Answer => {
  const { [name]: _, ...others } = headers
  return { ...answer, headers: others }
}
const withText = (answer: Answer, text: string): Answer => ({
  ...without(answer, 'content-encoding'),
  body: Buffer.from(text),
})
const isPage = ({ headers, status }: Answer) =>
  status === 200 && headers['content-type']?.startsWith('text/html') === true
const onPages =
  (tamper: (answer: Answer) => Answer): Tamper =>
  (answer) =>
    isPage(answer) ? tamper(answer) : answer
const withPolicy = (before: string | RegExp, after: string) =>
  onPages((answer) => {
    const policy = answer.headers['content-security-policy'] ?? ''
    return withHeaders(answer, { 'content-security-policy': policy.replace(before, after) })
  })
const onStatus =
  (status: number, change: (answer: Answer) => Answer): Tamper =>
  (answer) =>
    answer.status === status ? change(answer) : answer

/** A way to publish the site badly, the topics it is told under, and what is said. */
const mistakes: readonly [name: string, tamper: Tamper, topics: string, text: string][] = [
  [
    'a header is missing on files',
    (answer) => (isPage(answer) ? answer : without(answer, 'x-content-type-options')),
    'headers',
    '/nope says X-Content-Type-Options: nothing',
  ],
  [
    'unknown addresses answer 200',
    onStatus(404, (answer) => ({ ...answer, status: 200 })),
    'absent hidden',
    '/nope answered 200 instead of 404',
  ],
  [
    'an asset is missing',
    (answer, target) =>
      /^\/assets\/app-.*\.js$/.test(target) ? { ...answer, status: 404 } : answer,
    'assets',
    'answered 404 instead of 200',
  ],
  [
    'a missing asset is kept for a year',
    (answer, target) =>
      target.startsWith('/assets/')
        ? withHeaders(answer, { 'cache-control': 'public, max-age=31536000, immutable' })
        : answer,
    'caching',
    '/assets/missing-00000000.js says Cache-Control: public',
  ],
  [
    'pages are stored by nobody',
    onPages((answer) => withHeaders(answer, { 'cache-control': 'no-store' })),
    'caching',
    '/ says Cache-Control: no-store, instead of no-cache, no-transform',
  ],
  [
    'a network on the way may rewrite pages',
    onPages((answer) => withHeaders(answer, { 'cache-control': 'no-cache' })),
    'caching',
    '/ says Cache-Control: no-cache, instead of no-cache, no-transform',
  ],
  [
    'pages carry the policy of another build',
    withPolicy(/'sha256-[^']+'/, `'sha256-AAAA'`),
    'policy',
    '/ has a policy whose style-src is',
  ],
  [
    'the policy lets every script run',
    withPolicy(`script-src 'self'`, `script-src 'self' 'unsafe-inline'`),
    'policy',
    `/ has a policy whose script-src is 'self' 'unsafe-inline'`,
  ],
  [
    'the host adds a script to pages',
    onPages((answer) =>
      answer.headers['content-encoding'] === undefined
        ? withText(answer, `${textOf(answer)}<script src="/cdn-cgi/x.js"></script>`)
        : answer,
    ),
    'policy',
    'names a script that is not the site’s: <script src="/cdn-cgi/x.js"',
  ],
  [
    'nothing is compressed',
    (answer) =>
      answer.headers['content-encoding'] ? withText(answer, textOf(answer)) : answer,
    'pages absent assets',
    '/ is not sent in br',
  ],
  [
    'a page has two addresses',
    onStatus(301, (answer) => withHeaders({ ...answer, status: 302 }, { location: '/' })),
    'addresses',
    '/contact/ answered 302 instead of 301 or 308',
  ],
  [
    'redirections leave the site',
    onStatus(301, (answer) =>
      withHeaders(answer, { location: 'https://evil.example/contact' }),
    ),
    'addresses',
    '/contact/ leads to https://evil.example/contact instead of /contact',
  ],
  [
    'a form can be posted to the host',
    onStatus(405, (answer) => ({ ...answer, status: 200 })),
    'methods',
    'POST / answered 200 instead of 405',
  ],
  [
    'the server tells its version',
    (answer) => withHeaders(answer, { server: 'nginx/1.22.1' }),
    'headers',
    '/ tells its version: nginx/1.22.1',
  ],
  [
    'nothing is revalidated',
    onStatus(304, (answer) => ({ ...answer, status: 200, body: Buffer.from('x') })),
    'caching',
    'is sent again although it has not changed (200)',
  ],
]

test.each(mistakes)('%s: named', async (_, tamper, topics, text) => {
  const { pages, assets } = await discover({ origin: preview.url, tolerant: true })
  const host = await startTampered(preview.url, tamper)
  const site = { origin: host.origin, tolerant: true }
  const few = { pages: pages.slice(0, 8), assets: assets.slice(0, 4) }
  const faults = await checkDelivery(site, few)
  await host.close()
  expect(new Set(faults.map(({ topic }) => topic))).toEqual(new Set(topics.split(' ')))
  expect(faults.some((fault) => fault.text.includes(text))).toBe(true)
})

test('plain HTTP that is answered without leading to HTTPS is named', async () => {
  const host = await startTampered(preview.url, (answer) =>
    withHeaders({ ...answer, status: 301 }, { location: 'https://other.example/' }),
  )
  for (const origin of [host.origin, preview.url])
    expect(await checkTransport('https://www.example.fr', origin)).toMatchObject([
      { topic: 'transport' },
    ])
  await host.close()
  expect(await checkTransport('https://www.example.fr', host.origin)).toEqual([])
})

test('a server that does not answer is one fault, not a crash', async () => {
  const [first] = await checkSite({ origin: 'http://localhost:1', tolerant: true })
  expect(first?.text).toMatch(/^\/sitemap.xml names no page: .*ECONNREFUSED/)
})

const run = (...parameters: readonly string[]) =>
  runProgram([process.execPath, 'tools/publish/check-deployed.ts', ...parameters])

test('the command passes on a site published well', async () => {
  let own = ''
  const host = await startTampered(preview.url, (answer, target) => {
    if (target !== '/sitemap.xml') return answer
    return withText(answer, textOf(answer).replaceAll(/https:\/\/[^/<]+/g, own))
  })
  own = host.origin
  const { code, output } = await run(host.origin)
  await host.close()
  expect(output.split('\n').filter((line) => !/^[✓–]/.test(line))).toEqual([''])
  expect(output).toContain('✓ every page is there, complete and compressed')
  expect(code).toBe(0)
})

test('the command says what is wrong and what to do, five faults a topic', async () => {
  const host = await startTampered(preview.url, (answer) =>
    without(answer, 'x-content-type-options'),
  )
  const { code, output } = await run(host.origin)
  await host.close()
  expect(code).toBe(1)
  expect(output).toContain('    the site believes to be at https://')
  expect(output).toMatch(
    /✗ every answer carries the security headers\n( {4}.*\n){5} {4}… and \d+ more\n {2}→ Install/,
  )
})

test('without an address the command says how it is called', async () => {
  const { code, output } = await run()
  expect(code).toBe(1)
  expect(output).toContain('npm run check:deployed -- URL')
})
