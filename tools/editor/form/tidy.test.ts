import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import { registry } from '../fixture.ts'
import { formOf } from './spec.ts'
import {
  lengthIssues,
  numberIn,
  slugOf,
  tidyRecord,
  tidyText,
  withoutBlanks,
} from './tidy.ts'

const cakes = registry.cakes
if (!cakes) throw new Error('a bakery has cakes')
const cake = formOf(cakes)

test.each([
  ['\ufeffUn\tmot\u200b\u00ad', 'Un mot'],
  ['deux\r\nlignes\u2028et\u2029plus', 'deux lignes et plus'],
  ['e\u0301te\u0301', 'été'],
  ['«\u00a0“ici”\u202f»', '«\u00a0“ici”\u202f»'],
  ['\uf0b7 puce de traitement de texte', 'puce de traitement de texte'],
  ['\u202eàl\u202c', 'àl'],
])('%j is saved as %j', (typed, saved) => {
  expect(tidyText(typed)).toBe(saved)
})

test('a text that was tidied once stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(tidyText(tidyText(text))).toBe(tidyText(text))
    }),
  )
})

test.each([
  ['1 250,50', 1250.5],
  ['3\u202f600', 3600],
  ['0,5', 0.5],
  ['', null],
  ['trois', 'trois'],
  ['1,2,3', '1,2,3'],
])('the number typed %j is %j', (typed, number) => {
  expect(numberIn(typed)).toBe(number)
})

test.each([
  ['Œufs à la neige !', 'oeufs-a-la-neige'],
  ['8-12 personnes', 'fiche-8-12-personnes'],
  ['…', 'fiche'],
])('%j gives the address %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test('a field that no schema knows is kept, for the schema to refuse it aloud', () => {
  const value = { id: 'tart', name: 'Tarte', price: 4, flavour: null, colour: 'brune' }
  expect(tidyRecord(value, cake, 'tart')).toEqual(value)
})

test('a text of ten thousand characters is refused, and not cut', () => {
  const name = 'a'.repeat(10_000)
  const tidied = tidyRecord({ id: 'tart', name, price: 4, flavour: null }, cake, 'tart')
  expect(tidied).toMatchObject({ name })
  expect(lengthIssues(tidied, cake)).toMatchObject([{ path: ['name'] }])
})

test('what nobody chose is missing, what may be left out is not', () => {
  const blank = { id: 'tart', name: '', price: null, flavour: null }
  expect(withoutBlanks(blank, cake)).toEqual({ id: 'tart', name: '', flavour: null })
})
