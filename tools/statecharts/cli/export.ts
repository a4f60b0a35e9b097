import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { UsageError } from '../core/step.ts'
import { toMermaid } from '../drawing/drawing.ts'
import { type Row, secondsOf, writeManualScripts } from '../scripts/manual-script.ts'
import type { Screen } from '../screen/screen.ts'
import { type Command, config, oneOf, readWords } from './terminal.ts'
import { type Cells, instructionOf } from '../scripts/sentences.ts'

/** Steps in a script for people, at most. */
const length = 12
const formats = {
  markdown: { ending: 'md', write: exportMarkdown },
  csv: { ending: 'csv', write: exportCsv },
  playwright: {
    ending: 'spec.mjs',
    // Its tools are heavy: no other command waits for them.
    write: async (screen: Screen) =>
      (await import('./playwright.ts')).exportPlaywright(screen),
  },
}

export const exportPaths: Command = {
  help: `npm run paths -- export MACHINE|--all --format ${Object.keys(formats).join('|')} --out FOLDER
writes scripts for people, or tests that run on any deployment

--format markdown    a table a script, with a place for what was seen
         csv         a French spreadsheet, to be imported into a test manager
         playwright  MACHINE.spec.mjs, which imports Playwright alone: BASE_URL says where the
                     site stands
--out FOLDER         made when it is not there; a file that is there is written over
--all                every machine that a visitor meets`,
  run: async (words) => {
    const { values, positionals } = readWords(
      words,
      {
        format: { type: 'string' },
        out: { type: 'string' },
        all: { type: 'boolean', default: false },
      },
      words.includes('--all') ? 0 : 1,
    )
    const { ending, write } = oneOf('format', values.format, formats)
    const { out } = values
    if (!out) throw new UsageError('Into which folder? --out FOLDER')
    const { screens } = config
    const met = Object.fromEntries(screens.map((screen) => [screen.model.name, screen]))
    for (const screen of values.all
      ? screens
      : [oneOf('machine that a visitor meets', positionals[0], met)]) {
      const name = `${screen.model.name}.${ending}`
      console.log(await save(out, name, await write(screen)))
    }
    return true
  },
}

/** Writes a file of this folder, which is made; resolves to its path. Throws a UsageError where it cannot. */
export async function save(folder: string, name: string, text: string): Promise<string> {
  const file = path.join(folder, name)
  try {
    // Making folders never ends in /proc.
    if (path.resolve(folder).startsWith('/proc/')) throw new Error('EACCES')
    await mkdir(folder, { recursive: true })
    await writeFile(file, text)
    return file
  } catch (cause) {
    const [reason] = String(cause).split(', ')
    throw new UsageError(`Nothing can be written in --out ${folder} (${reason}).`)
  }
}

/** Scripts as both files tell them: what stands at the head, and the rows of each. */
function told(screen: Screen) {
  const suite = writeManualScripts(screen, length)
  const steps = suite.scripts.reduce((sum, { rows }) => sum + rows.length, 0)
  return {
    /** How much there is, what was left out, and why. */
    head: [
      `Scripts : ${suite.scripts.length}, étapes : ${steps}. Ils couvrent chaque transition et chaque réponse, en ${length} étapes au plus.`,
      'Écrire, choisir et remplir remplacent ce qui est dans le champ. Entre deux étapes, ne rien faire d’autre.',
      `Hors de portée d’une personne : ${suite.left.length}.`,
    ],
    left: suite.left.map(({ item, reason }) => `${item} : ${reason}`),
    /** What has to be so, and what is done, before the first step. */
    preconditions: [
      ...screen.preconditions,
      ...screen.start.map((saying) => {
        const data = textsOf(saying.cells).join(' ; ')
        const text = instructionOf(saying)
        return data === '' ? `${text.replace(/\.$/, '')}.` : `${text} : ${data}`
      }),
    ],
    scripts: suite.scripts.map((script) => ({ ...script, rows: script.rows.map(cellsOf) })),
  }
}

/** The lines of each cell: number, action, what is entered, what is seen then. */
function cellsOf({ gesture, within, expected }: Row, index: number) {
  const { sentence, values, cells } = gesture
  const action = instructionOf(gesture)
  const limit = within === undefined ? '' : ` (avant ${secondsOf(within)} secondes)`
  const entered = sentence.data === undefined ? [] : [values[sentence.data] ?? '']
  const data = cells ? textsOf(cells) : entered
  const unsaid =
    data.length > 0
      ? 'Ce qui est saisi s’affiche, et rien d’autre ne change.'
      : 'Rien d’autre à vérifier.'
  const seen = expected.length > 0 ? expected.map(instructionOf) : [unsaid]
  return [[String(index + 1)], [`${action}${limit}`], data, seen]
}

function textsOf(cells: Cells = []): readonly string[] {
  return cells.map(([name, value]) => `${name} : ${value === '' ? '(vide)' : value}`)
}

/** Scripts for a tester's hands, with a place for what was seen, below the machine in Mermaid. */
function exportMarkdown(screen: Screen): string {
  const { head, left, preconditions, scripts } = told(screen)
  const [counts = '', ...others] = head
  const list = (texts: readonly string[]) =>
    texts.map((text) => `- ${escaped(text)}`).join('\n')
  return `${[
    `# ${screen.title}`,
    `\`\`\`mermaid\n${toMermaid(screen.model.machine)}\n\`\`\``,
    `${escaped(counts)} Cochez chaque étape dont le résultat est celui qui est attendu ; ` +
      'arrêtez le script à la première qui diffère et notez ce que vous voyez. Le signe ⏎ est un retour à la ligne.',
    ...others.map(escaped),
    ...(left.length > 0 ? [list(left)] : []),
    ...scripts.flatMap(({ title, id, rows, statements }) => [
      `## ${title} (${id})`,
      `Préconditions :\n\n${list(preconditions)}`,
      [
        '| N° | Action | Données | Résultat attendu | Conforme |',
        '| --: | --- | --- | --- | :-: |',
        ...rows.map((cells) => {
          const texts = cells.map((lines) => lines.map(escaped).join('<br>'))
          return `| ${[...texts, '☐'].join(' | ')} |`
        }),
      ].join('\n'),
      `Exigences :\n\n${list(statements)}`,
    ]),
  ].join('\n\n')}\n`
}

/** What a table and its marks would take for their own. */
function escaped(text: string): string {
  return text.replaceAll(/[\\|*_`<>[\]]/g, String.raw`\$&`).replaceAll(/\r?\n/g, '⏎')
}

/**
 * One row a step, as test managers import it and a French spreadsheet opens it: UTF-8 with its
 * mark, semicolons, CRLF. No cell can be taken for a formula. The first row says what was left out.
 */
function exportCsv(screen: Screen): string {
  const { head, left, preconditions, scripts } = told(screen)
  const note = [...head, ...left.map((text) => `- ${text}`)].join('\n')
  const rows = [
    'Identifiant,Titre,Préconditions,Exigences,Étape,Action,Données,Résultat attendu'.split(
      ',',
    ),
    [`${screen.model.name}-lisez-moi`, screen.title, note, '', '0', '', '', ''],
    ...scripts.flatMap(({ id, title, statements, rows: steps }) =>
      steps.map((cells) =>
        [[id], [title], preconditions, statements, ...cells].map((lines) =>
          lines.join('\n'),
        ),
      ),
    ),
  ]
  return `\uFEFF${rows.map((row) => row.map(cellOf).join(';')).join('\r\n')}\r\n`
}

function cellOf(text: string): string {
  // A spreadsheet runs what begins like a formula, even between quotes.
  const harmless = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
