/** Where a report comes from: the code, and what it ran on. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

export type Source = {
  /** The moment that the report bears. */
  readonly made: Date
  /** Undefined outside a repository of git. */
  readonly commit?: {
    readonly hash: string
    readonly subject: string
    /** How many files differ from it, new ones included. */
    readonly changed: number
  }
  /** Names and versions. */
  readonly versions: readonly (readonly [name: string, version: string])[]
}

/** The source of a report that is made now, in the current directory. */
export function sourceNow(): Source {
  const [hash, subject] = git('log', '-1', '--format=%h%n%s')
  const commit =
    hash === undefined
      ? {}
      : {
          commit: {
            hash,
            subject: subject ?? '',
            changed: git('status', '--porcelain').length,
          },
        }
  return {
    made: new Date(),
    ...commit,
    versions: [
      ['Node', process.versions.node],
      ...['xstate', 'typescript', 'vitest', '@playwright/test'].flatMap(versionOf),
    ],
  }
}

/** The lines that git answers; none where it has nothing to say. */
function git(...words: readonly string[]): readonly string[] {
  try {
    const answer = execFileSync('git', words, { encoding: 'utf8', stdio: 'pipe' })
    return answer.split('\n').filter((line) => line !== '')
  } catch {
    return []
  }
}

function versionOf(name: string): readonly (readonly [string, string])[] {
  try {
    const found = createRequire(path.resolve('package.json')).resolve(
      `${name}/package.json`,
    )
    const { version }: { version: string } = JSON.parse(readFileSync(found, 'utf8'))
    return [[name, version]]
  } catch {
    return []
  }
}
