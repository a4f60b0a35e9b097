import { randomInt } from 'node:crypto'
import { explore } from '../core/explore.ts'
import { mutantsOf } from '../core/mutants.ts'
import { pathsOf } from '../core/coverage.ts'
import { score, scoreText } from '../core/score.ts'
import { walkAtRandom } from '../core/walks.ts'
import {
  explorationText,
  exploreProduct,
  stepsText,
  walkProductAtRandom,
} from '../product/explore-product.ts'
import { save } from './export.ts'
import { type Command, config, findModels, readWords, wholeNumber } from './terminal.ts'

export const list: Command = {
  help: `npm run paths -- list [MACHINE …]
the machines, and how much there is to test in each

Below, the bounds of their models: what lies beyond them is not proved.`,
  run: async (words) => {
    for (const model of findModels(readWords(words, {}).positionals)) {
      const { nodes, edges } = explore(model)
      const steps = pathsOf(model).flatMap((path) => path.steps)
      console.log(
        `${model.name}: ${nodes.length} states explored by ${edges.length} edges, ` +
          `${steps.length} steps of paths, ${mutantsOf(model.machine).length} mutants`,
      )
      for (const bound of model.bounds ?? []) console.log(`  bound: ${bound}`)
    }
    return true
  },
}

const defaultRuns = '5000'

export const walkMachines: Command = {
  help: `npm run paths -- walk [MACHINE …] [--runs N] [--seed S]
walks at random over generated values, with a new seed each time: for every night

What fails is shortened to a path that "replay" reads as it is printed. The whole system is walked
too, a tenth as often, 60 moves each; its name among the machines walks it alone.
--runs N  walks on each machine (${defaultRuns} unless given)
--seed S  walks the same way again`,
  run: async (words) => {
    const { values, positionals } = readWords(words, {
      runs: { type: 'string', default: defaultRuns },
      seed: { type: 'string' },
    })
    const { product } = config
    const isAll = positionals.length === 0
    const names = positionals.filter((name) => name !== product.name)
    const models = isAll || names.length > 0 ? findModels(names) : []
    const runs = wholeNumber('--runs', values.runs, 1)
    const seed =
      values.seed === undefined ? randomInt(2 ** 31) : wholeNumber('--seed', values.seed, 0)
    console.log(`seed ${seed}, ${runs} walks on each machine`)
    let isGood = true
    const tell = (name: string, failure: string | undefined) => {
      if (failure === undefined) return console.log(`✓ ${name}`)
      isGood = false
      console.error(`✗ ${failure}`)
      console.error(`# again: npm run paths -- walk ${name} --runs ${runs} --seed ${seed}`)
    }
    for (const model of models) tell(model.name, await walkAtRandom(model, { seed, runs }))
    if (isAll || names.length < positionals.length) {
      const walks = Math.ceil(runs / 10)
      const found = walkProductAtRandom(product, { seed, walks })
      const told = found && `${product.name}, ${found.property}: ${stepsText(found)}`
      tell(product.name, told)
    }
    return isGood
  },
}

export const mutants: Command = {
  help: `npm run mutants -- [MACHINE …]
tries the mutants of the machines against their paths

Changes one thing at a time in each machine and walks a tour of it, and its scenarios, on the
result; prints what was killed by operator, and the survivors by name. Fails when one survives
that the machine’s specification does not call equivalent.`,
  run: async (words) => {
    let isGood = true
    for (const model of findModels(readWords(words, {}).positionals)) {
      const started = performance.now()
      const scored = await score(model, pathsOf(model))
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(`${model.name}, ${scored.results.length} mutants in ${seconds} s`)
      console.log(scoreText(scored).replaceAll(/^/gm, '  '))
      isGood &&= scored.open.length === 0
    }
    return isGood
  },
}

const defaultStates = '1000'

export const product: Command = {
  help: `npm run paths -- product [--states N]
explores all machines together, and asks the properties of the whole

Breadth first over all that can be done: by those who use it, by what its outside actors answer, by
the next timer. The shortest steps that break a property are printed, for "replay".
--states N    states at most (${defaultStates})`,
  run: async (words) => {
    const options = { states: { type: 'string', default: defaultStates } } as const
    const { values } = readWords(words, options, 0)
    const states = wholeNumber('--states', values.states, 1)
    const exploration = exploreProduct(config.product, states)
    console.log(explorationText(exploration))
    return exploration.counterexamples.length === 0
  },
}

export const proof: Command = {
  help: `npm run paths -- proof [--out FOLDER]
writes docs/proof.md: each statement of the specification, and what proves it

A rule is held against its machine by exploration, random walks and mutants; a property against all
machines together. Both stand by their names.
--out FOLDER  another than docs`,
  run: async (words) => {
    const { out } = readWords(words, { out: { type: 'string', default: 'docs' } }, 0).values
    const { models, product: whole } = config
    const proofs = [
      ...models.flatMap(({ name, table, ignored = [] }) => [
        ...table.map(({ id, says }) => ({ says, by: `${name}: ${id}` })),
        ...ignored.map(({ id, ignoredBecause }) => ({
          says: ignoredBecause,
          by: `${name}: ${id}, ignored`,
        })),
      ]),
      ...Object.entries(whole.properties).map(([name, { sentence }]) => ({
        says: sentence,
        by: `${whole.name}: ${name}`,
      })),
    ]
    const rows = Object.entries(Object.groupBy(proofs, ({ says }) => says))
      .toSorted(([one], [other]) => one.localeCompare(other, 'fr', { numeric: true }))
      .map(([says, all = []]) => {
        const statement = says.replaceAll('|', String.raw`\|`)
        return `| ${statement} | ${all.map(({ by }) => by).join('<br>')} |\n`
      })
    const head = '| Statement | Rules and properties |\n| --- | --- |\n'
    console.log(await save(out, 'proof.md', `${head}${rows.join('')}`))
    return true
  },
}
