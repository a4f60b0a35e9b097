import { createHash, X509Certificate } from 'node:crypto'
import { connect } from 'node:http2'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { budgets, compare } from './budgets.ts'
import { selfSigned } from '#tools/publish/publish.ts'
import type { Results } from './measures.ts'
import { floorResources } from './references.ts'
import { reportHtml } from './report-html.ts'
import { serveSecurely } from './serve.ts'
import { stripScripts, textResource, weigh } from './resources.ts'

test('the certificate is for localhost, signed by itself, valid now, and known by its key', () => {
  const now = new Date('2026-03-01T12:00:00Z')
  const { cert, fingerprint } = selfSigned(now)
  const certificate = new X509Certificate(cert)
  expect(certificate.verify(certificate.publicKey)).toBe(true)
  expect(certificate.subjectAltName).toBe('DNS:localhost')
  expect(new Date(certificate.validFrom).getTime()).toBeLessThan(now.getTime())
  expect(new Date(certificate.validTo).getTime()).toBeGreaterThan(now.getTime())
  const key = certificate.publicKey.export({ type: 'spki', format: 'der' })
  expect(fingerprint).toBe(createHash('sha256').update(key).digest('base64'))
})

test('a site is served over HTTP/2 with TLS, compressed, its query left out', async () => {
  const certificate = selfSigned()
  const site = new Map([['/page', textResource('<p>bonjour</p>')]])
  const server = await serveSecurely(site, certificate)
  const client = connect(server.origin, { ca: certificate.cert })
  const ask = async (path: string) => {
    const request = client.request({ ':path': path })
    const headers = new Promise<Readonly<Record<string, unknown>>>((resolve) =>
      request.once('response', (received) => resolve(received)),
    )
    const body = Buffer.concat(await request.toArray())
    return {
      status: (await headers)[':status'],
      encoding: (await headers)['content-encoding'],
      type: (await headers)['content-type'],
      body,
    }
  }
  const page = await ask('/page?a=1')
  const type = 'text/html; charset=utf-8'
  expect(page).toMatchObject({ status: 200, encoding: 'br', type })
  expect(brotliDecompressSync(page.body).toString()).toBe('<p>bonjour</p>')
  expect((await ask('/absent')).status).toBe(404)
  client.close()
  await server.close()
})

test('the bare page has words on it, and weighs no more than the one that the budgets were made beside', async () => {
  const bytes = (await floorResources()).get('/')?.body.byteLength
  expect(bytes).toBeGreaterThan(2000)
  expect(bytes).toBeLessThan(3000)
})

test('the variant without script keeps its data for search engines and loses every script that runs', () => {
  const data = '<script type="application/ld+json">{"a":1}</script>'
  const later = '<template id="later"><link rel="modulepreload" href="/a.js"></template>'
  const html = `<head>${data}${later}</head><p>a</p><script type="module" src="/a.js"></script>`
  expect(stripScripts(html)).toBe(`<head>${data}</head><p>a</p>`)
})

test('what was built is weighed as it is sent', () => {
  const page = textResource('a page')
  const script = textResource('a script', 'js')
  const site = new Map([
    ['/', page],
    ['/assets/a.js', script],
    ['/assets/a.woff2', textResource('a font', 'woff2')],
  ])
  expect(weigh(site, ['/'])).toMatchObject({
    scripts: script.body.byteLength,
    fontFiles: 1,
    documents: { '/': page.body.byteLength },
  })
})

test('the report holds what was measured, and nothing that runs', () => {
  const results: Results = {
    pages: [
      {
        path: '/<b>',
        own: [{ fcp: 320, menuInp: 140 }],
        withoutScript: [{ fcp: 300 }],
        floor: [{ fcp: 280 }],
      },
    ],
    stack: [{ fcp: 295, tbt: 70 }],
    weights: { scripts: 1, fonts: 1, fontFiles: 1, documents: {} },
  }
  const verdicts = budgets.map((budget) => compare(budget, results))
  const report = reportHtml({
    results,
    verdicts,
    conditions: 'Quiet & slow',
    made: new Date('2026-03-01T12:00:00Z'),
    style: '',
  })
  expect(report).toContain('Quiet &amp; slow')
  expect(report).toContain('page: 320 ms, 320 to 320')
  expect(report).toContain('floor: 280 ms, 280 to 280')
  expect(report).toContain('class="missed">✗ menu to its paint')
  expect(report).not.toContain('/<b>')
  expect(report).not.toMatch(/<script|\son\w+=|NaN|undefined/)
})
