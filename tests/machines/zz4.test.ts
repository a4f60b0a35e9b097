import { test } from 'vitest'
import { explore } from '#tests/paths/explore.ts'
import { conform, stateAfter } from '#tests/paths/conform.ts'
import { describeStep } from '#tests/paths/step.ts'
import { dropdownModel } from './dropdown.model.ts'
test('x', () => {
  const g = explore(dropdownModel)
  console.log(g.nodes.length, conform(g).problems.slice(0,3).join("\n"), conform(g).problems.length)
})
