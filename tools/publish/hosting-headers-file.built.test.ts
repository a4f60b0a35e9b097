import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { checkDelivery, discover } from './check-deployed/check.ts'
import {
  caching,
  policyDirectives,
  publishedPolicy,
  securityHeaders,
  transportHeaders,
} from './headers.ts'
import { headersFile, headersFileLimits } from './hosting/headers-file.ts'
import { assetsOf } from './hosting/write.ts'
import { publishSite, startPreview, type PublishedSite } from './hosting-servers.ts'
import { startTampered } from './tampered-site.ts'

type Rule = {
  readonly path: string
  readonly headers: readonly (readonly [string, string])[]
}

/** Reads a `_headers` file as Netlify and Cloudflare Pages document it. */
function readRules(text: string): Rule[] {
  const rules: { path: string; headers: [string, string][] }[] = []
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const [, name = '', value = ''] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? []
    if (line.startsWith('/')) rules.push({ path: line, headers: [] })
    else rules.at(-1)?.headers.push([name, value])
  }
  return rules
}

/** The headers of every rule that matches, joined where several name the same one. */
function headersAt(rules: readonly Rule[], target: string) {
  const [pathname = ''] = target.split('?')
  const matching = rules.filter(({ path: rule }) =>
    rule.endsWith('*') ? pathname.startsWith(rule.slice(0, -1)) : pathname === rule,
  )
  const headers: Record<string, string> = {}
  for (const [name, value] of matching.flatMap((rule) => rule.headers))
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`
  return headers
}

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const directivesOf = (policy: string) => Object.fromEntries(policyDirectives(policy))

let site: PublishedSite
let text: string
let rules: readonly Rule[]

beforeAll(async () => {
  site = await publishSite()
  text = await readFile(path.join(site.dist, '_headers'), 'utf8')
  rules = readRules(text)
})

afterAll(() => site.remove())

test('the file stays within what Cloudflare Pages accepts', () => {
  expect(rules.length).toBeLessThanOrEqual(headersFileLimits.rules)
  for (const line of text.split('\n'))
    expect(line.length).toBeLessThanOrEqual(headersFileLimits.lineLength)
  for (const { path: rule } of rules) expect(rule.split('*').length).toBeLessThanOrEqual(2)
})

test('every page gets the table’s headers, and a policy that admits its styles', () => {
  for (const [page, policy] of Object.entries(site.policies)) {
    const { 'Content-Security-Policy': given = '', ...others } = headersAt(rules, page)
    expect(others).toEqual({ ...securityHeaders, ...transportHeaders })
    const { 'style-src': styles, ...directives } = directivesOf(given)
    const { 'style-src': own = [], ...due } = directivesOf(publishedPolicy(policy))
    expect(directives).toEqual(due)
    expect(styles).toEqual(expect.arrayContaining(own))
  }
})

test('every asset is kept for a year, a missing one is not', async () => {
  for (const asset of await assetsOf(site.dist))
    expect(headersAt(rules, asset)).toMatchObject({ 'Cache-Control': caching.asset })
  for (const missing of ['/assets/missing-00000000.js', '/favicon.svg', '/'])
    expect(headersAt(rules, missing)).not.toHaveProperty('Cache-Control')
})

test('when not every asset can have a rule, scripts and content come first', () => {
  const drawings = Array.from({ length: 150 }, (_, index) => `/assets/${index}.svg`)
  const wide = readRules(headersFile({ '/': '' }, [...drawings, '/assets/app.js']))
  expect(wide).toHaveLength(headersFileLimits.rules)
  expect(wide[1]?.path).toBe('/assets/app.js')
})

test('a host that serves the site by this file answers every probe', async () => {
  const preview = await startPreview(site)
  const host = await startTampered(preview.origin, (answer, target) => {
    const { 'cache-control': _, ...own } = Object.fromEntries(
      Object.entries(answer.headers).filter(
        ([name]) => !/^(content-security|cross-origin|permissions|referrer|x-)/.test(name),
      ),
    )
    const standard =
      answer.status === 200 ? { 'cache-control': 'public, max-age=0, must-revalidate' } : {}
    return {
      ...answer,
      headers: { ...own, ...standard, ...lowerCased(headersAt(rules, target)) },
    }
  })
  const found = await discover({ origin: host.origin, tolerant: true })
  expect(await checkDelivery({ origin: host.origin, tolerant: true }, found)).toEqual([])
  await host.close()
  await preview.close()
})

function lowerCased(headers: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
}
