const small =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  )

/** Spells out a number below 20 (« dix-neuf »); larger numbers stay in figures. */
export function inWords(number: number): string {
  return small[number] ?? String(number)
}

/** Counts a feminine noun, given in the singular: « sept formations », « une formation ». */
export function counted(number: number, noun: string): string {
  if (number === 1) return `une ${noun}`
  return `${inWords(number)}${number in small ? ' ' : '\u00a0'}${noun}s`
}

type Size = { min: number; max: number }

/** Formats the size of a group: « 6 à 8 personnes », « 8 personnes ». `noun` must be in the singular. */
export function sizeRange({ min, max }: Size, noun: string) {
  const people = `${max} ${noun}${max < 2 ? '' : 's'}`
  return min === max ? people : `${min} à ${people}`
}

/** Formats the size of a group with « de » before a range: « de 6 à 8 personnes », « 8 personnes ». */
export const sizeInWords = (size: Size, noun: string) =>
  `${size.min === size.max ? '' : 'de '}${sizeRange(size, noun)}`

/** Beginnings of words whose h is mute, without accents. No rule tells them from others, such as « Hameau ». */
const muteBeginning =
  /^h(?:abi|adri|armon|eb|ect|elen|eli|enri|ep|eraul|er[bm]|erit|eroi|eure|ex|ilai|ippiq|ippo|irond|ist|iver|om[mo]|omeo|onn|onor|opit|orai|oriz|orlo|ort|osp|ost|ote|ubert|uil|uitr|um|y)/

/** Puts « de » before a name: « d’Hélène », « du Hameau », « des Ateliers », « de onze personnes ». */
export function withDe(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const isElided =
    /^(?!onze )(?:[aeiouœæ]|y(?![aeiou]))/.test(plain) || muteBeginning.test(plain)
  if (isElided) return `d’${name}`
  return `de ${name}`.replace(/^de le\s/i, 'du ').replace(/^de les\s/i, 'des ')
}

/** Puts « à » before a name: « à Lyon », « au Mans », « aux Ulis ». */
export function withA(name: string): string {
  return `à ${name}`.replace(/^à le\s/i, 'au ').replace(/^à les\s/i, 'aux ')
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Begins a text with a small letter, unless it begins with an abbreviation such as « TPE » or « B2 ». */
export function lowered(text: string): string {
  return text.replace(/^\p{Lu}(?![\p{Lu}\d.])/u, (letter) => letter.toLowerCase())
}

/**
 * Joins names with commas. Skips a name if the text would otherwise exceed `room` characters. If all names are
 * longer, returns the first.
 */
export function listed(names: readonly string[], room: number): string {
  const list = names.reduce((start, name) => {
    const longer = start === '' ? name : `${start}, ${name}`
    return longer.length > room ? start : longer
  }, '')
  return list || (names[0] ?? '')
}
