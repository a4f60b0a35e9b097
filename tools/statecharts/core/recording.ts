import { parseJson } from './json.ts'
import { type NamedPath, parseStep, type Step } from './step.ts'

/** What a text of steps lacks; its message is a sentence for whoever wrote it. */
export class RecordingError extends Error {
  override readonly name = 'RecordingError'
}

export type Recording = {
  /** The machine's name, where the text says it. */
  readonly machine: string | undefined
  readonly paths: readonly NamedPath[]
}

/**
 * Paths from an exported JSON, a frozen file, or steps as they are pasted from a test. Throws
 * a RecordingError that names the line which is no step.
 */
export function readRecording(text: string): Recording {
  const json = parseJson(text)
  const recording = json === undefined ? readLines(text) : readJson(json)
  if (recording.paths.every(({ steps }) => steps.length === 0))
    throw new RecordingError('There is no step in it.')
  return recording
}

function readJson(json: unknown): Recording {
  const root = fieldsOf(json)
  const machine = typeof root.machine === 'string' ? root.machine : undefined
  const paths = Array.isArray(root.paths) ? root.paths : [json]
  return {
    machine,
    paths: paths.map((path: unknown, index) => {
      const { name, steps = path } = fieldsOf(path)
      if (!Array.isArray(steps)) throw new RecordingError(`Path ${index + 1} has no steps.`)
      const readOne = (step: unknown, place: number): Step => {
        const read = toStep(fieldsOf(step).step ?? step)
        if (read) return read
        const text = JSON.stringify(step)
        throw new RecordingError(`Path ${index + 1}, step ${place + 1} is no step: ${text}`)
      }
      return {
        name: typeof name === 'string' ? name : `path ${index + 1}`,
        steps: steps.map(readOne),
      }
    }),
  }
}

/** What stands around the steps of a frozen file, of a walk's source, of a walk's error. */
const frames = [
  /^$/,
  /^#/,
  /^\/\//,
  /^(?:✗ )?[\w-]+: a random walk fails, /,
  /^const \w+: NamedPath = \{$/,
  /^name: ".*",$/,
  /^steps: \[$/,
  /^\],?$/,
  /^\}$/,
  /^walked:$/,
  /^(expected|seen) /,
  /^WalkError: /,
  /^.+, step \d+, .*: /,
]

function readLines(text: string): Recording {
  let machine: string | undefined
  const paths: { name: string; steps: Step[] }[] = []
  for (const [index, written] of text.split(/\r?\n/).entries()) {
    const line = written.trim()
    machine ??= /^(?:# ([\w-]+)[:,] .*paths|(?:✗ )?([\w-]+): a random walk)/
      .exec(line)
      ?.slice(1)
      .find((name) => name !== undefined)
    if (/^path \d+$/.test(line)) paths.push({ name: line, steps: [] })
    else if (!frames.some((frame) => frame.test(line))) {
      if (paths.length === 0) paths.push({ name: 'path 1', steps: [] })
      paths.at(-1)?.steps.push(readStep(line, index + 1))
    }
  }
  return { machine, paths }
}

/** `idle.editing: form.submit — ignored`, `form.submit`, or the step as JSON. */
function readStep(line: string, number: number): Step {
  try {
    if (line.startsWith('{')) return jsonStep(line.replace(/,$/, ''))
    const [, bare = line] = /^[\w.()+ -]+: (.*)$/.exec(line) ?? []
    return parseStep(bare.replace(/ — ignored$/, ''))
  } catch {
    throw new RecordingError(`Line ${number} is no step: ${line}`)
  }
}

function jsonStep(text: string): Step {
  const step = toStep(JSON.parse(text))
  if (step) return step
  throw new SyntaxError(`Not a step: ${text}`)
}

function toStep(value: unknown): Step | undefined {
  const { kind, event, to, actor, outcome, back, ms } = fieldsOf(value)
  if (kind === 'event') {
    const { type, ...fields } = fieldsOf(event)
    if (typeof type === 'string')
      return {
        kind,
        event: { ...fields, type },
        ...(typeof to === 'string' && { to }),
      }
  }
  if (kind === 'outcome' && typeof actor === 'string' && typeof outcome === 'string')
    return { kind, actor, outcome, ...(typeof back === 'number' && { back }) }
  if ((kind === 'delay' || kind === 'wait') && typeof ms === 'number' && ms >= 0)
    return { kind, ms }
  return undefined
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    typeof value === 'object' && value !== null ? Object.entries(value) : [],
  )
}
