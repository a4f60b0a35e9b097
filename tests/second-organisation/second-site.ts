import { statSync } from 'node:fs'
import { policiesFile, runProgram } from '#tools/publish/publish.ts'
import { writeFacts } from './derive.ts'

export const secondSite = 'dist-second'
export const secondFactsFolder = 'node_modules/.cache/second-organisation'

const lastChange = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Builds the site of the second organisation, unless it is newer than the site built for tests. */
export async function buildSecondSite(): Promise<void> {
  if (lastChange(policiesFile(secondSite)) > lastChange(policiesFile('dist-test'))) return
  writeFacts(secondFactsFolder)
  const { code, output } = await runProgram(
    [process.execPath, 'tests/second-organisation/build.ts'],
    { FACTS_FOLDER: secondFactsFolder },
  )
  if (code !== 0) throw new Error(output)
}

// `npm test` builds the site before several suites read it at the same time.
if (import.meta.main) await buildSecondSite()
