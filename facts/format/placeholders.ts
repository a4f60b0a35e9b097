import type { Facts } from '#facts/schema/fact-files.ts'
import { openingInWords, openingsInWords } from './opening-hours.ts'
import { typeset } from './typeset.ts'

type Placeholders = ReadonlyMap<string, string>

/** Returns the values of the placeholders in texts, such as « {Référent handicap} », by name. */
export function placeholdersOf({
  identity,
  claims,
  figures: keyFigures,
}: Pick<Facts, 'identity' | 'claims' | 'figures'>): Placeholders {
  const { disability, openingHours, replyDays } = identity
  const inDays = replyDays === null ? '' : `, soit ${replyDays}`
  const figures = claims.flatMap(({ id, title, figure }) => {
    if (figure === null) return []
    const days = { name: `${title}, en jours`, value: figure + inDays }
    return [{ name: title, value: figure }, ...(id === 'replyDelay' ? [days] : [])]
  })
  const placeholders = [
    { name: 'Référent handicap', value: disability.name },
    { name: 'Téléphone du référent handicap', value: disability.phone },
    { name: 'E-mail du référent handicap', value: disability.email },
    { name: 'Horaires de la semaine', value: openingInWords(openingHours.week) },
    { name: 'Horaires', value: openingsInWords(openingHours) },
    ...figures,
    // « plus de 50 » for « 50+ ».
    ...keyFigures.map(({ label, value }) => ({
      name: label,
      value: value.replace(/^(.*)\+$/, 'plus de $1'),
    })),
  ]
  return new Map(placeholders.map(({ name, value }) => [typeset(name), value]))
}

/** Replaces the placeholders of a text. Unknown ones are kept as typed. */
export function fillPlaceholders(text: string, values: Placeholders): string {
  return text.replaceAll(
    placeholder,
    (typed, name: string) => values.get(typeset(name.trim())) ?? typed,
  )
}

/** Returns the placeholders of a text as typed, by name. */
export function placeholdersIn(text: string): Placeholders {
  const typed = [...text.matchAll(placeholder)]
  return new Map(typed.map(([whole, name = '']) => [typeset(name.trim()), whole]))
}

const placeholder = /\{([^{}]*)\}/g
