import { describe, expect, test } from 'vitest'
import { frozenPaths } from '../cli/machines.ts'
import { headlessDriver, type NamedPath, walk } from '../core/drivers.ts'
import type { Model } from '../core/model.ts'

/** Stands in for the suite that every machine owes: its paths and scenarios, walked once. */
export function testModel(model: Model, scenarios: readonly NamedPath[] = []): void {
  describe(`the machine ${model.name}`, () => {
    test.each([...frozenPaths(model), ...scenarios])('$name', async (path) => {
      const traces = await walk(headlessDriver(model), path, model)
      expect(traces).toHaveLength(1 + path.steps.length)
    })
  })
}
