import { test } from 'vitest'
import { explore } from '#tests/paths/explore.ts'
import { tour } from '#tests/paths/tour.ts'
import { feasible, criteria } from '#tests/paths/criteria.ts'
import { models } from './models.ts'
for (const model of models)
  test(model.name, () => {
    const g = explore(model)
    console.log(model.name, criteria.map((c) => `${c} ${feasible(g, c).size}`).join(', '))
    for (const c of criteria) { const p = tour(g, [c]); console.log(c, p.length, p.reduce((a, x) => a + x.length, 0)) }
  })
