import { describeStep, type Step } from './step.ts'

/** Disagreements, each cause told once: where it shows first, and how often more. */
export class Findings {
  readonly #told = new Map<string, { readonly text: string; more: number }>()
  readonly #astray = new Set<string>()

  /** `steps` is the way that disagrees, `cause` what all that fails in one way has in common. */
  tell(where: string, what: string, steps: readonly Step[] = [], cause = where): void {
    const known = this.#told.get(cause)
    if (known) known.more += 1
    else this.#told.set(cause, { text: `${where}: ${what}`, more: 0 })
    if (steps.length > 0) this.#astray.add(pathText(steps))
  }

  /** Whether machine and table parted on the way here: what follows has the same cause. */
  isAstray(way: readonly Step[]): boolean {
    if (this.#astray.size === 0) return false
    return way.some((_, index) => this.#astray.has(pathText(way.slice(0, index + 1))))
  }

  problems(): readonly string[] {
    return [...this.#told.values()].map(({ text, more }) =>
      more === 0 ? text : `${text} (and ${more} more of this cause)`,
    )
  }
}

/** A way as one line. */
export function pathText(way: readonly Step[]): string {
  return way.map(describeStep).join(', ') || 'the start'
}
