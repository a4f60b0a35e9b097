import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { assetTexts } from './built-site.ts'

/** Of each way to watch the machines, a text that minification leaves alone. */
const marks = [
  'BroadcastChannel',
  'a getter that throws',
  'https://stately.ai',
  '[function]',
] as const

const folder = path.resolve(import.meta.dirname, '../../tools/statecharts/inspection')

test('the published scripts hold nothing that watches the machines @asvs-no-inspection', () => {
  const sources = readdirSync(folder)
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')
  expect(marks.filter((mark) => !sources.includes(mark))).toEqual([])
  const scripts = assetTexts('.js').join('\n')
  expect(scripts.length).toBeGreaterThan(100_000)
  const shipped = marks.filter((mark) => scripts.includes(mark))
  expect(shipped).toEqual([])
})

// `second-organisation.test.ts` finds nothing of it in the site that is published.
test('the site of the browser tests can be listened to', () => {
  const listening = assetTexts('.js').filter((text) => text.includes('inspectMachines'))
  expect(listening).toHaveLength(1)
})
