import { UsageError } from './options.ts'

/** Runs a command: nonsense is one sentence and code 2, what fails is one sentence and code 1. */
export async function runOwnerCommand(command: () => Promise<number>) {
  try {
    process.exitCode = await command()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
}
