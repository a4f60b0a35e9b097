import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyStateMachine } from 'xstate'
import { identityOf, possibleSteps, replay } from '../core/explore.ts'
import type { Model } from '../core/model.ts'
import { specify } from '../core/spec.ts'
import {
  describeStep,
  type Event,
  isRecord,
  parseStep,
  stableJson,
  type Step,
  UsageError,
} from '../core/step.ts'
import {
  activePaths,
  declaredStates,
  declaredTransitions,
  externalEventTypes,
} from '../core/xstate-adapter.ts'
import { type Command, orUsageError, readArgs } from './terminal.ts'

const maxStates = 1000
const ignoredFailure = 'the machine does not handle the failure of its actor'

export const tour: Command = {
  help: `npm run paths -- tour FILE [EVENT …] [--input JSON]
shows which states and transitions of a machine are reached, without a specification

FILE exports one or more machines. Tries each event without a payload, both ends of each actor and the end
of each timer, in up to ${maxStates} states. EVENT replaces the event of its type, for example with a payload:
'field.change {"value":"a"}'.
--input JSON  input of the machines`,
  run: async (words) => {
    const { values, positionals } = readArgs(words, { input: { type: 'string' } })
    const [file, ...lines] = positionals
    if (file === undefined) throw new UsageError('Missing file. See --help.')
    const given = lines.map((line) => {
      const step = parseStep(line)
      if (step.kind === 'event') return step.event
      throw new UsageError(`Not an event: ${line}`)
    })
    const parseInput = async (): Promise<unknown> =>
      values.input && JSON.parse(values.input)
    const input = await orUsageError('--input is not JSON', parseInput)
    const url = pathToFileURL(path.resolve(file)).href
    const module: object = await orUsageError(`Cannot load ${file}`, () => import(url))
    const machines = Object.values(module).filter(isMachineLogic)
    if (machines.length === 0) throw new UsageError(`${file} exports no machine.`)
    for (const machine of machines) console.log(tourText(machine, given, input))
    return true
  },
}

/** True for machines of any copy of XState. */
function isMachineLogic(value: unknown): value is AnyStateMachine {
  return isRecord(value) && 'root' in value && 'implementations' in value
}

/** Explores a machine and lists its states, transitions and errors, with a shortest path to those reached. */
export function tourText(
  machine: AnyStateMachine,
  given: readonly Event[],
  input?: unknown,
): string {
  const { count, reached, errors } = explore(machine, given, input)
  const transitions = declaredTransitions(machine)
  // A transient state is left immediately, so only its incoming transitions show that it is reached.
  for (const { id, targets } of transitions)
    for (const target of targets) {
      const steps = reached.get(id)
      if (steps && !reached.has(target)) reached.set(target, steps)
    }
  const lineOf = (kind: string) => (item: string) => {
    const steps = reached.get(item)
    return steps ? `  ✓ ${kind} ${item}: ${formatSteps(steps)}` : `  ✗ ${kind} ${item}`
  }
  return [
    `${machine.id}: explored ${count} states${count === maxStates ? ', the limit' : ''}`,
    ...declaredStates(machine).map((state) => lineOf('state')(state.path)),
    ...transitions.map(({ id }) => lineOf('transition')(id)),
    ...errors.map(([error, steps]) => `  ✗ ${error}: ${formatSteps(steps)}`),
  ].join('\n')
}

const formatSteps = (steps: readonly Step[]) =>
  steps.map(describeStep).join(', ') || '(the start)'

/** Returns a shortest path to each reached state, transition and error of a machine. */
function explore(machine: AnyStateMachine, given: readonly Event[], input: unknown) {
  const types = externalEventTypes(machine).filter((type) =>
    given.every((event) => event.type !== type),
  )
  const ends = { done: { output: undefined }, error: { error: new Error(ignoredFailure) } }
  const model: Model = specify({ machine, initial: {} })({
    name: machine.id,
    rules: {},
    input: () => input,
    events: [...types, ...given],
    // The tour tries both ends of every actor: success and failure.
    outcomes: new Proxy({}, { get: () => ends }),
    view: () => ({}),
    observe: () => ({}),
  })
  const paths = new Map<string, readonly Step[]>()
  const reached = new Map<string, readonly Step[]>()
  const errors = new Map<string, readonly Step[]>()
  const visit = (steps: readonly Step[]) => {
    const session = replay(model, steps)
    const snapshot = session.read()
    if (snapshot.status === 'error') {
      const error = String(snapshot.error)
      if (!errors.has(error)) errors.set(error, steps)
      return
    }
    for (const item of [...session.recorder.taken, ...activePaths(snapshot.value)])
      if (!reached.has(item)) reached.set(item, steps)
    const identity = identityOf(model, snapshot, session.clock.due())
    const key = stableJson([identity, session.runningActors()])
    if (!paths.has(key) && paths.size < maxStates) paths.set(key, steps)
  }
  visit([])
  // The loop also visits the paths that are added to the Map during iteration.
  for (const steps of paths.values())
    for (const step of possibleSteps(model, replay(model, steps))) visit([...steps, step])
  return { count: paths.size, reached, errors: [...errors] }
}
