import type { Script } from '../script.ts'

/** All that is known of each step, in the format that `replay` reads. */
export function exportJson(script: Script): string {
  return `${JSON.stringify(script, null, 2)}\n`
}
