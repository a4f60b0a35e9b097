import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveSite } from './static-server.ts'
import { hostileTexts } from '#tools/mailbox/mailbox.ts'
import { files, startServedSite } from './served-site.ts'

let site: Awaited<ReturnType<typeof startServedSite>>

beforeAll(async () => {
  site = await startServedSite()
})

afterAll(() => site.close())

test.each([
  ['/', 'index.html', 'p-home'],
  ['/?a=b', 'index.html', 'p-home'],
  ['/contact', 'contact.html', 'p-contact'],
  ['/cont%61ct', 'contact.html', 'p-contact'],
  ['/solutions/poei', 'solutions/poei.html', 'p-poei'],
] as const)('%s is %s under its own policy', async (target, name, policy) => {
  const { status, headers, body } = await site.get(target)
  expect(status).toBe(200)
  expect(body.toString()).toBe(files[name])
  expect(headers['content-type']).toBe('text/html;charset=utf-8')
  expect(headers['content-security-policy']).toBe(policy)
  expect(headers['cache-control']).toBe('no-cache, no-transform')
})

describe('F33 what is not there', () => {
  test.each([
    '/nope',
    '/Contact',
    '/404',
    '/404.html',
    '/nope/',
    '//evil.example/',
    '/solutions',
    '/assets/',
    '/assets/main-2.js',
    '/contact.html.br',
    '/.hidden.txt',
    '/%00',
    '/%E0%A4%A',
    '/favicon.svg%00',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..\\secret.txt',
    '/../dist.headers.json',
    '/%252e%252e/secret.txt',
  ])('%s is the 404 page, never kept @asvs-not-found', async (target) => {
    const { status, headers, body } = await site.get(target)
    expect(status).toBe(404)
    expect(body.toString()).toBe(files['404.html'])
    expect(headers['content-security-policy']).toBe('p-404')
    expect(headers['cache-control']).toBe('no-cache, no-transform')
  })

  test('the 404 page is compressed too', async () => {
    const { status, headers, body } = await site.get('/nope', {
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(status).toBe(404)
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(body).toString()).toBe(files['404.html'])
  })
})

test.each([
  ['/contact/', '/contact'],
  ['/contact/?a=b/?c', '/contact?a=b/?c'],
  ['/contact.html', '/contact'],
  ['/index.html', '/'],
  ['/solutions/poei/', '/solutions/poei'],
])('%s moves to %s', async (target, location) => {
  const { status, headers } = await site.get(target)
  expect([status, headers.location]).toEqual([301, location])
})

test('a folder that was never built is refused with one sentence', async () => {
  await expect(serveSite({ folder: 'tests', port: 0 })).rejects.toThrow(
    'tests holds no built site: run "npm run build" first (dist-test: "node tools/publish/build.ts --for-tests").',
  )
})

test('F25 the server answers an unknown address without repeating it @asvs-no-reflection', async () => {
  const expected = { status: 404, body: files['404.html'] }
  for (const text of hostileTexts) {
    const encoded = encodeURIComponent(text)
    for (const target of [
      `/${encoded}`,
      `//${encoded}`,
      `/contact/${encoded}?${encoded}`,
    ]) {
      const { status, body, headers } = await site.get(target)
      expect({ status, body: String(body) }, target).toEqual(expected)
      expect(headers['location']).toBeUndefined()
    }
    const { status, headers } = await site.get(`/contact/?${encoded}`)
    expect([status, headers['location']]).toEqual([301, `/contact?${encoded}`])
    expect(headers['set-cookie']).toBeUndefined()
  }
})
