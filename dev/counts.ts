import { readFile } from 'node:fs/promises'

export interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** Counts a Vitest JSON report; one failure when the report is absent or unreadable. */
export function countVitest(file: string) {
  return countReport(file, (report) => ({
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests'),
    skipped: numberAt(report, 'numPendingTests') + numberAt(report, 'numTodoTests'),
  }))
}

/** Counts a Playwright JSON report; a flaky test is a failed one. */
export function countPlaywright(file: string) {
  return countReport(file, (report) => {
    const stats = 'stats' in report ? report.stats : undefined
    if (typeof stats !== 'object' || stats === null)
      throw new Error(`${file} has no stats.`)
    return {
      passed: numberAt(stats, 'expected'),
      failed: numberAt(stats, 'unexpected') + numberAt(stats, 'flaky'),
      skipped: numberAt(stats, 'skipped'),
    }
  })
}

async function countReport(file: string, read: (report: object) => Count): Promise<Count> {
  try {
    const report: unknown = JSON.parse(await readFile(file, 'utf8'))
    if (typeof report !== 'object' || report === null)
      throw new Error(`${file} is no report.`)
    return read(report)
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

function numberAt(record: object, name: string) {
  const value: unknown = Object.entries(record).find(([key]) => key === name)?.[1]
  if (typeof value === 'number') return value
  throw new Error(`The report has no ${name}.`)
}
