import { readFile, writeFile } from 'node:fs/promises'

type Duration = {
  readonly title: string
  readonly ms: number
}

/** Writes how long each test of the reports took, the slowest first; an absent report has none. */
export async function writeDurations(reports: readonly string[], file: string) {
  const durations = (await Promise.all(reports.map(readDurations))).flat()
  const lines = durations
    .toSorted((one, other) => other.ms - one.ms)
    .map(({ title, ms }) => `${(ms / 1000).toFixed(2).padStart(8)} s  ${title}\n`)
  await writeFile(file, lines.join(''))
}

async function readDurations(file: string) {
  try {
    const report: unknown = JSON.parse(await readFile(file, 'utf8'))
    return durationsIn(report, [])
  } catch {
    return []
  }
}

/** Whatever has a duration, in Vitest's report or in Playwright's, under the names around it. */
function durationsIn(value: unknown, names: readonly string[]): Duration[] {
  if (Array.isArray(value)) return value.flatMap((item) => durationsIn(item, names))
  if (typeof value !== 'object' || value === null) return []
  const entries = new Map(Object.entries(value))
  const own = [entries.get('projectName'), entries.get('fullName') ?? entries.get('title')]
  const path = [...names, ...own.filter((name) => typeof name === 'string')]
  const ms = entries.get('duration')
  if (typeof ms === 'number' && path.length > 0) return [{ title: path.join(' › '), ms }]
  return [...entries.values()].flatMap((child) => durationsIn(child, path))
}
