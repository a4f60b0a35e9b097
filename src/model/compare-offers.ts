import type * as facts from '#facts/schema/schema.ts'
import { formatEuros } from '#src/content/euros.ts'
import { counted, sizeInWords, withDe } from '#src/content/number-words.ts'

type Compared = Pick<facts.CompanyCourse, 'group' | 'price' | 'seatPrice'>

/**
 * Compares the price of a group with that of seats in an open session. Returns `null` if a price is unknown,
 * if the taxes differ, or if both prices are per person and differ.
 */
export function compareOffers({ group, price, seatPrice }: Compared) {
  if (price === null || seatPrice === null || !('vat' in price)) return null
  if (price.vat !== seatPrice.vat) return null
  if (price.kind === 'perPerson')
    return price.eurosPerPerson === seatPrice.euros
      ? { sentence: samePrice(group.min), sums: [], start: 0 }
      : null
  const sums = Array.from({ length: group.max }, (_, index) => {
    return sumsFor(index + 1, group, price.eurosPerGroup, seatPrice.euros)
  })
  const start = sums.find(({ isGroupCheaper }) => isGroupCheaper)?.people
  return {
    sentence:
      start === undefined
        ? `Jusqu’à ${counted(group.max, 'personne')}, les sessions ouvertes ne coûtent pas plus cher.`
        : `Dès ${counted(start, 'personne')}, le groupe revient moins cher.`,
    sums,
    /** The number of people that is selected initially. */
    start: start ?? 1,
  }
}

const samePrice = (least: number) =>
  `Le prix par personne est le même. Le groupe se réunit à votre date, à partir ${withDe(counted(least, 'personne'))}. Une session ouverte, à date fixe, accueille aussi une personne seule.`

function sumsFor(
  people: number,
  { min, max }: Compared['group'],
  groupPrice: number,
  seatPrice: number,
) {
  // A product such as 6 × 89.1 differs from 534.6 by a rounding error.
  const seats = Math.round(people * seatPrice * 100) / 100
  const saved = seats - groupPrice
  const isGroup = people >= min
  const larger = isGroup ? Math.max(groupPrice, seats) : seats
  const lineOf = (term: string, euros: number) => {
    return { term, figure: formatEuros(euros), share: Math.round((100 * euros) / larger) }
  }
  return {
    people,
    isGroupCheaper: isGroup && saved > 0,
    verdict: isGroup
      ? `Pour ${counted(people, 'personne')}, ${differenceOf(saved)}.`
      : `Un groupe commence à ${counted(min, 'personne')}.`,
    /** The price of each available offer, and its share of the highest price in percent. */
    lines: [
      ...(isGroup
        ? [lineOf(`Un groupe, ${sizeInWords({ min, max }, 'personne')}`, groupPrice)]
        : []),
      lineOf(`En session ouverte, ${people} fois\u00a0${formatEuros(seatPrice)}`, seats),
    ],
  }
}

function differenceOf(saved: number) {
  if (saved === 0) return 'les deux offres coûtent le même prix'
  const cheaper = saved > 0 ? 'le groupe' : 'la session ouverte'
  return `${cheaper} revient ${formatEuros(Math.abs(saved))} moins cher`
}
