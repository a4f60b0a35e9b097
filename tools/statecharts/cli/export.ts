import type { Model } from '../core/model.ts'
import { exportCsv } from './formats/csv.ts'
import { exportGherkin } from './formats/gherkin.ts'
import { exportJson } from './formats/json.ts'
import { exportMarkdown } from './formats/markdown.ts'
import { config, findModel } from './machines.ts'
import { makeFolder, writeInto } from './out.ts'
import { writeScript } from './script.ts'
import { type Command, UsageError } from './terminal.ts'
import { expectNoMore, oneOf, readWords } from './usage.ts'

type Format = {
  readonly ending: string
  write(model: Model): string | Promise<string>
}

const formats = {
  json: { ending: 'json', write: (model) => exportJson(writeScript(model)) },
  playwright: {
    ending: 'spec.mjs',
    // Its tools are heavy: no other command waits for them.
    write: async (model) =>
      (await import('./formats/playwright.ts')).exportPlaywright(model),
  },
  markdown: { ending: 'md', write: (model) => exportMarkdown(writeScript(model)) },
  csv: { ending: 'csv', write: (model) => exportCsv(writeScript(model)) },
  gherkin: { ending: 'feature', write: (model) => exportGherkin(writeScript(model)) },
} as const satisfies Readonly<Record<string, Format>>
const names = ['json', 'playwright', 'markdown', 'csv', 'gherkin'] as const

function hasAdapter({ name }: Model): boolean {
  return config.playwright?.adapters.some(({ model }) => model.name === name) ?? false
}

export const exportPaths: Command = {
  summary: 'writes the frozen paths for other tools, and for testers',
  help: `npm run paths -- export MACHINE --format NAME --out FOLDER
npm run paths -- export --all --format NAME --out FOLDER

--format json        every step with all that is known of it; "replay" reads it
         playwright  MACHINE.spec.mjs, which runs on any deployment: BASE_URL says where
         markdown    a script for a tester, in the words of the labels
         csv         a French spreadsheet, to be imported into a test manager
         gherkin     a feature in French
--out FOLDER         made when it is not there; a file that is there is written over
--all                every machine`,
  run: async (words, { write }) => {
    const { values, positionals } = readWords(words, {
      format: { type: 'string' },
      out: { type: 'string' },
      all: { type: 'boolean', default: false },
    })
    expectNoMore(positionals, values.all ? 0 : 1)
    const wanted = values.all ? config.models : [findModel(positionals[0])]
    const name = oneOf('format', values.format, names)
    if (values.out === undefined || values.out === '')
      throw new UsageError('Into which folder? --out FOLDER')
    makeFolder(values.out)
    for (const model of wanted) {
      if (values.all && name === 'playwright' && !hasAdapter(model)) {
        write(`${model.name}: no screen adapter, no specification`)
        continue
      }
      const text = await formats[name].write(model)
      write(writeInto(values.out, `${model.name}.${formats[name].ending}`, text))
    }
    return true
  },
}
