import { exportPaths } from './export.ts'
import { list } from './list.ts'
import { newMachine } from './new-machine.ts'
import { product } from './product.ts'
import { replay } from './replay.ts'
import { type Command, execute, ownTerminal } from './terminal.ts'
import { oneOf } from './usage.ts'
import { walkCommand } from './walk.ts'

const commands: Readonly<Record<string, Command>> = {
  list,
  walk: walkCommand,
  replay,
  product,
  new: newMachine,
  export: exportPaths,
}
const names = Object.keys(commands)

const help = `npm run paths -- COMMAND …

Paths through the machines of the project, each step held against the specification.

${names.map((name) => `  ${name.padEnd(7)} ${commands[name]?.summary}`).join('\n')}

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
export function route([name = '', ...rest]: readonly string[]): readonly [
  Command,
  readonly string[],
] {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  return command ? [command, rest] : [paths, name === '' ? [] : [name]]
}

if (import.meta.main) {
  const [command, words] = route(process.argv.slice(2))
  process.exitCode = await execute(command, words, ownTerminal)
}
