/** What is wrong with the numbers that the State gives, each in French words; undefined when nothing. */

type Fault = string | undefined

const digitsOf = (text: string) => text.replaceAll(/[\s.\u00a0\u202f-]/g, '')

/** « 732 829 320 » of the number of any of its sites. */
export function sirenOf(siret: string): string {
  return digitsOf(siret)
    .slice(0, 9)
    .replaceAll(/\d{3}(?=\d)/g, '$& ')
}

/** The key after « FR » follows from the SIREN. */
export function vatOf(siret: string): string {
  const siren = sirenOf(siret)
  const key = (12 + 3 * (Number(digitsOf(siren)) % 97)) % 97
  return `FR${String(key).padStart(2, '0')} ${siren}`
}

export function siretFault(text: string): Fault {
  const fault = numberFault(text, 14, 'SIRET')
  if (fault !== undefined) return fault
  const digits = digitsOf(text)
  return sumFault(digits.slice(0, 9), 'SIREN') ?? sumFault(digits, 'SIRET')
}

/** The number that the prefect of a region gives a training organisation. */
export function registrationFault(text: string, region: string): Fault {
  const fault = numberFault(text, 11, 'numéro de déclaration d’activité')
  if (fault !== undefined) return fault
  const code = digitsOf(text).slice(0, 2)
  const giving = regions[code]
  if (giving === undefined)
    return `aucune région ne donne de numéros qui commencent par ${code}`
  return giving === '' || plain(giving) === plain(region)
    ? undefined
    : `les numéros qui commencent par ${code} sont ceux de la région ${giving}, pas « ${region} »`
}

/** Zeros where digits would be: the SIREN, the SIRET, the registration of an example. */
export function isAllZeros(text: string) {
  return /^\D*0{8}/.test(digitsOf(text).replace(/^FR\d\d/i, ''))
}

function numberFault(text: string, length: number, name: string): Fault {
  const digits = digitsOf(text)
  return /^\d+$/.test(digits) && digits.length === length
    ? undefined
    : `« ${text} » n’a pas les ${length} chiffres d’un ${name}`
}

const postOffice = '356000000'

function sumFault(digits: string, name: string): Fault {
  // The sites of La Poste are too many for the usual sum.
  const isSound = digits.startsWith(postOffice)
    ? keepsLuhn(digits) || sumOf(Array.from(digits, Number)) % 5 === 0
    : keepsLuhn(digits)
  return isSound
    ? undefined
    : `un chiffre de ce ${name} est faux : sa somme de contrôle ne tombe pas juste`
}

function keepsLuhn(digits: string) {
  const weighed = Array.from(digits, Number)
    .toReversed()
    .map((digit, index) => (index % 2 === 0 ? digit : digit * 2))
    .map((weight) => (weight > 9 ? weight - 9 : weight))
  return sumOf(weighed) % 10 === 0
}

function sumOf(numbers: readonly number[]) {
  return numbers.reduce((sum, number) => sum + number, 0)
}

/** « Île de France » and « ile-de-france » are one. */
function plain(name: string) {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z]+/gi, ' ')
    .trim()
    .toLowerCase()
}

/** By the first two digits of a registration; empty for a region that is no more: its numbers live on. */
const regions: Readonly<Partial<Record<string, string>>> = {
  '01': 'Guadeloupe',
  '02': 'Martinique',
  '03': 'Guyane',
  '04': 'La Réunion',
  '06': 'Mayotte',
  '11': 'Île-de-France',
  '24': 'Centre-Val de Loire',
  '27': 'Bourgogne-Franche-Comté',
  '28': 'Normandie',
  '32': 'Hauts-de-France',
  '44': 'Grand Est',
  '52': 'Pays de la Loire',
  '53': 'Bretagne',
  '75': 'Nouvelle-Aquitaine',
  '76': 'Occitanie',
  '84': 'Auvergne-Rhône-Alpes',
  '93': 'Provence-Alpes-Côte d’Azur',
  '94': 'Corse',
  ...Object.fromEntries(
    [21, 22, 23, 25, 26, 31, 41, 42, 43, 54, 72, 73, 74, 82, 83, 91, 95, 96, 97, 98].map(
      (code) => [String(code), ''],
    ),
  ),
}
