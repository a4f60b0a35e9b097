import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { placeholdersOf } from '#facts/format/placeholders.ts'
import { testFacts } from '#tools/publish/publish.ts'
import { facts } from '#src/content/facts.ts'

const unit = 'heures?|h|j|jours?|mois|ans|années|minutes?|personnes'
const figure = new RegExp(
  String.raw`(?<![\d$])\d[\d\s]*(?:€|%|\+(?=\D)|/7|(?:${unit})(?!\p{L}))|(?<![\d$])\d+\sà\s\d+`,
  'gu',
)

/** Finds numbers with a unit, and ranges of numbers, in a source, but not in its comments. */
function typedIn(source: string) {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')
  return [...code.matchAll(figure)].map(([typed]) => typed.replaceAll(/\s/g, ' '))
}

test('the search finds numbers with a unit in code but not in comments', () => {
  const found = ['100 €', '50+', '24/7']
  expect(typedIn("'100\u202f€', '50+', '24/7'\n// « 9 h »")).toEqual(found)
})

/** Figures that come from the law, keyed by the file that must contain them. */
const law: Readonly<Record<string, readonly string[]>> = {
  'legal-notice.md': ['3 ans', '5 ans', '10 ans', '12 mois', '5 ans', '3 ans', '72 heures'],
  'legal-notice.ts': ['44 à 49'],
  'terms-of-use.md': ['30 %'],
  'training-rules.md': ['500 heures', '20 heures', '40 heures'],
}

test.each(
  globSync(['src/{content,model,page-content}/**/*.{md,ts}', `${testFacts}/texts-*.json`]),
)('no figure except those of the law is typed by hand in %s', (file) => {
  expect(typedIn(readFileSync(file, 'utf8'))).toEqual(law[path.basename(file)] ?? [])
})

const values = [
  ...facts.claims.flatMap(({ figure: typed }) => (typed === null ? [] : typed)),
  ...facts.figures.map(({ value }) => value),
  facts.identity.capital ?? [],
].flat()

const spelledDelay =
  /(?:deux|trois|quatre|dix|quinze|(?:diz|quinz)aine de) (?:heures|jours|semaines|mois)/

test.each([...facts['company-questions'], ...facts['individual-questions']])(
  'the answer « $question » takes its figures from the facts',
  ({ answer }) => {
    expect(values.filter((typed) => answer.includes(typed))).toEqual([])
    expect(answer).not.toMatch(spelledDelay)
  },
)

test.each([
  ['72 heures', 'trois jours ouvrés', '72 heures, soit trois jours ouvrés'],
  ['1 jour ouvré', 'un jour ouvré', '1 jour ouvré'],
])('the reply delay « %s » with « %s » is written as « %s »', (figure, replyDays, text) => {
  const claims = facts.claims.map((claim) => ({ ...claim, figure }))
  const values = placeholdersOf({
    ...facts,
    identity: { ...facts.identity, replyDays },
    claims,
  })
  expect(values.get('Délai de réponse, en jours')).toBe(text)
})
