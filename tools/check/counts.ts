export type Count = Readonly<Record<'passed' | 'failed' | 'skipped', number>>

/** The count of a check that is no test of a report. */
export function one(outcome: keyof Count): Count {
  return { passed: 0, failed: 0, skipped: 0, [outcome]: 1 }
}

/** What Vitest and Playwright write of a test, and Playwright of one for several browsers. */
type Reported = {
  readonly fullName?: string
  readonly projectName?: string
  readonly status?: string
  readonly title?: string
  readonly ok?: boolean
}

/** All that a JSON report tells, suites within suites; nothing of one that was not written whole. */
export function reportedIn(report: string): readonly Reported[] {
  const found: Reported[] = []
  const note = (_: string, value: Reported | null) => {
    if (typeof value === 'object' && value) found.push(value)
    return value
  }
  try {
    JSON.parse(report, note)
    return found
  } catch {
    return []
  }
}

/**
 * Counts the tests of a report, all or those of one project: what has neither passed nor been
 * skipped has failed. A report without a test is one failure.
 */
export function countTests(report: string, project?: string): Count {
  const statuses = reportedIn(report).flatMap(({ fullName, projectName, status }) => {
    const isTest = status && (fullName ?? projectName)
    return isTest && (project ?? projectName) === projectName ? status : []
  })
  if (statuses.length === 0) return one('failed')
  const count = (...wanted: readonly string[]) =>
    statuses.filter((status) => wanted.includes(status)).length
  const passed = count('passed', 'expected')
  const skipped = count('skipped', 'pending', 'todo')
  return { passed, failed: statuses.length - passed - skipped, skipped }
}
