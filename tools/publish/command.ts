import { spawn } from 'node:child_process'

/** Runs a command to its end: what it throws becomes one sentence and exit code 1. */
export async function runCommand(command: () => Promise<void>) {
  try {
    await command()
  } catch (error) {
    console.error(messageOf(error))
    process.exit(1)
  }
}

export function messageOf(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}

/** Ends a server at Ctrl-C or termination as what was asked for, with code 0. */
export function exitOnSignal() {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0))
}

/** Does some work for all items, so many at once; resolves to what came of each, in their order. */
export async function mapConcurrently<Item, Result>(
  concurrency: number,
  items: readonly Item[],
  mapper: (item: Item) => Promise<Result>,
) {
  const results: Result[] = []
  const queue = items.entries()
  const runWorker = async () => {
    for (const [index, item] of queue) results[index] = await mapper(item)
  }
  await Promise.all(Array.from({ length: concurrency }, runWorker))
  return results
}

/** Runs a program to its end; resolves to its exit code and all it printed. */
export function runProgram(
  [command = '', ...commandArguments]: readonly string[],
  environment: Readonly<Record<string, string>> = {},
) {
  const child = spawn(command, commandArguments, {
    env: { ...process.env, ...environment },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  return new Promise<{ code: number; output: string }>((resolve) => {
    child.on('error', ({ message }) =>
      resolve({ code: 127, output: `${command} cannot be started: ${message}` }),
    )
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
