import { plain } from '#src/services/plain-text.ts'
import { describe, expect, test } from 'vitest'
import { counted, inWords, opening } from '#src/content/number-words.ts'
import { about } from '#src/content/pages/about.ts'
import { catalogue } from '#src/content/pages/catalogue.ts'
import { companyHome } from '#src/content/pages/company-home.ts'
import { legalNotice } from '#src/content/pages/legal-notice.ts'
import { preHire } from '#src/content/pages/pre-hire.ts'
import { termsOfUse } from '#src/content/pages/terms-of-use.ts'
import { trainingRules } from '#src/content/pages/training-rules.ts'

test.each([
  [0, 'zéro'],
  [7, 'sept'],
  [16, 'seize'],
  [20, 'vingt'],
  [21, 'vingt et un'],
  [39, 'trente-neuf'],
  [61, 'soixante et un'],
  [70, 'soixante-dix'],
  [71, 'soixante et onze'],
  [77, 'soixante-dix-sept'],
  [80, 'quatre-vingts'],
  [81, 'quatre-vingt-un'],
  [91, 'quatre-vingt-onze'],
  [99, 'quatre-vingt-dix-neuf'],
  [100, '100'],
])('%d is « %s »', (number, words) => {
  expect(inWords(number)).toBe(words)
})

test('every number below a hundred has words of its own', () => {
  const all = Array.from({ length: 100 }, (_, number) => inWords(number))
  expect(new Set(all).size).toBe(100)
  expect(all.filter((words) => /\d|undefined/.test(words))).toEqual([])
})

test('one is feminine and alone, and figures stay with their noun', () => {
  expect([1, 2, 200].map((number) => counted(number, 'formation'))).toEqual([
    'une formation',
    'deux formations',
    '200\u00a0formations',
  ])
  expect(opening('une')).toBe('Une')
})

const articles = ({ articles: all }: typeof legalNotice) =>
  all.filter(({ number }) => number !== null)

describe('a text that counts says the number of what it counts', () => {
  test.each<[string, readonly unknown[]]>([
    [about.values.title, about.values.items],
    [catalogue.steps.title, catalogue.steps.items],
    [companyHome.services.title, companyHome.services.items],
    [preHire.advantages.title, preHire.advantages.items],
    [legalNotice.lead, articles(legalNotice)],
    [termsOfUse.lead, articles(termsOfUse)],
    [trainingRules.lead, articles(trainingRules)],
  ])('%.60s', (text, list) => {
    expect(plain(text.toLowerCase())).toContain(inWords(list.length))
  })
})
