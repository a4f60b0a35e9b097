import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { UsageError } from '../core/step.ts'
import { toMermaid } from '../drawing/mermaid.ts'
import { limitOf, type Row, writeManualScripts } from '../scripts/manual-script.ts'
import type { Screen } from '../screen/screen.ts'
import { type Command, findByName, loadConfig, orUsageError, readArgs } from './terminal.ts'
import { type Cells, instructionOf } from '../screen/sentences.ts'

/** Maximum number of steps in a manual script. */
const maxSteps = 12
const formats = {
  markdown: { ending: 'md', write: exportMarkdown },
  csv: { ending: 'csv', write: exportCsv },
  playwright: {
    ending: 'spec.mjs',
    // Vite is slow to load, so only this format imports it.
    write: async (screen: Screen) =>
      (await import('./playwright.ts')).exportPlaywright(screen),
  },
}

export const exportPaths: Command = {
  help: `npm run paths -- export MACHINE|--all --format ${Object.keys(formats).join('|')} --out FOLDER
writes manual test scripts, or Playwright tests that run against any deployment

--format markdown    one table per script, with a column to tick
         csv         a spreadsheet in French, for import into a test management tool
         playwright  MACHINE.spec.mjs, which imports only Playwright; BASE_URL sets the address of the
                     site to test
--out FOLDER         created if missing; existing files are overwritten
--all                every machine that has a screen`,
  run: async (words) => {
    const { values, positionals } = readArgs(
      words,
      {
        format: { type: 'string' },
        out: { type: 'string' },
        all: { type: 'boolean', default: false },
      },
      words.includes('--all') ? 0 : 1,
    )
    const { ending, write } = findByName('format', values.format, formats)
    const { out } = values
    if (!out) throw new UsageError('Missing --out FOLDER.')
    const { screens = [] } = await loadConfig()
    const byName = Object.fromEntries(screens.map((screen) => [screen.model.name, screen]))
    for (const screen of values.all
      ? screens
      : [findByName('machine with a screen', positionals[0], byName)]) {
      const name = `${screen.model.name}.${ending}`
      console.log(await save(out, name, await write(screen)))
    }
    return true
  },
}

/** Creates a folder and its parents. In /proc, Node's recursive `mkdir` would never end. */
async function createFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return
  await createFolder(path.dirname(folder))
  await mkdir(folder)
}

/** Writes a file, creates its folder and resolves to its path. Rejects with a UsageError on failure. */
export async function save(folder: string, name: string, text: string): Promise<string> {
  const file = path.join(folder, name)
  await orUsageError(`Cannot write to --out ${folder}`, async () => {
    await createFolder(path.resolve(folder))
    await writeFile(file, text)
  })
  return file
}

/** Returns the contents that Markdown and CSV files share. */
function scriptContents(screen: Screen) {
  const suite = writeManualScripts(screen, maxSteps)
  const steps = suite.scripts.reduce((sum, { rows }) => sum + rows.length, 0)
  return {
    /** The paragraphs of the introduction. */
    head: [
      `Scripts : ${suite.scripts.length}, étapes : ${steps}. Les scripts couvrent chaque transition et chaque réponse qu’une personne peut provoquer. Un script compte au plus ${maxSteps} étapes.`,
      'Pour écrire, choisir ou remplir, remplacez le contenu du champ. Entre deux étapes, ne faites rien d’autre, sauf appuyer sur Tab si le focus ne se voit pas. Lisez d’abord le script en entier, car certaines actions doivent être faites avant la fin d’un délai.',
      `Éléments qu’une personne ne peut pas tester : ${suite.left.length}.`,
    ],
    left: suite.left.map(({ item, reason }) => `${item} : ${reason}`),
    /** Conditions and actions before the first step. */
    preconditions: [
      ...screen.preconditions,
      ...screen.start.map((phrase) => {
        const data = cellTexts(phrase.cells).join(' ; ')
        const text = instructionOf(phrase)
        return data === '' ? `${text.replace(/\.$/, '')}.` : `${text} : ${data}`
      }),
    ],
    scripts: suite.scripts.map((script) => ({ ...script, rows: script.rows.map(toCells) })),
  }
}

/** Returns the lines of each cell: number, action, data to enter, expected result. */
function toCells(row: Row, index: number, rows: readonly Row[]) {
  const { gesture, expected } = row
  const { sentence, values, cells } = gesture
  const action = instructionOf(gesture)
  const entered = sentence.data === undefined ? [] : [values[sentence.data] ?? '']
  const data = cells ? cellTexts(cells) : entered
  const defaultResult =
    data.length > 0 ? 'La saisie s’affiche et rien d’autre ne change.' : 'Rien à vérifier.'
  const results = expected.length > 0 ? expected.map(instructionOf) : [defaultResult]
  return [[String(index + 1)], [`${action}${limitOf(row, index, rows)}`], data, results]
}

function cellTexts(cells: Cells = []): readonly string[] {
  return cells.map(([name, value]) => `${name} : ${value === '' ? '(vide)' : value}`)
}

function exportMarkdown(screen: Screen): string {
  const { head, left, preconditions, scripts } = scriptContents(screen)
  const [counts = '', ...others] = head
  const list = (texts: readonly string[]) =>
    texts.map((text) => `- ${escapeMarkdown(text)}`).join('\n')
  return `${[
    `# ${screen.title}`,
    `\`\`\`mermaid\n${toMermaid(screen.model.machine)}\n\`\`\``,
    `${escapeMarkdown(counts)} Cochez chaque étape dont le résultat est conforme. Arrêtez le script ` +
      'à la première différence et notez ce que vous voyez. Le signe ⏎ représente un retour à la ligne.',
    ...others.map(escapeMarkdown),
    ...(left.length > 0 ? [list(left)] : []),
    ...scripts.flatMap(({ title, id, rows, requirements }) => [
      `## ${title} (${id})`,
      `Préconditions :\n\n${list(preconditions)}`,
      [
        '| N° | Action | Données | Résultat attendu | Conforme |',
        '| --: | --- | --- | --- | :-: |',
        ...rows.map((cells) => {
          const texts = cells.map((lines) => lines.map(escapeMarkdown).join('<br>'))
          return `| ${[...texts, '☐'].join(' | ')} |`
        }),
      ].join('\n'),
      `Exigences :\n\n${list(requirements)}`,
    ]),
  ].join('\n\n')}\n`
}

function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\|*_`<>[\]]/g, String.raw`\$&`).replaceAll(/\r?\n/g, '⏎')
}

/**
 * Formats one row per step, for French spreadsheets: UTF-8 with a byte order mark, semicolons and CRLF. The
 * first row below the header introduces the scripts and lists what they leave out.
 */
function exportCsv(screen: Screen): string {
  const { head, left, preconditions, scripts } = scriptContents(screen)
  const note = [...head, ...left.map((text) => `- ${text}`)].join('\n')
  const rows = [
    'Identifiant,Titre,Préconditions,Exigences,Étape,Action,Données,Résultat attendu'.split(
      ',',
    ),
    [`${screen.model.name}-lisez-moi`, screen.title, note, '', '0', '', '', ''],
    ...scripts.flatMap(({ id, title, requirements, rows: steps }) =>
      steps.map((cells) =>
        [[id], [title], preconditions, requirements, ...cells].map((lines) =>
          lines.join('\n'),
        ),
      ),
    ),
  ]
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(';')).join('\r\n')}\r\n`
}

function csvCell(text: string): string {
  // Spreadsheets evaluate a cell that begins like a formula, even a quoted one.
  const escapedText = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
  return `"${escapedText.replaceAll('"', '""')}"`
}
