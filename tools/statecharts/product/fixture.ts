/** The example as a whole system: its machine, its light, and the promise that sends. */
import { createActor, fromPromise } from 'xstate'
import { parseStep } from '../core/step.ts'
import { senderMachine } from '../examples/sender.ts'
import type { Move, ProductModel } from './product-model.ts'

export type SenderView = { readonly screen: string; readonly isLit: boolean }

const both = ['sender', 'light']
const move = (line: string, changes: readonly string[] = ['sender']): Move => ({
  steps: [parseStep(`@sender ${line}`)],
  changes,
})

/** The machine may be another one that has the same states. */
export const productOf = (machine: typeof senderMachine) =>
  ({
    name: 'studio',
    machine,
    create: ({ clock, inspect, tell }) => {
      const sendMessage = fromPromise<string, string>(({ input }) => {
        tell({ type: 'request', text: input })
        return new Promise(() => {})
      })
      const actions = { focusStatus: () => {} }
      return createActor(machine.provide({ actors: { sendMessage }, actions }), {
        clock,
        inspect,
      })
    },
    see: ({ value, children }): SenderView => ({
      screen: value,
      isLit: children.light?.getSnapshot().value === 'on',
    }),
    moves: () => [
      move('field.change {"value":"Bonjour"}'),
      move('form.submit', both),
      move('form.retry', both),
      move('form.reset'),
    ],
    endings: {
      send: {
        accepted: { end: { output: 'OK' }, changes: both },
        refused: { end: { error: new Error('503') }, changes: both },
      },
    },
    timers: { sender: both },
    history: null,
    remember: () => null,
    properties: {
      'message-ends': {
        sentence: '§2: nobody waits for more than 10 s',
        triggers: ({ effects }) => effects.length,
        goals: ({ after: { screen } }) => Number(screen === 'sent' || screen === 'failed'),
        within: 10_000,
      },
      'light-tells': {
        sentence: '§4: the light is on while a message is on its way',
        holds: ({ after: { screen, isLit } }) => isLit === (screen === 'sending'),
      },
      'message-arrives': {
        sentence: '§2: what was accepted is said to be sent',
        occurs: ({ after: { screen } }) => screen === 'sent',
      },
    },
    frame: 'a step changes the machines that it names, and no other',
    unbroken: 'nothing breaks, whatever is done',
  }) satisfies ProductModel<typeof senderMachine, SenderView, null>

export const senderProduct = productOf(senderMachine)
