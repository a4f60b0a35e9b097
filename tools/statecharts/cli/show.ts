import { readFileSync } from 'node:fs'
import { coverage, coverageText } from '../core/coverage.ts'
import type { Criterion } from '../core/criteria.ts'
import { explore } from '../core/explore.ts'
import { freeze } from '../core/frozen.ts'
import { shortest, tour } from '../core/tour.ts'
import { findModel, frozenFile } from './machines.ts'
import type { Command } from './terminal.ts'
import { expectNoMore, oneOf, readWords } from './usage.ts'

const dimensions = {
  states: 'states',
  transitions: 'transitions',
  pairs: 'transitionPairs',
  guards: 'guards',
  outcomes: 'outcomes',
  delays: 'delays',
  ignored: 'ignored',
} as const satisfies Readonly<Record<string, Criterion>>

const criteriaNames = [
  'states',
  'transitions',
  'pairs',
  'guards',
  'outcomes',
  'delays',
  'ignored',
  'shortest',
] as const

export const show: Command = {
  summary: 'the paths of a machine: those that are frozen, or those of one criterion',
  help: `npm run paths -- show MACHINE [--criterion NAME]

Without a criterion, the frozen paths. With one, the paths that it asks for, made anew, and
what they cover:
  states       every state is entered
  transitions  every transition is taken
  pairs        every transition is taken after every one that can come before it
  guards       every guard says yes, and no
  outcomes     every invoked actor ends in each of its ways
  delays       every delay comes to its time
  ignored      every event that must be ignored is tried
  shortest     a shortest path to each abstract state`,
  run: async (words, { write }) => {
    const { values, positionals } = readWords(words, {
      criterion: { type: 'string' },
    })
    expectNoMore(positionals, 1)
    const model = findModel(positionals[0])
    if (values.criterion === undefined) {
      write(readFileSync(frozenFile(model.name), 'utf8').trimEnd())
      return true
    }
    const name = oneOf('criterion', values.criterion, criteriaNames)
    const graph = explore(model)
    const paths = name === 'shortest' ? shortest(graph) : tour(graph, [dimensions[name]])
    const steps = paths.reduce((sum, path) => sum + path.length, 0)
    write(`# ${model.name}, ${name}: ${paths.length} paths, ${steps} steps`)
    write(commented(coverageText(coverage(graph, paths))))
    write(bodyOf(freeze(model.name, paths)))
    return true
  },
}

function commented(text: string): string {
  return text
    .split('\n')
    .map((line) => `# ${line}`)
    .join('\n')
}

/** Without the first line, which says how to renew what is not frozen here. */
function bodyOf(frozen: string): string {
  return frozen.slice(frozen.indexOf('\n') + 1).trimEnd()
}
