/** The commands that look at the machines as they are. */
import { randomInt } from 'node:crypto'
import { explore } from '../core/explore.ts'
import { mutantsOf } from '../core/mutants.ts'
import { pathsOf } from '../core/tour.ts'
import { UsageError } from '../core/usage-error.ts'
import { FailedWalk, walkAtRandom } from '../core/walks.ts'
import { explorationText, exploreProduct, stepsText } from '../product/explore-product.ts'
import { walkProductAtRandom } from '../product/walk-product.ts'
import { type Command, config, findModels, readWords, wholeNumber } from './terminal.ts'

export const list: Command = {
  help: `npm run paths -- list [MACHINE …]
the machines, and how much there is to test in each

Below, the bounds of their models: what lies beyond them is not proved.`,
  run: async (words, { write }) => {
    for (const model of findModels(readWords(words, {}).positionals)) {
      const { nodes, edges } = explore(model)
      const steps = pathsOf(model).flatMap((path) => path.steps)
      write(
        `${model.name}: ${nodes.length} states explored by ${edges.length} edges, ` +
          `${steps.length} steps of paths, ${mutantsOf(model.machine).length} mutants`,
      )
      const waits = (model.waits ?? []).map((ms) => `waits of ${ms} ms`)
      for (const bound of [...(model.bounds ?? []), ...waits]) write(`  bound: ${bound}`)
    }
    return true
  },
}

const defaultRuns = '5000'
/** Moves in a walk of the whole system. */
const length = 60

export const walkMachines: Command = {
  help: `npm run paths -- walk [MACHINE …] [--runs N] [--seed S]
walks at random over generated values, with a new seed each time: for every night

What fails is shortened to a path that "replay" reads as it is printed. The whole system is walked
too, a tenth as often, ${length} moves each; its name among the machines walks it alone.
--runs N  walks on each machine (${defaultRuns} unless given)
--seed S  walks the same way again`,
  run: async (words, { write, writeError }) => {
    const { values, positionals } = readWords(words, {
      runs: { type: 'string', default: defaultRuns },
      seed: { type: 'string' },
    })
    const { product } = config
    const isAll = positionals.length === 0
    const names = positionals.filter((name) => name !== product?.name)
    const models = isAll || names.length > 0 ? findModels(names) : []
    const runs = wholeNumber('--runs', values.runs, 1)
    const seed =
      values.seed === undefined ? randomInt(2 ** 31) : wholeNumber('--seed', values.seed, 0)
    write(`seed ${seed}, ${runs} walks on each machine`)
    let isGood = true
    const tell = (name: string, failure: string | undefined) => {
      if (failure === undefined) return write(`✓ ${name}`)
      isGood = false
      writeError(`✗ ${failure}`)
      writeError(`# again: npm run paths -- walk ${name} --runs ${runs} --seed ${seed}`)
    }
    for (const model of models)
      tell(
        model.name,
        await walkAtRandom(model, { seed, runs }).then(
          () => undefined,
          (error: unknown) => {
            if (error instanceof FailedWalk) return error.message
            throw error
          },
        ),
      )
    if (product && (isAll || names.length < positionals.length)) {
      const walks = Math.ceil(runs / 10)
      const found = walkProductAtRandom(product, { seed, walks, length })
      const told = found && `${product.name}, ${found.property}: ${stepsText(found)}`
      tell(product.name, told)
    }
    return isGood
  },
}

const defaultStates = '3000'

export const product: Command = {
  help: `npm run paths -- product [--states N]
explores all machines together, and asks the properties of the whole

Breadth first over all that can be done: by those who use it, by what its outside actors answer, by
the next timer. The shortest steps that break a property are printed, for "replay".
--states N    states at most (${defaultStates})`,
  run: async (words, { write }) => {
    const options = { states: { type: 'string', default: defaultStates } } as const
    const { values } = readWords(words, options, 0)
    const states = wholeNumber('--states', values.states, 1)
    if (!config.product) throw new UsageError('The configuration names no product.')
    const exploration = exploreProduct(config.product, { states })
    write(explorationText(exploration))
    return exploration.counterexamples.length === 0
  },
}

export const proof: Command = {
  help: `npm run paths -- proof
says in Markdown what proves each statement of the specification

A rule is held against its machine by exploration, random walks and mutants; a property against all
machines together. Both stand by their names. To keep it: npm run -s paths -- proof > proof.md`,
  run: async (words, { write }) => {
    readWords(words, {}, 0)
    const proofs = new Map<string, readonly string[]>()
    const note = (statement: string, by: string) =>
      proofs.set(statement, [...(proofs.get(statement) ?? []), by])
    for (const { name, table } of config.models)
      for (const { id, says } of table) note(says, `${name}: ${id}`)
    for (const { id, sentence } of config.product?.properties ?? [])
      note(sentence, `${config.product?.name}: ${id}`)
    write('| Statement | Rules and properties |\n| --- | --- |')
    for (const [statement, by] of [...proofs].toSorted(([one], [other]) =>
      one.localeCompare(other, 'fr', { numeric: true }),
    ))
      write(`| ${statement.replaceAll('|', String.raw`\|`)} | ${by.join('<br>')} |`)
    return true
  },
}
