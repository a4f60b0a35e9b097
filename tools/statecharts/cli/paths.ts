import { exportPaths } from './export.ts'
import { list } from './list.ts'
import { product } from './product.ts'
import { renew } from './renew.ts'
import { replay } from './replay.ts'
import { run } from './run.ts'
import { show } from './show.ts'
import { type Command, execute, ownTerminal } from './terminal.ts'
import { oneOf } from './usage.ts'
import { walkCommand } from './walk.ts'

const commands = {
  list,
  show,
  run,
  walk: walkCommand,
  export: exportPaths,
  replay,
  renew,
  product,
} as const
const names = [
  'list',
  'show',
  'run',
  'walk',
  'export',
  'replay',
  'renew',
  'product',
] as const

const help = `npm run paths -- COMMAND …

Paths through the machines of the site, each step held against the specification.

${names.map((name) => `  ${name.padEnd(7)} ${commands[name].summary}`).join('\n')}

COMMAND --help says more. Exit codes: 0 all went well, 1 something differs from what is
expected, 2 what was typed makes no sense. See also: npm run mutants -- --help`

/** `npm run paths -- COMMAND …`: the first word picks the command. */
export const paths: Command = {
  summary: 'paths through the machines',
  help,
  run: async ([name], { write }) => {
    if (name === undefined) write(help)
    else oneOf('command', name, names)
    return true
  },
}

/** The command that is named, and the words that are its own. */
export function route([name, ...rest]: readonly string[]): readonly [
  Command,
  readonly string[],
] {
  const known = names.find((one) => one === name)
  return known === undefined
    ? [paths, name === undefined ? [] : [name]]
    : [commands[known], rest]
}

if (import.meta.main) {
  const [command, words] = route(process.argv.slice(2))
  process.exitCode = await execute(command, words, ownTerminal)
}
