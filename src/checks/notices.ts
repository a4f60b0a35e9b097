import { headersFileLimits } from '#tools/publish/hosting/headers-file.ts'
import { contradictions, sampleFacts } from './validate-content.ts'

/** A box that says that the site cannot send; undefined when every identifier is there. */
export function identifiersNotice(missing: readonly string[]) {
  if (missing.length === 0) return undefined
  return box([
    'WARNING: THIS BUILD CANNOT SEND ANY MESSAGE.',
    '',
    'Every visitor who writes will be told that sending failed.',
    'Absent or malformed:',
    ...missing.map((name) => `  ${name}`),
    'Set them in the environment or in .env (see .env.example), then build again.',
  ])
}

/** What the site still shows that is invented, or has no value yet; undefined when nothing. */
export function sampleNotice(facts: readonly string[] = sampleFacts()) {
  if (facts.length === 0) return undefined
  return box([
    `WARNING: THE SITE STILL WEARS SAMPLE FACTS (${facts.length}).`,
    '',
    'Replace them in src/content/identity.ts and src/content/claims.ts before publishing:',
    ...wrap(facts, 80).map((line) => `  ${line}`),
  ])
}

/** What the facts deny of each other; undefined when nothing. */
export function contradictionsNotice(sentences: readonly string[] = contradictions()) {
  if (sentences.length === 0) return undefined
  return box([
    'WARNING: THE FACTS OF src/content/identity.ts CONTRADICT THE SITE.',
    '',
    ...sentences.flatMap((sentence) => wrap(sentence.split(' '), 80, ' ')),
  ])
}

/** What Cloudflare Pages would not take of a `_headers` file; undefined when nothing. */
export function headersNotice(headersFile: string) {
  const { lineLength } = headersFileLimits
  const longest = Math.max(...headersFile.split('\n').map((line) => line.length))
  if (longest <= lineLength) return undefined
  return box([
    'WARNING: CLOUDFLARE PAGES WILL NOT PROTECT THIS SITE.',
    '',
    `A line of _headers has ${longest} characters; Cloudflare Pages leaves out those above ${lineLength}.`,
    'It is the policy, which grows with every page: publish on Netlify, nginx or Caddy,',
    'which have no such limit, or with fewer pages.',
  ])
}

/** Names, or words, on as few lines as hold them. */
function wrap(names: readonly string[], width: number, separator = ', ') {
  const lines: string[] = []
  for (const name of names) {
    const last = lines.at(-1)
    if (last === undefined || last.length + separator.length + name.length > width)
      lines.push(name)
    else lines[lines.length - 1] = `${last}${separator}${name}`
  }
  return lines
}

/** Lines in a frame that is not overlooked. */
export function box(lines: readonly string[]) {
  const width = Math.max(...lines.map((line) => line.length))
  const rule = '═'.repeat(width + 2)
  const rows = lines.map((line) => `║ ${line.padEnd(width)} ║`)
  return [`╔${rule}╗`, ...rows, `╚${rule}╝`].join('\n')
}
