import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostileTexts } from '#tools/mailbox/mailbox.ts'
import { type HttpResponse, sendRequest, decodeBody } from './send-request.ts'
import { checkDelivery, checkTransport, discoverSite } from './check-deployed.ts'
import { runProgram } from './command.ts'
import { serveSite } from './static-server.ts'
import { startTamperingProxy, type Tamper } from './tampering-proxy.ts'

let preview: Awaited<ReturnType<typeof serveSite>>
let discovered: Awaited<ReturnType<typeof discoverSite>>

beforeAll(async () => {
  preview = await serveSite({ folder: 'dist-test', port: 0 })
  discovered = await discoverSite({ origin: preview.url, isTolerant: true })
})

afterAll(() => preview.close())

const setHeaders =
  (headers: HttpResponse['headers']): Tamper =>
  (answer) => ({ ...answer, headers: { ...answer.headers, ...headers } })
const setStatus =
  (status: number): Tamper =>
  (answer) => ({ ...answer, status })
const editBody =
  (change: (text: string) => string): Tamper =>
  ({ headers, ...answer }) => ({
    ...answer,
    headers: { ...headers, 'content-encoding': '' },
    body: Buffer.from(change(decodeBody({ headers, ...answer }))),
  })
const onlyWhen =
  (matches: (answer: HttpResponse, target: string) => boolean, tamper: Tamper): Tamper =>
  (answer, target) =>
    matches(answer, target) ? tamper(answer, target) : answer
const isPage = ({ headers, status }: HttpResponse) =>
  status === 200 && headers['content-type']?.startsWith('text/html') === true
const isEncoded = ({ headers }: HttpResponse) => Boolean(headers['content-encoding'])
const hasStatus = (status: number) => (answer: HttpResponse) => answer.status === status
const editPolicy = (old: RegExp, text: string) =>
  onlyWhen(isPage, (answer, target) => {
    const policy = answer.headers['content-security-policy']?.replace(old, text) ?? ''
    return setHeaders({ 'content-security-policy': policy })(answer, target)
  })
const dropContentTypeOptions = setHeaders({ 'x-content-type-options': '' })
const cacheForAYear = setHeaders({ 'cache-control': 'public, max-age=31536000, immutable' })

/** Misconfigurations of a host, with the topics of all reported faults and a part of the text of one. */
const misconfigurations: readonly {
  readonly topics: readonly string[]
  readonly fault: string
  readonly tamper: Tamper
}[] = [
  {
    topics: ['headers'],
    fault: '/nope has X-Content-Type-Options: missing',
    tamper: onlyWhen(hasStatus(404), dropContentTypeOptions),
  },
  {
    topics: ['absent', 'hidden'],
    fault: '/nope answered 200 instead of 404',
    tamper: onlyWhen(hasStatus(404), setStatus(200)),
  },
  {
    topics: ['caching'],
    fault: '/assets/missing-00000000.js has Cache-Control: public',
    tamper: onlyWhen((_, target) => target.startsWith('/assets/'), cacheForAYear),
  },
  {
    topics: ['caching'],
    fault: '/ has Cache-Control: no-cache instead of no-cache, no-transform',
    tamper: onlyWhen(isPage, setHeaders({ 'cache-control': 'no-cache' })),
  },
  {
    topics: ['policy'],
    fault: '/ has a policy whose style-src is',
    tamper: editPolicy(/'sha256-[^']+'/, `'sha256-AAAA'`),
  },
  {
    topics: ['policy'],
    fault: `/ has a policy whose script-src is 'self' 'unsafe-inline'`,
    tamper: editPolicy(/script-src 'self'/, `$& 'unsafe-inline'`),
  },
  {
    topics: ['policy'],
    fault: 'loads a script that is not part of the site: <script src="/cdn-cgi/x.js"',
    tamper: onlyWhen(
      (answer) => isPage(answer) && !isEncoded(answer),
      editBody((text) => `${text}<script src="/cdn-cgi/x.js"></script>`),
    ),
  },
  {
    topics: ['pages', 'absent', 'assets'],
    fault: '/ is not compressed with br',
    tamper: onlyWhen(isEncoded, editBody(String)),
  },
  {
    topics: ['addresses'],
    fault: '/contact/ redirects to https://evil.example/ instead of /contact',
    tamper: onlyWhen(hasStatus(301), setHeaders({ location: 'https://evil.example/' })),
  },
  {
    topics: ['headers'],
    fault: '/ reveals the server version: nginx/1.22.1',
    tamper: setHeaders({ server: 'nginx/1.22.1' }),
  },
  {
    topics: ['caching'],
    fault: 'is sent again although it is unchanged (200)',
    tamper: onlyWhen(hasStatus(304), setStatus(200)),
  },
]

