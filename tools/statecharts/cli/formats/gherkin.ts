import type { Script, ScriptStep } from '../script.ts'
import type { Words } from '../labels.ts'

/** A feature in French; the data of a step stand in a table below it. */
export function exportGherkin({ machine, title, page, start, paths }: Script): string {
  return [
    '# language: fr',
    `@${machine}`,
    `Fonctionnalité: ${title}`,
    `  ${start}`,
    ...paths.flatMap((path) => [
      '',
      `  @${path.id}`,
      `  Scénario: ${path.title}`,
      `    Étant donné que la page « ${page} » est ouverte`,
      ...path.steps.flatMap(written),
    ]),
    '',
  ].join('\n')
}

function written({ action, data, expected, step }: ScriptStep): readonly string[] {
  const [first = '', ...others] = expected.map(oneLine)
  return [
    step.kind === 'event'
      ? `    Quand je fais « ${action} »`
      : `    Quand ${clause(action)}`,
    ...dataTable(data),
    `    Alors ${first}`,
    ...others.map((text) => `    Et ${text}`),
  ]
}

function clause(action: string): string {
  const waited = /^Attendre (.*)$/.exec(action)?.[1]
  if (waited !== undefined) return `${waited} passent`
  return action.charAt(0).toLowerCase() + action.slice(1)
}

function dataTable(data: Words): readonly string[] {
  return Object.entries(data).map(
    ([what, value]) => `      | ${cell(what)} | ${cell(value)} |`,
  )
}

function cell(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll(/\r?\n/g, '\\n')
}

function oneLine(text: string): string {
  return text.replaceAll(/\s*\r?\n\s*/g, ' ⏎ ')
}
