import type { FactFileName } from '#facts/schema/fact-files.ts'
import type { RecordIssue } from '#facts/validation/issue.ts'
import { punctuate } from '#facts/format/typeset.ts'

/** Returns the build's messages for the owner: a block each for sample data, dates and remarks. */
export function notices(issues: readonly RecordIssue[]): string[][] {
  const {
    sample = [],
    past = [],
    due = [],
    remark = [],
  } = Object.groupBy(issues, ({ level }) => level)
  return [
    frame(
      `CE SITE MONTRE ENCORE DES EXEMPLES (${sample.length})`,
      sampleLines(sample),
      'Remplacez-les : npm run edit dit pour chacun quoi écrire.',
    ),
    frame(
      `PASSÉ (${past.length}), BIENTÔT DÛ (${due.length})`,
      [...past, ...due].flatMap(linesOf),
      'Où c’est montré, et un fichier pour l’agenda : npm run due. Pour changer un fait : npm run edit.',
    ),
    frame(
      `À REGARDER (${remark.length})`,
      remark.flatMap(linesOf),
      'Pour changer un fait : npm run edit.',
    ),
  ].filter(({ length }) => length > 0)
}

function frame(title: string, lines: readonly string[], help: string) {
  if (lines.length === 0) return []
  const all = [`ATTENTION : ${title}.`, '', ...lines, '', help]
  return all.map((line) => punctuate(line))
}

/** The fact files to replace last, in order. The site counts as a sample until `identity` is replaced. */
const lastKinds: readonly FactFileName[] = ['services', 'certificate', 'identity']

/** Lists the sample data to replace: entire records, then fields, then files. */
export function sampleLines(found: readonly RecordIssue[]) {
  const sorted = found.toSorted(
    (one, other) => lastKinds.indexOf(one.kind) - lastKinds.indexOf(other.kind),
  )
  const whole = sorted.filter(({ field, kind }) => field === '' && kind !== 'identity')
  const isWhole = (record: string) => whole.some((each) => each.record === record)
  // The fields of a record that is entirely a sample are omitted, except in a file with a single record.
  const fields = sorted.filter(
    ({ field, index, record }) => field !== '' && (index === null || !isWhole(record)),
  )
  const files = sorted.filter(({ field, kind }) => field === '' && kind === 'identity')
  const records = [...new Set(whole.map(({ record }) => record))].join(', ')
  return [
    ...(records === '' ? [] : wrap(`En entier : ${records}`)),
    ...[...Map.groupBy(fields, ({ record }) => record)].flatMap(([record, own]) =>
      wrap(`${record} : ${own.map(({ field }) => field).join(', ')}`),
    ),
    ...files.map(({ short }) => short),
  ]
}

function linesOf({ action, text }: RecordIssue) {
  return wrap(`${text} ${action}`)
}

/** Wraps words at 90 characters. Continuation lines are indented. */
function wrap(text: string) {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + 1 + word.length > 90)
      lines.push(lines.length === 0 ? word : `  ${word}`)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}
