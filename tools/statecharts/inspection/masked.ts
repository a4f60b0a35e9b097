/**
 * By machine id, the keys under which a site's own codes stand. Any other text may be a visitor's:
 * a machine that is not named here shows none.
 */
export type Codes = Readonly<Record<string, readonly string[]>>

const longestText = 500
const deepest = 6

/** Which texts are shown: those of no machine but its codes, or all. */
export type Shown = readonly string[] | 'all'

/**
 * A text of the same length, blanks, digits and punctuation, for which the machines' rules answer
 * alike: an address stays an address.
 */
export function maskText(text: string): string {
  return text
    .replaceAll(/[^\s!-~]/gu, 'é')
    .replaceAll(/[a-z]/gi, 'x')
    .replaceAll(/\d/g, '0')
}

/**
 * A copy that a channel can carry: functions and actors become words, texts are cut at 500
 * characters and masked unless they stand under a shown key.
 */
export function toPlain(value: unknown, shown: Shown): unknown {
  return copy(value, shown, shown === 'all', 0)
}

function copy(value: unknown, shown: Shown, isShown: boolean, depth: number): unknown {
  if (typeof value === 'string') return copyText(value, isShown)
  if (typeof value === 'function') return '[function]'
  if (typeof value !== 'object' || value === null) return value
  if (depth === deepest) return '…'
  if ('sessionId' in value) return `[actor ${String(value.sessionId)}]`
  if (Array.isArray(value))
    return value.map((item) => copy(item, shown, isShown, depth + 1))
  // What an error says may quote what was typed.
  const plain: Record<string, unknown> =
    value instanceof Error
      ? { name: value.name, message: copyText(value.message, isShown) }
      : {}
  for (const [key, part] of Object.entries(value))
    plain[key] = copy(part, shown, isShown || shown.includes(key), depth + 1)
  return plain
}

function copyText(text: string, isShown: boolean): string {
  const whole = text.length > longestText ? `${text.slice(0, longestText)}…` : text
  return isShown ? whole : maskText(whole)
}

/** The fields of an object; of anything else, none. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
