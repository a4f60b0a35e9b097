import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What every answer carries, whatever its path and its status. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const

/** What every answer over HTTPS carries: of transport, two years in seconds. */
export const httpsHeaders = {
  ...securityHeaders,
  'Strict-Transport-Security': 'max-age=63072000',
} as const

/** What a hashed asset says of caching, and all else: asked for again, and rewritten by no network. */
export const cacheControl = {
  asset: 'public, max-age=31536000, immutable',
  other: 'no-cache, no-transform',
} as const

/** The type of every kind of file a build publishes, by ending. */
export const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  txt: 'text/plain',
  ics: 'text/calendar',
  xml: 'application/xml',
  pdf: 'application/pdf',
  webmanifest: 'application/manifest+json',
}

/** The Content-Security-Policy source that admits exactly this inlined text. */
export function cspHash(text: string) {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`
}

/** The policy of a page that inlines `styles` and sends its messages to `messageOrigin`. */
export function createPagePolicy(styles: readonly string[], messageOrigin: string) {
  // styled-components writes its rules into an empty <style> during hydration.
  const hashes = new Set([...styles, ''].map(cspHash))
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self' ${[...hashes].join(' ')}`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self' ${messageOrigin}`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self' mailto:`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ].join('; ')
}

/** The policy of what is no page: a file asked for by itself does nothing and stands in no frame. */
export const filePolicy = `default-src 'none'; frame-ancestors 'none'`

/** The policy as published: WebKit would upgrade the local preview too. */
export const httpsPolicy = (policy: string) => `${policy}; upgrade-insecure-requests`

/** One policy that admits the styles of every page, for hosts that cannot tell pages apart. */
export function mergePolicies(policies: readonly string[]) {
  const sources = policies.map((policy) => parsePolicy(policy).get('style-src') ?? [])
  const styles = `style-src ${[...new Set(sources.flat())].join(' ')}`
  return (policies[0] ?? '').replace(/style-src [^;]*/, () => styles)
}

export function parsePolicy(policy: string) {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/))
  return new Map(parts.map(([name = '', ...sources]) => [name, sources]))
}

/** Policies by page path, written by the build beside the published folder. */
export const policiesFile = (folder: string) => `${folder}.headers.json`

/**
 * The policies of a built site by page path.
 * @throws one sentence when the folder was not built
 */
export function readPolicies(folder: string): ReadonlyMap<string, string> {
  const file = policiesFile(path.resolve(folder))
  if (!existsSync(file))
    throw new Error(
      `${folder} holds no built site: run "npm run build" first (dist-test: "npm run build -- --for-tests").`,
    )
  const policiesByPage: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  return new Map(Object.entries(policiesByPage))
}
