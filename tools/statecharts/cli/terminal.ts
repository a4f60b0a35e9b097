import { UsageError } from './usage.ts'

/** Where a command writes; tests give one of their own. */
export type Terminal = {
  write(text: string): void
  writeError(text: string): void
}

export type Command = {
  /** One line, for the list of commands. */
  readonly summary: string
  /** What `--help` prints. */
  readonly help: string
  /** Resolves to whether all went well; throws a UsageError on what makes no sense. */
  run(words: readonly string[], terminal: Terminal): Promise<boolean>
}

/**
 * Runs one command to its exit code: 0 when all went well, 1 when something differs from what
 * is expected, 2 when what was typed makes no sense.
 */
export async function execute(
  command: Command,
  words: readonly string[],
  terminal: Terminal,
): Promise<0 | 1 | 2> {
  if (words.includes('--help') || words.includes('-h')) {
    terminal.write(command.help)
    return 0
  }
  try {
    return (await command.run(words, terminal)) ? 0 : 1
  } catch (error) {
    terminal.writeError(error instanceof Error ? error.message : String(error))
    return error instanceof UsageError ? 2 : 1
  }
}

/** The terminal that the command was typed in. */
export const ownTerminal: Terminal = {
  write: (text) => console.log(text),
  writeError: (text) => console.error(text),
}
