import { organisation } from '#src/content/organisation.ts'

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

/** One line that names the invented identity while the site still wears it. */
export function sampleNotice() {
  if (!organisation.sample) return undefined
  return (
    `Warning: the sample identity "${organisation.name}" is in use; ` +
    'replace it in src/content/organisation.ts before publishing.'
  )
}

function box(lines: readonly string[]) {
  const width = Math.max(...lines.map((line) => line.length))
  const rule = '═'.repeat(width + 2)
  const rows = lines.map((line) => `║ ${line.padEnd(width)} ║`)
  return [`╔${rule}╗`, ...rows, `╚${rule}╝`].join('\n')
}
