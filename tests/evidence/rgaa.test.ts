import { expect, test } from 'vitest'
import { punctuate } from '#facts/typeset.ts'
import { pages } from '#src/content/page-list.ts'
import { legalNotice } from '#src/content/pages/legal-notice.ts'
import { assessedPages, notConform, results } from '#src/content/rgaa.ts'
import { specifiedRoutes } from '#tests/specified-routes.ts'
import { assessment } from './assessments.ts'

const { rows: criteria } = assessment('rgaa')

const statement = legalNotice.articles
  .flatMap(({ blocks }) => blocks)
  .flatMap((block) => (block.kind === 'list' ? block.items : [block.text]))
  .flat()
  .map((run) => (typeof run === 'string' ? run : run.text))
  .join('\n')

test('each criterion has its wording, a question, and more than a word of what was found', () => {
  expect(new Set(criteria.map(({ title }) => title)).size).toBe(106)
  expect(criteria.filter(({ title }) => !title.endsWith('\u202f?'))).toEqual([])
  expect(criteria.filter(({ finding }) => !/^\p{Lu}.{20,}\.$/u.test(finding))).toEqual([])
})

test('the words of the criteria are typeset as the site’s own', () => {
  const texts = criteria.flatMap(({ title, finding }) => [title, finding])
  expect(texts.filter((text) => punctuate(text) !== text)).toEqual([])
})

test('the site publishes what was counted, and each criterion that is not met', () => {
  const having = (known: string) => criteria.filter(({ verdict }) => verdict === known)
  expect(results).toMatchObject({
    total: criteria.length,
    conform: having('conform').length,
    notConform: having('not conform').length,
    notApplicable: having('not applicable').length,
    tested: criteria.filter(({ evidence }) => evidence !== '').length,
  })
  expect(notConform).toEqual(
    having('not conform').map(({ ids, finding }) => ({
      number: ids[0],
      evidence: finding,
    })),
  )
})

test('at least sixty criteria are held by a test, those that are met by reading are counted', () => {
  expect(results.tested).toBeGreaterThanOrEqual(60)
  const byReading = criteria.filter(
    ({ verdict, evidence }) => verdict === 'conform' && evidence === '',
  )
  expect(byReading.flatMap(({ ids }) => ids)).toEqual(['8.7', '8.8', '10.12', '13.11'])
})

test('the rate is that of the criteria which apply, to a tenth', () => {
  const { conform, notApplicable, applicable } = results
  expect(conform + results.notConform).toBe(applicable)
  expect(applicable + notApplicable).toBe(106)
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
    'n’est pas encore établie par un audit externe',
    'autoévaluation',
    'Cette déclaration a été établie le',
    'Technologies employées',
    'Outils d’évaluation',
    'écrivez à ',
    'Défenseur des droits',
  ])
    expect(statement).toContain(fact)
})

test('each page of the specification was assessed, and no other address than a page’s', () => {
  const assessed = assessedPages.map(({ href }) => href)
  expect(assessed).toEqual(expect.arrayContaining(specifiedRoutes))
  expect(new Set(assessed).size).toBe(assessed.length)
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(assessed))
})
