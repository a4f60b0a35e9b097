/** The example machine `sender` as a product. Its child machine is `light`. Only steps settle its promise. */
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

/** @param machine the example machine, or a variant with other implementations */
export const productOf = (machine: typeof senderMachine) =>
  ({
    name: 'studio',
    machine,
    create: ({ clock, inspect, recordEffect }) => {
      const sendMessage = fromPromise<string, string>(({ input }) => {
        recordEffect({ type: 'request', text: input })
        return new Promise(() => {})
      })
      const actions = { focusStatus: () => {} }
      const provided = machine.provide({ actors: { sendMessage }, actions })
      return createActor(provided, { clock, inspect })
    },
    view: ({ value, children }): SenderView => ({
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
        sentence: '§2: sending takes at most 10 s',
        triggers: ({ effects }) => effects.length,
        goals: ({ after: { screen } }) => Number(screen === 'sent' || screen === 'failed'),
        within: 10_000,
      },
      'light-tells': {
        sentence: '§4: the light is on while a message is being sent',
        always: ({ after: { screen, isLit } }) => isLit === (screen === 'sending'),
      },
      'message-arrives': {
        sentence: '§2: an accepted message is shown as sent',
        sometimes: ({ after: { screen } }) => screen === 'sent',
      },
    },
  }) satisfies ProductModel<typeof senderMachine, SenderView, null>

export const senderProduct = productOf(senderMachine)
