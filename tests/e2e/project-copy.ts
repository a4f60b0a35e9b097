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

/** A copy of this project as it stands: what is written there touches no file of the repository. */
export async function copyProject() {
  const root = process.cwd()
  const folder = await mkdtemp(path.join(os.tmpdir(), 'project-'))
  for (const part of parts)
    await cp(path.join(root, part), path.join(folder, part), {
      recursive: true,
      filter: (source) => path.basename(source) !== '.history',
    })
  // What tools keep there is not shared.
  const packages = path.join(root, 'node_modules')
  await mkdir(path.join(folder, 'node_modules'))
  for (const name of await readdir(packages))
    if (!name.startsWith('.'))
      await symlink(path.join(packages, name), path.join(folder, 'node_modules', name))
  return {
    folder,
    /** What a file of facts holds. */
    facts: async (name: string): Promise<unknown> =>
      JSON.parse(await readFile(path.join(folder, 'facts', `${name}.json`), 'utf8')),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

export type ProjectCopy = Awaited<ReturnType<typeof copyProject>>
