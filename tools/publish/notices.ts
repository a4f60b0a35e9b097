import { headersFileLimits } from './hosting/headers-file.ts'

/** That the site cannot send, for want of some identifiers. */
export function missingIdentifiersNotice(missing: readonly string[]) {
  return [
    'WARNING: THIS BUILD CANNOT SEND ANY MESSAGE.',
    '',
    'Every visitor who writes will be told that sending failed.',
    'Absent or malformed:',
    ...missing.map((name) => `  ${name}`),
    'Set them in the environment or in .env (see .env.example), then build again.',
  ]
}

/** What Cloudflare Pages would not take of a `_headers` file; undefined when nothing. */
export function cloudflareLimitNotice(headersFile: string) {
  const { lineLength } = headersFileLimits
  const longest = Math.max(...headersFile.split('\n').map((line) => line.length))
  if (longest <= lineLength) return undefined
  return [
    'WARNING: CLOUDFLARE PAGES WILL NOT PROTECT THIS SITE.',
    '',
    `A line of _headers has ${longest} characters; Cloudflare Pages leaves out those above ${lineLength}.`,
    'It is the policy, which grows with every page: publish on Netlify, nginx or Caddy,',
    'which have no such limit, or with fewer pages.',
  ]
}

/** Lines in a frame that is not overlooked. */
export function formatBox(lines: readonly string[]) {
  const width = Math.max(...lines.map((line) => line.length))
  const border = '═'.repeat(width + 2)
  const rows = lines.map((line) => `║ ${line.padEnd(width)} ║`)
  return [`╔${border}╗`, ...rows, `╚${border}╝`].join('\n')
}
