import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/**
 * A copy of the project in a folder of its own: all that git would keep, and the packages, without
 * what tools keep beside them.
 * @param name begins the folder's name
 */
export async function copyProject(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `${name}-`))
  // A suite that runs in a copy makes one of its own.
  execFileSync('git', ['init', '--quiet', folder])
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  for (const file of String(execFileSync('git', listed)).split('\0'))
    if (file !== '') await cp(file, path.join(folder, file)).catch(() => {})
  await mkdir(path.join(folder, 'node_modules'))
  for (const each of await readdir('node_modules')) {
    if (each.startsWith('.') && each !== '.bin') continue
    const kept = each === 'statecharts' ? path.join(folder, 'tools') : 'node_modules'
    await symlink(path.resolve(kept, each), path.join(folder, 'node_modules', each))
  }
  return folder
}
