import { readFileSync } from 'node:fs'

/** A standard's self-assessment in `docs`: the rows of all its tables, and what its summary counts. */
export function assessment(standard: 'asvs' | 'rgaa') {
  const table = readFileSync(`docs/${standard}.md`, 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const rows = table
    .filter(([, ids = '']) => /^\d+\.\d/.test(ids))
    .map((cells) => {
      const [, ids = '', title = ''] = cells
      const [verdict = '', finding = '', evidence = ''] = cells.slice(-4)
      return { ids: ids.split(', '), title, verdict, finding, evidence }
    })
  const counted = (verdict: string) => table.find(([, name]) => name === verdict)?.[2]
  return { rows, counted }
}
