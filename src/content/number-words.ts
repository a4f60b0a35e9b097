const small =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  )

/** « sept », « dix-neuf »: a number below 20 in words, in figures from there on. */
export function inWords(number: number): string {
  return small[number] ?? String(number)
}

/** « sept formations », « une formation »: of a feminine noun, in the singular. */
export function counted(number: number, noun: string): string {
  if (number === 1) return `une ${noun}`
  return `${inWords(number)}${number in small ? ' ' : '\u00a0'}${noun}s`
}

/** With a capital, for the beginning of a sentence. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Without one, for its middle. */
export function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** The first of these names that fit in so many characters, after commas. */
export function listed(names: readonly string[], room: number): string {
  return names.reduce((list, name) => {
    const longer = list === '' ? name : `${list}, ${name}`
    return longer.length > room ? list : longer
  }, '')
}
