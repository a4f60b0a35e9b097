export type Count = Readonly<Record<'passed' | 'failed' | 'skipped', number>>

export function countOutcome(outcome: keyof Count): Count {
  return { passed: 0, failed: 0, skipped: 0, [outcome]: 1 }
}

/** An object in a JSON report of Vitest or Playwright, such as a test or a suite. */
type ReportEntry = {
  readonly fullName?: string
  readonly projectName?: string
  readonly status?: string
  readonly title?: string
  readonly ok?: boolean
}

/** Returns all objects in a JSON report, at any depth, or an empty list for an incomplete report. */
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
 * Counts the tests in a report, or in one project of the report. Tests that have neither passed nor
 * been skipped, such as flaky ones, count as failed. A report without tests counts as one failure.
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
