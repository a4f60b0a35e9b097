import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import {
  bootstrap,
  type Bootstrap,
  type BootstrapEffect,
  type BootstrapEvent,
  dormant,
} from '#machines/bootstrap.ts'
import { explore } from 'statecharts'
import { bootstrapMachine, bootstrapSpec } from './bootstrap.spec.ts'

const events = bootstrapSpec.events(createActor(bootstrapMachine).getSnapshot())

function byXState(taken: readonly BootstrapEvent<string>[]) {
  const effects: BootstrapEffect<string>[] = []
  const actor = createActor(bootstrapMachine)
  actor.on('*', (effect) => effects.push(effect))
  actor.start()
  for (const event of taken) actor.send(event)
  const { value, context } = actor.getSnapshot()
  return { state: { phase: value, ...context }, effects }
}

function byInterpreter(taken: readonly BootstrapEvent<string>[]) {
  let state: Bootstrap<string> = dormant
  const effects: BootstrapEffect<string>[] = []
  for (const event of taken) {
    const [next, asked] = bootstrap(state, event)
    state = next
    effects.push(...asked)
  }
  return { state, effects }
}

test('F39 what ships does what XState does, in every state and on every event', () => {
  const ways = new Map<string, readonly BootstrapEvent<string>[]>([['', []]])
  for (const way of ways.values())
    for (const event of events) {
      const longer = [...way, event]
      expect(byInterpreter(longer)).toEqual(byXState(longer))
      const reached = JSON.stringify(byInterpreter(longer).state)
      if (!ways.has(reached)) ways.set(reached, longer)
    }
  expect(ways.size).toBeGreaterThanOrEqual(explore(bootstrapSpec).nodes.length)
})
