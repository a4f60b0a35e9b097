import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The headers of responses, regardless of path and status. The redirect from HTTP to HTTPS lacks them. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const

/** The headers of responses over HTTPS. `max-age` is two years in seconds. */
export const httpsHeaders = {
  ...securityHeaders,
  'Strict-Transport-Security': 'max-age=63072000',
} as const

export const cacheControl = {
  asset: 'public, max-age=31536000, immutable',
  other: 'no-cache, no-transform',
} as const

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

/** Returns the Content-Security-Policy source that allows exactly this inline text. */
export function cspHash(text: string) {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`
}

/** Returns the Content-Security-Policy of a page with these inline styles and requests to `messageOrigin`. */
export function createPagePolicy(styles: readonly string[], messageOrigin: string) {
  // styled-components creates an empty <style> in the browser, so the hash of an empty text is needed.
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

/** The policy of responses that are not pages. They cannot load resources or be framed. */
export const filePolicy = `default-src 'none'; frame-ancestors 'none'`

/** Adds the upgrade to HTTPS to a policy. Local servers omit it, because WebKit would upgrade `localhost`. */
export const httpsPolicy = (policy: string) => `${policy}; upgrade-insecure-requests`

/** Merges the policies of all pages into one with all their style hashes, for hosts with a single policy. */
export function mergePolicies(policies: readonly string[]) {
  const sources = policies.map((policy) => parsePolicy(policy).get('style-src') ?? [])
  const styles = `style-src ${[...new Set(sources.flat())].join(' ')}`
  return (policies[0] ?? '').replace(/style-src [^;]*/, () => styles)
}

export function parsePolicy(policy: string) {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/))
  return new Map(parts.map(([name = '', ...sources]) => [name, sources]))
}

/** Returns the path of the JSON file with the policies by page path. It is beside the published folder. */
export const policiesFile = (folder: string) => `${folder}.headers.json`

/**
 * Reads the policies of a built site by page path.
 * @throws when the folder was not built
 */
export function readPolicies(folder: string): ReadonlyMap<string, string> {
  const file = policiesFile(path.resolve(folder))
  if (!existsSync(file))
    throw new Error(
      `${folder} contains no built site. Run "npm run build" first (dist-test: "npm run build -- --for-tests").`,
    )
  const policiesByPage: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  return new Map(Object.entries(policiesByPage))
}
