import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A deliberate change to the source that a named test suite must detect. */
export type Fault = {
  /** A sentence that describes the broken behaviour. */
  readonly name: string
  /** The test file that must fail. */
  readonly suite: string
  /** A pattern for the titles of the tests to run. An empty pattern matches all of them. */
  readonly title: string
  /** The unified diff that breaks the source, preceded by the header lines. */
  readonly patch: string
}

const headerPattern = /^Fault: (.+)\nSuite: (.+)\n(?:Test: (.+)\n)?diff /

function parseFault(patch: string): Fault {
  const [, name, suite, title = ''] = headerPattern.exec(patch) ?? []
  if (name === undefined || suite === undefined)
    throw new Error(
      `A fault needs the lines "Fault:" and "Suite:" before its diff:\n${patch}`,
    )
  return { name, suite, title, patch }
}

const patchFiles = globSync(path.join(import.meta.dirname, 'faults/*.patch')).toSorted()

/** All planted faults. Each patch file contains the faults of one area, such as the machines. */
export const faults: readonly Fault[] = patchFiles.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split(/^(?=Fault: )/m)
    .map(parseFault),
)

/**
 * Applies a fault to the project in a folder. Throws if the patch does not match the source.
 * @param options of `git apply`, such as `--check` or `--reverse`
 */
export function applyFault({ patch }: Fault, folder: string, ...options: string[]): void {
  const parameters = ['apply', '--whitespace=nowarn', ...options, '-']
  execFileSync('git', parameters, { cwd: folder, input: patch, stdio: 'pipe' })
}
