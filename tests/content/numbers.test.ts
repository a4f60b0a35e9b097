import { expect, test } from 'vitest'
import {
  isReservedHost,
  isFictionalPhone,
  isSampleText,
} from '#facts/validation/sample-data.ts'
import { phoneLink, sirenOf, siretIssue, vatOf } from '#facts/format/numbers.ts'
import { capitalized, counted, inWords } from '#src/content/number-words.ts'
import { about } from '#src/page-content/about.ts'
import { catalogue } from '#src/page-content/catalogue.ts'
import { companyHome } from '#src/page-content/company-home.ts'
import { legalText as legalNotice } from '#src/page-content/legal-notice.ts'
import { preHire } from '#src/page-content/pre-hire.ts'
import { legalText as termsOfUse } from '#src/page-content/terms-of-use.ts'
import { legalText as trainingRules } from '#src/page-content/training-rules.ts'
import { stripWordJoiners } from '#src/services/plain-text.ts'
import { rowsOf } from '#tests/rows.ts'

test('a SIRET is accepted with any spaces, and contains the SIREN and the VAT number', () => {
  expect(siretIssue('732\u202f829\u00a0320 00074')).toBeUndefined()
  expect(sirenOf('73282932000074')).toBe('732 829 320')
  expect(vatOf('732 829 320 00074')).toBe('FR44 732 829 320')
})

test.each(
  rowsOf(`
  two neighbours exchanged | 732 829 320 00047 | un chiffre de ce SIRET est faux
  letters in a SIRET | 73282932O00074 | n’a pas les 14 chiffres`),
)('%s is rejected: %s', (_, typed, said) => {
  expect(siretIssue(typed)).toContain(said)
})

test.each([
  ['04 78 12 34 56', 'tel:+33478123456'],
  ['+33 4 78 12 34 56', 'tel:+33478123456'],
  ['+32 2 555 12 12', 'tel:+3225551212'],
  ['3949', 'tel:3949'],
])('the telephone %s has the link %s', (text, link) => {
  expect(phoneLink(text)).toBe(link)
})

/** For each check: values that match it and values that only look similar. */
const looks = {
  'belongs to nobody': {
    is: isFictionalPhone,
    so: `01 99 00 12 34 | +33 2 61 91 12 34 | tel:+33353011234 | 0465711234 | 05.36.49.12.34 |
      https://wa.me/33639980000 | 0033639981234`,
    not: '01 98 00 12 34 | 06 39 97 99 99 | 04 78 12 34 56 | 12, rue 019900',
  },
  'leads nowhere': {
    is: isReservedHost,
    so: `https://www.atelier.example | bonjour@atelier.example | mailto:a@example.com |
      https://rendez-vous.example/consultation | http://localhost:5173`,
    not: 'https://www.example-formation.fr | a@monexample.com | https://a.fr/b.example',
  },
  'was never replaced': {
    is: isSampleText,
    so: `Camille Exemple | pays à confirmer | 00000 | RCS Exempleville 1 | 000 000 000 00018 |
      00 00 00000 00`,
    not: 'Camille Martin | 69003 | Atelier 2000000 | https://atelier.fr | 84 69 00000 69',
  },
}

test.each(Object.entries(looks))(
  'what %s is told from what only looks like it',
  (_, { is, so, not }) => {
    const [such, others] = [so, not].map((row) => row.split(/\s*\|\s*/))
    expect(such?.filter((text) => !is(text))).toEqual([])
    expect(others?.filter((text) => is(text))).toEqual([])
  },
)

test.each([
  [0, 'zéro'],
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
  expect(capitalized('une')).toBe('Une')
})

const articles = ({ articles: all }: typeof legalNotice) =>
  all.filter(({ number }) => number !== null)

test.each<[string, readonly unknown[]]>([
  [about.values.title, about.values.items],
  [catalogue.steps.title, catalogue.steps.items],
  [companyHome.services.title, companyHome.services.items],
  [preHire.advantages.title, preHire.advantages.items],
  [legalNotice.lead, articles(legalNotice)],
  [termsOfUse.lead, articles(termsOfUse)],
  [trainingRules.lead, articles(trainingRules)],
])('the text « %.60s » contains the number of items that it counts', (text, list) => {
  expect(stripWordJoiners(text.toLowerCase())).toContain(inWords(list.length))
})
