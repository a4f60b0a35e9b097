import { expect, test } from 'vitest'
import { factsSchema } from '#facts/schema/fact-files.ts'
import { readFacts } from '#src/checks/fact-files.ts'
import { factsFolder } from '#src/checks/facts-folder.ts'
import { findUnchangedTexts, readDueOptions } from './due.ts'
import { UsageError } from './owner-command.ts'

test.each<[string[], ReturnType<typeof readDueOptions>]>([
  [[], { ics: null, failWithin: null }],
  [['--fail-within=0', '--ics', 'a b.ics'], { ics: 'a b.ics', failWithin: 0 }],
  [['--fail-within', '3650'], { ics: null, failWithin: 3650 }],
])('reads the parameters %j', (parameters, expected) => {
  expect(readDueOptions(parameters)).toEqual(expected)
})

test.each([
  [['--isc', 'due.ics'], '« --isc due.ics » ne veut rien dire ici : npm run due [-- --ics'],
  [['due.ics'], '« due.ics » ne veut rien dire ici'],
  [['--ics='], 'ne finit pas par .ics'],
  [['--fail-within=-3'], '« -3 » n’est pas un nombre entier de jours, de 0 à 3650.'],
  [['--fail-within', '1e3'], '« 1e3 » n’est pas un nombre entier de jours'],
  [['--fail-within', '3651'], '« 3651 » n’est pas un nombre entier de jours'],
])('%j is rejected with one French sentence', (parameters, sentence) => {
  const read = () => readDueOptions(parameters)
  expect(read).toThrow(UsageError)
  expect(read).toThrow(sentence)
})

test('counts the long sentences of the sample in page texts and questions, by file', () => {
  const facts = factsSchema.parse(readFacts(factsFolder).files)
  const sentences = [facts['company-questions'][0]?.answer, facts.courses[0]?.description]
  const short = facts['texts-pre-hire'].kicker
  expect(findUnchangedTexts(facts, [...sentences, short])).toEqual([
    'Questions des entreprises (1)',
  ])
})

test('unchanged texts of a page that is left out are not listed', () => {
  const facts = factsSchema.parse(readFacts(factsFolder).files)
  const page = facts['texts-apprenticeship']
  expect(findUnchangedTexts(facts, [page])).not.toEqual([])
  facts.identity.offers.apprenticeship = false
  expect(findUnchangedTexts(facts, [page])).toEqual([])
})
