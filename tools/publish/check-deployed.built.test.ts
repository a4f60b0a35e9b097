import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, textOf } from './check-deployed/ask.ts'
import { checkDelivery, checkTransport, discover } from './check-deployed/check.ts'
import { runProgram } from './run-program.ts'
import { serveSite } from './static-server.ts'
import { startTampered, type Tamper } from './tampered-site.ts'

let preview: Awaited<ReturnType<typeof serveSite>>

beforeAll(async () => {
  preview = await serveSite({ folder: 'dist-test', port: 0 })
})

afterAll(() => preview.close())

type Headers = Readonly<Record<string, string>>
const withHeaders = ({ headers, ...answer }: Answer, changed: Headers): Answer => ({
  ...answer,
  headers: { ...headers, ...changed },
})
const without = ({ headers, ...answer }: Answer, name: string): Answer => {
  const { [name]: _, ...others } = headers
  return { ...answer, headers: others }
}
const withText = (answer: Answer, text: string): Answer => ({
  ...without(answer, 'content-encoding'),
  body: Buffer.from(text),
})
const when =
  (isMeant: (answer: Answer) => boolean, tamper: (answer: Answer) => Answer): Tamper =>
  (answer) =>
    isMeant(answer) ? tamper(answer) : answer
const isPage = ({ headers, status }: Answer) =>
  status === 200 && headers['content-type']?.startsWith('text/html') === true
const has = (status: number) => (answer: Answer) => answer.status === status
const isEncoded = ({ headers }: Answer) => headers['content-encoding'] !== undefined
const withPolicy = (before: string | RegExp, after: string) =>
  when(isPage, (answer) => {
    const policy = answer.headers['content-security-policy'] ?? ''
    return withHeaders(answer, { 'content-security-policy': policy.replace(before, after) })
  })
const everKept = { 'cache-control': 'public, max-age=31536000, immutable' }

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
    when(has(404), (answer) => ({ ...answer, status: 200 })),
    'absent hidden',
    '/nope answered 200 instead of 404',
  ],
  [
    'a missing asset is kept for a year',
    (answer, target) =>
      target.startsWith('/assets/') ? withHeaders(answer, everKept) : answer,
    'caching',
    '/assets/missing-00000000.js says Cache-Control: public',
  ],
  [
    'a network on the way may rewrite pages',
    when(isPage, (answer) => withHeaders(answer, { 'cache-control': 'no-cache' })),
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
    when(
      (answer) => isPage(answer) && !isEncoded(answer),
      (answer) =>
        withText(answer, `${textOf(answer)}<script src="/cdn-cgi/x.js"></script>`),
    ),
    'policy',
    'names a script that is not the site’s: <script src="/cdn-cgi/x.js"',
  ],
  [
    'nothing is compressed',
    when(isEncoded, (answer) => withText(answer, textOf(answer))),
    'pages absent assets',
    '/ is not sent in br',
  ],
  [
    'redirections leave the site',
    when(has(301), (answer) => withHeaders(answer, { location: 'https://evil.example/' })),
    'addresses',
    '/contact/ leads to https://evil.example/ instead of /contact',
  ],
  [
    'the server tells its version',
    (answer) => withHeaders(answer, { server: 'nginx/1.22.1' }),
    'headers',
    '/ tells its version: nginx/1.22.1',
  ],
  [
    'nothing is revalidated',
    when(has(304), (answer) => ({ ...answer, status: 200, body: Buffer.from('x') })),
    'caching',
    'is sent again although unchanged (200)',
  ],
]

test.each(mistakes)('%s: named', async (_, tamper, topics, text) => {
  const { pages, assets } = await discover({ origin: preview.url, tolerant: true })
  const host = await startTampered(preview.url, tamper)
  const few = {
    pages: pages.slice(0, 8),
    assets: assets.filter((asset) => asset.endsWith('.js')).slice(0, 4),
  }
  const faults = await checkDelivery({ origin: host.origin, tolerant: true }, few)
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
  expect(output).toContain('✓ pages')
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
  expect(output).toMatch(/✗ headers\n( {4}.*\n){5} {4}… and \d+ more\n {2}→ Install/)
})

test.each([
  ['without an address', [], 'npm run check:deployed -- URL'],
  [
    'of a server that does not answer',
    ['http://localhost:1'],
    /\/sitemap.xml names no page: .*ECONNREFUSED/,
  ],
])('the command says what is the matter %s', async (_, parameters, text) => {
  const { code, output } = await run(...parameters)
  expect(code).toBe(1)
  expect(output).toMatch(text)
})
