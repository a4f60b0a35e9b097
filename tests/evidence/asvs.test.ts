import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { taggedTests } from './tags.ts'

/** The requirements of OWASP ASVS 5.0.0: a section, those of level 1, those that level 2 adds. */
const standard = `
1.1 - 1-2 | 1.2 1-5 6-9 | 1.3 1-2 3-11 | 1.4 - 1-3 | 1.5 1 2
2.1 1 2-3 | 2.2 1-2 3 | 2.3 1 2-4 | 2.4 - 1
3.2 1-2 - | 3.3 1 2-4 | 3.4 1-2 3-6 | 3.5 1-3 4-5 | 3.7 - 1-2
4.1 1 2-3 | 4.2 - 1 | 4.3 - 1-2 | 4.4 1 2-4
5.1 - 1 | 5.2 1-2 3 | 5.3 1-2 - | 5.4 - 1-3
6.1 1 2-3 | 6.2 1-8 9-12 | 6.3 1-2 3-4 | 6.4 1-2 3-4 | 6.5 - 1-5 | 6.6 - 1-3 | 6.8 - 1-4
7.1 - 1-3 | 7.2 1-4 - | 7.3 - 1-2 | 7.4 1-2 3-5 | 7.5 - 1-2 | 7.6 - 1-2
8.1 1 2 | 8.2 1-2 3 | 8.3 1 - | 8.4 - 1
9.1 1-3 - | 9.2 1 2-4
10.1 - 1-2 | 10.2 - 1-2 | 10.3 - 1-4 | 10.4 1-5 6-11 | 10.5 - 1-5 | 10.6 - 1-2 | 10.7 - 1-3
11.1 - 1-2 | 11.2 - 1-3 | 11.3 1-2 3 | 11.4 1 2-4 | 11.5 - 1 | 11.6 - 1
12.1 1 2-3 | 12.2 1-2 - | 12.3 - 1-4
13.1 - 1 | 13.2 - 1-5 | 13.3 - 1-2 | 13.4 1 2-5
14.1 - 1-2 | 14.2 1 2-4 | 14.3 1 2-3
15.1 1 2-3 | 15.2 1 2-3 | 15.3 1 2-7
16.1 - 1 | 16.2 - 1-5 | 16.3 - 1-4 | 16.4 - 1-3 | 16.5 - 1-3
17.1 - 1 | 17.2 - 1-4 | 17.3 - 1-2`

const sections = standard
  .trim()
  .split(/\n| \| /)
  .map((line) => line.split(' '))

/** The requirements of a section that a range names: `1-3`, `2`, or `-` for none. */
function expand(section = '', range = '-') {
  if (range === '-') return []
  const [first = 0, last = first] = range.split('-').map(Number)
  return Array.from(
    { length: last - first + 1 },
    (_, index) => `${section}.${first + index}`,
  )
}

const levelOne = sections.flatMap(([section, first]) => expand(section, first))
const levelTwo = sections.flatMap(([section, , second]) => expand(section, second))

const document = readFileSync('docs/asvs.md', 'utf8')
const verdicts = ['met', 'operator', 'not met', 'not applicable']
const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim())
const rows = document
  .split('\n')
  .map(cellsOf)
  .filter(([, ids = '']) => /^\d+\.\d+\.\d+/.test(ids))
  .map(([, ids = '', verdict = '', finding = '', evidence = '']) => ({
    ids: ids.split(', '),
    verdict,
    finding,
    evidence,
  }))

/** Files, each with the tag of the test in it that is meant. */
const evidence = rows.flatMap((row) =>
  [...row.evidence.matchAll(/`([^`]+)`(?: @asvs-([a-z-]+))?/g)].map(
    ([, file = '', tag = '']) => ({ file, tag }),
  ),
)

test('the standard counts 70 requirements of level 1 and 183 more of level 2', () => {
  expect([levelOne.length, levelTwo.length]).toEqual([70, 183])
})

test('each requirement is answered, once', () => {
  const answered = rows.flatMap(({ ids }) => ids)
  expect(answered.filter((id, index) => answered.indexOf(id) < index)).toEqual([])
  expect(answered.toSorted()).toEqual([...levelOne, ...levelTwo].toSorted())
})

test('each answer is a verdict with a finding, and evidence where it applies', () => {
  const unsound = rows.filter(
    (row) =>
      !verdicts.includes(row.verdict) ||
      !/^\S.{8,}\.$/.test(row.finding) ||
      (row.verdict !== 'not applicable' && row.evidence === ''),
  )
  expect(unsound).toEqual([])
})

test('all evidence exists: the file, and the tagged test in it; and no test has another tag', () => {
  const nameOf = ({ file, tag }: (typeof evidence)[number]) => `${file} @asvs-${tag}`
  expect(evidence.length).toBeGreaterThan(100)
  expect(evidence.filter(({ file }) => !existsSync(file))).toEqual([])
  expect(taggedTests('asvs').map(nameOf).toSorted()).toEqual(
    [...new Set(evidence.filter(({ tag }) => tag !== '').map(nameOf))].toSorted(),
  )
})

test.each(verdicts)('the summary counts the requirements that are %s', (verdict) => {
  const count = rows
    .filter((row) => row.verdict === verdict)
    .flatMap(({ ids }) => ids).length
  const summary = document.split('\n').map(cellsOf)
  expect(summary.find(([, name]) => name === verdict)?.[2]).toBe(String(count))
})
