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

/** Words on as few lines as hold them, those after the first indented. */
export function wrap(text: string, indent = '', width = 96): string {
  const lines: string[] = []
  // A no-break space does not break.
  for (const word of text.split(/[ \n]+/)) {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length + 1 > width - indent.length)
      lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines.join(`\n${indent}`)
}
