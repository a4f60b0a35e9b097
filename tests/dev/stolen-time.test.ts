import { expect, test } from 'vitest'
import { readStolenTime, stolenNotices, stolenShare } from '#tools/check/stolen-time.ts'

const stat = (times: string) => `cpu  ${times}\ncpu0 9 9 9 9 9 9 9 9 9 9\nintr 1 2 3\n`

test('what a host took away is a share of all the time between two readings', () => {
  const before = stat('100 0 50 800 0 0 0 50 70 0')
  const after = stat('160 0 70 800 0 0 0 370 90 0')
  expect(stolenShare(before, after)).toBe(0.8)
})

test.each([
  { told: 'nothing', before: '', after: '' },
  {
    told: 'no time at all',
    before: stat('1 1 1 1 1 1 1 1'),
    after: stat('1 1 1 1 1 1 1 1'),
  },
  { told: 'an old kernel’s four times', before: stat('1 1 1 1'), after: stat('2 2 2 2') },
])('a system that tells $told has no share', ({ before, after }) => {
  expect(stolenShare(before, after)).toBeNull()
})

test('only more than a tenth is worth a sentence', () => {
  expect(stolenNotices(null)).toEqual([])
  expect(stolenNotices(0.09)).toEqual([])
  expect(stolenNotices(0.634)).toEqual([
    'The host of this machine gave 63 % of its processors’ time to others.',
  ])
})

test.runIf(process.platform === 'linux')('a Linux tells its share', async () => {
  const read = await readStolenTime()
  await expect.poll(read).toBeGreaterThanOrEqual(0)
})
