import { expect, test } from 'vitest'
import { fitOf, scrollAfter, zoomed } from './zoom.ts'

test('the whole drawing fits, the narrower side decides, and a small one stays small', () => {
  const drawing = { width: 800, height: 1200 }
  expect(fitOf({ width: 400, height: 1200 }, drawing)).toBe(0.5)
  expect(fitOf({ width: 800, height: 300 }, drawing)).toBe(0.25)
  expect(fitOf({ width: 9000, height: 9000 }, drawing)).toBe(1.25)
})

test('nothing is smaller than the fit, and larger has an end', () => {
  expect(zoomed(undefined, 0.5, 1)).toBe(0.625)
  expect(zoomed(0.625, 0.5, -1)).toBeUndefined()
  expect(zoomed(undefined, 0.5, -1)).toBeUndefined()
  expect(zoomed(3.9, 0.5, 1)).toBe(4)
})

test('the point under the pointer stays there', () => {
  expect(scrollAfter(0, 100, 2)).toBe(100)
  expect(scrollAfter(50, 0, 2)).toBe(100)
})
