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

/** Calls `close` on the first Ctrl-C or termination, then leaves with code 0. */
export function closeOnSignal(close: () => Promise<unknown>) {
  let closing = false
  // A terminal's Ctrl-C arrives twice: from the terminal, and from the command's parent.
  const leave = () => {
    if (closing) return
    closing = true
    void close().finally(() => process.exit(0))
  }
  process.on('SIGINT', leave)
  process.on('SIGTERM', leave)
}
