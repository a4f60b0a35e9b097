import type { Script } from '../script.ts'

const columns = ['Identifiant', 'Titre', 'Étape', 'Action', 'Données', 'Résultat attendu']

/**
 * One row a step, as test managers import it and a French spreadsheet opens it: UTF-8 with its
 * mark, semicolons, CRLF. No cell can be taken for a formula.
 */
export function exportCsv({ start, paths }: Script): string {
  const rows = paths.flatMap(({ id, title, steps }) => [
    [id, title, '0', start, '', ''],
    ...steps.map(({ action, data, expected }, index) => [
      id,
      title,
      String(index + 1),
      action,
      Object.entries(data)
        .map(([what, value]) => `${what} : ${value}`)
        .join('\n'),
      expected.join('\n'),
    ]),
  ])
  return `\uFEFF${[columns, ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
}

function cell(text: string): string {
  // A spreadsheet runs what begins like a formula, even between quotes.
  const harmless = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
