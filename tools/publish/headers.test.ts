import { expect, test } from 'vitest'
import {
  cacheControl,
  createPagePolicy,
  cspHash,
  httpsHeaders,
  httpsPolicy,
} from './headers.ts'

test('allows an inline style by the hash that browsers compute @asvs-style-hashes', () => {
  // Computed by: printf %s 'body{color:red}' | openssl dgst -sha256 -binary | base64
  expect(cspHash('body{color:red}')).toBe(
    `'sha256-FcQqt3aNlV7AZnGV4zkQRVeCeJOxbMPnQSx258L803E='`,
  )
  expect(cspHash('é')).toBe(`'sha256-SplVfkAzw1Od4utlRyAXytX5VX96BiWgnxw/biumnEw='`)
})

test('creates the content security policy of a page @asvs-policy @asvs-upgraded-requests', () => {
  const policy = createPagePolicy(['a', 'b', 'a'], 'https://api.example')
  expect(httpsPolicy(policy)).toBe(
    `default-src 'none'; script-src 'self'; ` +
      `style-src 'self' ${cspHash('a')} ${cspHash('b')} ` +
      `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; ` +
      `img-src 'self' data:; font-src 'self'; connect-src 'self' https://api.example; ` +
      `manifest-src 'self'; base-uri 'none'; form-action 'self' mailto:; ` +
      `frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; ` +
      `trusted-types 'none'; upgrade-insecure-requests`,
  )
})

test('defines the security and caching headers @asvs-headers', () => {
  expect({ ...httpsHeaders, ...cacheControl }).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Strict-Transport-Security': 'max-age=63072000',
    asset: 'public, max-age=31536000, immutable',
    other: 'no-cache, no-transform',
  })
})
