import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostileTexts } from '#tools/mailbox/mailbox.ts'
import { type Answer, ask, textOf } from './ask.ts'
import { checkDelivery, checkTransport, discover } from './check-deployed.ts'
import { runProgram } from './command.ts'
import { serveSite } from './static-server.ts'
import { startTampered, type Tamper } from './tampered-site.ts'

let preview: Awaited<ReturnType<typeof serveSite>>
let found: Awaited<ReturnType<typeof discover>>

beforeAll(async () => {
  preview = await serveSite({ folder: 'dist-test', port: 0 })
  found = await discover({ origin: preview.url, tolerant: true })
})

afterAll(() => preview.close())

const saying =
  (headers: Answer['headers']): Tamper =>
  (answer) => ({ ...answer, headers: { ...answer.headers, ...headers } })
const answering =
  (status: number): Tamper =>
  (answer) => ({ ...answer, status })
const reading =
  (change: (text: string) => string): Tamper =>
  ({ headers, ...answer }) => ({
    ...answer,
    headers: { ...headers, 'content-encoding': '' },
    body: Buffer.from(change(textOf({ headers, ...answer }))),
  })
const when =
  (isMeant: (answer: Answer, target: string) => boolean, tamper: Tamper): Tamper =>
  (answer, target) =>
    isMeant(answer, target) ? tamper(answer, target) : answer
const isPage = ({ headers, status }: Answer) =>
  status === 200 && headers['content-type']?.startsWith('text/html') === true
const isEncoded = ({ headers }: Answer) => Boolean(headers['content-encoding'])
const has = (status: number) => (answer: Answer) => answer.status === status
const policed = (old: RegExp, text: string) =>
  when(isPage, (answer, target) => {
    const policy = answer.headers['content-security-policy']?.replace(old, text) ?? ''
    return saying({ 'content-security-policy': policy })(answer, target)
  })
const untyped = saying({ 'x-content-type-options': '' })
const kept = saying({ 'cache-control': 'public, max-age=31536000, immutable' })

/** The topics that a way to publish badly is told under, what is said, and the way. */
const mistakes: readonly [string, string, Tamper][] = [
  ['headers', '/nope says X-Content-Type-Options: nothing', when(has(404), untyped)],
  ['absent hidden', '/nope answered 200 instead of 404', when(has(404), answering(200))],
  [
    'caching',
    '/assets/missing-00000000.js says Cache-Control: public',
    when((_, target) => target.startsWith('/assets/'), kept),
  ],
  [
    'caching',
    '/ says Cache-Control: no-cache, instead of no-cache, no-transform',
    when(isPage, saying({ 'cache-control': 'no-cache' })),
  ],
  [
    'policy',
    '/ has a policy whose style-src is',
    policed(/'sha256-[^']+'/, `'sha256-AAAA'`),
  ],
  [
    'policy',
    `/ has a policy whose script-src is 'self' 'unsafe-inline'`,
    policed(/script-src 'self'/, `$& 'unsafe-inline'`),
  ],
  [
    'policy',
    'names a script that is not the site’s: <script src="/cdn-cgi/x.js"',
    when(
      (answer) => isPage(answer) && !isEncoded(answer),
      reading((text) => `${text}<script src="/cdn-cgi/x.js"></script>`),
    ),
  ],
  ['pages absent assets', '/ is not sent in br', when(isEncoded, reading(String))],
  [
    'addresses',
    '/contact/ leads to https://evil.example/ instead of /contact',
    when(has(301), saying({ location: 'https://evil.example/' })),
  ],
  ['headers', '/ tells its version: nginx/1.22.1', saying({ server: 'nginx/1.22.1' })],
  ['caching', 'is sent again although unchanged (200)', when(has(304), answering(200))],
]

test.each(mistakes)('%s: “%s”', async (topics, text, tamper) => {
  const host = await startTampered(preview.url, tamper)
  const few = {
    pages: found.pages.filter((page) => ['/', '/contact', '/formations'].includes(page)),
    assets: found.assets.filter((asset) => asset.endsWith('.js')).slice(0, 4),
  }
  const faults = await checkDelivery({ origin: host.origin, tolerant: true }, few)
  await host.close()
  expect(new Set(faults.map(({ topic }) => topic))).toEqual(new Set(topics.split(' ')))
  expect(faults.some((fault) => fault.text.includes(text))).toBe(true)
})

test('plain HTTP that is answered without leading to HTTPS is named', async () => {
  const leave = saying({ location: 'https://other.example/' })
  const moved: Tamper = (answer, target) => leave({ ...answer, status: 301 }, target)
  const host = await startTampered(preview.url, moved)
  const transport = (origin: string) => checkTransport('https://www.example.fr', origin)
  for (const origin of [host.origin, preview.url])
    expect(await transport(origin)).toMatchObject([{ topic: 'transport' }])
  await host.close()
  expect(await transport(host.origin)).toEqual([])
})

const run = (...parameters: readonly string[]) =>
  runProgram([process.execPath, 'tools/publish/check-deployed.ts', ...parameters])

test('the command passes on a site published well', async () => {
  let own = ''
  const toOwn = reading((text) => text.replaceAll(/https:\/\/[^/<]+/g, own))
  const isMap = (_: Answer, target: string) => target === '/sitemap.xml'
  const host = await startTampered(preview.url, when(isMap, toOwn))
  own = host.origin
  const { code, output } = await run(host.origin)
  await host.close()
  expect(output.split('\n').filter((line) => !/^[✓–]/.test(line))).toEqual([''])
  expect(output).toContain('✓ pages')
  expect(code).toBe(0)
})

test('the command says what is wrong and what to do, five faults a topic', async () => {
  const host = await startTampered(preview.url, untyped)
  const { code, output } = await run(host.origin)
  await host.close()
  expect(code).toBe(1)
  expect(output).toContain('    the site believes to be at https://')
  expect(output).toMatch(/✗ headers\n( {4}.*\n){5} {4}… and \d+ more\n {2}→ Install/)
})

test('the command says what it wants, and that nobody answers', async () => {
  expect(await run()).toEqual({ code: 1, output: 'npm run check:deployed -- URL\n' })
  const { code, output } = await run('http://localhost:1')
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
      const { status, body, headers } = await ask(preview.url, target)
      expect([status, String(body)], target).toEqual([404, absent])
      expect(headers['location']).toBeUndefined()
    }
    const { status, headers } = await ask(preview.url, `/contact/?${encoded}`)
    expect([status, headers['location']]).toEqual([301, `/contact?${encoded}`])
    expect(headers['set-cookie']).toBeUndefined()
  }
})
