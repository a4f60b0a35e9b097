import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  contentSecurityPolicy,
  publishedPolicy,
  readPolicies,
  securityHeaders,
  transportHeaders,
  unitedPolicy,
} from '#tools/publish/headers.ts'
import { documentOf } from '#tools/publish/hosting/paths.ts'
import { inlinedStyles } from '#tools/publish/document.ts'
import { grade, type Observed } from './observatory.ts'

const documents = [...readPolicies('dist-test').keys()].map((page) => ({
  page,
  html: readFileSync(path.join('dist-test', documentOf(page)), 'utf8'),
}))
const policies = documents.map(({ html }) =>
  contentSecurityPolicy(inlinedStyles(html), 'https://api.emailjs.com'),
)

function observed(html: string, policy: string, preloaded = false): Observed {
  return {
    headers: {
      ...securityHeaders,
      ...transportHeaders,
      'Content-Security-Policy': publishedPolicy(policy),
    },
    html,
    plain: { status: 301, location: 'https://www.example.fr/' },
    preloaded,
  }
}

/** The best a host can have that sets no cookie, and that browsers do not know beforehand. */
const best = {
  'content-security-policy': 'csp-implemented-with-no-unsafe-default-src-none',
  cookies: 'cookies-not-found',
  'cross-origin-resource-sharing': 'cross-origin-resource-sharing-not-implemented',
  redirection: 'redirection-to-https',
  'referrer-policy': 'referrer-policy-private',
  'strict-transport-security': 'hsts-implemented-max-age-at-least-six-months',
  'subresource-integrity': 'sri-implemented-and-all-scripts-loaded-securely',
  'x-content-type-options': 'x-content-type-options-nosniff',
  'x-frame-options': 'x-frame-options-implemented-via-csp',
  'cross-origin-resource-policy': 'corp-implemented-with-same-origin',
}

test.each(documents.map(({ page, html }, index) => ({ page, html, index })))(
  '$page has the best outcome of every rule: 135 points, 140 once preloaded',
  ({ html, index }) => {
    for (const policy of [policies[index] ?? '', unitedPolicy(policies)]) {
      expect(grade(observed(html, policy))).toEqual({ outcomes: best, score: 135 })
      expect(grade(observed(html, policy, true)).score).toBe(140)
    }
  },
)

describe('the grader takes points away', () => {
  const html = '<script src="/a.js" integrity="sha384-a">'
  const sound = observed(html, policies[0] ?? '')
  const without = (name: string): Observed => ({
    ...sound,
    headers: { ...sound.headers, [name]: '' },
  })
  const withPolicy = (policy: string) => observed(html, policy)

  test.each([
    ['no policy', without('Content-Security-Policy'), 55],
    ['inline script', withPolicy(`default-src 'none'; script-src 'unsafe-inline'`), 60],
    ['a script without its hash', { ...sound, html: '<script src="/a.js">' }, 130],
    ['no HSTS', without('Strict-Transport-Security'), 80],
    ['no CORP', without('Cross-Origin-Resource-Policy'), 125],
    ['no Referrer-Policy', without('Referrer-Policy'), 130],
    ['no nosniff', without('X-Content-Type-Options'), 130],
    ['no redirection', { ...sound, plain: { status: 200, location: '' } }, 80],
  ])('for %s', (_, site, score) => {
    expect(grade(site).score).toBe(score)
  })
})
