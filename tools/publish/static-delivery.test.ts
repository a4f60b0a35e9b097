import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { securityHeaders } from './headers.ts'
import { files, startServedSite } from './served-site.ts'

let site: Awaited<ReturnType<typeof startServedSite>>

beforeAll(async () => {
  site = await startServedSite()
})

afterAll(() => site.close())

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
  '%s is refused',
  async (method) => {
    for (const target of ['/', '/contact', '/nope', '/assets/main-1.js']) {
      const { status, headers } = await site.get(target, { method })
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
      expect(headers).toMatchObject(lowerCased(securityHeaders))
    }
  },
)

test('HEAD answers as GET does, without a body', async () => {
  for (const target of ['/contact', '/nope', '/favicon.svg']) {
    const [head, whole] = await Promise.all([
      site.get(target, { method: 'HEAD' }),
      site.get(target),
    ])
    expect(head.body).toHaveLength(0)
    expect(head.status).toBe(whole.status)
    expect(head.headers['content-length']).toBe(String(whole.body.byteLength))
  }
})

test('only an asset that exists is kept for a year', async () => {
  expect((await site.get('/assets/main-1.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  )
  expect((await site.get('/favicon.svg')).headers['cache-control']).toBe(
    'no-cache, no-transform',
  )
})

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('%s is answered in %s', async (accepted, encoding, decompress) => {
  for (const [target, name] of [
    ['/contact', 'contact.html'],
    ['/assets/main-1.js', 'assets/main-1.js'],
  ] as const) {
    const { headers, body } = await site.get(target, {
      headers: { 'accept-encoding': accepted },
    })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toBe('Accept-Encoding')
    expect(decompress(body).toString()).toBe(files[name])
    expect(body.byteLength).toBeLessThan(files[name].length)
  }
})

test('an unchanged page is not sent twice', async () => {
  const { etag } = (await site.get('/contact')).headers
  const again = await site.get('/contact', { headers: { 'if-none-match': etag } })
  expect([again.status, again.body.byteLength]).toEqual([304, 0])
  expect(again.headers['content-security-policy']).toBe('p-contact')
})

test('a reversed range is ignored', async () => {
  const { status, body } = await site.get('/contact', { headers: { range: 'bytes=9-2' } })
  expect([status, body.toString()]).toEqual([200, files['contact.html']])
})

test('every kind of answer carries the security headers', async () => {
  for (const target of ['/', '/contact/', '/nope', '/favicon.svg']) {
    expect((await site.get(target)).headers).toMatchObject(lowerCased(securityHeaders))
  }
})

function lowerCased(headers: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
}
