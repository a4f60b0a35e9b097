import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { measured } from './facts.ts'
import { proofOf, proofText, signsOf } from './proof.ts'
import { playerMachine } from '../examples/player.ts'
import { playerModel } from '../examples/player.model.ts'
import type { RunResult } from '../report/results.ts'
import { openPage } from '../inspection/open-page.ts'

const toggle = 'playback.paused --play.toggle--> playback.playing'
const mute = 'sound.on --sound.toggle--> sound.muted'
const result: RunResult = {
  kind: 'run',
  code: { roots: [], hash: '' },
  at: '2026-11-20T10:00:00.000Z',
  machine: 'player',
  driver: 'headless',
  expected: ['path 1'],
  paths: [{ name: 'path 1', steps: 1, transitions: [mute], rules: [] }],
  mutants: [
    {
      id: `retarget: playback.paused play.toggle[0]`,
      operator: 'retarget',
      result: 'survived',
    },
    { id: `stay: sound.on sound.toggle[0]`, operator: 'stay', result: 'equivalent' },
    { id: `stay: playback.paused play.toggle[0]`, operator: 'stay', result: 'killed' },
  ],
  ms: 1,
}
const nowhere = { file: undefined, places: {} }

function watched(type: 'play.toggle' | 'sound.toggle') {
  const page = openPage()
  const player = createActor(playerMachine, { inspect: page.inspection.inspect }).start()
  player.send({ type })
  return page.read().entries
}

test('what paths took, what was seen and which mutants live are told apart', () => {
  const facts = { ...nowhere, ...measured(playerModel, [result]) }
  const proof = proofOf(playerModel.machine, watched('play.toggle'), facts)
  expect(signsOf(proof, toggle)).toBe('● ⚠1')
  expect(signsOf(proof, mute)).toBe('✓ ≡1')
  expect(proofText(proof, toggle)).toBe(
    'session, survivants\u00A0: retarget: playback.paused play.toggle[0]',
  )
  const states = ['playback.paused', 'playback.playing', 'sound.on', 'sound.muted']
  expect(states.map((state) => signsOf(proof, state))).toEqual(['✓ ●', '●', '✓ ●', '✓'])
})

test('without a run nothing is called walked, nor unwalked', () => {
  expect(measured(playerModel, [])).toEqual({
    walked: undefined,
    survivors: {},
    equivalents: {},
  })
})
