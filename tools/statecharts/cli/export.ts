import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { UsageError } from '../core/usage-error.ts'
import { toMermaid } from '../drawing/drawing.ts'
import { writeManualScripts } from '../scripts/manual-script.ts'
import { exportCsv, exportMarkdown } from './formats/tables.ts'
import {
  type Command,
  config,
  findModels,
  oneOf,
  readWords,
  wholeNumber,
} from './terminal.ts'

const defaultLength = '12'
const endings = { markdown: 'md', csv: 'csv', playwright: 'spec.mjs' } as const
const formats = ['markdown', 'csv', 'playwright'] as const

export const exportPaths: Command = {
  help: `npm run paths -- export MACHINE|--all --format ${formats.join('|')} --out FOLDER
writes scripts for people, or tests that run on any deployment

--format markdown    a table a script, with a place for what was seen
         csv         a French spreadsheet, to be imported into a test manager
         playwright  MACHINE.spec.mjs, which imports Playwright alone: BASE_URL says where the
                     site stands
--length NUMBER      steps in a script for people, at most; ${defaultLength} unless given
--out FOLDER         made when it is not there; a file that is there is written over
--all                every machine that a visitor meets`,
  run: async (words, { write }) => {
    const { values, positionals } = readWords(
      words,
      {
        format: { type: 'string' },
        out: { type: 'string' },
        all: { type: 'boolean', default: false },
        length: { type: 'string', default: defaultLength },
      },
      words.includes('--all') ? 0 : 1,
    )
    const format = oneOf('format', values.format, formats)
    const length = wholeNumber('--length', values.length, 1)
    const { out } = values
    if (!out) throw new UsageError('Into which folder? --out FOLDER')
    const { screens = [] } = config.scripts ?? {}
    const met = screens.map(({ model }) => model)
    for (const model of values.all ? met : findModels([positionals[0]])) {
      const { name, machine } = model
      const screen = screens.find((one) => one.model.name === name)
      if (!screen) throw new UsageError(`${name} has no screen: nobody meets it.`)
      const suite = () => writeManualScripts(screen, length)
      const text =
        format === 'csv'
          ? exportCsv(suite())
          : format === 'markdown'
            ? exportMarkdown(suite(), toMermaid(machine))
            : // Its tools are heavy: no other command waits for them.
              await (await import('./formats/playwright.ts')).exportPlaywright(screen)
      const file = path.join(out, `${name}.${endings[format]}`)
      await save(out, file, text)
      write(file)
    }
    return true
  },
}

async function save(folder: string, file: string, text: string): Promise<void> {
  try {
    // Making folders never ends in /proc.
    if (path.resolve(folder).startsWith('/proc/')) throw new Error('EACCES')
    await mkdir(folder, { recursive: true })
    await writeFile(file, text)
  } catch (cause) {
    const [reason] = String(cause).split(', ')
    throw new UsageError(`Nothing can be written in --out ${folder} (${reason}).`)
  }
}
