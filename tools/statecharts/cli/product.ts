import { exploreProduct } from '../product/explore-product.ts'
import {
  explorationText,
  propertiesText,
  scoreText,
  stepsFile,
} from '../product/product-text.ts'
import { scoreProduct } from '../product/score-product.ts'
import { configFile } from '../config.ts'
import { productResult, saveCounterexample } from '../report/product-result.ts'
import { saveResult } from '../report/results.ts'
import { config } from './machines.ts'
import { type Command, UsageError } from './terminal.ts'
import { expectNoMore, readWords, wholeNumber } from './usage.ts'

const usual = { states: '10000', moves: '1000' }

export const product: Command = {
  summary:
    'explores all machines together and holds them against the properties of the whole',
  help: `npm run paths -- product [--states N] [--depth N] [--moves N] [--no-mutants]

Starts the root actor with a clock of its own and explores, breadth first, what can be done to
the whole system: by those who use it, by what its outside actors answer, by the next timer.
Each move is held against the properties of the whole; the shortest steps that break one are
printed and left in reports/product/, for "replay". Then the mutants of the wiring are tried.
--states N    states at most (${usual.states})
--depth N     moves from the start at most (as many as the states allow)
--moves N     moves that each mutant is tried on, at most (${usual.moves})
--no-mutants  leaves the mutants of the wiring out
Fails when a property is broken, or when a mutant survives that the model does not call
equivalent.`,
  run: async (words, { write }) => {
    const { values, positionals } = readWords(words, {
      states: { type: 'string', default: usual.states },
      depth: { type: 'string' },
      moves: { type: 'string', default: usual.moves },
      'no-mutants': { type: 'boolean', default: false },
    })
    expectNoMore(positionals, 0)
    const bounds = {
      states: wholeNumber('--states', values.states, 1),
      ...(values.depth !== undefined && { depth: wholeNumber('--depth', values.depth, 1) }),
    }
    const moves = wholeNumber('--moves', values.moves, 1)
    if (!config.product) throw new UsageError('The configuration names no product.')
    const exploration = exploreProduct(config.product, bounds)
    write(explorationText(exploration))
    write(propertiesText(exploration))
    for (const one of exploration.counterexamples) {
      const text = stepsFile(config.product, one)
      write(`→ ${saveCounterexample(config.product.name, one.property, text)}`)
    }
    // What a broken property kills says nothing of a mutant.
    const isBroken = exploration.counterexamples.length > 0
    const score =
      values['no-mutants'] || isBroken ? undefined : scoreProduct(exploration, moves)
    if (score) write(scoreText(score))
    const result = productResult(exploration, score)
    write(`→ ${saveResult(result, [configFile()])}`)
    return result.verdict === 'passed'
  },
}
