import { expect, test } from 'vitest'
import { setup } from 'xstate'
import { config } from '../cli/machines.ts'
import { declaredStates, declaredTransitions } from '../core/xstate-adapter.ts'
import { lampsModel, noticeModel } from '../core/small-fixtures.ts'
import { senderModel } from '../core/sender-fixture.ts'
import { chartOf } from './chart.ts'
import { toMermaid } from './mermaid.ts'
import { toSvg } from './svg.ts'

const models = [...config.models, lampsModel, noticeModel, senderModel]

test.each(models)(
  'the drawing of $name names each state and transition once',
  async (model) => {
    const { name, machine } = model
    const svg = await toSvg(chartOf(name, machine))
    const states = declaredStates(machine).map(({ path }) => path)
    const transitions = declaredTransitions(machine).map(({ id }) => id)
    expect(named(svg, 'state').toSorted()).toEqual(['(root)', ...states].toSorted())
    expect(named(svg, 'transition').toSorted()).toEqual(transitions.toSorted())
  },
)

test.each(models)(
  'the drawing of $name is one that XML can hold',
  async ({ name, machine }) => {
    const svg = await toSvg(chartOf(name, machine))
    const opened = [...svg.matchAll(/<([a-z]+)[^>]*?(\/?)>/g)].filter(
      ([, , end]) => end === '',
    )
    const closed = [...svg.matchAll(/<\/([a-z]+)>/g)]
    expect(opened.map(([, tag = '']) => tag).toSorted()).toEqual(
      closed.map(([, tag = '']) => tag).toSorted(),
    )
    expect(svg).not.toMatch(/xlink|<a |<script|NaN/)
  },
)

test('the texts are the French labels, the delays and the outcomes', async () => {
  const svg = await toSvg(chartOf('sender', senderModel.machine))
  expect(textsIn(svg)).toEqual(
    expect.arrayContaining([
      '● Saisie',
      'Envoyer',
      '[isFilled]',
      '#busy',
      'lance send',
      'entrée / countAttempt',
      'send réussit',
      'send échoue',
      'Après 10\u202F000\u00A0ms',
    ]),
  )
  expect(textsIn(await toSvg(chartOf('notice', noticeModel.machine)))).toContain(
    'Après le délai left',
  )
})

test('regions that are active together have a dashed border', async () => {
  expect(await toSvg(chartOf('lamps', lampsModel.machine))).toContain('stroke-dasharray')
  expect(await toSvg(chartOf('sender', senderModel.machine))).not.toContain('dasharray')
})

test('quotes and angle brackets in a label harm neither drawing nor text', async () => {
  const machine = setup({}).createMachine({
    id: 'odd',
    initial: 'a',
    states: { a: { description: 'Dire "<b>" & : ; #1', on: { 'go.on': 'b' } }, b: {} },
  })
  const chart = chartOf('odd', machine)
  expect(textsIn(await toSvg(chart))).toContain('● Dire &quot;&lt;b&gt;&quot; &amp; : ; #1')
  expect(toMermaid(chart)).toContain('state "Dire  <b>  &     étiquette 1" as s_a')
})

test('a group that hears events itself has a state of its own in Mermaid', () => {
  const machine = setup({ actions: { note: () => {} } }).createMachine({
    id: 'group',
    initial: 'in',
    states: {
      in: {
        initial: 'one',
        on: { leave: 'out', look: { actions: 'note' } },
        states: { one: { on: { next: 'two' } }, two: {} },
      },
      out: { on: { back: { target: 'out', reenter: true } } },
    },
  })
  expect(toMermaid(chartOf('group', machine)).split('\n')).toEqual([
    'stateDiagram-v2',
    'state "in" as s_in {',
    'state "Dans tout « in »" as in_in',
    'in_in : look / note',
    'state "one" as s_in_one',
    'state "two" as s_in_two',
    '[*] --> s_in_one',
    '}',
    'state "out" as s_out',
    's_out : back ↻ recommence l’état',
    '[*] --> s_in',
    'in_in --> s_out : leave',
    's_in_one --> s_in_two : next',
  ])
})

test.each(models)('no line of the Mermaid of $name stops it short', ({ name, machine }) => {
  const lines = toMermaid(chartOf(name, machine)).split('\n')
  const known = lines.filter((line) =>
    /^(stateDiagram-v2|\}|state "[^"]+" as \w+( \{)?|\w+ : [^:;"#]+|(\[\*\]|\w+) --> \w+( : [^:;"#]+)?)$/.test(
      line,
    ),
  )
  expect(lines.filter((line) => !known.includes(line))).toEqual([])
})

function named(svg: string, what: string): readonly string[] {
  return [...svg.matchAll(new RegExp(` data-${what}="([^"]*)"`, 'g'))].map(([, id = '']) =>
    id.replaceAll('&gt;', '>'),
  )
}

function textsIn(svg: string): readonly string[] {
  return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) =>
    text.replaceAll('&#45;', '-').replaceAll('&#160;', '\u00A0').trim(),
  )
}
