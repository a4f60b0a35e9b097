import { expect, test } from 'vitest'
import {
  caching,
  contentSecurityPolicy,
  cspHash,
  policyDirectives,
  publishedPolicy,
  securityHeaders,
  transportHeaders,
  unitedPolicy,
} from './headers.ts'

test('an inlined style is admitted by the hash that browsers compute @asvs-style-hashes', () => {
  // printf %s 'body{color:red}' | openssl dgst -sha256 -binary | base64
  expect(cspHash('body{color:red}')).toBe(
    `'sha256-FcQqt3aNlV7AZnGV4zkQRVeCeJOxbMPnQSx258L803E='`,
  )
  expect(cspHash('é')).toBe(`'sha256-SplVfkAzw1Od4utlRyAXytX5VX96BiWgnxw/biumnEw='`)
})

test('a policy is the documented one, with the page’s hashes and the message origin @asvs-policy', () => {
  expect(contentSecurityPolicy(['a', 'b', 'a'], 'https://api.example')).toBe(
    `default-src 'none'; script-src 'self'; ` +
      `style-src 'self' ${cspHash('a')} ${cspHash('b')} ` +
      `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; ` +
      `img-src 'self' data:; font-src 'self'; connect-src 'self' https://api.example; ` +
      `manifest-src 'self'; base-uri 'none'; form-action 'self' mailto:; ` +
      `frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; ` +
      `trusted-types 'none'`,
  )
})

test('published, a policy upgrades insecure requests @asvs-upgraded-requests', () => {
  expect(publishedPolicy(`default-src 'none'`)).toBe(
    `default-src 'none'; upgrade-insecure-requests`,
  )
})

test('one policy for all pages admits each page’s styles once, and nothing else', () => {
  const [first, second, both] = [['a'], ['b'], ['a', 'b']].map((styles) =>
    policyDirectives(contentSecurityPolicy(styles, 'https://api.example')),
  )
  const united = policyDirectives(
    unitedPolicy([
      contentSecurityPolicy(['a'], 'https://api.example'),
      contentSecurityPolicy(['b'], 'https://api.example'),
    ]),
  )
  const styles = new Set(united.get('style-src'))
  expect(styles).toEqual(new Set(both?.get('style-src')))
  expect(united.get('style-src')).toHaveLength(styles.size)
  for (const policy of [first, second])
    expect([...united.keys()]).toEqual([...(policy?.keys() ?? [])])
  expect(united.get('script-src')).toEqual([`'self'`])
})

test('every answer carries the same table of headers @asvs-headers', () => {
  expect(securityHeaders).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  })
  expect(transportHeaders).toEqual({ 'Strict-Transport-Security': 'max-age=63072000' })
})

test('only a hashed asset that is there is kept, and nobody may rewrite the rest', () => {
  expect(caching).toEqual({
    page: 'no-cache, no-transform',
    asset: 'public, max-age=31536000, immutable',
    file: 'no-cache, no-transform',
    absent: 'no-cache, no-transform',
  })
})
