/** Tests the running machine on paths from `xstate/graph` instead of the toolkit. */
import { setImmediate } from 'node:timers/promises'
import { graphOptions, type Model, TestClock } from 'statecharts'
import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { TestModel } from 'xstate/graph'
import { senderModel } from './sender.model.ts'
import { senderMachine } from './sender.ts'

const model: Model = senderModel
const paths = new TestModel(model.machine, graphOptions(model)).getShortestPaths()

test.each(paths)('$description', async (path) => {
  // In a real project, the test would open the page in a browser.
  const clock = new TestClock()
  let answer = Promise.withResolvers<string>()
  const sendMessage = fromPromise<string, string>(() => {
    answer = Promise.withResolvers()
    return answer.promise
  })
  const implementations = { actors: { sendMessage }, actions: { focusStatus: () => {} } }
  const form = createActor(senderMachine.provide(implementations), { clock }).start()
  const seen: unknown[] = []
  const check = (isBusy: boolean) => () => {
    expect(form.getSnapshot().hasTag('busy')).toBe(isBusy)
    seen.push(form.getSnapshot().value)
  }
  await path.test({
    events: {
      'field.change': ({ event }) =>
        form.send({ type: 'field.change', value: String(Reflect.get(event, 'value')) }),
      'form.submit': () => form.send({ type: 'form.submit' }),
      'form.retry': () => form.send({ type: 'form.retry' }),
      'form.reset': () => form.send({ type: 'form.reset' }),
      'xstate.done.actor.send': () => {
        answer.resolve('OK')
        return setImmediate()
      },
      'xstate.error.actor.send': () => {
        answer.reject(new Error('503'))
        return setImmediate()
      },
      'xstate.after.timeout.sender.sending': () => clock.increment(10_000),
    },
    states: { sending: check(true), '*': check(false) },
  })
  // `path.test` passes even if no check ran, so the states are also compared here.
  expect(seen).toEqual(path.steps.map(({ state }) => state.value))
})
