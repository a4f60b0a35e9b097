import { expect, test } from 'vitest'
import { sampleNotice } from '#dev/notices.ts'

test('what is still sample is named in one warning, in lines that a terminal holds', () => {
  const facts = Array.from({ length: 30 }, (_, index) => `fact-${index}`)
  const notice = sampleNotice(facts) ?? ''
  expect(notice).toContain('SAMPLE FACTS (30)')
  expect(facts.filter((fact) => !notice.includes(fact))).toEqual([])
  expect(Math.max(...notice.split('\n').map((line) => line.length))).toBeLessThanOrEqual(
    100,
  )
})

test('a site without sample facts has no warning', () => {
  expect(sampleNotice([])).toBeUndefined()
})
