import type { PageMetrics } from './page-metrics.ts'

/** Above this many ms a task blocks. */
const bearable = 50

/** Ms by which the tasks between two instants were longer than 50 ms, added up. */
export function blockingTime(tasks: PageMetrics['tasks'], from: number, to = Infinity) {
  return inside(tasks, from, to).reduce(
    (sum, duration) => sum + Math.max(0, duration - bearable),
    0,
  )
}

/** Ms of the longest task between two instants that the browser calls long; 0 when none is. */
export function longestTask(tasks: PageMetrics['tasks'], from: number, to = Infinity) {
  return Math.max(0, ...inside(tasks, from, to))
}

/** Durations, what came before left out. */
function inside(tasks: PageMetrics['tasks'], from: number, to: number) {
  return tasks
    .filter(({ start, duration }) => start + duration > from && start < to)
    .map(({ start, duration }) => start + duration - Math.max(start, from))
}

/** Ms of the slowest interaction noted; one that took under 16 ms is not noted and counts as 16. */
export function slowest(events: PageMetrics['events']) {
  return Math.max(16, ...events.map(({ duration }) => duration))
}
