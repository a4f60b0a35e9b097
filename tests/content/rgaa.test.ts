import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { legalNotice } from '#src/content/pages/legal-notice.ts'
import { assessedPages, criteria, notConform, results } from '#src/content/rgaa.ts'
import { specifiedRoutes } from '#tests/specified-routes.ts'
import { titleId } from '#tests/title-ids.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Criteria in each theme of RGAA 4.1.2, from images to consultation. */
const themes = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12]

const besidesWords = new RegExp(`^(?:(?:${titleId}) )+| @\\w+`, 'g')

/** Patterns of the titles that a file gives, without ids before and tags after them. */
function titlesIn(file: string) {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const calls = source.matchAll(
    /(?<!describe(?:\.\w+)?)\(\s*(['`])((?:(?!\1).)+)\1,\s*(?:\{[^}]*\},\s*)?(?:async )?\(/g,
  )
  return [...calls]
    .map(([, , title = '']) => title.replaceAll(besidesWords, ''))
    .filter((title) => title.replaceAll(/\$\{.*?\}|%\w|\$[\w.]+/g, '').length > 8)
    .map((title) => {
      const parts = title.split(/\$\{.*?\}|%\w|\$[\w.]+/)
      return new RegExp(
        `^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`,
      )
    })
}

const known = new Map<string, readonly RegExp[]>()

function stands(name: string) {
  const [file = '', title = ''] = name.split(' > ')
  const titles = known.get(file) ?? titlesIn(path.join(root, file))
  known.set(file, titles)
  return titles.some((pattern) => pattern.test(title))
}

const statement = legalNotice.articles
  .flatMap(({ blocks }) => blocks)
  .flatMap((block) => (block.kind === 'list' ? block.items : [block.text]))
  .flat()
  .map((run) => (typeof run === 'string' ? run : run.text))
  .join('\n')

test('the 106 criteria of the thirteen themes are there, each once and in order', () => {
  expect(criteria.map(({ number }) => number)).toEqual(
    themes.flatMap((count, theme) =>
      Array.from({ length: count }, (_, index) => `${theme + 1}.${index + 1}`),
    ),
  )
  expect(results.total).toBe(106)
  expect(new Set(criteria.map(({ title }) => title)).size).toBe(106)
  expect(criteria.filter(({ title }) => !title.endsWith('\u202f?'))).toEqual([])
})

test('each criterion says what was found', () => {
  expect(criteria.filter(({ evidence }) => !/^\p{Lu}.{20,}\.$/u.test(evidence))).toEqual([])
})

test('every test that a criterion names stands in its file', () => {
  const named = criteria.flatMap(({ tests = [] }) => tests)
  expect([...new Set(named)].filter((name) => !stands(name))).toEqual([])
})

test('a test that no file has is noticed, and so is a file that is not there', () => {
  const file = 'tests/content/rgaa.test.ts'
  expect(stands(`${file} > each criterion says what was found`)).toBe(true)
  expect(stands(`${file} > each criterion says what`)).toBe(false)
  expect(stands('tests/content/no.test.ts > each criterion says what was found')).toBe(
    false,
  )
})

test('at least sixty criteria are held by a test, those that are met by reading are counted', () => {
  expect(results.tested).toBeGreaterThanOrEqual(60)
  const byReading = criteria.filter(
    ({ status, tests }) => status === 'conform' && tests === undefined,
  )
  expect(byReading.map(({ number }) => number)).toEqual(['8.7', '8.8', '10.12', '13.11'])
})

test('the rate is that of the criteria which apply, and is never rounded up', () => {
  const { conform, notApplicable, applicable } = results
  expect(conform + results.notConform).toBe(applicable)
  expect(applicable + notApplicable).toBe(106)
  const rate = Number(results.rate.replace(',', '.'))
  expect(rate).toBeLessThanOrEqual((conform / applicable) * 100)
  expect(rate).toBeGreaterThan((conform / applicable) * 100 - 0.1)
  expect(results.state).toBe(
    notConform.length > 0 ? 'conformité partielle' : 'conformité totale',
  )
})

test('the statement tells the state, the rate, the counts and every criterion not met', () => {
  expect(statement).toContain(`Le site est en ${results.state} avec`)
  expect(statement).toContain(`${results.rate}\u202f%`)
  for (const count of [results.conform, results.notConform, results.notApplicable])
    expect(statement).toMatch(new RegExp(`^Critères .*\u00a0: ${count}$`, 'm'))
  for (const { number, evidence } of notConform)
    expect(statement).toContain(`Critère ${number}\u00a0: ${evidence}`)
})

test('the statement says who assessed, when, with what, and to whom to turn', () => {
  for (const fact of [
    'autoévaluation',
    'Cette déclaration a été établie le',
    'Technologies employées',
    'Outils d’évaluation',
    'écrivez à ',
    'Défenseur des droits',
  ])
    expect(statement).toContain(fact)
})

test('the pages that were assessed are all the pages', () => {
  expect(assessedPages.map(({ href }) => href)).toEqual(specifiedRoutes)
})
