import { expect, test } from 'vitest'
import { initialTransition, transition } from 'xstate'
import { bootstrap, type Bootstrap, dormant } from '#machines/bootstrap.ts'
import { bootstrapMachine, bootstrapModel } from './bootstrap.model.ts'

test('F39 `bootstrap` makes the same transitions as XState in every state and on every event', () => {
  const [start] = initialTransition(bootstrapMachine)
  const shippedStart: Bootstrap<string> = dormant
  const reached = new Map([['', { shipped: shippedStart, snapshot: start }]])
  for (const { shipped, snapshot } of reached.values())
    for (const event of bootstrapModel.events(snapshot)) {
      const [next, effects] = bootstrap(shipped, event)
      const [after, actions] = transition(bootstrapMachine, snapshot, event)
      expect({ phase: after.value, ...after.context }).toEqual(next)
      expect(actions.map(({ params }) => params)).toEqual(
        effects.map((effect) => ({ event: effect })),
      )
      const key = JSON.stringify(next)
      if (!reached.has(key)) reached.set(key, { shipped: next, snapshot: after })
    }
})
