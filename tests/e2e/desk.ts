import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { inPlainSpaces } from '#tests/plain-spaces.ts'
import { freePort } from '#tools/publish/publish.ts'

/**
 * `npm run dev` on free ports; gives the site's origin once it answers.
 * @param folder the project, by itself this one
 */
export async function startDevelopment(folder = process.cwd()) {
  const [port, mailboxPort] = [await freePort(), await freePort()]
  const ports = { PORT: String(port), MAILBOX_PORT: String(mailboxPort) }
  const server = spawn(process.execPath, ['tools/publish/develop.ts'], {
    cwd: folder,
    // Vite sets NODE_ENV for good where it has built something, as the walks of paths do.
    env: { ...process.env, NODE_ENV: undefined, ...ports },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(server.stdout))
    if (line.includes(`localhost:${port}/__machines`)) break
  return { url: `http://localhost:${port}`, stop: () => server.kill() }
}

const parts = [
  'editor.config.ts',
  'facts',
  'index.html',
  'machines',
  'package.json',
  'site.config.ts',
  'src',
  'tests',
  'tools',
  'tsconfig.json',
  'vite.config.ts',
]

/** The editor of a copy of the project. */
export type Desk = {
  folder: string
  url: string
  /** What a file of facts holds. */
  facts(kind: string): Promise<unknown>
  /** A record of a list, by its anchor. */
  record(list: string, anchor: string): Promise<Record<string, unknown>>
  /** Which of some texts a page of the site lacks, as the development server answers for it. */
  missing(page: string, texts: readonly string[]): Promise<readonly string[]>
}

/**
 * The editor of a copy of this project as it stands: what is written there touches no file of the
 * repository.
 * @param name of the copy's folder
 */
export async function startDesk(name: string): Promise<Desk & { stop(): Promise<void> }> {
  const root = process.cwd()
  const folder = await mkdtemp(path.join(os.tmpdir(), `project-${name}-`))
  for (const part of parts)
    await cp(path.join(root, part), path.join(folder, part), {
      recursive: true,
      filter: (source) => path.basename(source) !== '.history',
    })
  // What tools keep there is not shared.
  const packages = path.join(root, 'node_modules')
  await mkdir(path.join(folder, 'node_modules'))
  for (const each of await readdir(packages))
    if (!each.startsWith('.'))
      await symlink(path.join(packages, each), path.join(folder, 'node_modules', each))
  const { url, stop } = await startDevelopment(folder)
  const facts = async (kind: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(folder, 'facts', `${kind}.json`), 'utf8'))
  return {
    folder,
    url,
    facts,
    record: async (list, anchor) => {
      const records = await facts(list)
      const found = Array.isArray(records)
        ? records.find((each: object) => Reflect.get(each, 'anchor') === anchor)
        : undefined
      return { ...found }
    },
    missing: async (page, texts) => {
      const html = inPlainSpaces(await (await fetch(`${url}${page}`)).text())
      return texts.filter((text) => !html.includes(inPlainSpaces(text)))
    },
    stop: async () => {
      stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
