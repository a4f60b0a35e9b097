import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostileTexts } from '#tools/mailbox/mailbox.ts'
import { type HttpResponse, sendRequest, decodeBody } from './send-request.ts'
import { checkDelivery, checkTransport, discoverSite } from './check-deployed.ts'
import { runProgram } from './command.ts'
import { serveSite } from './static-server.ts'
import { startTamperingProxy, type TamperWithResponse } from './tampering-proxy.ts'

let preview: Awaited<ReturnType<typeof serveSite>>
let discovered: Awaited<ReturnType<typeof discoverSite>>

beforeAll(async () => {
  preview = await serveSite({ folder: 'dist-test', port: 0 })
  discovered = await discoverSite({ origin: preview.url, isTolerant: true })
})

afterAll(() => preview.close())

const setHeaders =
  (headers: HttpResponse['headers']): TamperWithResponse =>
  (answer) => ({ ...answer, headers: { ...answer.headers, ...headers } })
const setStatus =
  (status: number): TamperWithResponse =>
  (answer) => ({ ...answer, status })
const editBody =
  (change: (text: string) => string): TamperWithResponse =>
  ({ headers, ...answer }) => ({
    ...answer,
    headers: { ...headers, 'content-encoding': '' },
    body: Buffer.from(change(decodeBody({ headers, ...answer }))),
  })
const onlyWhen =
  (
    matches: (answer: HttpResponse, target: string) => boolean,
    tamper: TamperWithResponse,
  ): TamperWithResponse =>
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

/** The topics that a way to publish badly is told under, what is said, and the way. */
const misconfigurations: readonly [string, string, TamperWithResponse][] = [
  [
    'headers',
    '/nope says X-Content-Type-Options: nothing',
    onlyWhen(hasStatus(404), dropContentTypeOptions),
  ],
  [
    'absent hidden',
    '/nope answered 200 instead of 404',
    onlyWhen(hasStatus(404), setStatus(200)),
  ],
  [
    'caching',
    '/assets/missing-00000000.js says Cache-Control: public',
    onlyWhen((_, target) => target.startsWith('/assets/'), cacheForAYear),
  ],
  [
    'caching',
    '/ says Cache-Control: no-cache, instead of no-cache, no-transform',
    onlyWhen(isPage, setHeaders({ 'cache-control': 'no-cache' })),
  ],
  [
    'policy',
    '/ has a policy whose style-src is',
    editPolicy(/'sha256-[^']+'/, `'sha256-AAAA'`),
  ],
  [
    'policy',
    `/ has a policy whose script-src is 'self' 'unsafe-inline'`,
    editPolicy(/script-src 'self'/, `$& 'unsafe-inline'`),
  ],
  [
    'policy',
    'names a script that is not the site’s: <script src="/cdn-cgi/x.js"',
    onlyWhen(
      (answer) => isPage(answer) && !isEncoded(answer),
      editBody((text) => `${text}<script src="/cdn-cgi/x.js"></script>`),
    ),
  ],
  ['pages absent assets', '/ is not sent in br', onlyWhen(isEncoded, editBody(String))],
  [
    'addresses',
    '/contact/ leads to https://evil.example/ instead of /contact',
    onlyWhen(hasStatus(301), setHeaders({ location: 'https://evil.example/' })),
  ],
  ['headers', '/ tells its version: nginx/1.22.1', setHeaders({ server: 'nginx/1.22.1' })],
  [
    'caching',
    'is sent again although unchanged (200)',
    onlyWhen(hasStatus(304), setStatus(200)),
  ],
]

test.each(misconfigurations)('%s: “%s”', async (topics, text, tamper) => {
  const host = await startTamperingProxy(preview.url, tamper)
  const sample = {
    pages: discovered.pages.filter((page) =>
      ['/', '/contact', '/formations'].includes(page),
    ),
    assets: discovered.assets.filter((asset) => asset.endsWith('.js')).slice(0, 4),
  }
  const faults = await checkDelivery({ origin: host.origin, isTolerant: true }, sample)
  await host.close()
  expect(new Set(faults.map(({ topic }) => topic))).toEqual(new Set(topics.split(' ')))
  expect(faults.some((fault) => fault.text.includes(text))).toBe(true)
})

test('plain HTTP that is answered without leading to HTTPS is named', async () => {
  const redirectElsewhere = setHeaders({ location: 'https://other.example/' })
  const redirect: TamperWithResponse = (answer, target) =>
    redirectElsewhere({ ...answer, status: 301 }, target)
  const host = await startTamperingProxy(preview.url, redirect)
  const transport = (origin: string) => checkTransport('https://www.example.fr', origin)
  for (const origin of [host.origin, preview.url])
    expect(await transport(origin)).toMatchObject([{ topic: 'transport' }])
  await host.close()
  expect(await transport(host.origin)).toEqual([])
})

const runCommand = (...parameters: readonly string[]) =>
  runProgram([process.execPath, 'tools/publish/check-deployed.ts', ...parameters])

test('the command passes on a site published well', async () => {
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

test('the command says what is wrong and what to do, five faults a topic', async () => {
  const host = await startTamperingProxy(preview.url, dropContentTypeOptions)
  const { code, output } = await runCommand(host.origin)
  await host.close()
  expect(code).toBe(1)
  expect(output).toContain('    the site believes to be at https://')
  expect(output).toMatch(/✗ headers\n( {4}.*\n){5} {4}… and \d+ more\n {2}→ Install/)
})

test('the command says what it wants, and that nobody answers', async () => {
  expect(await runCommand()).toEqual({ code: 1, output: 'npm run check:deployed -- URL\n' })
  const { code, output } = await runCommand('http://localhost:1')
  expect(output).toMatch(/\/sitemap.xml names no page: .*ECONNREFUSED/)
  expect(code).toBe(1)
})

test('a folder that was never built is refused with one sentence', async () => {
  await expect(serveSite({ folder: 'tests', port: 0 })).rejects.toThrow(
    'tests holds no built site: run "npm run build" first (dist-test: "npm run build -- --for-tests").',
  )
})

test('F25 F33 the server answers an unknown address with 404, without repeating it, and takes a slash too many away @asvs-no-reflection', async () => {
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
