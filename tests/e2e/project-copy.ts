import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

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

/**
 * A copy of this project as it stands: what is written there touches no file of the repository.
 * @param name of its folder
 */
export async function copyProject(name: string) {
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
  return {
    folder,
    /** What a file of facts holds. */
    facts: async (kind: string): Promise<unknown> =>
      JSON.parse(await readFile(path.join(folder, 'facts', `${kind}.json`), 'utf8')),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

export type ProjectCopy = Awaited<ReturnType<typeof copyProject>>
