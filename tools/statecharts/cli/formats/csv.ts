import type { ManualSuite } from '../../scripts/manual-script.ts'
import { actionOf, dataOf, expectedOf, leftOut, preconditionsOf } from './texts.ts'

const columns = [
  'Identifiant',
  'Titre',
  'Préconditions',
  'Exigences',
  'Étape',
  'Action',
  'Données',
  'Résultat attendu',
]

/**
 * One row a step, as test managers import it and a French spreadsheet opens it: UTF-8 with its
 * mark, semicolons, CRLF. No cell can be taken for a formula. The first row says what was left out.
 */
export function exportCsv(suite: ManualSuite): string {
  const { machine, title, scripts } = suite
  const note = [
    `${machine}-lisez-moi`,
    title,
    leftOut(suite).join('\n'),
    '',
    '0',
    '',
    '',
    '',
  ]
  const rows = scripts.flatMap((script) =>
    script.rows.map((row, index) => [
      script.id,
      script.title,
      preconditionsOf(suite).join('\n'),
      script.statements.join('\n'),
      String(index + 1),
      actionOf(row),
      dataOf(row).join('\n'),
      expectedOf(row).join('\n'),
    ]),
  )
  return `\uFEFF${[columns, note, ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
}

function cell(text: string): string {
  // A spreadsheet runs what begins like a formula, even between quotes.
  const harmless = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
