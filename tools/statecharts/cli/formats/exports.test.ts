import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { uploadManual, serverAnswers } from '../../examples/upload.manual.ts'
import { type ManualSuite, writeManualScripts } from '../../scripts/manual-script.ts'
import { readFeature } from '../../scripts/run-feature.ts'
import { say, type Sentence } from '../../scripts/sentence.ts'
import { sentences } from '../../scripts/sentences.ts'
import { config, frozenPaths } from '../machines.ts'
import { readRecording } from '../../core/recording.ts'
import { writeScript } from '../script.ts'
import { typePaths } from '../typed-fixture.ts'
import { exportCsv } from './csv.ts'
import { exportGherkin } from './gherkin.ts'
import { exportJson } from './json.ts'
import { exportMarkdown } from './markdown.ts'

const { models } = config
const own = { sentences: [serverAnswers] }
const suite = writeManualScripts(uploadManual, 'Upload', 'transitions', 12)

const nothing: Sentence = {
  kind: 'gesture',
  text: 'il ne se passe rien',
  instruction: '-2+3 {0}',
  data: 0,
  run: async () => undefined,
}

/** A suite with one step, whose texts are hostile. */
const hostile: ManualSuite = {
  machine: 'hostile',
  title: '=SUM(1;2)',
  preconditions: ['@start'],
  start: [say(sentences.open, '/"\\')],
  criterion: 'states',
  length: 1,
  shortWaits: 0,
  left: [{ item: '<i>', reason: '*x*' }],
  scripts: [
    {
      id: '+1',
      title: '=cmd|calc',
      statements: ['§1 – a|b\nAlors rien'],
      rows: [
        {
          gesture: {
            sentence: sentences.fill,
            values: [],
            cells: [['a|b\\n\nc;"d"', '']],
          },
          expected: [say(sentences.see, '"<b>" \\ "*x*"')],
        },
        { gesture: say(nothing, '=1'), expected: [], within: 1.5 },
      ],
    },
  ],
}

/** Reads what a French spreadsheet reads: semicolons, quotes doubled inside quotes. */
function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]]
  for (const [, cell = '', end] of text.matchAll(/"((?:[^"]|"")*)"(;|\r\n)/g)) {
    rows.at(-1)?.push(cell.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

describe.each(models.map(writeScript))('$machine', (script) => {
  test('its JSON holds the frozen paths', () => {
    const { machine, paths } = readRecording(exportJson(script))
    const model = models.find(({ name }) => name === machine)
    expect(model && frozenPaths(model)).toEqual(paths)
  })
})

describe('scripts for people', () => {
  const steps = suite.scripts.flatMap(({ rows }) => rows)

  test('as CSV have a row for each step, in eight columns, after one of what was left out', () => {
    const text = exportCsv(suite)
    const [columns, note, ...rows] = readCsv(text.slice(1))
    expect(text.startsWith('\uFEFF')).toBe(true)
    expect(columns).toHaveLength(8)
    expect(note?.[0]).toBe('upload-lisez-moi')
    expect(rows).toHaveLength(steps.length)
    expect(rows.filter((row) => row.length !== 8)).toEqual([])
    expect(rows.flat().filter((cell) => /^[=+\-@]/.test(cell))).toEqual([])
  })

  test('as Gherkin are understood, with a scenario for each and its id', () => {
    const scenarios = readFeature(exportGherkin(suite), own)
    expect(scenarios.map(({ id }) => id)).toEqual(suite.scripts.map(({ id }) => id))
    const actions = scenarios.flatMap((scenario) =>
      scenario.steps.filter(({ isAction }) => isAction),
    )
    expect(actions).toHaveLength(steps.length)
  })

  test('as Markdown have a line for each step', () => {
    const lines = exportMarkdown(suite).split('\n')
    expect(lines.filter((line) => /^\| \d+ \|/.test(line))).toHaveLength(steps.length)
    expect(lines.filter((line) => line.startsWith('## '))).toHaveLength(
      suite.scripts.length,
    )
  })
})

describe('hostile texts', () => {
  test('are no formulas in a spreadsheet, and come back as they were', () => {
    const [, note, row, second] = readCsv(exportCsv(hostile).slice(1))
    expect(note?.[1]).toBe("'=SUM(1;2)")
    expect(row?.slice(0, 2)).toEqual(["'+1", "'=cmd|calc"])
    expect(row?.[6]).toBe('a|b\\n\nc;"d" : (vide)')
    expect(second?.[5]).toBe("'-2+3 =1 (avant 1,5 secondes)")
    expect(second?.[6]).toBe("'=1")
  })

  test('stay on their line of Gherkin, and come back as they were', () => {
    const [scenario] = readFeature(exportGherkin(hostile), { sentences: [nothing] })
    const [open, fill, see] = scenario?.steps.map(({ saying }) => saying) ?? []
    expect(open?.values).toEqual(['/"\\'])
    expect(fill?.cells).toEqual([['a|b\\n\nc;"d"', '']])
    expect(see?.values).toEqual(['"<b>" \\ "*x*"'])
    expect(scenario?.steps).toHaveLength(4)
  })

  test('are no marks in a table', () => {
    const row = exportMarkdown(hostile)
      .split('\n')
      .find((line) => line.startsWith('| 1 |'))
    expect(row).toContain(String.raw`a\|b\\n ⏎ c;"d"`)
    expect(row).toContain(String.raw`\<b\>" \\ "\*x\*"`)
  })
})

describe('export', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'export-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('--all writes a file for each machine that it can, and says why not the others', async () => {
    const out = path.join(folder, 'made', 'here')
    const typed = await typePaths(['export', '--all', '--format', 'csv', '--out', out])
    expect(typed.code).toBe(0)
    expect(readdirSync(out)).toEqual(['upload.csv'])
    expect(typed.out).toContain('player: no script, because no manual adapter')
  })

  test('of a machine without an adapter says why', async () => {
    const { code, errors } = await typePaths([
      'export',
      'player',
      '--format',
      'markdown',
      '--out',
      folder,
    ])
    expect(code).toBe(2)
    expect(errors).toBe(
      'player: no script, because no manual adapter says what a person does and sees.',
    )
  })

  test.each([
    [['--length', '0'], '--length takes a whole number from 1, not "0".'],
    [['--criterion', 'pair'], 'There is no criterion "pair". Did you mean "pairs"?'],
    [['--format', 'json', '--length', '3'], 'are of markdown, csv and gherkin'],
  ])('%j makes no sense', async (words, sentence) => {
    const { code, errors } = await typePaths([
      'export',
      'upload',
      '--format',
      'csv',
      '--out',
      folder,
      ...words,
    ])
    expect(code).toBe(2)
    expect(errors).toContain(sentence)
  })

  test('the same machine gives the same file', async () => {
    const words = ['export', 'upload', '--format', 'markdown', '--out', folder]
    await typePaths(words)
    const first = readFileSync(path.join(folder, 'upload.md'), 'utf8')
    await typePaths(words)
    expect(readFileSync(path.join(folder, 'upload.md'), 'utf8')).toBe(first)
  })
})
