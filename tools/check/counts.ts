export type Count = Readonly<Record<'passed' | 'failed' | 'skipped', number>>

/** The count of a check that is no test of a report. */
export function countOutcome(outcome: keyof Count): Count {
  return { passed: 0, failed: 0, skipped: 0, [outcome]: 1 }
}

/** What Vitest and Playwright write of a test, and Playwright of one for several browsers. */
type ReportEntry = {
  readonly fullName?: string
  readonly projectName?: string
  readonly status?: string
  readonly title?: string
  readonly ok?: boolean
}

/** All that a JSON report tells, suites within suites; nothing of one that was not written whole. */
export function readReportEntries(report: string): readonly ReportEntry[] {
  const entries: ReportEntry[] = []
  const collect = (_: string, value: ReportEntry | null) => {
    if (typeof value === 'object' && value) entries.push(value)
    return value
  }
  try {
    JSON.parse(report, collect)
    return entries
  } catch {
    return []
  }
}

/**
 * Counts the tests of a report, all or those of one project: what has neither passed nor been
 * skipped has failed. A report without a test is one failure.
 */
export function countTests(report: string, project?: string): Count {
  const statuses = readReportEntries(report).flatMap(
    ({ fullName, projectName, status }) => {
      const isTest = status && (fullName ?? projectName)
      return isTest && (project ?? projectName) === projectName ? status : []
    },
  )
  if (statuses.length === 0) return countOutcome('failed')
  const countStatuses = (...accepted: readonly string[]) =>
    statuses.filter((status) => accepted.includes(status)).length
  const passed = countStatuses('passed', 'expected')
  const skipped = countStatuses('skipped', 'pending', 'todo')
  return { passed, failed: statuses.length - passed - skipped, skipped }
}
