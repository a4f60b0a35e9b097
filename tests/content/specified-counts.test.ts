import { expect, test } from 'vitest'
import { figures } from '#src/content/claims.ts'
import { courseCategories, courses } from '#src/content/pages/catalogue.ts'
import { contact } from '#src/content/pages/contact.ts'
import { individualFaq } from '#src/content/pages/individual-faq.ts'
import { individualHome } from '#src/content/pages/individual-home.ts'
import {
  individualCategories,
  individualTrainings,
} from '#src/content/pages/individual-trainings.ts'
import { legalNotice } from '#src/content/pages/legal-notice.ts'
import {
  mandatoryCategories,
  mandatoryTrainings,
} from '#src/content/pages/mandatory-trainings.ts'
import { termsOfUse } from '#src/content/pages/terms-of-use.ts'
import { trainingRules } from '#src/content/pages/training-rules.ts'

const numbered = ({ articles }: { articles: readonly { number: number | null }[] }) =>
  articles.filter(({ number }) => number !== null)

// Another organisation has other numbers of them: the build takes any.
test.each([
  ['figures', figures, 4],
  ['courses', courses, 6],
  ['categories of courses', courseCategories, 5],
  ['mandatory trainings', mandatoryTrainings, 7],
  ['categories of mandatory trainings', mandatoryCategories, 5],
  ['individual trainings', individualTrainings, 6],
  ['categories of individual trainings', individualCategories, 4],
  ['domains', individualHome.domains.items, 4],
  ['questions of companies', contact.faq.items, 4],
  ['questions of individuals', individualFaq.items, 9],
  ['articles of the legal notice', numbered(legalNotice), 16],
  ['articles of the rules of training', numbered(trainingRules), 18],
  ['articles of the terms of use', numbered(termsOfUse), 9],
])('the sample has the specified number of %s', (_, list, count) => {
  expect(list).toHaveLength(count)
})
