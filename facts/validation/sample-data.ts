import { nationalDigits } from '#facts/format/numbers.ts'

/** The prefixes of telephone numbers that the regulator (Arcep) reserves for works of fiction. */
const fictionalPhonePrefixes = ['019900', '026191', '035301', '046571', '053649', '063998']

/** Accepts a number as displayed, in a `tel:` link or in a WhatsApp link. */
export function isFictionalPhone(text: string): boolean {
  const national = nationalDigits(text) ?? ''
  return fictionalPhonePrefixes.some((range) => national.startsWith(range))
}

/** Whether a URL or e-mail address is at a domain that RFC 2606 reserves for examples. */
export function isReservedHost(address: string): boolean {
  const host =
    /^(?:https?:\/\/|mailto:)?(?:[^/@\s]*@)?([^/:?#\s]+)/.exec(address)?.[1] ?? ''
  return /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/i.test(host)
}

/** Whether a text still contains a sample value, which no real organisation has. */
export function isSampleText(text: string): boolean {
  return (
    /ex[ea]mple|à confirmer|beaucordeau/i.test(text) ||
    isFictionalPhone(text) ||
    isReservedHost(text) ||
    /^\D{0,4}0{5}/.test(text.replaceAll(/\s/g, ''))
  )
}
