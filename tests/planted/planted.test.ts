import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faults, plant } from './faults.ts'

test.each(faults)('$name: can be planted, and its suite is there', (fault) => {
  const source = readFileSync(fault.file, 'utf8')
  expect(plant(fault, source)).not.toBe(source)
  expect(existsSync(fault.suite)).toBe(true)
})

test('each fault has a name of its own', () => {
  expect(faults.length).toBeGreaterThan(120)
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
})
