import { type NamedPath, parseStep } from 'statecharts'

/** A path written by hand for what no coverage criterion asks; the lines are those of a frozen path. */
export function scenario(name: string, ...lines: readonly string[]): NamedPath {
  return { name, steps: lines.map(parseStep) }
}
