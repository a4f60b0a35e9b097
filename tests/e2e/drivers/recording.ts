/** Runs in the page before the site's own script: records the transitions of the machines. */
import { getStateNodes, type InspectionEvent, isMachineSnapshot } from 'xstate'
import { Recorder } from 'statecharts'
// This import declares the globals of the page.
import type {} from './page-user-driver.ts'

const recorder = new Recorder()
const actors = new Map<string, InspectionEvent['actorRef']>()

globalThis.inspectMachines = (event) => {
  recorder.inspect(event, false)
  actors.set(event.actorRef.sessionId, event.actorRef)
}
globalThis.takeTransitions = () => recorder.takeTrace().taken
globalThis.activeStates = (machine) =>
  [...actors.values()].flatMap((actor) => {
    const snapshot: unknown = actor.getSnapshot()
    if (!isMachineSnapshot(snapshot) || snapshot.machine.id !== machine) return []
    if (snapshot.status !== 'active') return []
    // XState lists an atomic region of a parallel state twice.
    const active = new Set(getStateNodes(snapshot.machine.root, snapshot.value))
    const innermost = [...active].filter(({ type }) => /atomic|final/.test(type))
    return innermost.map(({ path }) => path.join('.'))
  })
