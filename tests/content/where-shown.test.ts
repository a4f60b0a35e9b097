import { expect, test } from 'vitest'
import type { KindName } from '#facts/kinds.ts'
import { finderOf, tracesOf } from '#facts/where-shown.ts'

const find = finderOf(
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
  ]),
)

const traces = (kind: KindName, record: object, path: readonly string[]) =>
  tracesOf({ [kind]: record }, { kind, index: null, path })

test('a record is found by its anchor, which stands in the address, and not by a link to it', () => {
  const claim = { anchor: 'condition-aide', sentence: 'Montant maximal.' }
  expect(find(traces('claims', claim, ['verified']))).toEqual(['/un#condition-aide'])
})

test('a course is found on its own page first, then by its card', () => {
  const found = find(traces('courses', { anchor: 'soudure' }, ['price']))
  expect(found).toEqual(['/formations/soudure', '/formations#soudure'])
})

test('so is apprenticeship, whose list has the same name', () => {
  const pages = ['/solutions/apprentissage', '/solutions/apprentissage/apprentissage']
  const drawn = finderOf(
    new Map(pages.map((page, below) => [page, below ? '' : '<p id="apprentissage">'])),
  )
  const record = { anchor: 'apprentissage', updated: '2026-11-20' }
  expect(drawn(traces('apprenticeship', record, ['updated']))).toEqual([
    '/solutions/apprentissage/apprentissage',
    '/solutions/apprentissage#apprentissage',
  ])
})

test('words are found however they were typeset, and in no script or style', () => {
  expect(find(["Jusqu'à 6 000 € & plus"])).toEqual(['/un'])
  expect(find(['rien'])).toEqual([])
})

test('a field of the identity is found by its value, a date by its words', () => {
  const record = { phone: { href: 'tel:+33478123456' }, until: '2027-03-01' }
  expect(find(traces('identity', record, ['phone', 'href']))).toEqual(['/deux'])
  expect(find(traces('certificate', record, ['until']))).toEqual(['/deux'])
})

test('what has no words is on no page', () => {
  expect(find(traces('identity', { replyDays: null }, ['replyDays']))).toEqual([])
})
