import { mutants } from './mutants.ts'
import { route } from './paths.ts'
import { execute, type Terminal } from './terminal.ts'

/** What a command printed, started and said by its exit code. */
type Typed = {
  readonly code: number
  readonly out: string
  readonly errors: string
  readonly programs: readonly (readonly string[])[]
  readonly environments: readonly Readonly<Record<string, string>>[]
}

/** Types `npm run paths -- …words`; programs are not started: they end with this code. */
export async function typePaths(words: readonly string[], ending = 0): Promise<Typed> {
  const [command, own] = route(words)
  return type((terminal) => execute(command, own, terminal), ending)
}

/** Types `npm run mutants -- …words`. */
export async function typeMutants(words: readonly string[]): Promise<Typed> {
  return type((terminal) => execute(mutants, words, terminal), 0)
}

async function type(
  command: (terminal: Terminal) => Promise<number>,
  ending: number,
): Promise<Typed> {
  const out: string[] = []
  const consoleErrors: string[] = []
  const programs: (readonly string[])[] = []
  const environments: Readonly<Record<string, string>>[] = []
  const code = await command({
    write: (text) => out.push(text),
    writeError: (text) => consoleErrors.push(text),
    run: async (program, environment = {}) => {
      programs.push(program)
      environments.push(environment)
      return ending
    },
  })
  return {
    code,
    out: out.join('\n'),
    errors: consoleErrors.join('\n'),
    programs,
    environments,
  }
}
