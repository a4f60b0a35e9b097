import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ask, textOf, type Answer } from './check-deployed/ask.ts'
import {
  checkDelivery,
  checkSite,
  checkTransport,
  discover,
} from './check-deployed/check.ts'
import { formFaults, sendTestMessage } from './check-deployed/form.ts'
import { reportLines } from './check-deployed/report.ts'
import { topics } from './check-deployed/topics.ts'
import { startMailbox, type Mailbox } from '#tools/mailbox/mailbox.ts'
import { runProgram } from './run-program.ts'
import { publishSite, startPreview } from './hosting-servers.ts'
import { startTampered, type Tamper } from './tampered-site.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let published: Awaited<ReturnType<typeof publishSite>>
let preview: Awaited<ReturnType<typeof startPreview>>
let mailbox: Mailbox
let messages: string

beforeAll(async () => {
  published = await publishSite()
  preview = await startPreview(published)
  messages = await mkdtemp(path.join(os.tmpdir(), 'messages-'))
  mailbox = await startMailbox({
    port: 0,
    folder: messages,
    config: { recipient: { name: 'Atelier', address: 'a@atelier.example' }, labels: {} },
  })
})

afterAll(async () => {
  await Promise.all([preview.close(), mailbox.close()])
  await Promise.all([published.remove(), rm(messages, { recursive: true })])
})

const withHeaders = (
  answer: Answer,
  headers: Readonly<Record<string, string>>,
): Answer => ({
  ...answer,
  headers: { ...answer.headers, ...headers },
})
const withText = (answer: Answer, text: string): Answer => {
  const { 'content-encoding': _, ...headers } = answer.headers
  return { ...answer, headers, body: Buffer.from(text) }
}
/** The same text with one word for another, sent in the encoding it came in. */
const withWord = (answer: Answer, word: string | RegExp, other: string): Answer => {
  const text = Buffer.from(textOf(answer).replaceAll(word, other))
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }
  const encode = {
    br: (body: Buffer) => brotliCompressSync(body, quick),
    gzip: (body: Buffer) => gzipSync(body),
    '': (body: Buffer) => body,
  }
  const encoding = answer.headers['content-encoding']
  return {
    ...answer,
    body: encode[encoding === 'br' || encoding === 'gzip' ? encoding : ''](text),
  }
}
const isPage = ({ headers, status }: Answer) =>
  status === 200 && headers['content-type']?.startsWith('text/html') === true

