import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createPageFinder } from '#facts/validation/where-shown.ts'

export type Finder = ReturnType<typeof createPageFinder>

/** An error in the parameters or answers. The command prints its message and exits with code 2. */
export class UsageError extends Error {}

/**
 * Runs a command. On failure, prints the error message and exits with code 2 for a `UsageError`, or
 * code 1 for other errors.
 * @param command resolves to the exit code
 */
export async function runOwnerCommand(command: () => Promise<number>) {
  try {
    process.exitCode = await command()
  } catch (error) {
    const { describeDiskProblem } = await import('#tools/editor/files.ts')
    const message = error instanceof Error ? error.message : String(error)
    console.error(describeDiskProblem(error) ?? message)
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
}

/** Imports the site's data, first `fact-records.ts`, which reports invalid facts. Then renders all pages. */
export async function loadSite() {
  const { deliveredFacts, deliveredIssues, publicationErrorsOf, validateDelivered } =
    await import('#src/checks/fact-records.ts')
  const { environment, sampleNames } = await import('#src/checks/fact-files.ts')
  const organisation = await import('#src/content/organisation.ts')
  const documents = await renderPages().catch((error: unknown) => {
    // Some errors, such as a missing drawing, prevent a page from being rendered.
    const errors = deliveredIssues.filter(({ level }) => level === 'error')
    throw errors.length === 0
      ? error
      : new Error(publicationErrorsOf(errors, false).join('\n'))
  })
  const find = createPageFinder(documents)
  return {
    async findContentErrors() {
      // Errors of the facts can cause errors of the content.
      if (deliveredIssues.some(({ level }) => level === 'error')) return []
      const { validateContent } = await import('#src/checks/validate-content.ts')
      return validateContent([...documents.keys()])
    },
    facts: deliveredFacts,
    find,
    organisation,
    sampleFacts: environment.sampleFacts,
    sampleNames,
    validate: validateDelivered,
  }
}

/** Renders every page in memory with the renderer of the build. Resolves to the HTML by path. */
async function renderPages() {
  // Vite is imported here, so that invalid parameters are reported before it is loaded.
  const { createServer } = await import('vite')
  // In the default folder, Vite would delete cached files of a running development server.
  const cacheDir = await mkdtemp(path.join(os.tmpdir(), 'owner-command-'))
  const server = await createServer({
    appType: 'custom',
    // The command itself reports failures.
    logLevel: 'silent',
    cacheDir,
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
    await rm(cacheDir, { recursive: true })
  }
}
