import { readFileSync } from 'node:fs'

/** The rows of all tables of a document that begin with an id, cell by cell. */
export function rowsOf(document: string, id: RegExp) {
  return readFileSync(`docs/${document}.md`, 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, first = '']) => id.test(first))
}

/** A standard's self-assessment: what was found for each requirement, and what its summary counts. */
export function assessment(standard: 'asvs' | 'rgaa') {
  const rows = rowsOf(standard, /^\d+\.\d/).map((cells) => {
    const [, ids = '', title = ''] = cells
    const [verdict = '', finding = '', evidence = ''] = cells.slice(-4)
    return { ids: ids.split(', '), title, verdict, finding, evidence }
  })
  const counted = (verdict: string) => rowsOf(standard, new RegExp(`^${verdict}$`))[0]?.[2]
  return { rows, counted }
}
