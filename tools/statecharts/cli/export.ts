import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Model } from '../core/model.ts'
import { toMermaid } from '../drawing/drawing.ts'
import { writeManualScripts } from '../scripts/manual-script.ts'
import { manualCriteria } from '../scripts/routes.ts'
import { exportCsv } from './formats/csv.ts'
import { exportMarkdown } from './formats/markdown.ts'
import { config, findModel } from './machines.ts'
import type { Command } from './terminal.ts'
import { expectNoMore, oneOf, readWords, UsageError, wholeNumber } from './usage.ts'

const defaultLength = '12'
const endings = { markdown: 'md', csv: 'csv', playwright: 'spec.mjs' } as const
const formats = ['markdown', 'csv', 'playwright'] as const

export const exportPaths: Command = {
  summary: 'writes scripts for people, or tests that run on any deployment',
  help: `npm run paths -- export MACHINE --format NAME --out FOLDER
npm run paths -- export --all --format NAME --out FOLDER

--format markdown    a table a script, with a place for what was seen
         csv         a French spreadsheet, to be imported into a test manager
         playwright  MACHINE.spec.mjs, which imports Playwright alone: BASE_URL says where the
                     site stands
--criterion NAME     what scripts for people cover: ${manualCriteria.join(', ')};
                     transitions unless given
--length NUMBER      steps in such a script, at most; ${defaultLength} unless given
--out FOLDER         made when it is not there; a file that is there is written over
--all                every machine that a visitor meets`,
  run: async (words, { write }) => {
    const { values, positionals } = readWords(words, {
      format: { type: 'string' },
      out: { type: 'string' },
      all: { type: 'boolean', default: false },
      criterion: { type: 'string', default: 'transitions' },
      length: { type: 'string', default: defaultLength },
    })
    expectNoMore(positionals, values.all ? 0 : 1)
    const format = oneOf('format', values.format, formats)
    const criterion = oneOf('criterion', values.criterion, manualCriteria)
    const length = wholeNumber('--length', values.length, 1)
    const { out } = values
    if (!out) throw new UsageError('Into which folder? --out FOLDER')
    const { adapters = [] } = config.scripts ?? {}
    const met = adapters.map(({ screen }) => screen.model)
    const wanted = values.all ? met : [findModel(positionals[0])]
    const textOf = async (model: Model) => {
      const adapter = adapters.find(({ screen }) => screen.model.name === model.name)
      if (!adapter) throw new UsageError(`${model.name} has no screen: nobody meets it.`)
      if (format === 'playwright')
        // Its tools are heavy: no other command waits for them.
        return (await import('./formats/playwright.ts')).exportPlaywright(model)
      const suite = writeManualScripts(adapter, criterion, length)
      return format === 'csv'
        ? exportCsv(suite)
        : exportMarkdown(suite, toMermaid(model.machine))
    }
    for (const model of wanted) {
      const text = await textOf(model)
      const file = path.join(out, `${model.name}.${endings[format]}`)
      await save(file, text)
      write(file)
    }
    return true
  },
}

async function save(file: string, text: string): Promise<void> {
  const folder = path.dirname(file)
  // Making folders never ends in /proc.
  if (path.resolve(folder).startsWith('/proc/'))
    throw new UsageError(`Nothing can be written in --out ${folder}.`)
  await mkdir(folder, { recursive: true })
    .then(() => writeFile(file, text))
    .catch((cause: unknown) => {
      const [reason] = String(cause).split(', ')
      throw new UsageError(`Nothing can be written in --out ${folder} (${reason}).`)
    })
}
