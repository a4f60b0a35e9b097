import { readFile } from 'node:fs/promises'

export type Count = {
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

/** Counts a Playwright JSON report, of all projects or of one; a flaky test is a failed one. */
export function countPlaywright(file: string, project?: string) {
  return countReport(file, (report) => {
    if (!('suites' in report)) throw new Error(`${file} has no suites.`)
    const statuses = statusesOf(report.suites, project)
    const count = (...wanted: readonly string[]) =>
      statuses.filter((status) => wanted.includes(status)).length
    return {
      passed: count('expected'),
      failed: count('unexpected', 'flaky'),
      skipped: count('skipped'),
    }
  })
}

/** Suites stand in suites: tests are found wherever they are. */
function statusesOf(value: unknown, project?: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const fields: Readonly<Record<string, unknown>> = { ...value }
  const { projectName, status } = fields
  if (typeof projectName === 'string' && typeof status === 'string')
    return project === undefined || projectName === project ? [status] : []
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
