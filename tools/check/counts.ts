export type Count = Readonly<Record<'passed' | 'failed' | 'skipped', number>>

/** The count of a check that is no test of a report. */
export function one(outcome: keyof Count): Count {
  return { passed: 0, failed: 0, skipped: 0, [outcome]: 1 }
}

/** What Vitest and Playwright write of a test, among all else. */
type Reported = { fullName?: string; projectName?: string; status?: string } | null

/**
 * Counts the tests of a JSON report of Vitest or Playwright, all or those of one project: what has
 * neither passed nor been skipped has failed. A report without a test is one failure.
 */
export function countTests(report: string, project?: string): Count {
  const statuses: string[] = []
  // Tests stand in suites that stand in suites: they are found wherever they are.
  const note = (_: string, value: Reported) => {
    const isTest = value?.fullName ?? value?.projectName
    if (value?.status && isTest && (project ?? value.projectName) === value.projectName)
      statuses.push(value.status)
    return value
  }
  try {
    JSON.parse(report, note)
  } catch {
    statuses.length = 0
  }
  if (statuses.length === 0) return one('failed')
  const count = (...wanted: readonly string[]) =>
    statuses.filter((status) => wanted.includes(status)).length
  const passed = count('passed', 'expected')
  const skipped = count('skipped', 'pending', 'todo')
  return { passed, failed: statuses.length - passed - skipped, skipped }
}
