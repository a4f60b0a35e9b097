/** Runs in the page before the site's own script: listens to its machines. */
import type { InspectionEvent } from 'xstate'
import { Recorder } from 'statecharts'
// Declares what stands in the page.
import type {} from './page-user-driver.ts'

const recorder = new Recorder(() => false)
const actors = new Map<string, InspectionEvent['actorRef']>()

globalThis.inspectMachines = (event) => {
  recorder.inspect(event)
  actors.set(event.actorRef.sessionId, event.actorRef)
}
globalThis.takeTransitions = () => recorder.takeTrace().taken
globalThis.activeStates = (machine) =>
  [...actors.values()].flatMap((actor) => {
    const snapshot: unknown = actor.getSnapshot()
    if (typeof snapshot !== 'object' || snapshot === null) return []
    if (!('machine' in snapshot && 'value' in snapshot && 'status' in snapshot)) return []
    const { machine: own, value, status } = snapshot
    const isOwn =
      typeof own === 'object' && own !== null && 'id' in own && own.id === machine
    return isOwn && status === 'active' ? leavesOf(value) : []
  })

/** The innermost paths of a state's value; of a machine without states, none. */
function leavesOf(value: unknown, around: readonly string[] = []): readonly string[] {
  if (typeof value === 'string') return [[...around, value].join('.')]
  const inner = Object.entries(value ?? {})
  if (inner.length === 0) return [around.join('.')]
  return inner.flatMap(([key, deeper]) => leavesOf(deeper, [...around, key]))
}
