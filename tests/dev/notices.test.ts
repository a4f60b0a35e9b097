import { expect, test } from 'vitest'
import {
  contradictionsNotice,
  headersNotice,
  identifiersNotice,
  sampleNotice,
} from '#src/checks/notices.ts'

test('F27 a build that can send nothing says so, and what is missing', () => {
  const notice = identifiersNotice(['VITE_EMAILJS_PUBLIC_KEY']) ?? ''
  expect(notice).toContain('THIS BUILD CANNOT SEND ANY MESSAGE')
  expect(notice).toContain('VITE_EMAILJS_PUBLIC_KEY')
  expect(identifiersNotice([])).toBeUndefined()
})

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

test('facts that speak against each other are told, in lines that a terminal holds', () => {
  const notice = contradictionsNotice(['The page says one thing. '.repeat(12)]) ?? ''
  expect(notice).toContain('CONTRADICT')
  expect(notice).toContain('The page says one thing.')
  expect(Math.max(...notice.split('\n').map((line) => line.length))).toBeLessThanOrEqual(
    100,
  )
  expect(contradictionsNotice([])).toBeUndefined()
})

test('a policy that Cloudflare Pages would leave out is warned of', () => {
  const line = (length: number) => `  Content-Security-Policy: ${'x'.repeat(length - 27)}`
  expect(headersNotice(`/*\n${line(2000)}\n`)).toBeUndefined()
  expect(headersNotice(`/*\n${line(2001)}\n`)).toContain('_headers has 2001 characters')
})
