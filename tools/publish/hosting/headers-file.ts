import { cacheControl, httpsHeaders, mergePolicies } from '../headers.ts'

/** What Cloudflare Pages accepts of a `_headers` file; Netlify sets no limit. */
export const headersFileLimits = { rules: 100, lineLength: 2000 } as const

// Should they not all fit, those that a page waits for come first: the last of these, first of all.
const extensionPriority = ['.woff2', '.json', '.js']

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Both apply a rule to what is not there
 * too, and join the values of rules that overlap: so one policy for all pages, and one rule an
 * asset, lest a missing asset be remembered for a year. Of pages no `no-transform`: they are
 * compressed by the host, which would then send them in full length.
 * @param assets addresses; past the limit of rules the host's own caching holds
 */
export function formatHeadersFile(
  policies: Readonly<Record<string, string>>,
  assets: readonly string[],
) {
  const rank = (asset: string) =>
    extensionPriority.findIndex((ending) => asset.endsWith(ending))
  const cachedAssets = assets
    .toSorted((left, right) => rank(right) - rank(left))
    .slice(0, headersFileLimits.rules - 1)
  return [
    formatRule('/*', {
      ...httpsHeaders,
      'Content-Security-Policy': mergePolicies(Object.values(policies)),
    }),
    ...cachedAssets.map((asset) =>
      formatRule(asset, { 'Cache-Control': cacheControl.asset }),
    ),
  ].join('')
}

function formatRule(path: string, headers: Readonly<Record<string, string>>) {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
  return `${path}\n${lines.join('')}`
}
