import { test } from 'vitest'
import { conform } from '#tests/paths/conform.ts'
import { explore } from '#tests/paths/explore.ts'
import { tour } from '#tests/paths/tour.ts'
import { renewFrozen, readFrozen } from '#tests/paths/frozen.ts'
import { coverage, coverageText } from '#tests/paths/coverage.ts'
import { follow } from '#tests/paths/tour.ts'
import { walkAtRandom } from '#tests/paths/walks.ts'
import { score, scoreText } from '#tests/paths/score.ts'
import { contactFormModel } from './zz-contact-form.model.ts'
import { toastQueueScenarios } from './toast-queue.scenarios.ts'
import { dropdownScenarios } from './dropdown.scenarios.ts'
import { contactFormScenarios } from './contact-form.scenarios.ts'
import { walk, headlessDriver } from '#tests/paths/drivers.ts'
const scen: any = {'toast-queue': toastQueueScenarios, dropdown: dropdownScenarios, 'contact-form': contactFormScenarios}
import { models } from './models.ts'
import { dropdownModel } from './zz-dropdown.model.ts'
import { frozenFile } from './model-suite.ts'
const only = process.env.ONLY
for (const model of [...models.filter((m) => m.name !== 'contact-form' && m.name !== 'dropdown'), contactFormModel, dropdownModel])
  if (!only || model.name === only)
  test(model.name, { timeout: 100000 }, async () => {
    let t = performance.now()
    const g = explore(model)
    console.log(model.name, g.nodes.length, 'nodes', g.edges.length, 'edges', Math.round(performance.now() - t))
    const { problems } = conform(g)
    console.log(problems.length, problems.slice(0, 6).join('\n'))
    t = performance.now()
    const paths = tour(g)
    console.log('tour', paths.length, paths.reduce((a, p) => a + p.length, 0), Math.round(performance.now() - t))
    renewFrozen(frozenFile(model), model.name, paths)
    const named = readFrozen(frozenFile(model))
    console.log(coverageText(coverage(g, named.map(({ steps }) => follow(g, steps)))))
    t = performance.now()
    for (const p of scen[model.name] ?? []) await walk(headlessDriver(model), p, model).catch((e) => console.log(e.message))
    const s = await score(model, [...named, ...(scen[model.name] ?? [])])
    console.log(scoreText(s), s.fates.length, 'mutants', Math.round(performance.now() - t))
    t = performance.now()
    await walkAtRandom(model, { seed: 20261120, runs: 100 })
    console.log('walks', Math.round(performance.now() - t))
  })
