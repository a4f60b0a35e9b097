import { readFile } from 'node:fs/promises'

export type Count = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** What Vitest and Playwright write of a test, among all else. */
type Reported = { fullName?: string; projectName?: string; status?: string } | null

/**
 * Counts the tests of a JSON report of Vitest or Playwright, all or those of one project: what has
 * neither passed nor been skipped has failed. A report without a test is one failure.
 */
export async function countTests(file: string, project?: string): Promise<Count> {
  const statuses: string[] = []
  // Tests stand in suites that stand in suites: they are found wherever they are.
  const note = (_: string, value: Reported) => {
    const isTest = value?.fullName ?? value?.projectName
    if (value?.status && isTest && (project ?? value.projectName) === value.projectName)
      statuses.push(value.status)
    return value
  }
  const text = await readFile(file, 'utf8').catch(() => '')
  try {
    JSON.parse(text, note)
  } catch {
    statuses.length = 0
  }
  if (statuses.length === 0) return { passed: 0, failed: 1, skipped: 0 }
  const count = (...wanted: readonly string[]) =>
    statuses.filter((status) => wanted.includes(status)).length
  const passed = count('passed', 'expected')
  const skipped = count('skipped', 'pending', 'todo')
  return { passed, failed: statuses.length - passed - skipped, skipped }
}
