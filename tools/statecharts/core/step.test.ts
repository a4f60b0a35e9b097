import { expect, test } from 'vitest'
import { actionsOf, describeStep, parseStep, type Step } from './step.ts'

const steps: readonly (readonly [string, Step])[] = [
  ['form.submit', { kind: 'event', event: { type: 'form.submit' } }],
  [
    'field.change {"field":"name","value":"Zoé: «a» — b"}',
    {
      kind: 'event',
      event: { type: 'field.change', field: 'name', value: 'Zoé: «a» — b' },
    },
  ],
  [
    '@form field.change {"field":"name"}',
    { kind: 'event', event: { type: 'field.change', field: 'name' }, to: 'form' },
  ],
  ['send accepted', { kind: 'outcome', actor: 'send', outcome: 'accepted' }],
  ['send~2 accepted', { kind: 'outcome', actor: 'send', outcome: 'accepted', back: 2 }],
  ['after 500 ms', { kind: 'delay', ms: 500 }],
  ['wait 12.5 ms', { kind: 'wait', ms: 12.5 }],
]

test.each(steps)('%s is written and read back', (line, step) => {
  expect(describeStep(step)).toBe(line)
  expect(parseStep(line)).toEqual(step)
})

test.each(['', 'three words here', '@form send accepted', 'field.change {', 'after x ms'])(
  '"%s" is refused',
  (line) => {
    expect(() => parseStep(line)).toThrow(SyntaxError)
  },
)

test('a delay is probed 1 ms before its time, when there is such a moment', () => {
  const wait = (ms: number) => ({ kind: 'wait', ms })
  expect(actionsOf({ kind: 'delay', ms: 500 })).toEqual([wait(499), wait(1)])
  expect(actionsOf({ kind: 'delay', ms: 1 })).toEqual([wait(1)])
})
