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
export function leaveOnSignal() {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0))
}

/** Does some work for all items, so many at once; resolves to what came of each, in their order. */
export async function inTurns<Item, Result>(
  atOnce: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
) {
  const results: Result[] = []
  const queue = items.entries()
  const drain = async () => {
    for (const [index, item] of queue) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, drain))
  return results
}
