import { UsageError } from '../core/step.ts'
import { exportPaths } from './export.ts'
import { list, mutants, product, proof, walkMachines } from './checks.ts'
import { newMachine } from './new-machine.ts'
import { replay } from './replay.ts'
import { tour } from './tour.ts'
import { type Command, findByName } from './terminal.ts'

export const commands: Readonly<Record<string, Command>> = {
  tour,
  list,
  walk: walkMachines,
  replay,
  product,
  proof,
  mutants,
  new: newMachine,
  export: exportPaths,
}

const help = `npm run paths -- COMMAND …

Derives paths from the machines of the project and checks each step against the specification.

${Object.entries(commands)
  .map(([name, command]) => `  ${name.padEnd(7)} ${command.help.split('\n')[1]}`)
  .join('\n')}

COMMAND --help prints details. Exit codes: 0 success, 1 a failed check, 2 invalid arguments.`

/** Runs the command named by the first word. Resolves to the exit code. */
export async function run([name = '--help', ...words]: readonly string[]) {
  const isAsking = (word: string) => word === '--help' || word === '-h'
  try {
    const command = isAsking(name) ? undefined : findByName('command', name, commands)
    if (command && !words.some(isAsking)) return (await command.run(words)) ? 0 : 1
    console.log(command?.help ?? help)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return error instanceof UsageError ? 2 : 1
  }
}
