import { finderOf } from '#facts/validation/where-shown.ts'

export type Finder = ReturnType<typeof finderOf>

/** What nobody can mean: its sentence is printed, and the command ends with code 2. */
export class UsageError extends Error {}

/**
 * Runs a command: what fails is one sentence and code 1, nonsense one sentence and code 2.
 * @param command resolves to the exit code
 */
export async function runOwnerCommand(command: () => Promise<number>) {
  try {
    process.exitCode = await command()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
}

/** What the owner's commands ask, read once the folder of the facts is settled. */
export async function readOwner() {
  await import('#src/checks/facts-folder.ts')
  const { deliveredFacts, validateDelivered: judgeDelivered } =
    await import('#src/checks/fact-records.ts')
  const organisation = await import('#src/content/organisation.ts')
  const find = finderOf(await drawDocuments())
  return { facts: deliveredFacts, judge: judgeDelivered, organisation, find }
}

/** Every page as the build would draw it, without building: HTML by address. */
async function drawDocuments() {
  // What is refused at once does not wait for it.
  const { createServer } = await import('vite')
  const server = await createServer({
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  try {
    const { paths, render } = await server.ssrLoadModule('/src/app/prerender.tsx')
    const documents = new Map<string, string>()
    for (const path of paths) {
      const { head, body, tail } = await render(path)
      documents.set(path, head + body + tail)
    }
    return documents
  } finally {
    await server.close()
  }
}
