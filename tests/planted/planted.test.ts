import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { applyFault, faults } from './read-faults.ts'

test.each(faults)('the fault "$name" applies to the source and names a suite', (fault) => {
  expect(() => applyFault(fault, '.', '--check')).not.toThrow()
  expect(existsSync(fault.suite)).toBe(true)
})
