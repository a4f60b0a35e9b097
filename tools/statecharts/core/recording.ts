import { type NamedPath, parseStep, type Step } from './step.ts'
import { UsageError } from './usage-error.ts'

export type Recording = {
  /** The machine's name, where the text begins with it. */
  readonly machine: string | undefined
  readonly path: NamedPath
}

/**
 * The steps of a text, one a line. Where some lines are indented by two spaces, as in what a failed
 * test prints, these are the steps; a `#` begins a comment. Throws a UsageError that names the
 * line which is no step.
 */
export function readRecording(text: string): Recording {
  const lines = text.split(/\r?\n/).map((line, index) => ({ line, number: index + 1 }))
  const told = lines.filter(({ line }) => line.trim() !== '' && !line.startsWith('#'))
  const indented = told.filter(({ line }) => line.startsWith('  '))
  const steps = (indented.length > 0 ? indented : told).map(readStep)
  if (steps.length === 0) throw new UsageError('There is no step in it.')
  const [, machine] = /^(?:# |✗ )?([\w-]+)[ :,]/.exec(indented.length > 0 ? text : '') ?? []
  return { machine, path: { name: 'the steps', steps } }
}

function readStep({ line, number }: { line: string; number: number }): Step {
  try {
    return parseStep(line.trim())
  } catch {
    throw new UsageError(`Line ${number} is no step: ${line.trim()}`)
  }
}
