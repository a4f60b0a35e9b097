import { expect, test } from 'vitest'
import {
  isReservedHost,
  isFictionalPhone,
  isSampleText,
} from '#facts/validation/sample-data.ts'
import {
  formatPhone,
  formatSiret,
  phoneIssue,
  phoneLink,
  sirenOf,
  siretIssue,
  vatOf,
} from '#facts/format/numbers.ts'
import { unexplained } from '#src/content/claims.ts'
import {
  capitalized,
  counted,
  inWords,
  listed,
  lowered,
  withA,
  withDe,
} from '#src/content/number-words.ts'

test.each([
  [1, 0, 'de ce chiffre'],
  [4, 0, 'de ces chiffres'],
  [1, 3, 'de l’autre chiffre'],
  [3, 1, 'des autres chiffres'],
])('the phrase for %i unexplained and %i explained figures is « %s »', (...row) => {
  const [missing, explained, words] = row
  expect(unexplained(missing, explained)).toBe(words)
})

test.each([
  ['Beaucordeau', 'de Beaucordeau', 'à Beaucordeau'],
  ['Œuvre & Fils', 'd’Œuvre & Fils', 'à Œuvre & Fils'],
  ['Yves Martin', 'd’Yves Martin', 'à Yves Martin'],
  ['Yoga Conseil', 'de Yoga Conseil', 'à Yoga Conseil'],
  ['Hélène Martin', 'd’Hélène Martin', 'à Hélène Martin'],
  ['HABITAT & MÉTIERS', 'd’HABITAT & MÉTIERS', 'à HABITAT & MÉTIERS'],
  ['Hébergement & Co', 'd’Hébergement & Co', 'à Hébergement & Co'],
  ['Hôtes Conseil', 'd’Hôtes Conseil', 'à Hôtes Conseil'],
  ['Hello Formation', 'de Hello Formation', 'à Hello Formation'],
  ['Hameau Formation', 'de Hameau Formation', 'à Hameau Formation'],
  ['Le\u00a0Hameau', 'du Hameau', 'au Hameau'],
  ['Les Ateliers', 'des Ateliers', 'aux Ateliers'],
  ['LES ATELIERS', 'des ATELIERS', 'aux ATELIERS'],
  ['le Lab', 'du Lab', 'au Lab'],
  ['Lesage', 'de Lesage', 'à Lesage'],
])('after « de » and « à », the name %s is %s and %s', (name, ofName, toName) => {
  expect([withDe(name), withA(name)]).toEqual([ofName, toName])
})

test.each([
  ['À distance', 'à distance'],
  ['L’après-midi', 'l’après-midi'],
  ['TPE et artisans', 'TPE et artisans'],
  ['MS Teams', 'MS Teams'],
  ['B2 visé', 'B2 visé'],
  ['S.A.R.L.', 'S.A.R.L.'],
])('within a sentence, %s is %s', (text, within) => {
  expect(lowered(text)).toBe(within)
})

test.each([
  [['long', 'a', 'b', 'longer'], 5, 'long'],
  [['longest', 'a', 'b', 'longer'], 5, 'a, b'],
  [['longest', 'longer'], 5, 'longest'],
])('of the names %j, a list of %i characters contains %s', (names, room, list) => {
  expect(listed(names, room)).toBe(list)
})

test('a SIRET may contain spaces, and the SIREN and the VAT number derive from it', () => {
  expect(siretIssue('732\u202f829\u00a0320 00074')).toBeUndefined()
  // La Poste has its own checksum rule for its SIRETs.
  expect(siretIssue('356 000 000 09075')).toBeUndefined()
  expect(sirenOf('73282932000074')).toBe('732 829 320')
  expect(vatOf('732 829 320 00074')).toBe('FR44 732 829 320')
})

test.each([
  // In this SIRET two neighbouring digits are exchanged.
  ['732 829 320 00047', 'un chiffre de ce SIRET est faux'],
  // In this SIRET the letter O replaces a zero.
  ['73282932O00074', 'n’a pas les 14 chiffres'],
])('the SIRET %s is rejected: %s', (typed, reason) => {
  expect(siretIssue(typed)).toContain(reason)
})

test.each([
  ['04 78 12 34 56', 'tel:+33478123456'],
  ['+33 (0)1 99 00 12 34', 'tel:+33199001234'],
  ['0590 12 34 56', 'tel:+590590123456'],
  ['+33 590 12 34 56', 'tel:+590590123456'],
  ['+262 (0)692 12 34 56', 'tel:+262692123456'],
  ['+508 41 12 34', 'tel:+508411234'],
  ['0708 12 34 56', 'tel:+508708123456'],
  ['06 39 98 12 34', 'tel:+33639981234'],
])('F86 the French telephone number %s is accepted and has the link %s', (text, link) => {
  expect([phoneIssue(text), phoneLink(text)]).toEqual([undefined, link])
})

test.each([
  ['01.99.00.12.34', '01 99 00 12 34'],
  ['+33 1 99 00 12 34', '01 99 00 12 34'],
  ['3949', '3949'],
])('the telephone number %s is displayed as %s', (typed, displayed) => {
  expect(formatPhone(typed)).toBe(displayed)
})

test('a SIRET is displayed in groups, even if it was typed without spaces', () => {
  expect(formatSiret('73282932000074')).toBe('732 829 320 00074')
})

test.each([
  ['+32 2 555 12 12', 'tel:+3225551212'],
  ['3949', 'tel:3949'],
  ['+33 (0)1 99 00 12 3', 'tel:+33019900123'],
  ['01 99 00 12 34 5', 'tel:01990012345'],
])('F86 %s is not a French number of ten digits and has the link %s', (text, link) => {
  expect(phoneLink(text)).toBe(link)
  expect(phoneIssue(text)).toContain('n’a pas les dix chiffres d’un numéro français')
})

test.each([
  {
    kind: 'fictional telephone numbers',
    isSample: isFictionalPhone,
    samples: ['01 99 00 12 34', 'tel:+33353011234', 'https://wa.me/33639980000'],
    others: ['01 98 00 12 34', '06 39 97 99 99', '12, rue 019900'],
  },
  {
    kind: 'reserved hosts',
    isSample: isReservedHost,
    samples: [
      'https://www.atelier.example',
      'mailto:a@example.com',
      'http://localhost:5173',
    ],
    others: [
      'https://www.example-formation.fr',
      'a@monexample.com',
      'https://a.fr/b.example',
    ],
  },
  {
    kind: 'sample texts',
    isSample: isSampleText,
    samples: ['Camille Exemple', 'pays à confirmer', '00000', '000 000 000 00018'],
    others: ['Camille Martin', '69003', 'Atelier 2000000', '84 69 00000 69'],
  },
])('$kind are recognised, and similar values are not', ({ isSample, samples, others }) => {
  expect(samples.filter((text) => !isSample(text))).toEqual([])
  expect(others.filter(isSample)).toEqual([])
})

test.each([
  [0, 'zéro'],
  [19, 'dix-neuf'],
  [20, '20'],
])('the number %d is written as « %s »', (number, words) => {
  expect(inWords(number)).toBe(words)
})

test('a noun agrees with its count', () => {
  expect([1, 2].map((number) => counted(number, 'formation'))).toEqual([
    'une formation',
    'deux formations',
  ])
})

test('a no-break space joins digits to the noun', () => {
  expect(counted(24, 'formation')).toBe('24\u00a0formations')
})

test('a word at the start of a sentence begins with a capital letter', () => {
  expect(capitalized('une')).toBe('Une')
})
