import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { copyProject } from '#tests/copy-project.ts'
import { inPlainSpaces } from '#tests/plain-spaces.ts'
import { freePort } from '#tools/publish/publish.ts'

/**
 * `npm run dev` of a copy of this project, on free ports, once it answers: the site, the editor, the
 * machines. What is written there touches no file of the repository.
 * @param name of the copy's folder
 */
export async function startDesk(name: string) {
  const folder = await copyProject(`desk-${name}`)
  const [port, mailboxPort] = [await freePort(), await freePort()]
  const ports = { PORT: String(port), MAILBOX_PORT: String(mailboxPort) }
  const url = `http://localhost:${port}`
  const server = spawn(process.execPath, ['tools/publish/develop.ts'], {
    cwd: folder,
    // Vite sets NODE_ENV for good where it has built something, as the walks of paths do.
    env: { ...process.env, NODE_ENV: undefined, ...ports },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(server.stdout))
    if (line.includes(`localhost:${port}/__machines`)) break
  const facts = async (kind: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(folder, 'facts', `${kind}.json`), 'utf8'))
  return {
    folder,
    url,
    /** What a file of facts holds. */
    facts,
    /** A record of a list, by its anchor. */
    record: async (list: string, anchor: string): Promise<Record<string, unknown>> => {
      const records = await facts(list)
      const found = Array.isArray(records)
        ? records.find((each: object) => Reflect.get(each, 'anchor') === anchor)
        : undefined
      return { ...found }
    },
    /** Which of some texts a page of the site lacks, as the development server answers for it. */
    missing: async (page: string, texts: readonly string[]) => {
      const html = inPlainSpaces(await (await fetch(`${url}${page}`)).text())
      return texts.filter((text) => !html.includes(inPlainSpaces(text)))
    },
    stop: async () => {
      server.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
