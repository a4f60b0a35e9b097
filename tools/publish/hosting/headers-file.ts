import { cacheControl, httpsHeaders, mergePolicies } from '../headers.ts'

/** The documented limits of a `_headers` file on Cloudflare Pages. Netlify documents no such limits. */
export const headersFileLimits = { rules: 100, lineLength: 2000 } as const

// Extensions in ascending priority. If there are more assets than rules, those that delay a page most get a rule.
const extensionPriority = ['.woff2', '.json', '.js']

/**
 * Formats the `_headers` file of Netlify and Cloudflare Pages. Both join the values of overlapping
 * rules, so all pages share one policy. Both also apply rules to missing files, so each asset has a
 * separate rule. With a common rule, a missing asset would be cached for a year. Other files get the host's
 * own `Cache-Control`, because with `no-transform` these hosts would not compress pages.
 * @param assets the URLs of the assets. Assets above the limit of rules get the host's default caching.
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
