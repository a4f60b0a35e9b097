import type { ManualScript, ManualSuite } from '../../scripts/manual-script.ts'
import { type Cells, lineOf, type Saying } from '../../scripts/sentence.ts'
import { leftOut } from './head.ts'

/** A feature in French whose texts of steps have definitions: see `docs/scripts.md`. */
export function exportGherkin(suite: ManualSuite): string {
  const { machine, title, preconditions, start, scripts } = suite
  return [
    '# language: fr',
    ...leftOut(suite).map((line) => `# ${line}`),
    `@${machine}`,
    `Fonctionnalité: ${title}`,
    ...preconditions.map((text) => `  ${text}`),
    ...scripts.flatMap((script) => written(start, script)),
    '',
  ].join('\n')
}

function written(
  start: readonly Saying[],
  { id, title, statements, rows }: ManualScript,
): readonly string[] {
  return [
    '',
    `  @${id}`,
    `  Scénario: ${title}`,
    ...statements.map((text) => `    ${oneLine(text)}`),
    '',
    ...start.flatMap((saying, index) =>
      line(index === 0 ? 'Étant donné que' : 'Et', saying),
    ),
    ...rows.flatMap(({ gesture, expected }) => [
      ...line('Quand', gesture),
      ...expected.flatMap((saying, index) => line(index === 0 ? 'Alors' : 'Et', saying)),
    ]),
  ]
}

function line(keyword: string, saying: Saying): readonly string[] {
  return [`    ${keyword} ${lineOf(saying)}`, ...table(saying.cells ?? [])]
}

function table(cells: Cells): readonly string[] {
  return cells.map(([name, value]) => `      | ${cell(name)} | ${cell(value)} |`)
}

function cell(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll(/\r?\n/g, '\\n')
}

function oneLine(text: string): string {
  return text.replaceAll(/\s*\r?\n\s*/g, ' ⏎ ')
}
