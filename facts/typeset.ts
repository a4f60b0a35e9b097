const nbsp = '\u00a0'
const narrow = '\u202f'
const space = '[ \u00a0\u202f]'
const unit =
  '(?:h|j|heures?|jours?|mois|ans|années?|minutes?|secondes?|chiffres|personnes|participants|salariés|caractères|places|Ko|Mo|V|km|cm|mm|kg|m²)'

const month =
  '(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)'

/** Addresses, which keep every character, wherever in a text they stand. */
const address = /(https?:\/\/\S+|(?:mailto|tel):\S+|\S+@\S+|(?<!\S)[/#]\S+)/

const rules: readonly (readonly [RegExp, string])[] = [
  [/[ \t]*\n[ \t]*/g, '\n'],
  [/[ \t]{2,}|\t/g, ' '],
  [/'/g, '’'],
  [/\.{3,}/g, '…'],
  [/\u2011/g, '-'],
  [/[“”]/g, '"'],
  // After a digit it stands for inches.
  [/(?<!\d)"([^"]*)"/g, '«$1»'],
  [new RegExp(`«${space}*`, 'g'), `«${nbsp}`],
  [new RegExp(`${space}*»`, 'g'), `${nbsp}»`],
  [new RegExp(`${space}*([;%]|[!?]+)`, 'g'), `${narrow}$1`],
  [new RegExp(`(?<!\\d)${space}*:|${space}*:(?!\\d)`, 'g'), `${nbsp}:`],
  // Four digits are a year unless euros follow.
  [new RegExp(`(?<![\\d,.])\\d{4,}(?=${space}*€)`, 'g'), 'thousands'],
  [new RegExp(`(?<![\\d,.])[1-9]\\d{0,2}(?:${space}\\d{3})+(?!\\d)`, 'g'), 'thousands'],
  [/(?<=\d) (?=\d)/g, nbsp],
  [new RegExp(`${space}*€`, 'g'), `${nbsp}€`],
  [new RegExp(`(\\d) (?=${unit}(?!\\p{L}))`, 'gu'), `$1${nbsp}`],
  [/(\dh|\d[ \u00a0\u202f]h) (?=\d)/g, `$1${nbsp}`],
  [/(articles?|n°|art\.) (?=[A-Z]*\d)|(n°)(?=\d)/g, `$1$2${nbsp}`],
  [/(?<!\p{L})(M\.|MM\.|Mme|Mlle|Dr) (?=\p{Lu})/gu, `$1${nbsp}`],
  [new RegExp(`(\\d|1er) (?=${month}(?!\\p{L}))`, 'gu'), `$1${nbsp}`],
  [/France Travail/g, `France${nbsp}Travail`],
]

/**
 * French spaces and marks for a text, or for every text in a value: the files keep what was
 * typed plainly. Addresses, dates, times and identifiers come back as they went in. Idempotent.
 */
export function typeset<T>(value: T): T
export function typeset(value: unknown): unknown {
  if (typeof value === 'string') return french(value)
  if (Array.isArray(value)) return value.map((each: unknown) => typeset(each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, typeset(each)]),
  )
}

/** Keeps a registration number on one line. */
export function groupDigits(number: string): string {
  return number.replaceAll(/(?<=\d)\s+(?=\d)/g, nbsp)
}

function french(text: string) {
  // Odd parts are addresses.
  return text
    .split(address)
    .map((part, index) => (index % 2 === 1 ? part : rules.reduce(apply, part)))
    .join('')
}

function apply(text: string, [pattern, replacement]: (typeof rules)[number]) {
  return replacement === 'thousands'
    ? text.replaceAll(pattern, thousands)
    : text.replaceAll(pattern, replacement)
}

function thousands(number: string) {
  return number.replaceAll(/\D/g, '').replaceAll(/\B(?=(?:\d{3})+$)/g, narrow)
}
