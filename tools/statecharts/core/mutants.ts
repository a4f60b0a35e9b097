import type { AnyStateMachine } from 'xstate'
import {
  buildMachine,
  readTree,
  stateAtPath,
  statesOf,
  type StateTree,
} from './machine-tree.ts'
import {
  changesAt,
  type Edit,
  isTransient,
  type Operator,
  type Place,
} from './mutations.ts'
import { outsideEventTypes, startedMachines } from './xstate-adapter.ts'

export type Mutant = {
  /** The same from run to run: `drop guard: form form.submit[0] isFilled`. */
  readonly id: string
  readonly operator: Operator
  /** Undefined: invalid, XState refuses the configuration. */
  readonly machine: AnyStateMachine | undefined
}

/** Every mutant of a machine, one change each, in the order of its definition. */
export function mutantsOf(machine: AnyStateMachine): readonly Mutant[] {
  const tree = readTree(machine)
  return statesOf(tree).flatMap(({ path, state }) =>
    [...changesAt(placeOf(machine, tree, path, state))].map(([operator, what, edit]) => ({
      id: `${operator}: ${path.join('.') || '(root)'} ${what}`,
      operator,
      machine: mutate(machine, path, edit),
    })),
  )
}

function mutate(
  machine: AnyStateMachine,
  path: readonly string[],
  edit: Edit,
): AnyStateMachine | undefined {
  const tree = readTree(machine)
  const { delays, ...others } = machine.implementations
  const implementations = { ...others, delays: { ...delays } }
  edit(stateAtPath(tree, path), implementations)
  try {
    return buildMachine(tree, implementations)
  } catch {
    return undefined
  }
}

function placeOf(
  machine: AnyStateMachine,
  tree: StateTree,
  path: readonly string[],
  state: StateTree,
): Place {
  const parent = path.length > 0 ? stateAtPath(tree, path.slice(0, -1)) : undefined
  const key = path.at(-1)
  const around = path.map((_, depth) => stateAtPath(tree, path.slice(0, depth)))
  const answered = new Set(
    [state, ...around].flatMap(({ slots }) => slots.map((s) => s.key)),
  )
  return {
    state,
    key,
    siblings:
      parent && parent.rest.type !== 'parallel'
        ? Object.entries(parent.states)
            .filter(([sibling, { slots }]) => sibling !== key && !isTransient(slots))
            .map(([sibling]) => sibling)
        : [],
    children: startedMachines(machine).flatMap(({ id, machine: child }) => {
      const [event] = outsideEventTypes(child)
      return event === undefined ? [] : [{ id, event }]
    }),
    unanswered: outsideEventTypes(machine).filter((type) => !answered.has(type)),
  }
}
