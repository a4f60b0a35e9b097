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

/** The same of one project of a Playwright report. */
export function countProject(file: string, project: string) {
  return countReport(file, (report) => {
    const statuses = statusesOf(report, project)
    const count = (...wanted: readonly string[]) =>
      statuses.filter((status) => wanted.includes(status)).length
    return {
      passed: count('expected'),
      failed: count('unexpected', 'flaky'),
      skipped: count('skipped'),
    }
  })
}

/** Suites stand in suites: a project's tests are found wherever they are. */
function statusesOf(value: unknown, project: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const fields: Readonly<Record<string, unknown>> = { ...value }
  const { projectName, status } = fields
  if (projectName === project && typeof status === 'string') return [status]
  return Object.values(fields).flatMap((each) => statusesOf(each, project))
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
