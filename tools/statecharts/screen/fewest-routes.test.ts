import { expect, test } from 'vitest'
import { noticeSpec } from '../core/fixtures.ts'
import { parseStep } from '../core/step.ts'
import { fewestRoutes } from './screen-adapter.ts'

const route = (name: string, ...steps: string[]) => ({
  name,
  steps: steps.map(parseStep),
  left: [],
})
const names = (routes: readonly { name: string }[]) => routes.map(({ name }) => name)

const show = route('shown', 'notice.show')
const gone = route('gone', 'notice.show', 'wait 5500 ms')
const ignored = route('ignored', 'hold.end')

test('a route of which another shows everything is left out', () => {
  expect(names(fewestRoutes(noticeSpec, [show, gone]))).toEqual(['gone'])
})

test('what one route alone shows keeps it, in the order that was given', () => {
  expect(names(fewestRoutes(noticeSpec, [gone, ignored, show]))).toEqual([
    'gone',
    'ignored',
  ])
})

test('the order of two steps alone is no reason for a route', () => {
  const twice = route('twice', 'notice.show', 'wait 5500 ms', 'notice.show')
  expect(names(fewestRoutes(noticeSpec, [gone, twice]))).toEqual(['gone'])
})
