import { readdirSync } from 'node:fs'
import path from 'node:path'
import { checkFacts } from '#facts/check.ts'
import { buildDay } from '#src/content/build-day.ts'
import { readFacts } from './fact-files.ts'
import { factsFolder } from './facts-folder.ts'

const { files, faults } = readFacts(factsFolder)
const { errors, warnings } =
  faults.length > 0
    ? { errors: faults, warnings: [] }
    : checkFacts(files, {
        day: buildDay,
        images: readdirSync('src/images').map((file) => path.parse(file).name),
      })
if (errors.length > 0) throw new Error(`Les faits sont à corriger :\n${errors.join('\n')}`)

/** What the facts lack, or hold no longer, in French sentences. */
export const factWarnings: readonly string[] = warnings
