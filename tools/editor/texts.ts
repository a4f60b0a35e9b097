/** Texts and numbers as they are typed, shown and named. */

/** Numbers as they are written in French. */
export const shown = (value: unknown) =>
  typeof value === 'number'
    ? value.toLocaleString('fr-FR', { maximumFractionDigits: 6 })
    : value

/** A number as a French person writes it, or why it is asked for again. */
export function numberIn(text: string): number | string {
  const digits = text.replaceAll(/[\s\u00a0\u202f]|€$/g, '')
  const [, whole = '', mark, rest = ''] = /^(-?\d+)(?:([.,])(\d+))?$/.exec(digits) ?? []
  if (whole === '') return 'Un nombre, en chiffres, est attendu.'
  if (mark !== undefined && rest.length === 3 && whole !== '0')
    return `« ${text.trim()} » peut se lire de deux façons : écrivez ${whole}${rest}, ou ${whole},${rest.replace(/0+$/, '') || '0'}.`
  return Number(`${whole}.${rest}`)
}

const joiner =
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})'
/**
 * Controls, marks of direction, what has no width, and the private signs of word processors; not
 * what joins the parts of an emoji.
 */
const invisible = new RegExp(
  `(?!${joiner}|\\n|[\\u{e0020}-\\u{e007f}])[\\p{Cc}\\p{Cf}\\p{Co}\\ufffc-\\uffff]`,
  'gu',
)

/** A text as it is saved: nothing that is not seen; a text of several lines keeps them. */
export function tidyText(text: string, isLong = false): string {
  const lines = text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll(/[\t\v\f]/g, ' ')
  const kept = isLong ? lines.replaceAll(/\n{3,}/g, '\n\n') : lines.replaceAll('\n', ' ')
  return kept
    .replaceAll(invisible, '')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ *\n */g, '\n')
    .normalize('NFC')
    .trim()
}

/** Letters without accents, digits and hyphens. */
export function slugOf(text: string): string {
  const slug = text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '')
  return /^[a-z]/.test(slug) ? slug : `fiche${slug && '-'}${slug}`
}

/** The name itself, or the first of name-2, name-3 … that nothing has. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  let [free, count] = [name, 2]
  while (taken.has(free)) free = `${name}-${count++}`
  return free
}
