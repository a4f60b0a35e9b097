import { exportPaths } from './export.ts'
import { list, product, proof, walkMachines } from './look.ts'
import { newMachine } from './new-machine.ts'
import { replay } from './replay.ts'
import { type Command, execute, oneOf } from './terminal.ts'

const commands: Readonly<Record<string, Command>> = {
  list,
  walk: walkMachines,
  replay,
  product,
  proof,
  new: newMachine,
  export: exportPaths,
}
const names = Object.keys(commands)

const help = `npm run paths -- COMMAND …

Paths through the machines of the project, each step held against the specification.

${names.map((name) => `  ${name.padEnd(7)} ${commands[name]?.help.split('\n')[1]}`).join('\n')}

COMMAND --help says more. Exit codes: 0 all went well, 1 something differs from what is
expected, 2 what was typed makes no sense. See also: npm run mutants -- --help`

/** `npm run paths -- COMMAND …`: the first word picks the command. */
const paths: Command = {
  help,
  run: async ([name], { write }) => {
    if (name === undefined) write(help)
    else oneOf('command', name, names)
    return true
  },
}

/** The command that is named, and the words that are its own. */
export function route(words: readonly string[]): readonly [Command, readonly string[]] {
  const [name = ''] = words
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  return command ? [command, words.slice(1)] : [paths, words]
}

if (import.meta.main) process.exitCode = await execute(...route(process.argv.slice(2)))
