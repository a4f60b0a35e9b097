import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faults, plant } from './faults.ts'

test.each(faults)('$name: applies to the source and names an existing suite', (fault) => {
  const source = readFileSync(fault.file, 'utf8')
  expect(plant(fault, source)).not.toBe(source)
  expect(existsSync(fault.suite)).toBe(true)
})

test('fault names are unique', () => {
  expect(faults.length).toBeGreaterThan(120)
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
})
