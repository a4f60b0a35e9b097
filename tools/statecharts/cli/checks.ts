import { randomInt } from 'node:crypto'
import { explore } from '../core/explore.ts'
import { UsageError } from '../core/step.ts'
import { mutantsOf } from '../core/mutants.ts'
import { pathsOf } from '../core/coverage.ts'
import { score, scoreText } from '../core/score.ts'
import { walkAtRandom } from '../core/walks.ts'
import {
  assertNoCounterexample,
  explorationText,
  exploreProduct,
  walkProductAtRandom,
} from '../product/explore-product.ts'
import { save } from './export.ts'
import { type Command, findModels, loadConfig, readArgs, parseInteger } from './terminal.ts'

export const list: Command = {
  help: `npm run paths -- list [MACHINE …]
lists the machines and the amount of testing for each

Also prints the bounds of each model, which limit what the tests prove.`,
  run: async (words) => {
    const { positionals } = readArgs(words, {})
    for (const model of findModels(await loadConfig(), positionals)) {
      const { nodes, edges } = explore(model)
      const steps = pathsOf(model).flatMap((path) => path.steps)
      console.log(
        `${model.name}: ${nodes.length} states and ${edges.length} edges explored, ` +
          `${steps.length} steps in paths, ${mutantsOf(model.machine).length} mutants`,
      )
      for (const bound of model.bounds ?? []) console.log(`  bound: ${bound}`)
    }
    return true
  },
}

const defaultRuns = '5000'

export const walkMachines: Command = {
  help: `npm run paths -- walk [MACHINE …] [--runs N] [--seed S]
runs random walks with generated values and a new seed, for example every night

A failing walk is shrunk, and "replay" can read the printed output. Without MACHINE, the product is walked
as well, with a tenth of the runs and up to 60 moves each. To walk only the product, pass its name.
--runs N  number of walks on each machine (default: ${defaultRuns})
--seed S  repeats the walks of an earlier run`,
  run: async (words) => {
    const { values, positionals } = readArgs(words, {
      runs: { type: 'string', default: defaultRuns },
      seed: { type: 'string' },
    })
    const config = await loadConfig()
    const { product } = config
    const isAll = positionals.length === 0
    const names = positionals.filter((name) => name !== product?.name)
    const models = isAll || names.length > 0 ? findModels(config, names) : []
    const runs = parseInteger('--runs', values.runs, 1)
    const seed = values.seed ? parseInteger('--seed', values.seed, 0) : randomInt(2 ** 31)
    console.log(`seed ${seed}, ${runs} walks on each machine`)
    let isPassing = true
    const check = async (name: string, walk: () => Promise<unknown>) => {
      try {
        await walk()
        console.log(`✓ ${name}`)
      } catch (error) {
        isPassing = false
        console.error(`✗ ${error instanceof Error ? error.message : String(error)}`)
        const command = `npm run paths -- walk ${name} --runs ${runs} --seed ${seed}`
        console.error(`# repeat: ${command}`)
      }
    }
    for (const model of models)
      await check(model.name, () => walkAtRandom(model, { seed, runs }))
    const walks = Math.ceil(runs / 10)
    if (product && (isAll || names.length < positionals.length))
      await check(product.name, async () =>
        assertNoCounterexample(product, walkProductAtRandom(product, { seed, walks })),
      )
    return isPassing
  },
}

export const mutants: Command = {
  help: `npm run mutants -- [MACHINE …]
runs the paths of the machines on their mutants

A mutant is a copy of a machine with a single change. Walks the covering paths and scenarios on each
mutant. Prints the results by operator and the survivors by name. Fails if a mutant survives that the
model does not list as equivalent, or if a listed mutant is killed, invalid or unknown.`,
  run: async (words) => {
    let isPassing = true
    const { positionals } = readArgs(words, {})
    for (const model of findModels(await loadConfig(), positionals)) {
      const scored = await score(model, pathsOf(model))
      console.log(`${model.name}, ${scored.results.length} mutants`)
      console.log(scoreText(scored).replaceAll(/^/gm, '  '))
      if (scored.problems.length === 0) continue
      isPassing = false
      console.error(`# repeat: npm run mutants -- ${model.name}`)
    }
    return isPassing
  },
}

const defaultStates = '1000'

export const product: Command = {
  help: `npm run paths -- product [--states N]
explores all machines together and checks the properties of the product

Searches breadth first over user moves, outcomes of external actors and timers. Prints a shortest
path to each violation, for "replay".
--states N    maximum number of states (default: ${defaultStates})`,
  run: async (words) => {
    const options = { states: { type: 'string', default: defaultStates } } as const
    const { values } = readArgs(words, options, 0)
    const states = parseInteger('--states', values.states, 1)
    const { product: productModel } = await loadConfig()
    if (!productModel) throw new UsageError('The configuration has no "product" entry.')
    const exploration = exploreProduct(productModel, states)
    console.log(explorationText(exploration))
    if (exploration.counterexamples.length === 0) return true
    console.error(`# repeat: npm run paths -- product --states ${states}`)
    return false
  },
}

export const proof: Command = {
  help: `npm run paths -- proof [--out FOLDER]
writes proof.md: each requirement, with the rules and properties that check it

Rules are checked by the exploration and random walks of their machine. Properties are checked on all
machines together.
--out FOLDER  target folder (default: docs)`,
  run: async (words) => {
    const { out } = readArgs(words, { out: { type: 'string', default: 'docs' } }, 0).values
    const { models, product: productModel } = await loadConfig()
    const proofs = [
      ...models.flatMap(({ name, table, ignored = [] }) => [
        ...table.map(({ id, says }) => ({ says, by: `${name}: ${id}` })),
        ...ignored.map(({ id, ignoredBecause }) => ({
          says: ignoredBecause,
          by: `${name}: ${id}, ignored`,
        })),
      ]),
      ...Object.entries(productModel?.properties ?? {}).map(([name, { sentence }]) => ({
        says: sentence,
        by: `${productModel?.name}: ${name}`,
      })),
    ]
    const rows = Object.entries(Object.groupBy(proofs, ({ says }) => says))
      .toSorted(([one], [other]) => one.localeCompare(other, 'fr', { numeric: true }))
      .map(([says, all = []]) => {
        const requirement = says.replaceAll('|', String.raw`\|`)
        return `| ${requirement} | ${all.map(({ by }) => by).join('<br>')} |\n`
      })
    const head = '| Requirement | Rules and properties |\n| --- | --- |\n'
    console.log(await save(out, 'proof.md', `${head}${rows.join('')}`))
    return true
  },
}
