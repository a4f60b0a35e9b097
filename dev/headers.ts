import { createHash } from 'node:crypto'

/** What every answer carries, whatever its path and its status. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const

// styled-components writes its rules into an empty <style> during hydration.
const hashOfEmptyStyle = cspHash('')

/** The Content-Security-Policy source that admits exactly this inlined text. */
export function cspHash(text: string) {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`
}

/** The policy of a page that inlines `styles` and sends its messages to `messageOrigin`. */
export function contentSecurityPolicy(styles: readonly string[], messageOrigin: string) {
  const hashes = new Set([...styles.map(cspHash), hashOfEmptyStyle])
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

/** Policies by page path, written by the build beside the published folder. */
export function policiesFile(folder: string) {
  return `${folder}.headers.json`
}
