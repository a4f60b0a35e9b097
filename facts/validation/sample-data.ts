import { nationalDigits } from '#facts/format/numbers.ts'

/** What is kept for stories and examples, and belongs to nobody. */

/** The numbers that the Arcep keeps for works of fiction. */
const fictionalPhonePrefixes = ['019900', '026191', '035301', '046571', '053649', '063998']

/** @param text as shown, or the `tel:` of its link, or the number within a link of WhatsApp */
export function isFictionalPhone(text: string): boolean {
  const national = nationalDigits(text)
  return fictionalPhonePrefixes.some((range) => national.startsWith(range))
}

/** RFC 2606: no host of these names will ever exist. */
export function isReservedHost(address: string): boolean {
  const host =
    /^(?:https?:\/\/|mailto:)?(?:[^/@\s]*@)?([^/:?#\s]+)/.exec(address)?.[1] ?? ''
  return /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/i.test(host)
}

/** Words and digits that no real organisation has: they were never replaced. */
export function isSampleText(text: string): boolean {
  return (
    /ex[ea]mple|à confirmer|beaucordeau/i.test(text) ||
    isFictionalPhone(text) ||
    isReservedHost(text) ||
    /^\D{0,4}0{5}/.test(text.replaceAll(/\s/g, ''))
  )
}
