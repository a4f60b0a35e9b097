import { expect, test } from 'vitest'
import type { FactFileName } from '#facts/schema/fact-files.ts'
import { createPageFinder, searchTermsFor } from '#facts/validation/where-shown.ts'

const find = createPageFinder(
  new Map([
    [
      '/un',
      '<p id="condition-aide">Jusqu’à <!-- -->6\u202f000\u00a0€ &amp; plus</p><style>rien</style>',
    ],
    [
      '/deux',
      '<a href="tel:+33478123456">04 78 12 34 56</a><p>Valable jusqu’au 1er mars 2027</p>',
    ],
    [
      '/trois',
      '<a href="/un#condition-aide">condition</a><script>"6 000 € & plus"</script>',
    ],
    ['/formations', '<li id="soudure">Soudure</li>'],
    ['/formations/soudure', '<h1>Soudure</h1>'],
    ['/solutions/apprentissage', '<li id="apprentissage">Apprentissage</li>'],
    ['/solutions/apprentissage/apprentissage', '<h1>Apprentissage</h1>'],
  ]),
)

const traces = (kind: FactFileName, record: object, path: readonly string[]) =>
  searchTermsFor({ [kind]: record }, { kind, index: null, path })

test('a record is found on the page with its anchor, not on a page that links to it', () => {
  const claim = { anchor: 'condition-aide', sentence: 'Montant maximal.' }
  expect(find(traces('claims', claim, ['verified']))).toEqual(['/un#condition-aide'])
})

test.each([
  ['courses', '/formations', 'soudure'],
  // The anchor `apprentissage` is also the last segment of the path of its list.
  ['apprenticeship', '/solutions/apprentissage', 'apprentissage'],
] as const)(
  'a record of %s is found first on its own page below %s, then on its card',
  (kind, list, anchor) => {
    const record = { anchor, updated: '2026-11-20' }
    const found = find(traces(kind, record, ['updated']))
    expect(found).toEqual([`${list}/${anchor}`, `${list}#${anchor}`])
  },
)

test('a text is found with typographic spaces and apostrophes, but not in scripts or styles', () => {
  expect(find(["Jusqu'à 6 000 € & plus"])).toEqual(['/un'])
  expect(find(['rien'])).toEqual([])
})

test('an identity field is found by its value, and a date by its French wording', () => {
  const record = { phone: { href: 'tel:+33478123456' }, until: '2027-03-01' }
  expect(find(traces('identity', record, ['phone', 'href']))).toEqual(['/deux'])
  expect(find(traces('certificate', record, ['until']))).toEqual(['/deux'])
})

test('a field without a value is found on no page', () => {
  expect(find(traces('identity', { replyDays: null }, ['replyDays']))).toEqual([])
  expect(find(traces('identity', { replyDays: '' }, ['replyDays']))).toEqual([])
})
