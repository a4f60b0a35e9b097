import type { Script, ScriptStep } from '../script.ts'

/** A script for a tester's hands, with a place for what was seen. */
export function exportMarkdown({ machine, title, start, paths }: Script): string {
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0)
  return (
    [
      `# ${title}`,
      `${paths.length} parcours, ${steps} étapes. Cochez chaque étape dont le résultat est celui ` +
        `qui est attendu ; arrêtez le parcours à la première qui diffère et notez ce que vous voyez.`,
      ...paths.flatMap((path) => [
        `## ${path.title} (${path.id})`,
        `Départ : ${start}`,
        [
          '| N° | Action | Données | Résultat attendu | Conforme |',
          '| --: | --- | --- | --- | :-: |',
          ...path.steps.map((step, index) => row(step, index + 1)),
        ].join('\n'),
      ]),
      `Machine : \`${machine}\`. Rejouer un parcours : exportez en JSON, puis ` +
        '`npm run paths -- replay`.',
    ].join('\n\n') + '\n'
  )
}

function row({ action, data, expected }: ScriptStep, number: number): string {
  const cells = [
    String(number),
    escaped(action),
    Object.entries(data)
      .map(([what, value]) => `${escaped(what)} : ${escaped(value)}`)
      .join('<br>'),
    expected.map(escaped).join('<br>'),
    '☐',
  ]
  return `| ${cells.join(' | ')} |`
}

/** What a table and its marks would take for their own. */
function escaped(text: string): string {
  return text.replaceAll(/[\\|*_`<>[\]]/g, String.raw`\$&`).replaceAll(/\r?\n/g, ' ⏎ ')
}
