import { expect, test } from 'vitest'
import { compareOffers } from '#src/model/compare-offers.ts'
import { normalizeSpaces } from '#tests/normalize-spaces.ts'

const price = { kind: 'perGroup', eurosPerGroup: 4800, vat: 'HT', includes: '' } as const
const seatPrice = { euros: 890, vat: 'HT', includes: '' } as const
const offers = { group: { min: 4, max: 8 }, price, seatPrice }

const verdictFor = (people: number, eurosPerGroup = 4800, euros = 890) => {
  const given = {
    ...offers,
    price: { ...price, eurosPerGroup },
    seatPrice: { ...seatPrice, euros },
  }
  const sum = compareOffers(given)?.sums[people - 1]
  const lines = sum?.lines.map(({ term, figure, share }) => `${term} : ${figure}, ${share}`)
  return [sum?.verdict, ...(lines ?? [])].map((text) => normalizeSpaces(text ?? ''))
}

test.each([
  [3, 4800, 'Un groupe commence à quatre personnes.'],
  [5, 4800, 'Pour cinq personnes, la session ouverte revient 350 € moins cher.'],
  [5, 4450, 'Pour cinq personnes, les deux offres coûtent le même prix.'],
  [6, 4800, 'Pour six personnes, le groupe revient 540 € moins cher.'],
])('the verdict for %i people and a group price of %i € is « %s »', (...row) => {
  const [people, eurosPerGroup, verdict] = row
  expect(verdictFor(people, eurosPerGroup)[0]).toBe(verdict)
})

test('sums that differ only by the rounding of a product are equal', () => {
  expect(verdictFor(6, 534.6, 89.1)[0]).toBe(
    'Pour six personnes, les deux offres coûtent le même prix.',
  )
})

test('the share of each sum is its percentage of the larger sum', () => {
  expect(verdictFor(6).slice(1)).toEqual([
    'Un groupe, de 4 à 8 personnes : 4 800 €, 90',
    'En session ouverte, 6 fois 890 € : 5 340 €, 100',
  ])
})

test('for fewer people than a group needs, only the seat price is shown', () => {
  expect(verdictFor(3).slice(1)).toEqual([
    'En session ouverte, 3 fois 890 € : 2 670 €, 100',
  ])
})

test.each([
  [4800, 4, 'Dès six personnes, le groupe revient moins cher.', 6],
  [890, 4, 'Dès quatre personnes, le groupe revient moins cher.', 4],
  [890, 1, 'Dès deux personnes, le groupe revient moins cher.', 2],
  [9000, 4, 'Jusqu’à huit personnes, les sessions ouvertes ne coûtent pas plus cher.', 1],
])(
  'a group price of %i € from %i people is summarised as « %s »',
  (eurosPerGroup, min, sentence, start) => {
    const given = { ...offers, group: { min, max: 8 }, price: { ...price, eurosPerGroup } }
    expect(compareOffers(given)).toMatchObject({ sentence, start })
  },
)

const perPerson = {
  kind: 'perPerson',
  eurosPerPerson: 890,
  vat: 'HT',
  includes: '',
} as const

test('offers with the same price per person are compared without sums', () => {
  const compared = compareOffers({ ...offers, price: perPerson })
  expect(compared?.sentence).toMatch(/^Le prix par personne est le même\./)
  expect(compared?.sums).toEqual([])
})

test.each([
  [1, 'à partir d’une personne.'],
  [4, 'à partir de quatre personnes.'],
  [11, 'à partir de onze personnes.'],
])('the sentence about a group of at least %i contains « %s »', (min, words) => {
  const group = { min, max: 12 }
  expect(compareOffers({ ...offers, price: perPerson, group })?.sentence).toContain(words)
})

test.each([
  [{ price: null }],
  [{ seatPrice: null }],
  [{ price: { ...price, vat: 'TTC' } as const }],
  [{ price: { ...perPerson, eurosPerPerson: 1 } }],
  [{ price: { kind: 'onQuote', rule: '' } as const }],
])('offers with %j are not compared', (fields) => {
  expect(compareOffers({ ...offers, ...fields })).toBeNull()
})
