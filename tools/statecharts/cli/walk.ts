import { randomInt } from 'node:crypto'
import type { Model } from '../core/model.ts'
import { FailedWalk, walkAtRandom } from '../core/walks.ts'
import { stepsText } from '../product/explore-product.ts'
import type { ProductModel } from '../product/product-model.ts'
import { walkProductAtRandom } from '../product/walk-product.ts'
import { config, findModels } from './machines.ts'
import type { Command, Terminal } from './terminal.ts'
import { readWords, wholeNumber } from './usage.ts'

const defaultRuns = 5000
/** Moves in a walk of the whole system. */
const length = 60

export const walkCommand: Command = {
  summary:
    'walks at random over generated values, with a new seed each time: for every night',
  help: `npm run paths -- walk [MACHINE …] [--runs N] [--seed S]

Walks at random on the headless machines, over their events and over the values that their
models generate, and holds every step against the table. The tests do so with one seed; this
takes a new one each time and prints it: run it every night. What fails is shortened to a path
that "replay" reads as it is printed.
The whole system is walked too, over its moves and those beyond its bounds: a tenth as often,
${length} moves each. Its name among the machines walks it alone.
--runs N  walks on each machine (${defaultRuns} unless given)
--seed S  walks the same way again`,
  run: async (words, { write, writeError }) => {
    const { values, positionals } = readWords(words, {
      runs: { type: 'string', default: String(defaultRuns) },
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
    let isAsSaid = true
    for (const model of models) {
      const started = performance.now()
      const failure = await failureOf(model, seed, runs)
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      if (failure === undefined) write(`✓ ${model.name}, ${seconds} s`)
      else {
        writeError(`✗ ${failure}`)
        writeError(
          `# again: npm run paths -- walk ${model.name} --runs ${runs} --seed ${seed}`,
        )
        isAsSaid = false
      }
    }
    if (product && (isAll || names.length < positionals.length))
      isAsSaid = (await walkWhole(product, seed, runs, { write, writeError })) && isAsSaid
    return isAsSaid
  },
}

async function walkWhole(
  product: ProductModel,
  seed: number,
  runs: number,
  { write, writeError }: Pick<Terminal, 'write' | 'writeError'>,
): Promise<boolean> {
  const walks = Math.ceil(runs / 10)
  const found = await walkProductAtRandom(product, { seed, walks, length })
  if (found) writeError(`✗ ${product.name}, ${found.property}: ${stepsText(found)}`)
  else write(`✓ ${product.name}, ${walks} walks of ${length} moves`)
  return !found
}

async function failureOf(
  model: Model,
  seed: number,
  runs: number,
): Promise<string | undefined> {
  try {
    await walkAtRandom(model, { seed, runs })
    return undefined
  } catch (error) {
    if (error instanceof FailedWalk) return error.message
    throw error
  }
}
