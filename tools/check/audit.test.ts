import { expect, test } from 'vitest'
import { readAudit } from './audit.ts'

const advisories = '# npm audit report\n\npart  <2\nSeverity: high\nPrototype pollution\n'

test.each([
  [0, 'found 0 vulnerabilities\n', { passed: 1, failed: 0, skipped: 0 }],
  [0, `npm warn Unknown config\n${advisories}`, { passed: 1, failed: 0, skipped: 0 }],
  [1, advisories, { passed: 0, failed: 1, skipped: 0 }],
])('counts an audit with exit code %d and output %j', (code, output, count) => {
  expect(readAudit({ code, output })).toEqual({ count, text: output.trim() })
})

test.each([
  ['a registry error', 1, 'npm warn audit 405 Method Not Allowed\nnpm error'],
  ['a missing npm', 127, 'npm cannot be started: spawn npm ENOENT'],
  ['empty output', 0, ''],
])('reports %s as a skipped check @asvs-audit-skipped', (_, code, output) => {
  const { count, text } = readAudit({ code, output })
  expect(count).toEqual({ passed: 0, failed: 0, skipped: 1 })
  expect(text).toContain('║ WARNING: THE DEPENDENCIES WERE NOT AUDITED.')
  expect(text).toContain(output.split('\n')[0])
})
