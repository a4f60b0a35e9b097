import type { build } from 'vite'

/** The files that a build made, whether it made one bundle or several. */
export function outputsOf(result: Awaited<ReturnType<typeof build>>) {
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : []
  return outputs.flatMap(({ output }) => output)
}
