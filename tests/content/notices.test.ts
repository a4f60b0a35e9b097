import { expect, test } from 'vitest'
import { contradictionsNotice, coursesNotice, sampleNotice } from '#src/checks/notices.ts'

test('what is still sample is named in one warning, in lines that a terminal holds', () => {
  const facts = Array.from({ length: 30 }, (_, index) => `fact-${index}`)
  const notice = sampleNotice(facts)
  const text = notice.join(' ')
  expect(text).toContain('SAMPLE FACTS (30)')
  expect(facts.filter((fact) => !text.includes(fact))).toEqual([])
  expect(Math.max(...notice.map((line) => line.length))).toBeLessThanOrEqual(100)
})

test('a site without sample facts has no warning', () => {
  expect(sampleNotice([])).toEqual([])
})

test('facts that speak against each other are told, in lines that a terminal holds', () => {
  const notice = contradictionsNotice(['The page says one thing. '.repeat(12)])
  const text = notice.join(' ')
  expect(text).toContain('CONTRADICT')
  expect(text).toContain('The page says one thing.')
  expect(Math.max(...notice.map((line) => line.length))).toBeLessThanOrEqual(100)
  expect(contradictionsNotice([])).toEqual([])
})

test('what the records of courses lack is told, in lines that a terminal holds', () => {
  const sentence = 'Fiche « Word », champ « Tarif » : non fourni. '
  const notice = coursesNotice([sentence.repeat(9), sentence])
  expect(notice[0]).toBe('ATTENTION\u00a0: FICHES DES FORMATIONS (2).')
  expect(notice.at(-1)).toContain('Fiche « Word »')
  expect(Math.max(...notice.map((line) => line.length))).toBeLessThanOrEqual(100)
  expect(coursesNotice([])).toEqual([])
})
