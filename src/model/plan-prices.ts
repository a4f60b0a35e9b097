/** Calculates the prices of the training plan. The browser loads this module, so it imports no facts. */
import { formatEuros, formatMoney } from '#src/content/euros.ts'
import { sizeInWords } from '#src/content/number-words.ts'
import type { PlannedCourse } from './plan.ts'

type Money = { readonly euros: number; readonly vat: string }

/** Returns whether these people can only join an open session, because a group needs more people. */
export function isTooFew({ group, seatPrice }: PlannedCourse, people: number): boolean {
  return group !== null && seatPrice !== null && people < group.min
}

/**
 * Returns the price for a number of people and how it is calculated, or `null` if there is none.
 * @param isOpen true if the people join an open session, false if they form their own group
 */
export function linePrice(
  { group, groupPrice, seatPrice }: PlannedCourse,
  people: number | null,
  isOpen: boolean,
) {
  const price = isOpen ? seatPrice : groupPrice
  if (price === null || people === null) return null
  const { euros, vat, isPerPerson } = price
  if (isPerPerson) {
    const note = `${people}\u00a0fois\u00a0${formatEuros(euros)}`
    return { euros: people * euros, vat, note }
  }
  const isGroup = group !== null && people >= group.min && people <= group.max
  return isGroup
    ? { euros, vat, note: `le groupe, ${sizeInWords(group, 'personne')}` }
    : null
}

/** Returns the sum of the known prices, or `null` if there are none or their taxes differ. */
export function totalLine(
  prices: readonly (Money | null)[],
  words: { readonly total: string; readonly partialTotal: string },
) {
  const known = prices.filter((price) => price !== null)
  const vat = known[0]?.vat
  if (vat === undefined || known.some((price) => price.vat !== vat)) return null
  return {
    label: prices.includes(null) ? words.partialTotal : words.total,
    figure: formatMoney({ euros: known.reduce((sum, { euros }) => sum + euros, 0), vat }),
  }
}
