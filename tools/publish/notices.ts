import { headersFileLimits } from './hosting/headers-file.ts'

export function missingIdentifiersNotice(missing: readonly string[]) {
  return [
    'WARNING: THIS BUILD CANNOT SEND ANY MESSAGE.',
    '',
    'Visitors who send a message will see that sending failed.',
    'Missing or malformed:',
    ...missing.map((name) => `  ${name}`),
    'Set them in the environment or in .env (see .env.example), then rebuild.',
  ]
}

/** Returns a warning if Cloudflare Pages would ignore a line of `_headers`, otherwise `undefined`. */
export function cloudflareLimitNotice(headersFile: string) {
  const { lineLength } = headersFileLimits
  const longest = Math.max(...headersFile.split('\n').map((line) => line.length))
  if (longest <= lineLength) return undefined
  return [
    'WARNING: CLOUDFLARE PAGES WILL NOT PROTECT THIS SITE.',
    '',
    `A line of _headers has ${longest} characters. Cloudflare Pages ignores lines over ${lineLength}.`,
    'The line is the policy, which grows with every page. Publish fewer pages, or use',
    'Netlify, nginx or Caddy, which have no such limit.',
  ]
}

export function formatBox(lines: readonly string[]) {
  const width = Math.max(...lines.map((line) => line.length))
  const border = '═'.repeat(width + 2)
  const rows = lines.map((line) => `║ ${line.padEnd(width)} ║`)
  return [`╔${border}╗`, ...rows, `╚${border}╝`].join('\n')
}
