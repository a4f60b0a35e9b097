import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { notConform, results } from '#src/content/rgaa.ts'

/** The number of requirements of levels 1 and 2 in each section of OWASP ASVS 5.0.0, by chapter. */
const asvsChapters = [
  [2, 9, 11, 3, 2],
  [3, 3, 4, 1],
  [0, 2, 4, 6, 5, 0, 2],
  [3, 1, 2, 4],
  [1, 3, 2, 3],
  [3, 12, 4, 4, 5, 3, 0, 4],
  [3, 4, 2, 5, 2, 2],
  [2, 3, 1, 1],
  [3, 4],
  [2, 2, 4, 11, 5, 2, 3],
  [2, 3, 3, 4, 1, 1],
  [3, 2, 4],
  [1, 5, 2, 5],
  [2, 4, 3],
  [3, 3, 7],
  [1, 5, 4, 3, 3],
  [1, 4, 2],
]

/** The number of criteria in each theme of RGAA 4.1.2. */
const rgaaThemes = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12]

const numberedIds = (start: string, length: number, digits = 1) =>
  Array.from({ length }, (_, at) => start + String(at + 1).padStart(digits, '0'))
const asvsRequirements = asvsChapters.flatMap((chapter, at) =>
  chapter.flatMap((length, section) => numberedIds(`${at + 1}.${section + 1}.`, length)),
)
const rgaaCriteria = rgaaThemes.flatMap((length, at) => numberedIds(`${at + 1}.`, length))

/** Returns the cells of the rows whose first cell matches `id`, from the tables of a document. */
const readTableRows = (document: string, id: RegExp) =>
  readFileSync(`docs/${document}.md`, 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, first = '']) => id.test(first))

/** Reads the rows of a self-assessment. A row may cover several requirements. */
const readAssessment = (standard: string) =>
  readTableRows(standard, /^\d+\.\d/).map((cells) => {
    const [, ids = ''] = cells
    const [verdict = '', finding = '', evidence = ''] = cells.slice(-4)
    return { ids: ids.split(', '), verdict, finding, evidence }
  })
const criteria = readAssessment('rgaa')

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

  test('the table covers each requirement once', () => {
    expect(rows.flatMap(({ ids }) => ids).toSorted()).toEqual(required.toSorted())
  })

  test('each requirement has a verdict, a finding and the necessary evidence', () => {
    const incomplete = rows.filter(
      ({ verdict, finding, evidence }) =>
        !verdicts.includes(verdict) ||
        !sentence.test(finding) ||
        (standard === 'asvs' && verdict !== 'not applicable' && evidence === ''),
    )
    expect(incomplete).toEqual([])
  })

  test('the evidence names only existing files, and each tagged test once', () => {
    const evidence = rows.map((row) => row.evidence).join(', ')
    const files = [...evidence.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
    expect(files.filter((file) => !existsSync(file))).toEqual([])
    const expectedTags = new Set(
      evidence.match(new RegExp(`(?:\`[^\`]+\` )?@${standard}-[a-z-]+`, 'g')),
    )
    const tagPattern = new RegExp(`[ '](@${standard}-[a-z-]+)(?=(?: @[\\w-]+)*['"\`])`, 'g')
    const tagged = globSync('{tests,tools}/**/*.test.{ts,tsx}', {
      exclude: ['**/node_modules'],
    }).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(tagPattern)].map(([, tag = '']) =>
        expectedTags.has(`\`${file}\` ${tag}`) ? `\`${file}\` ${tag}` : tag,
      ),
    )
    expect(tagged.toSorted()).toEqual([...expectedTags].toSorted())
  })

  test.each(verdicts)('the summary counts the verdict "%s"', (verdict) => {
    const having = rows.filter((row) => row.verdict === verdict)
    const counted = String(having.flatMap(({ ids }) => ids).length)
    expect(readTableRows(standard, new RegExp(`^${verdict}$`))[0]?.[2]).toBe(counted)
  })
})

const criteriaWith = (wanted: string) =>
  criteria.filter(({ verdict }) => verdict === wanted)

test('the site publishes the counts of the RGAA assessment', () => {
  expect(results).toMatchObject({
    total: criteria.length,
    conform: criteriaWith('conform').length,
    notConform: criteriaWith('not conform').length,
    notApplicable: criteriaWith('not applicable').length,
    tested: criteria.filter(({ evidence }) => evidence !== '').length,
  })
})

test('the site publishes each RGAA criterion that is not met', () => {
  expect(notConform).toEqual(
    criteriaWith('not conform').map(({ ids: [number], finding: evidence }) => ({
      number,
      evidence,
    })),
  )
})

test('the published rate and state follow from the applicable RGAA criteria', () => {
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

test('the fault list describes F01 to F58, later faults sorted by id, and B1 to B9', () => {
  const ids = faults.map(([, id = '']) => id)
  const later = new Set(ids.filter((id) => id > 'F58').toSorted())
  expect(ids).toEqual([...numberedIds('F', 58, 2), ...later, ...numberedIds('B', 9)])
  expect(faults.filter((cells) => cells.filter(Boolean).length !== 3)).toEqual([])
})

test('the fault list contains exactly the ids in titles and tags of tests', () => {
  const idPattern = /['"`]@?((?:(?:F\d\d|B\d)\b ?)+)/g
  const usedIds = globSync('{tests,tools}/**/*.{test,model}.{ts,tsx}', {
    exclude: ['**/node_modules'],
  }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(idPattern)].flatMap(
      ([, ids = '']) => ids.match(/\w+/g) ?? [],
    ),
  )
  expect(new Set(usedIds)).toEqual(new Set(faults.map(([, id]) => id)))
})

test('F87 documents name existing files and npm scripts', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const documents = ['*.md', 'docs/*.md', 'tools/*/README.md']
  const unknown = documents
    .flatMap((pattern) => globSync(pattern))
    .flatMap((document) => {
      const text = readFileSync(document, 'utf8')
      const files = [
        ...text.matchAll(/`((?:src|tests|tools|machines|docs)\/[\w./-]+\.\w+)`/g),
      ]
      const commands = [...text.matchAll(/`npm run ([\w:]+)/g)]
      return [
        ...files.filter(([, file = '']) => !existsSync(file) && !file.includes('NAME')),
        ...commands.filter(([, script = '']) => !(script in scripts)),
      ].map(([found]) => `${document}: ${found}`)
    })
  expect(unknown).toEqual([])
})