test.each(misconfigurations)('reports “$fault”', async ({ topics, fault, tamper }) => {
  const host = await startTamperingProxy(preview.url, tamper)
  const sample = {
    pages: discovered.pages.filter((page) =>
      ['/', '/contact', '/formations'].includes(page),
    ),
    assets: discovered.assets.filter((asset) => asset.endsWith('.js')).slice(0, 4),
  }
  const faults = await checkDelivery({ origin: host.origin, isTolerant: true }, sample)
  await host.close()
  expect(new Set(faults.map(({ topic }) => topic))).toEqual(new Set(topics))
  expect(faults.some(({ text }) => text.includes(fault))).toBe(true)
})

test('F77 reports a host that refuses a visitor with many cookies', async () => {
  const host = await startTamperingProxy(preview.url, (answer) => answer, 8192)
  const site = { origin: host.origin, isTolerant: true }
  const faults = await checkDelivery(site, { ...discovered, pages: ['/contact'] })
  const text = '/contact with 16 kB of cookies answered 431 instead of 200'
  expect(faults).toEqual([{ topic: 'cookies', text }])
  await host.close()
})

test.each([
  [301, 'https://www.example.fr/contact?a=b', 0],
  [302, 'https://www.example.fr/contact?a=b', 1],
  [301, 'http://www.example.fr/contact?a=b', 1],
  [301, 'https://other.example/contact?a=b', 1],
  [301, 'https://www.example.fr/', 1],
])('plain HTTP that answers %d with the location %s has %d faults', async (...row) => {
  const [status, location, count] = row
  const redirect: Tamper = (answer, target) =>
    setHeaders({ location })({ ...answer, status }, target)
  const host = await startTamperingProxy(preview.url, redirect)
  const check = () => checkTransport('https://www.example.fr', host.origin)
  expect(await check()).toHaveLength(count)
  await host.close()
  expect(await check()).toEqual([])
})

const runCommand = (...parameters: readonly string[]) =>
  runProgram([process.execPath, 'tools/publish/check-deployed.ts', ...parameters])

test('the command succeeds on a correctly published site', async () => {
  let ownOrigin = ''
  const replaceOrigins = editBody((text) => text.replaceAll(/https:\/\/[^/<]+/g, ownOrigin))
  const isSitemap = (_: HttpResponse, target: string) => target === '/sitemap.xml'
  const host = await startTamperingProxy(preview.url, onlyWhen(isSitemap, replaceOrigins))
  ownOrigin = host.origin
  const { code, output } = await runCommand(host.origin)
  await host.close()
  expect(output.split('\n').filter((line) => !/^[✓–]/.test(line))).toEqual([''])
  expect(output).toContain('✓ pages')
  expect(code).toBe(0)
})

test('the command prints at most five faults per topic', async () => {
  const host = await startTamperingProxy(preview.url, dropContentTypeOptions)
  const { code, output } = await runCommand(host.origin)
  await host.close()
  expect(code).toBe(1)
  expect(output).toContain('    the sitemap lists URLs of https://')
  expect(output).toMatch(/✗ headers\n( {4}.*\n){5} {4}… and \d+ more\n {2}→ Install/)
})

test('the command fails without a URL or without an answer from the server', async () => {
  expect(await runCommand()).toEqual({ code: 1, output: 'npm run check:deployed -- URL\n' })
  const { code, output } = await runCommand('http://localhost:1')
  expect(output).toMatch(/^http:\/\/localhost:1 gives no answer: .*ECONNREFUSED.*\n$/)
  expect(code).toBe(1)
})

test('refuses to serve a folder that was not built', async () => {
  await expect(serveSite({ folder: 'tests', port: 0 })).rejects.toThrow(
    'tests contains no built site. Run "npm run build" first (dist-test: "npm run build -- --for-tests").',
  )
})

test('F25 F33 hostile URLs get the unchanged 404 page, or an encoded redirect @asvs-no-reflection', async () => {
  const absent = readFileSync('dist-test/404.html', 'utf8')
  for (const text of hostileTexts) {
    const encoded = encodeURIComponent(text)
    const targets = [`/${encoded}`, `//${encoded}`, `/contact/${encoded}?${encoded}`]
    for (const target of targets) {
      const { status, body, headers } = await sendRequest(preview.url, target)
      expect([status, String(body)], target).toEqual([404, absent])
      expect(headers['location']).toBeUndefined()
    }
    const { status, headers } = await sendRequest(preview.url, `/contact/?${encoded}`)
    expect([status, headers['location']]).toEqual([301, `/contact?${encoded}`])
    expect(headers['set-cookie']).toBeUndefined()
  }
})
