import { test } from 'vitest'
import { conform } from '#tests/paths/conform.ts'
import { explore } from '#tests/paths/explore.ts'
import { tour } from '#tests/paths/tour.ts'
import { renewFrozen } from '#tests/paths/frozen.ts'
import { models } from './models.ts'
import { frozenFile } from './model-suite.ts'
for (const model of models)
  test(model.name, () => {
    let t = performance.now()
    const g = explore(model)
    console.log(model.name, g.nodes.length, 'nodes', g.edges.length, 'edges', Math.round(performance.now() - t))
    const { problems } = conform(g)
    console.log(problems.length, problems.slice(0, 6).join('\n'))
    t = performance.now()
    const paths = tour(g)
    console.log(paths.length, paths.reduce((a, p) => a + p.length, 0), Math.round(performance.now() - t))
    renewFrozen(frozenFile(model), model.name, paths)
  })
