import { existsSync, readFileSync } from 'node:fs'
import { renewDrawings } from '../drawing/renew.ts'
import { explore } from '../core/explore.ts'
import { freeze, renewFrozen } from '../core/frozen.ts'
import type { Model } from '../core/model.ts'
import { tour } from '../core/tour.ts'
import { findModels, frozenFile, frozenFolder } from './machines.ts'
import type { Command } from './terminal.ts'
import { readWords } from './usage.ts'

export const renew: Command = {
  summary: 'writes the frozen paths and the drawings anew, to be reviewed',
  help: `npm run paths -- renew [MACHINE …]

Writes tests/machines/MACHINE.paths.txt anew, for every machine unless some are named, and the
drawings in docs/machines/. Review the difference before you commit it: it is what the tests
will walk.`,
  run: async (words, { write }) => {
    const { positionals } = readWords(words, {})
    for (const model of findModels(positionals)) write(renewPaths(model))
    for (const name of await renewDrawings()) write(`docs/machines/${name}: drawn anew`)
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
