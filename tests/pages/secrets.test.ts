import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { siteFolder, readPublishedFile } from './built-site.ts'

const publishedFiles = readdirSync(siteFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => path.relative(siteFolder, path.join(parentPath, name)))
const scripts = publishedFiles.filter((file) => file.endsWith('.js'))

const sources = globSync('**/*.{ts,tsx,mjs,js,json,md,yml,yaml,txt,html,css,sh,example}', {
  exclude: (name) => /^(?:node_modules|\.git|reports|test-results|dist.*)$/.test(name),
})
const shippedSources = sources.filter((file) =>
  /^(?:src(?!\/checks)|machines)\/.*\.tsx?$/.test(file),
)

const secretPatterns = {
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
  'a cloud key': /\b(?:AKIA|ASIA)[A-Z\d]{16}\b|\bAIza[\w-]{35}\b/,
  'a forge or registry token':
    /\b(?:gh[oprsu]_\w{36}|github_pat_\w{50,}|glpat-[\w-]{20}|npm_[A-Za-z\d]{36})\b/,
  'a service token': /\b(?:sk|rk)_live_\w{16,}|\bxox[abprs]-[\w-]{10,}/,
  'a signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  'a password in a URL': /\b[a-z]+:\/\/[^\s/:@'"`${}]+:[^\s/:@'"`${}]+@[a-z\d]/i,
  'an assigned secret':
    /\b(?:password|passwd|secret|token|api_?key|access_?key)\b["']?\s*[:=]\s*["'][\w+/=-]{16,}["']/i,
}

/** Returns the kinds of secret that a text seems to contain. */
const findSecrets = (text: string) =>
  Object.entries(secretPatterns).flatMap(([kind, pattern]) =>
    pattern.test(text) ? [kind] : [],
  )

test('neither the repository nor the published site contains a secret @asvs-no-secrets', () => {
  expect(sources.length).toBeGreaterThan(300)
  const textFiles = publishedFiles.filter((file) => !/\.(?:br|gz|png|woff2)$/.test(file))
  const found = [
    ...sources,
    ...textFiles.map((file) => path.join(siteFolder, file)),
  ].flatMap((file) =>
    findSecrets(readFileSync(file, 'utf8')).map((kind) => `${file}: ${kind}`),
  )
  expect(found).toEqual([])
})

test.each([
  ['a private key', ['-----BEGIN', 'RSA PRIVATE', 'KEY-----'].join(' ')],
  ['a cloud key', `AKIA${'A1'.repeat(8)}`],
  ['a forge or registry token', `ghp_${'a1'.repeat(18)}`],
  ['a service token', `sk_live_${'a1'.repeat(10)}`],
  ['a signed token', ['eyJ', 'eyJ', ''].map((start) => start + 'a'.repeat(12)).join('.')],
  ['a password in a URL', ['https://zoe', 'azerty@exemple.fr'].join(':')],
  ['an assigned secret', ['token', `'${'a1'.repeat(10)}'`].join(': ')],
])('%s is recognised as a secret', (kind, text) => {
  expect(findSecrets(text)).toEqual([kind])
})

test('shipped code uses no eval, inserted HTML, cookies, IndexedDB or postMessage @asvs-no-code-from-text', () => {
  const dangers =
    /\beval\(|new (?:Function|RegExp)\(|(?:inner|outer)HTML|insertAdjacentHTML|dangerouslySet|document\.(?:write|cookie)|postMessage|addEventListener\(\s*'message'|window\.open|indexedDB/
  expect(shippedSources.length).toBeGreaterThan(150)
  expect(shippedSources.filter((file) => dangers.test(readFileSync(file, 'utf8')))).toEqual(
    [],
  )
  const evaluates = /\beval\(|new Function\(|document\.write\(/
  expect(scripts.filter((file) => evaluates.test(readPublishedFile(file)))).toEqual([])
})

test('F67 only one module accesses the storage of the browser', () => {
  const accesses = /(?:local|session)Storage\./
  expect(
    shippedSources.filter((file) => accesses.test(readFileSync(file, 'utf8'))),
  ).toEqual(['src/services/draft-store.ts'])
})

test('the published folder contains only files of the site @asvs-published-files', () => {
  const expected =
    /^(?:(?:[a-z\d-]+\/)*[a-z\d-]+\.html|assets\/[\w.-]+\.(?:js|json|svg|woff2|png)|agenda\/[a-z\d-]+\.ics|(?:sw|service-?worker|ngsw-worker)\.js|[a-z\d-]+\.(?:pdf|png|svg|txt|xml|webmanifest))(?:\.br|\.gz)?$/
  expect(publishedFiles.filter((file) => !expected.test(file))).toEqual([
    '_headers',
    '_redirects',
  ])
})
