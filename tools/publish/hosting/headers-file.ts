import { caching, publishedHeaders, unitedPolicy } from '../headers.ts'

/** What Cloudflare Pages accepts of a `_headers` file; Netlify sets no limit. */
export const headersFileLimits = { rules: 100, lineLength: 2000 } as const

// Should they not all fit, those that a page waits for come first: the last of these, first of all.
const order = ['.woff2', '.json', '.js']

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Both apply a rule to what is not there
 * too, and join the values of rules that overlap: so one policy for all pages, and one rule an
 * asset, lest a missing asset be remembered for a year. Of pages no `no-transform`: they are
 * compressed by the host, which would then send them in full length.
 * @param assets addresses; past the limit of rules the host's own caching holds
 */
export function headersFile(
  policies: Readonly<Record<string, string>>,
  assets: readonly string[],
) {
  const rank = (asset: string) => order.findIndex((ending) => asset.endsWith(ending))
  const lasting = assets
    .toSorted((left, right) => rank(right) - rank(left))
    .slice(0, headersFileLimits.rules - 1)
  return [
    rule('/*', {
      ...publishedHeaders,
      'Content-Security-Policy': unitedPolicy(Object.values(policies)),
    }),
    ...lasting.map((asset) => rule(asset, { 'Cache-Control': caching.asset })),
  ].join('')
}

function rule(path: string, headers: Readonly<Record<string, string>>) {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
  return `${path}\n${lines.join('')}`
}
