import { expect, test } from 'vitest'
import { readAudit } from './audit.ts'

const advisory = {
  title: 'Prototype pollution',
  url: 'https://github.com/advisories/GHSA-0000-0000-0000',
}
const report = (vulnerabilities: object) =>
  `npm warn Unknown config\n${JSON.stringify({ auditReportVersion: 2, vulnerabilities }, null, 2)}\n`

test('no advisory, or a lesser one, passes', () => {
  const lesser = { part: { name: 'part', severity: 'moderate', via: [advisory] } }
  expect(readAudit(report({})).count).toEqual({ passed: 1, failed: 0, skipped: 0 })
  expect(readAudit(report(lesser))).toEqual({
    count: { passed: 1, failed: 0, skipped: 0 },
    text: 'No dependency has a high or critical advisory; 1 with a lesser one.',
  })
})

test.each(['high', 'critical'])('a %s advisory fails, and says which', (severity) => {
  const { count, text } = readAudit(
    report({
      part: { name: 'part', severity, via: [advisory] },
      whole: { name: 'whole', severity, via: ['part'] },
      other: { name: 'other', severity: 'low', via: [advisory] },
    }),
  )
  expect(count).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(text.split('\n')).toEqual([
    'Vulnerable dependencies:',
    `  part (${severity}): Prototype pollution ${advisory.url}`,
    `  whole (${severity}): part`,
  ])
})

test.each([
  [
    'a registry that refuses',
    '{\n  "message": "405 Method Not Allowed",\n  "error": {}\n}',
  ],
  ['a program that is not there', 'spawn npm ENOENT'],
  ['nothing at all', ''],
])('%s is a skipped check that is not overlooked @asvs-audit-skipped', (_, output) => {
  const { count, text } = readAudit(output)
  expect(count).toEqual({ passed: 0, failed: 0, skipped: 1 })
  expect(text).toContain('║ WARNING: THE DEPENDENCIES WERE NOT AUDITED.')
  expect(text).toContain(output.includes('405') ? '405 Method Not Allowed' : output)
})