/** A way to publish the site badly, and what the report says of it. */
const mistakes: readonly {
  readonly name: string
  readonly tamper: Tamper
  readonly topics: readonly (keyof typeof topics)[]
  readonly text: string
}[] = [
  {
    name: 'a header is missing on files',
    tamper: (answer) => {
      const { 'x-content-type-options': _, ...headers } = answer.headers
      return isPage(answer) ? answer : { ...answer, headers }
    },
    topics: ['headers'],
    text: '/nope lacks X-Content-Type-Options',
  },
  {
    name: 'unknown addresses answer 200',
    tamper: (answer) => (answer.status === 404 ? { ...answer, status: 200 } : answer),
    topics: ['absent', 'hidden'],
    text: '/nope answered 200 instead of 404',
  },
  {
    name: 'an asset is missing',
    tamper: (answer, target) =>
      /^\/assets\/app-.*\.js$/.test(target) ? { ...answer, status: 404 } : answer,
    topics: ['assets'],
    text: 'answered 404 instead of 200',
  },
  {
    name: 'a missing asset is kept for a year',
    tamper: (answer, target) =>
      target.startsWith('/assets/')
        ? withHeaders(answer, { 'cache-control': 'public, max-age=31536000, immutable' })
        : answer,
    topics: ['caching'],
    text: '/assets/missing-00000000.js says Cache-Control: public',
  },
  {
    name: 'pages are stored by nobody',
    tamper: (answer) =>
      isPage(answer) ? withHeaders(answer, { 'cache-control': 'no-store' }) : answer,
    topics: ['caching'],
    text: '/ says Cache-Control: no-store, instead of no-cache, no-transform',
  },
  {
    name: 'a network on the way may rewrite pages',
    tamper: (answer) =>
      isPage(answer) ? withHeaders(answer, { 'cache-control': 'no-cache' }) : answer,
    topics: ['caching'],
    text: '/ says Cache-Control: no-cache, instead of no-cache, no-transform',
  },
  {
    name: 'pages carry the policy of another build',
    tamper: (answer) => {
      const policy = answer.headers['content-security-policy'] ?? ''
      const changed = policy.replace(/'sha256-[^']+'/, `'sha256-AAAA'`)
      return isPage(answer)
        ? withHeaders(answer, { 'content-security-policy': changed })
        : answer
    },
    topics: ['policy'],
    text: '/ has a policy whose style-src is',
  },
  {
    name: 'the policy lets every script run',
    tamper: (answer) => {
      const policy = answer.headers['content-security-policy'] ?? ''
      const changed = policy.replace(
        `script-src 'self'`,
        `script-src 'self' 'unsafe-inline'`,
      )
      return isPage(answer)
        ? withHeaders(answer, { 'content-security-policy': changed })
        : answer
    },
    topics: ['policy'],
    text: `/ has a policy whose script-src is 'self' 'unsafe-inline'`,
  },
  {
    name: 'the host adds a script to pages',
    tamper: (answer) =>
      isPage(answer) && answer.headers['content-encoding'] === undefined
        ? withText(answer, `${textOf(answer)}<script src="/cdn-cgi/x.js"></script>`)
        : answer,
    topics: ['policy'],
    text: 'names a script that is not the site’s: <script src="/cdn-cgi/x.js"',
  },
  {
    name: 'nothing is compressed',
    tamper: (answer) =>
      answer.headers['content-encoding'] ? withText(answer, textOf(answer)) : answer,
    topics: ['pages', 'absent', 'assets'],
    text: '/ is not sent in br',
  },
  {
    name: 'a page has two addresses',
    tamper: (answer) =>
      answer.status === 301
        ? withHeaders({ ...answer, status: 302 }, { location: '/' })
        : answer,
    topics: ['addresses'],
    text: '/contact/ answered 302 instead of 301 or 308',
  },
  {
    name: 'redirections leave the site',
    tamper: (answer) =>
      answer.status === 301
        ? withHeaders(answer, { location: 'https://evil.example/contact' })
        : answer,
    topics: ['addresses'],
    text: '/contact/ leads to https://evil.example/contact instead of /contact',
  },
  {
    name: 'a form can be posted to the host',
    tamper: (answer) => (answer.status === 405 ? { ...answer, status: 200 } : answer),
    topics: ['methods'],
    text: 'POST / answered 200 instead of 405',
  },
  {
    name: 'the server tells its version',
    tamper: (answer) => withHeaders(answer, { server: 'nginx/1.22.1' }),
    topics: ['headers'],
    text: '/ tells its version: nginx/1.22.1',
  },
  {
    name: 'nothing is revalidated',
    tamper: (answer) =>
      answer.status === 304 ? { ...answer, status: 200, body: Buffer.from('x') } : answer,
    topics: ['caching'],
    text: 'is sent again although it has not changed (200)',
  },
]

describe('a mistake in publishing is named', () => {
  test.each(mistakes)('$name', async ({ tamper, topics: expected, text }) => {
    const { pages, assets } = await discover({ origin: preview.origin, tolerant: true })
    const host = await startTampered(preview.origin, tamper)
    const site = { origin: host.origin, tolerant: true }
    const few = { pages: pages.slice(0, 8), assets: assets.slice(0, 4) }
    const faults = await checkDelivery(site, { ...few, scripts: [], faults: [] })
    await host.close()
    expect(new Set(faults.map(({ topic }) => topic))).toEqual(new Set(expected))
    expect(faults.some((fault) => fault.text.includes(text))).toBe(true)
  })
})

test('plain HTTP that is answered without leading to HTTPS is named', async () => {
  const host = await startTampered(preview.origin, (answer) =>
    withHeaders({ ...answer, status: 301 }, { location: 'https://other.example/' }),
  )
  for (const origin of [host.origin, preview.origin])
    expect(await checkTransport('https://www.example.fr', origin)).toMatchObject([
      { topic: 'transport' },
    ])
  await host.close()
  expect(await checkTransport('https://www.example.fr', host.origin)).toEqual([])
})

