import { readFileSync, writeFileSync } from 'node:fs'
import { diff } from 'node:util'
import { describeStep, type NamedPath, parseStep } from './step.ts'
import type { Path } from './explore.ts'

const IGNORED = ' — ignored'

/**
 * Paths as a text to be reviewed: one step a line, led by the state in which it is taken.
 * `thaw` reads it back.
 */
export function freeze(name: string, paths: readonly Path[]): string {
  const steps = paths.reduce((sum, path) => sum + path.length, 0)
  const blocks = paths.map((path, index) =>
    [
      `path ${index + 1}`,
      ...path.map(
        ({ source, step, isIgnored }) =>
          `  ${source.label}: ${describeStep(step)}${isIgnored ? IGNORED : ''}`,
      ),
    ].join('\n'),
  )
  const head = `# ${name}: ${paths.length} paths, ${steps} steps. To renew: ${command(name)}`
  return [head, ...blocks].join('\n\n') + '\n'
}

/** The paths of a frozen text; throws a SyntaxError on a line that is no step. */
export function thaw(text: string): readonly NamedPath[] {
  return text
    .split('\n\n')
    .slice(1)
    .map((block) => {
      const [name = '', ...lines] = block.trimEnd().split('\n')
      return { name, steps: lines.map((line) => parseStep(stepOf(line))) }
    })
}

/** The paths of a frozen file. */
export function readFrozen(file: URL): readonly NamedPath[] {
  return thaw(readFileSync(file, 'utf8'))
}

/** Writes the frozen file of a machine. */
export function renewFrozen(file: URL, name: string, paths: readonly Path[]): void {
  writeFileSync(file, freeze(name, paths))
}

/** Throws, with the difference and the command that renews it, when a frozen file is stale. */
export function checkFrozen(file: URL, name: string, paths: readonly Path[]): void {
  const fresh = freeze(name, paths)
  const kept = readIfAny(file)
  if (kept === fresh) return
  throw new Error(
    `The frozen paths of ${name} are stale. Review the difference, then: ${command(name)}\n` +
      difference(kept, fresh),
  )
}

function difference(kept: string, fresh: string): string {
  return diff(kept.split('\n'), fresh.split('\n'))
    .filter(([kind]) => kind !== 0)
    .map(([kind, line]) => `${kind === 1 ? '-' : '+'} ${line}`)
    .join('\n')
}

function readIfAny(file: URL): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function stepOf(line: string): string {
  const start = line.indexOf(': ')
  if (start < 0) throw new SyntaxError(`Not a step of a frozen path: "${line}"`)
  return line.slice(start + 2).replace(new RegExp(`${IGNORED}$`), '')
}

function command(name: string): string {
  return `npm run paths -- renew ${name}`
}
