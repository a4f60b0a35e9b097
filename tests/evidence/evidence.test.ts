import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { punctuate } from '#facts/format/typeset.ts'
import { notConform, results } from '#src/content/rgaa.ts'

/** The sections of OWASP ASVS 5.0.0, and how many requirements of levels 1 and 2 each has. */
const asvsSections = `
  1.1 2, 1.2 9, 1.3 11, 1.4 3, 1.5 2, 2.1 3, 2.2 3, 2.3 4, 2.4 1, 3.2 2, 3.3 4, 3.4 6, 3.5 5, 3.7 2,
  4.1 3, 4.2 1, 4.3 2, 4.4 4, 5.1 1, 5.2 3, 5.3 2, 5.4 3, 6.1 3, 6.2 12, 6.3 4, 6.4 4, 6.5 5, 6.6 3,
  6.8 4, 7.1 3, 7.2 4, 7.3 2, 7.4 5, 7.5 2, 7.6 2, 8.1 2, 8.2 3, 8.3 1, 8.4 1, 9.1 3, 9.2 4, 10.1 2,
  10.2 2, 10.3 4, 10.4 11, 10.5 5, 10.6 2, 10.7 3, 11.1 2, 11.2 3, 11.3 3, 11.4 4, 11.5 1, 11.6 1,
  12.1 3, 12.2 2, 12.3 4, 13.1 1, 13.2 5, 13.3 2, 13.4 5, 14.1 2, 14.2 4, 14.3 3, 15.1 3, 15.2 3,
  15.3 7, 16.1 1, 16.2 5, 16.3 4, 16.4 3, 16.5 3, 17.1 1, 17.2 4, 17.3 2`
  .split(',')
  .map((section) => section.trim().split(' '))

/** Criteria in each theme of RGAA 4.1.2, from images to consultation. */
const rgaaThemes = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12]

const numberedIds = (start: string, length: number, digits = 1) =>
  Array.from({ length }, (_, at) => start + String(at + 1).padStart(digits, '0'))
const asvsRequirements = asvsSections.flatMap(([id, length]) =>
  numberedIds(`${id}.`, Number(length)),
)
const rgaaCriteria = rgaaThemes.flatMap((length, at) => numberedIds(`${at + 1}.`, length))

/** The rows of all tables of a document that begin with an id, cell by cell. */
const readTableRows = (document: string, id: RegExp) =>
  readFileSync(`docs/${document}.md`, 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, first = '']) => id.test(first))

/** What a self-assessment found for each requirement. */
const readAssessment = (standard: string) =>
  readTableRows(standard, /^\d+\.\d/).map((cells) => {
    const [, ids = '', title = ''] = cells
    const [verdict = '', finding = '', evidence = ''] = cells.slice(-4)
    return { ids: ids.split(', '), title, verdict, finding, evidence }
  })
const criteria = readAssessment('rgaa')

test('ASVS counts 253 requirements of levels 1 and 2, RGAA 106 criteria', () => {
  expect([asvsRequirements, rgaaCriteria].map(({ length }) => length)).toEqual([253, 106])
})

describe.each([
  {
    standard: 'asvs',
    required: asvsRequirements,
    verdicts: ['met', 'operator', 'not met', 'not applicable'],
    sentence: /^\S.{8,}\.$/,
  },
  {
    standard: 'rgaa',
    required: rgaaCriteria,
    verdicts: ['conform', 'not conform', 'not applicable'],
    sentence: /^\p{Lu}.{20,}\.$/u,
  },
])('the assessment against $standard', ({ standard, required, verdicts, sentence }) => {
  const rows = readAssessment(standard)

  test('answers each requirement once, with a verdict, what was found in one sentence at least, and evidence where it is owed', () => {
    expect(rows.flatMap(({ ids }) => ids).toSorted()).toEqual(required.toSorted())
    const unsound = rows.filter(
      ({ verdict, finding, evidence }) =>
        !verdicts.includes(verdict) ||
        !sentence.test(finding) ||
        (standard === 'asvs' && verdict !== 'not applicable' && evidence === ''),
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
    const endings = new RegExp(`[ '](@${standard}-[a-z-]+)(?=(?: @[\\w-]+)*['"\`])`, 'g')
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
    const counted = String(having.flatMap(({ ids }) => ids).length)
    expect(readTableRows(standard, new RegExp(`^${verdict}$`))[0]?.[2]).toBe(counted)
  })
})

test('each criterion has its wording, a question, and its words are typeset as the site’s own', () => {
  expect(new Set(criteria.map(({ title }) => title)).size).toBe(106)
  expect(criteria.filter(({ title }) => !title.endsWith('\u202f?'))).toEqual([])
  const texts = criteria.flatMap(({ title, finding }) => [title, finding])
  expect(texts.filter((text) => punctuate(text) !== text)).toEqual([])
})

test('the site publishes what was counted, each criterion that is not met, and how few are met by reading', () => {
  const having = (known: string) => criteria.filter(({ verdict }) => verdict === known)
  expect(results).toMatchObject({
    total: criteria.length,
    conform: having('conform').length,
    notConform: having('not conform').length,
    notApplicable: having('not applicable').length,
    tested: criteria.filter(({ evidence }) => evidence !== '').length,
  })
  expect(results.tested).toBeGreaterThanOrEqual(60)
  const byReading = having('conform').filter(({ evidence }) => evidence === '')
  expect(byReading.flatMap(({ ids }) => ids)).toEqual(['8.7', '8.8', '10.12', '13.11'])
  expect(notConform).toEqual(
    having('not conform').map(({ ids: [number], finding: evidence }) => ({
      number,
      evidence,
    })),
  )
})

test('the rate is that of the criteria which apply, to a tenth', () => {
  const { conform, applicable } = results
  expect(conform + results.notConform).toBe(applicable)
  const rate = Number(results.rate.replace(',', '.'))
  expect(rate).toBe(Number(((conform / applicable) * 100).toFixed(1)))
  expect([results.state, results.adjective]).toEqual(
    notConform.length === 0
      ? ['conformité totale', 'totalement conforme']
      : rate >= 50
        ? ['conformité partielle', 'partiellement conforme']
        : ['non-conformité', 'non conforme'],
  )
})

const faults = readTableRows('faults', /^[FB]\d+$/)

test('the faults count F01 to F58, the groups of behaviour B1 to B9; each says what happens, and what there is', () => {
  const known = [...numberedIds('F', 58, 2), ...numberedIds('B', 9)]
  expect(faults.map(([, id]) => id)).toEqual(known)
  expect(faults.filter((cells) => cells.filter(Boolean).length !== 3)).toEqual([])
})

test('each fault and each group begins the title of a test, or stands alone as a part of it, and no other does', () => {
  const beginning = /['"`]@?((?:(?:F\d\d|B\d)\b ?)+)/g
  const borne = globSync('tests/**/*.{test,model}.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(beginning)].flatMap(
      ([, ids = '']) => ids.match(/\w+/g) ?? [],
    ),
  )
  expect(new Set(borne)).toEqual(new Set(faults.map(([, id]) => id)))
})
