import { cacheControl, httpsHeaders, mergePolicies } from '../headers.ts'

/** Limits of a `_headers` file on Cloudflare Pages. Netlify has no limits. */
export const headersFileLimits = { rules: 100, lineLength: 2000 } as const

// If the rules exceed the limit, the files that delay a page most are kept. Later is more important.
const extensionPriority = ['.woff2', '.json', '.js']

/**
 * Formats the `_headers` file of Netlify and Cloudflare Pages. Both join the values of overlapping
 * rules, so all pages share one policy. Both also apply rules to missing files, so each asset has a
 * rule of its own: otherwise a missing asset would be cached for a year. Pages are sent without
 * `no-transform` because it would stop these hosts from compressing them.
 * @param assets URLs of the assets. Above the limit of rules, the host's default caching applies.
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
