import fc from 'fast-check'
import { headlessDriver, walk } from './drivers.ts'
import type { NamedPath, Step } from './step.ts'
import { alphabet } from './explore.ts'
import type { Model } from './model.ts'
import { Session } from './session.ts'

type WalkOptions = {
  /** The same seed gives the same walks. */
  readonly seed: number
  readonly runs: number
  /** The most steps in one walk; 40 unless given. */
  readonly length?: number
}

/** Which of the possible steps, and which part of the time until the next timer, in percent. */
type Pick = { readonly choice: number; readonly percent: number }

const DEFAULT_LENGTH = 40

/**
 * Random walks on the machine against the model's table. Throws at the first that fails,
 * with the shortest failing path that could be found, written to be pasted into a test.
 */
export async function walkAtRandom(
  model: Model,
  { seed, runs, length = DEFAULT_LENGTH }: WalkOptions,
): Promise<void> {
  const picks = fc.array(
    fc.record({ choice: fc.nat(), percent: fc.integer({ min: 1, max: 99 }) }),
    { maxLength: length, size: 'max' },
  )
  const result = await fc.check(
    fc.asyncProperty(picks, async (picked) => {
      await walk(
        headlessDriver(model),
        { name: 'walk', steps: choose(model, picked) },
        model,
      )
    }),
    { seed, numRuns: runs },
  )
  if (!result.failed) return
  const path = {
    name: `found by chance with seed ${seed}`,
    steps: choose(model, result.counterexample?.[0] ?? []),
  }
  const cause = result.errorInstance
  throw new Error(
    `${model.name}: a random walk fails, ${result.numShrinks} times shortened.\n` +
      `${pathSource(path)}\n${String(cause)}`,
    { cause },
  )
}

/** A path as TypeScript, to be given to `walk`. */
function pathSource({ name, steps }: NamedPath): string {
  const lines = steps.map((step) => `    ${JSON.stringify(step)},`)
  return [
    'const path: NamedPath = {',
    `  name: ${JSON.stringify(name)},`,
    '  steps: [',
    ...lines,
    '  ],',
    '}',
  ].join('\n')
}

/** The steps that picks stand for where each is taken: every one of them is possible. */
function choose(model: Model, picks: readonly Pick[]): readonly Step[] {
  const session = new Session(model)
  const steps: Step[] = []
  for (const { choice, percent } of picks) {
    const possible = [...alphabet(model, session), ...partOf(session, percent)]
    const step = possible[choice % possible.length]
    if (!step) break
    session.perform(step.kind === 'delay' ? { kind: 'wait', ms: step.ms } : step)
    steps.push(step)
  }
  session.dispose()
  return steps
}

function partOf(session: Session, percent: number): readonly Step[] {
  const [due = 0] = session.clock.due()
  const ms = Math.floor((due * percent) / 100)
  return ms > 0 ? [{ kind: 'wait', ms }] : []
}
