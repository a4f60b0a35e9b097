import type { ManualScript, ManualSuite } from '../../scripts/manual-script.ts'
import type { Row } from '../../scripts/rows.ts'
import { actionOf, dataOf, expectedOf, leftOut, preconditionsOf } from './texts.ts'

/** Scripts for a tester's hands, with a place for what was seen, below the machine in Mermaid. */
export function exportMarkdown(suite: ManualSuite, drawing: string): string {
  const [counts = '', ...others] = leftOut(suite)
  return (
    [
      `# ${suite.title}`,
      `\`\`\`mermaid\n${drawing}\n\`\`\``,
      `${escaped(counts)} Cochez chaque étape dont le résultat est celui qui est attendu ; ` +
        'arrêtez le script à la première qui diffère et notez ce que vous voyez. Le signe ⏎ est un retour à la ligne.',
      others
        .map((line) =>
          line.startsWith('- ') ? `- ${escaped(line.slice(2))}` : `${escaped(line)}\n`,
        )
        .join('\n'),
      ...suite.scripts.flatMap((script) => written(suite, script)),
    ].join('\n\n') + '\n'
  )
}

function written(
  suite: ManualSuite,
  { id, title, statements, rows }: ManualScript,
): readonly string[] {
  return [
    `## ${title} (${id})`,
    `Préconditions :\n\n${preconditionsOf(suite)
      .map((text) => `- ${escaped(text)}`)
      .join('\n')}`,
    [
      '| N° | Action | Données | Résultat attendu | Conforme |',
      '| --: | --- | --- | --- | :-: |',
      ...rows.map((each, index) => row(each, index + 1)),
    ].join('\n'),
    `Exigences :\n\n${statements.map((text) => `- ${escaped(text)}`).join('\n')}`,
  ]
}

function row(each: Row, number: number): string {
  const cells = [
    String(number),
    escaped(actionOf(each)),
    dataOf(each).map(escaped).join('<br>'),
    expectedOf(each).map(escaped).join('<br>'),
    '☐',
  ]
  return `| ${cells.join(' | ')} |`
}

/** What a table and its marks would take for their own. */
function escaped(text: string): string {
  return text.replaceAll(/[\\|*_`<>[\]]/g, String.raw`\$&`).replaceAll(/\r?\n/g, ' ⏎ ')
}
