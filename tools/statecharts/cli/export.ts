import type { Model } from '../core/model.ts'
import { exportCsv } from './formats/csv.ts'
import { exportGherkin } from './formats/gherkin.ts'
import { exportJson } from './formats/json.ts'
import { exportMarkdown } from './formats/markdown.ts'
import { type ManualSuite, writeManualScripts } from '../scripts/manual-script.ts'
import { type ManualCriterion, manualCriteria } from '../scripts/routes.ts'
import { config, findModel, labelsOf } from './machines.ts'
import { folderOf, makeFolder, writeInto } from './out.ts'
import { writeScript } from './script.ts'
import { type Command, UsageError } from './terminal.ts'
import { expectNoMore, oneOf, readWords, wholeNumber } from './usage.ts'

type Format = {
  readonly ending: string
  write(model: Model): string | Promise<string>
}

const defaultLength = 12

/** Of the frozen paths, every step with all that is known of it. */
const programFormats = {
  json: { ending: 'json', write: (model) => exportJson(writeScript(model)) },
  playwright: {
    ending: 'spec.mjs',
    // Its tools are heavy: no other command waits for them.
    write: async (model) =>
      (await import('./formats/playwright.ts')).exportPlaywright(model),
  },
} as const satisfies Readonly<Record<string, Format>>

/** Of what a visitor can do, for people to follow. */
const manualFormats = {
  markdown: { ending: 'md', write: exportMarkdown },
  csv: { ending: 'csv', write: exportCsv },
  gherkin: { ending: 'feature', write: exportGherkin },
} as const satisfies Readonly<
  Record<string, { readonly ending: string; write(suite: ManualSuite): string }>
>
const names = ['json', 'playwright', 'markdown', 'csv', 'gherkin'] as const

/** The format of this name; `length` and `criterion` are of the scripts for people. */
function formatOf(
  name: (typeof names)[number],
  criterion: ManualCriterion,
  length: number,
): Format {
  if (name === 'json' || name === 'playwright') return programFormats[name]
  const { ending, write } = manualFormats[name]
  return {
    ending,
    write: (model) => {
      const adapter = config.scripts?.adapters.find(
        ({ screen }) => screen.model.name === model.name,
      )
      if (!adapter) throw new UsageError(noAdapter(model))
      return write(writeManualScripts(adapter, labelsOf(model).title, criterion, length))
    },
  }
}

function noAdapter({ name }: Model): string {
  return `${name}: no script, because no manual adapter says what a person does and sees.`
}

/** Why a machine is left out of an export of all; undefined when it is not. */
function whyLeftOut(model: Model, format: (typeof names)[number]): string | undefined {
  const has = (adapters: readonly { readonly model: Model }[] = []) =>
    adapters.some((adapter) => adapter.model.name === model.name)
  if (format === 'json') return undefined
  if (format === 'playwright')
    return has(config.playwright?.adapters)
      ? undefined
      : `${model.name}: no screen adapter, no specification`
  return has(config.scripts?.adapters.map(({ screen }) => screen))
    ? undefined
    : noAdapter(model)
}

export const exportPaths: Command = {
  summary: 'writes the frozen paths for other tools, and scripts for testers',
  help: `npm run paths -- export MACHINE --format NAME --out FOLDER
npm run paths -- export --all --format NAME --out FOLDER

The frozen paths:
--format json        every step with all that is known of it; "replay" reads it
         playwright  MACHINE.spec.mjs, which runs on any deployment: BASE_URL says where
Scripts for people, of what a visitor can do and sees (tools/statecharts/docs/scripts.md):
--format markdown    a table a script, with a place for what was seen
         csv         a French spreadsheet, to be imported into a test manager
         gherkin     a feature in French, whose texts of steps have definitions
--criterion NAME     what the scripts cover: ${manualCriteria.join(', ')}; transitions unless given
--length NUMBER      steps in a script, at most; ${defaultLength} unless given

--out FOLDER         made when it is not there; a file that is there is written over
--all                every machine`,
  run: async (words, { write }) => {
    const { values, positionals } = readWords(words, {
      format: { type: 'string' },
      out: { type: 'string' },
      all: { type: 'boolean', default: false },
      criterion: { type: 'string' },
      length: { type: 'string' },
    })
    expectNoMore(positionals, values.all ? 0 : 1)
    const wanted = values.all ? config.models : [findModel(positionals[0])]
    const name = oneOf('format', values.format, names)
    const folder = folderOf(values.out)
    const isManual = name in manualFormats
    if (!isManual && (values.criterion ?? values.length) !== undefined)
      throw new UsageError('--criterion and --length are of markdown, csv and gherkin.')
    const criterion = oneOf('criterion', values.criterion ?? 'transitions', manualCriteria)
    const length = wholeNumber('--length', values.length ?? String(defaultLength), 1)
    const format = formatOf(name, criterion, length)
    makeFolder(folder)
    for (const model of wanted) {
      const reason = values.all ? whyLeftOut(model, name) : undefined
      if (reason !== undefined) {
        write(reason)
        continue
      }
      const text = await format.write(model)
      write(writeInto(folder, `${model.name}.${format.ending}`, text))
    }
    return true
  },
}
