import { existsSync, readFileSync } from 'node:fs'
import { renewDrawings, staleDrawings } from '../drawing/renew.ts'
import { explore } from '../core/explore.ts'
import { freeze, renewFrozen } from '../core/frozen.ts'
import type { Model } from '../core/model.ts'
import { tour } from '../core/tour.ts'
import { config, findModels, frozenFile, frozenFolder } from './machines.ts'
import type { Command } from './terminal.ts'
import { readWords } from './usage.ts'

export const renew: Command = {
  summary: 'writes the frozen paths and the drawings anew, to be reviewed',
  help: `npm run paths -- renew [MACHINE …] [--check]

Writes MACHINE.paths.txt anew, for every machine unless some are named, and the drawings.
Review the difference before you commit it: it is what the tests will walk.
--check  writes nothing; fails when a drawing is out of date, and names it`,
  run: async (words, { write }) => {
    const { values, positionals } = readWords(words, {
      check: { type: 'boolean', default: false },
    })
    if (values.check) {
      const stale = await staleDrawings()
      for (const name of stale) write(`${config.drawingsFolder}/${name} is out of date`)
      return stale.length === 0
    }
    for (const model of findModels(positionals)) write(renewPaths(model))
    for (const name of await renewDrawings())
      write(`${config.drawingsFolder}/${name}: drawn anew`)
    return true
  },
}

/** Writes one frozen file where it differs; says what was done, in one line. */
export function renewPaths(model: Model, folder: URL = frozenFolder): string {
  const file = frozenFile(model.name, folder)
  const paths = tour(explore(model))
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (kept === freeze(model.name, paths)) return `${model.name}: as it was`
  renewFrozen(file, model.name, paths)
  return `${model.name}: renewed, ${paths.length} paths. Review the difference.`
}
