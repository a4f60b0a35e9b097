import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { assessment } from './assessments.ts'

/** The requirements of OWASP ASVS 5.0.0: a section, those of level 1, those that level 2 adds. */
const sections = `
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

/** Criteria in each theme of RGAA 4.1.2, from images to consultation. */
const themes = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12]

const levelOne = sections.flatMap(([section, first]) => expand(section, first))
const levelTwo = sections.flatMap(([section, , second]) => expand(section, second))
const criteria = themes.flatMap((count, index) => expand(`${index + 1}`, `1-${count}`))

test('ASVS counts 70 requirements of level 1 and 183 more of level 2, RGAA 106 criteria', () => {
  expect([levelOne, levelTwo, criteria].map(({ length }) => length)).toEqual([70, 183, 106])
})

describe.each([
  {
    standard: 'asvs',
    required: [...levelOne, ...levelTwo],
    verdicts: ['met', 'operator', 'not met', 'not applicable'],
    proved: ['met', 'operator', 'not met'],
    fewest: 100,
  },
  {
    standard: 'rgaa',
    required: criteria,
    verdicts: ['conform', 'not conform', 'not applicable'],
    proved: [],
    fewest: 60,
  },
] as const)('the assessment against $standard', (against) => {
  const { standard, required, verdicts, proved, fewest } = against
  const { rows, counted } = assessment(standard)

  test('answers each requirement, once', () => {
    const answered = rows.flatMap(({ ids }) => ids)
    expect(answered).toHaveLength(required.length)
    expect(new Set(answered)).toEqual(new Set<string>(required))
  })

  test('gives a verdict, what was found in one sentence at least, and evidence where it is owed', () => {
    const unsound = rows.filter(
      ({ verdict, finding, evidence }) =>
        !verdicts.some((known) => known === verdict) ||
        !/^\S.{8,}\.$/.test(finding) ||
        (evidence === '' && proved.some((owing) => owing === verdict)),
    )
    expect(unsound).toEqual([])
  })

  test('names files that exist, and each test whose title ends with a tag of the standard, once', () => {
    const evidence = rows.map((row) => row.evidence).join(', ')
    const files = [...evidence.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
    expect(files.filter((file) => !existsSync(file))).toEqual([])
    const named = new Set(
      evidence.match(new RegExp(`(?:\`[^\`]+\` )?@${standard}-[a-z-]+`, 'g')),
    )
    expect(files.length + named.size).toBeGreaterThan(fewest)
    const endings = new RegExp(` (@${standard}-[a-z-]+)(?=(?: @[\\w-]+)*['"\`])`, 'g')
    const tagged = globSync('{tests,tools}/**/*.test.{ts,tsx}', {
      exclude: ['**/node_modules'],
    }).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(endings)].map(([, tag = '']) =>
        named.has(`\`${file}\` ${tag}`) ? `\`${file}\` ${tag}` : tag,
      ),
    )
    expect(tagged.toSorted()).toEqual([...named].toSorted())
  })

  test.each(verdicts)('counts in its summary what is %s', (verdict) => {
    const having = rows.filter((row) => row.verdict === verdict)
    expect(counted(verdict)).toBe(String(having.flatMap(({ ids }) => ids).length))
  })
})
