import { spawn } from 'node:child_process'

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

/** Exits with code 0 on Ctrl-C or SIGTERM, because stopping a server is not an error. */
export function exitOnSignal() {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0))
}

/** Maps items with at most `concurrency` pending promises. The results have the order of the items. */
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

/** Runs a program. Resolves to its exit code and output, with code 127 if it cannot be started. */
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
