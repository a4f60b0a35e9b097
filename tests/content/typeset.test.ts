import { assert, constantFrom, array, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { typeset } from '#facts/typeset.ts'
import { typographyFaults } from '#src/checks/typography.ts'

test.each([
  ["l'équipe", 'l’équipe'],
  ['le "mot" et "l\'autre"', 'le «\u00a0mot\u00a0» et «\u00a0l’autre\u00a0»'],
  ['“ainsi”', '«\u00a0ainsi\u00a0»'],
  ['à suivre...', 'à suivre…'],
  ['deux  espaces', 'deux espaces'],
  ['un: deux ; trois', 'un\u00a0: deux\u202f; trois'],
  ['Quoi ?! Vraiment!', 'Quoi\u202f?! Vraiment\u202f!'],
  ['95 % de 4 800 €', '95\u202f% de 4\u202f800\u00a0€'],
  ['1000000 € en 2027', '1\u202f000\u202f000\u00a0€ en 2027'],
  ['490€ TTC', '490\u00a0€ TTC'],
  ['14 heures en 2 jours, 9 h 30', '14\u00a0heures en 2\u00a0jours, 9\u00a0h\u00a030'],
  ['articles R4323-55, n° 12', 'articles\u00a0R4323-55, n°\u00a012'],
  ['de 9:00 à 12:30', 'de 9:00 à 12:30'],
  ['de 10 à 20 chats', 'de 10 à 20 chats'],
  ['au 01 99 00 12 34', 'au 01\u00a099\u00a000\u00a012\u00a034'],
  ["jusqu'au 31 décembre 2026", 'jusqu’au 31\u00a0décembre 2026'],
  ['le 1er mai', 'le 1er\u00a0mai'],
  [
    'à 5 km, 80 m² chez Mme Roy et M. Dupont',
    'à 5\u00a0km, 80\u00a0m² chez Mme\u00a0Roy et M.\u00a0Dupont',
  ],
  ['n°12', 'n°\u00a012'],
  ['une aide de France Travail', 'une aide de France\u00a0Travail'],
])('%s becomes %s', (typed, set) => {
  expect(typeset(typed)).toBe(set)
  expect(typographyFaults(set)).toEqual([])
})

test.each([
  'https://exemple.example/page?a=1;b=2!c',
  'mailto:bonjour@exemple.example?subject=a%20b',
  'tel:+33199001234',
  'bonjour@exemple.example',
  '/contact?sujet=devis&formation=word',
  '2026-11-20',
  '09:00',
  'leadership-2027-01',
  'RS1234',
])('%s comes back as it went in', (text) => {
  expect(typeset(text)).toBe(text)
})

test.each(['Écrans de 12" et 15"', 'Un paragraphe.\n\nUn autre.', 'Équipe 👩‍👩‍👧'])(
  '%j says what it said',
  (text) => {
    expect(typeset(text)).toBe(text)
  },
)

test('an address in a sentence keeps its characters, the sentence does not', () => {
  expect(typeset("Voir l'aide : https://exemple.example/?a=1 !")).toBe(
    'Voir l’aide\u00a0: https://exemple.example/?a=1\u202f!',
  )
})

test('a record keeps its shape, its numbers and its empty values', () => {
  const record = { a: ["l'un", null, 3.5], b: { c: true, d: '20 %' } }
  expect(typeset(record)).toEqual({
    a: ['l’un', null, 3.5],
    b: { c: true, d: '20\u202f%' },
  })
})

test('what is typed plainly, and in full, breaks no rule once it is set', () => {
  const words = ['le', 'É', "l'aide", 'dit "oui"', 'n° 12', 'articles R4323-55', 'Ko']
  const numbers = ['6 000 €', '4800€', '95 %', '72 heures', '9 h 30', 'de 9:00 à 12:30']
  const others = ['01 99 00 12 34', '31 décembre', '84 Ko', 'le 1er mai', '14 chiffres']
  const ends = ['', ' :', ':', ' ;', '!', ' ?', ' ?!', '...', ',', '.']
  const pieces = tuple(constantFrom(...words, ...numbers, ...others), constantFrom(...ends))
  assert(
    property(array(pieces, { maxLength: 9 }), (parts) => {
      const typed = parts.map((part) => part.join('')).join(' ')
      expect(typographyFaults(typeset(typed))).toEqual([])
    }),
    { numRuns: 5000 },
  )
})

test('setting twice is setting once', () => {
  const marks = ' \u00a0\u202f\t\n\'"«»“”:;!?%€.,-…@/#'
  const words =
    '1 12 345 4800 a É h jours article n° mai France Travail 1er mailto: https://'
  const pieces = [...marks.split(''), ...words.split(' ')]
  const texts = array(constantFrom(...pieces), { maxLength: 14 })
  assert(
    property(texts, (parts) => {
      const once = typeset(parts.join(''))
      expect(typeset(once)).toBe(once)
    }),
    { numRuns: 5000 },
  )
})
