import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/**
 * Copies all files that git does not ignore into a new temporary folder, and returns its path. Installed
 * packages are linked, but the caches of tools are omitted.
 */
export async function copyProject(prefix: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `${prefix}-`))
  // The copy needs a git repository, because a suite that runs in the copy may call this function.
  execFileSync('git', ['init', '--quiet', folder])
  const listFiles = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  for (const file of String(execFileSync('git', listFiles)).split('\0'))
    if (file !== '') await cp(file, path.join(folder, file)).catch(() => {})
  await mkdir(path.join(folder, 'node_modules'))
  for (const name of await readdir('node_modules')) {
    if (name.startsWith('.') && name !== '.bin') continue
    const parent = name === 'statecharts' ? path.join(folder, 'tools') : 'node_modules'
    await symlink(path.resolve(parent, name), path.join(folder, 'node_modules', name))
  }
  return folder
}
