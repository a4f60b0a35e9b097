import { explorationText, exploreProduct } from '../product/explore-product.ts'
import { config } from './machines.ts'
import type { Command } from './terminal.ts'
import { expectNoMore, readWords, UsageError, wholeNumber } from './usage.ts'

const usual = '3000'

export const product: Command = {
  summary: 'explores all machines together, and asks the properties of the whole',
  help: `npm run paths -- product [--states N]

Explores the whole system breadth first over all that can be done to it: by those who use it, by
what its outside actors answer, by the next timer. Each move is held against the properties of the
whole; the shortest steps that break one are printed, for "replay". Fails when one is broken.
--states N    states at most (${usual})`,
  run: async (words, { write }) => {
    const { values, positionals } = readWords(words, {
      states: { type: 'string', default: usual },
    })
    expectNoMore(positionals, 0)
    const bounds = { states: wholeNumber('--states', values.states, 1) }
    if (!config.product) throw new UsageError('The configuration names no product.')
    const exploration = exploreProduct(config.product, bounds)
    write(explorationText(exploration))
    return exploration.counterexamples.length === 0
  },
}
