import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { folder } from './built-site.ts'

/** Of each way to watch the machines, a text that minification leaves alone. */
const marks = [
  'BroadcastChannel',
  'Rejected by hand',
  'https://stately.ai',
  '[function]',
] as const

const services = path.resolve(import.meta.dirname, '../../src/services')

function textsIn(place: string, isOne: (file: string) => boolean) {
  return readdirSync(place)
    .filter(isOne)
    .map((file) => readFileSync(path.join(place, file), 'utf8'))
    .join('\n')
}

test('the published scripts hold nothing that watches the machines', () => {
  const sources = textsIn(services, (file) => /inspection|masked/.test(file))
  expect(marks.filter((mark) => !sources.includes(mark))).toEqual([])
  const scripts = textsIn(path.join(folder, 'assets'), (file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(100_000)
  const shipped = marks.filter((mark) => scripts.includes(mark))
  expect(shipped).toEqual([])
})