test('a server that does not answer is one fault, not a crash', async () => {
  const faults = await checkSite({ origin: 'http://localhost:1', tolerant: true })
  expect(faults[0]?.text).toMatch(/^\/sitemap.xml names no page: .*ECONNREFUSED/)
})

/** The site as if built for its own address, with a service of its own and `provider`. */
async function startBuiltFor(service: string, provider: string) {
  let own = ''
  const host = await startTampered(preview.origin, (answer, target) => {
    const policy = answer.headers['content-security-policy'] ?? ''
    const open = policy.replace(/(connect-src 'self')[^;]*/, `$1 ${provider}`)
    if (open !== policy) return withHeaders(answer, { 'content-security-policy': open })
    if (target === '/sitemap.xml') return withWord(answer, /https:\/\/[^/<]+/g, own)
    return target.endsWith('.js') ? withWord(answer, 'service_local', service) : answer
  })
  own = host.origin
  return host
}

describe('the contact form', () => {
  const look = async (service: string, provider: string) => {
    const host = await startBuiltFor(service, provider)
    const { scripts } = await discover({ origin: host.origin, tolerant: true })
    const faults = await formFaults({ origin: host.origin }, scripts)
    await host.close()
    return faults.map(({ text }) => text)
  }

  test('without keys, or with those of the local mailbox, is named', async () => {
    expect(await look('', mailbox.url)).toEqual([
      'the scripts hold no identifiers of EmailJS',
    ])
    expect(await look('service_local', mailbox.url)).toEqual([
      'the scripts send to the mailbox of a developer’s machine',
    ])
  })

  test('whose provider is away, or is not allowed by the policy, is named', async () => {
    const [away = ''] = await look('service_a1b2', 'http://localhost:1')
    expect(away).toMatch(/^http:\/\/localhost:1 does not take messages from .*REFUSED/)
    expect(await look('service_a1b2', '')).toEqual(['the policy lets no message out'])
  })

  test('sends one message when asked to, and tells the answer', async () => {
    const host = await startBuiltFor('service_local', mailbox.url)
    const { scripts } = await discover({ origin: host.origin, tolerant: true })
    expect(
      await sendTestMessage({ origin: host.origin }, scripts, { message: 'Un essai' }),
    ).toBe('200 OK')
    const [file = ''] = (await readdir(messages)).filter((name) => name.endsWith('.json'))
    expect(await readFile(path.join(messages, file), 'utf8')).toContain('Un essai')
    await host.close()
  })
})

describe('the command', () => {
  const received = async () => (await ask(mailbox.url, '/requests')).body.toString()
  const run = (...parameters: readonly string[]) =>
    runProgram([process.execPath, 'tools/publish/check-deployed.ts', ...parameters])

  test('passes on a site published well, and sends nothing unless asked', async () => {
    const host = await startBuiltFor('service_a1b2', mailbox.url)
    await ask(mailbox.url, '/requests', { method: 'DELETE' })
    const { code, output } = await run(host.origin)
    expect(output.split('\n').filter((line) => !/^[✓–]/.test(line))).toEqual([''])
    expect(output).toContain('✓ every page is there, complete and compressed')
    expect(code).toBe(0)
    expect(await received()).toBe('{"count":0}')
    const asked = await run(host.origin, '--send-test-message')
    expect(asked.output).toContain('✗ test message: 400 The service ID not found')
    expect(asked.code).toBe(1)
    expect(await received()).toBe('{"count":1}')
    await host.close()
  })

  test('fails on a fault, and without an address says how it is called', async () => {
    const [local, nothing] = await Promise.all([run(preview.origin), run()])
    expect(local.code).toBe(1)
    expect(local.output).toContain('the site believes to be at ')
    expect(nothing.code).toBe(1)
    expect(nothing.output).toContain('npm run check:deployed -- URL')
  })
})

test('the report has one line a topic, what is wrong, and what to do', () => {
  const faults = Array.from({ length: 7 }, (_, index) => ({
    topic: 'headers' as const,
    text: `/${index} lacks X`,
  }))
  expect(reportLines(faults, true).slice(4, 13)).toEqual([
    '✓ nothing outside the site can be read',
    '✗ every answer carries the security headers',
    ...[0, 1, 2, 3, 4].map((index) => `    /${index} lacks X`),
    '    … and 2 more',
    `  → ${topics.headers.remedy}`,
  ])
})
