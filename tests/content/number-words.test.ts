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
  [19, 'dix-neuf'],
  [20, '20'],
])('%d is « %s »', (number, words) => {
  expect(inWords(number)).toBe(words)
})

test('one is feminine and alone, and figures stay with their noun', () => {
  expect([1, 2, 24].map((number) => counted(number, 'formation'))).toEqual([
    'une formation',
    'deux formations',
    '24\u00a0formations',
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
