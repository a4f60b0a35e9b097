import { readFile } from 'node:fs/promises'
import { z } from 'zod'

export type Count = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
})

/** Counts a Vitest JSON report; one failure when the report is absent or unreadable. */
export const countVitest = (file: string): Promise<Count> =>
  countReport(file, (report) => {
    const counted = vitestReport.parse(report)
    return {
      passed: counted.numPassedTests,
      failed: counted.numFailedTests,
      skipped: counted.numPendingTests + counted.numTodoTests,
    }
  })

const result = z.object({ projectName: z.string(), status: z.string() })

/** Counts a Playwright JSON report, of all projects or of one; a flaky test is a failed one. */
export const countPlaywright = (file: string, project?: string): Promise<Count> =>
  countReport(file, (report) => {
    const { suites } = z.object({ suites: z.array(z.unknown()) }).parse(report)
    const statuses: string[] = []
    // Suites stand in suites: tests are found wherever they are.
    JSON.stringify(suites, (_, value: unknown) => {
      const { success, data } = result.safeParse(value)
      if (success && (project ?? data.projectName) === data.projectName)
        statuses.push(data.status)
      return value
    })
    const count = (...wanted: readonly string[]) =>
      statuses.filter((status) => wanted.includes(status)).length
    return {
      passed: count('expected'),
      failed: count('unexpected', 'flaky'),
      skipped: count('skipped'),
    }
  })

async function countReport(file: string, read: (report: unknown) => Count): Promise<Count> {
  try {
    return read(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}
