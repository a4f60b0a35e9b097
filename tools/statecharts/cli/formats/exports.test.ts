import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import { IdGenerator } from '@cucumber/messages'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readRecording } from '../recording.ts'
import { type Script, writeScript } from '../script.ts'
import { typePaths } from '../typed-fixture.ts'
import { config, frozenPaths } from '../machines.ts'
import { exportCsv } from './csv.ts'
import { exportGherkin } from './gherkin.ts'
import { exportJson } from './json.ts'
import { exportMarkdown } from './markdown.ts'

const { models } = config
const scripts = models.map(writeScript)

/** A script with one step, whose texts are hostile. */
const hostile: Script = {
  machine: 'hostile',
  title: '=SUM(1;2)',
  start: '@start',
  page: '/',
  paths: [
    {
      id: '+1',
      name: 'path 1',
      title: '=cmd|calc',
      steps: [
        {
          step: { kind: 'event', event: { type: 'say' } },
          from: 'a',
          to: 'a',
          action: '-2+3',
          data: { Valeur: 'a|b\\n\nc;"d"' },
          expected: ['<b>*x*</b>\nAlors rien', '=1'],
          isIgnored: false,
          rules: [],
          view: null,
        },
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

function readFeature(text: string) {
  const builder = new AstBuilder(IdGenerator.incrementing())
  return new Parser(builder, new GherkinClassicTokenMatcher()).parse(text)
}

function scenariosIn(text: string) {
  const { feature } = readFeature(text)
  return (feature?.children ?? []).flatMap(({ scenario }) => scenario ?? [])
}

describe.each(scripts)('$machine', (script) => {
  const steps = script.paths.flatMap((each) => each.steps)

  test('its JSON holds the frozen paths', () => {
    const { machine, paths } = readRecording(exportJson(script))
    const model = models.find(({ name }) => name === machine)
    expect(model && frozenPaths(model)).toEqual(paths)
  })

  test('its CSV has a row for each step and each start, in six columns', () => {
    const text = exportCsv(script)
    const [columns, ...rows] = readCsv(text.slice(1))
    expect(text.startsWith('\uFEFF')).toBe(true)
    expect(columns).toEqual([
      'Identifiant',
      'Titre',
      'Étape',
      'Action',
      'Données',
      'Résultat attendu',
    ])
    expect(rows).toHaveLength(steps.length + script.paths.length)
    expect(rows.filter((row) => row.length !== 6)).toEqual([])
    expect(rows.flat().filter((cell) => /^[=+\-@]/.test(cell))).toEqual([])
  })

  test('its Gherkin is French to a parser, with a scenario for each path', () => {
    const text = exportGherkin(script)
    expect(readFeature(text).feature?.language).toBe('fr')
    expect(scenariosIn(text).map(({ name }) => name)).toEqual(
      script.paths.map(({ title }) => title),
    )
    const said = scenariosIn(text).flatMap((scenario) => scenario.steps)
    expect(said.filter(({ keyword }) => keyword === 'Quand ')).toHaveLength(steps.length)
    expect(said.filter(({ keyword }) => keyword === 'Alors ')).toHaveLength(steps.length)
  })

  test('its script for a tester has a line for each step', () => {
    const lines = exportMarkdown(script).split('\n')
    expect(lines.filter((line) => /^\| \d+ \|/.test(line))).toHaveLength(steps.length)
    expect(lines.filter((line) => line.startsWith('## '))).toHaveLength(script.paths.length)
  })
})

describe('hostile texts', () => {
  test('are no formulas in a spreadsheet, and come back as they were', () => {
    const [, start, row] = readCsv(exportCsv(hostile).slice(1))
    expect(start).toEqual(["'+1", "'=cmd|calc", '0', "'@start", '', ''])
    expect(row).toEqual([
      "'+1",
      "'=cmd|calc",
      '1',
      "'-2+3",
      'Valeur\u00A0: a|b\\n\nc;"d"',
      '<b>*x*</b>\nAlors rien\n=1',
    ])
  })

  test('stay in their cell of a Gherkin table, and on their line', () => {
    const [scenario] = scenariosIn(exportGherkin(hostile))
    const [, action] = scenario?.steps ?? []
    expect(action?.dataTable?.rows[0]?.cells.map(({ value }) => value)).toEqual([
      'Valeur',
      'a|b\\n\nc;"d"',
    ])
    expect(scenario?.steps).toHaveLength(4)
  })

  test('are no marks in a script', () => {
    const row = exportMarkdown(hostile)
      .split('\n')
      .find((line) => line.startsWith('| 1 |'))
    expect(row).toBe(
      String.raw`| 1 | -2+3 | Valeur` +
        '\u00A0' +
        String.raw`: a\|b\\n ⏎ c;"d" | \<b\>\*x\*\</b\> ⏎ Alors rien<br>=1 | ☐ |`,
    )
  })
})

test('a step says what is done, with what, and what is seen then', () => {
  const script = scripts.find(({ machine }) => machine === 'upload')
  const [first, , start] = script?.paths[0]?.steps ?? []
  expect(first).toMatchObject({
    action: 'Choose a file',
    data: { File: 'plan.pdf' },
    expected: [expect.stringMatching(/^§1/), 'File chosen\u00A0: yes.'],
  })
  expect(start?.expected).toContain('État\u00A0: Uploading.')
})

test('what is ignored says that nothing changes', () => {
  const ignored = scripts.flatMap(({ paths }) =>
    paths.flatMap(({ steps }) => steps.filter(({ isIgnored }) => isIgnored)),
  )
  expect(ignored.length).toBeGreaterThan(0)
  expect(ignored.filter(({ expected }) => expected[0] !== 'Rien ne change.')).toEqual([])
})

describe('export', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'export-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('--all writes a file for each machine', async () => {
    const out = path.join(folder, 'made', 'here')
    const { code } = await typePaths(['export', '--all', '--format', 'csv', '--out', out])
    expect(code).toBe(0)
    expect(readdirSync(out)).toEqual(models.map(({ name }) => `${name}.csv`).toSorted())
  })

  test('the same machine gives the same file', async () => {
    const words = ['export', 'upload', '--format', 'markdown', '--out', folder]
    await typePaths(words)
    const first = readFileSync(path.join(folder, 'upload.md'), 'utf8')
    await typePaths(words)
    expect(readFileSync(path.join(folder, 'upload.md'), 'utf8')).toBe(first)
  })
})
