import type { Facts } from '#facts/schema/fact-files.ts'
import { openingInWords, openingsInWords } from './opening-hours.ts'
import { typeset } from './typeset.ts'

type Placeholders = ReadonlyMap<string, string>

/** Returns the values of placeholders by name, such as « Référent handicap ». */
export function placeholdersOf({
  identity: { disability, openingHours, replyDays },
  claims,
  figures,
}: Pick<Facts, 'identity' | 'claims' | 'figures'>): Placeholders {
  const values = new Map([
    ['Référent handicap', disability.name],
    ['Téléphone du référent handicap', disability.phone],
    ['E-mail du référent handicap', disability.email],
    ['Horaires de la semaine', openingInWords(openingHours.week)],
    ['Horaires', openingsInWords(openingHours)],
  ])
  for (const { id, title, figure } of claims) {
    if (figure !== null) values.set(title, figure)
    if (figure !== null && id === 'replyDelay') {
      // A delay that is already in days would be repeated.
      const isRepeated = replyDays === null || figure.includes('jour')
      values.set(`${title}, en jours`, isRepeated ? figure : `${figure}, soit ${replyDays}`)
    }
  }
  // In a sentence, « 50+ » becomes « plus de 50 ».
  for (const { label, value } of figures)
    values.set(label, value.replace(/^(.*)\+$/, 'plus de $1'))
  return new Map([...values].map(([name, value]) => [typeset(name), value]))
}

/** Replaces the placeholders of a text with their values. Unknown placeholders are kept as typed. */
export function fillPlaceholders(text: string, values: Placeholders): string {
  return text.replaceAll(
    placeholder,
    (typed, name: string) => values.get(typeset(name.trim())) ?? typed,
  )
}

/** Maps the typeset name of each placeholder in a text to its typed form. */
export function placeholdersIn(text: string): Placeholders {
  const typed = [...text.matchAll(placeholder)]
  return new Map(typed.map(([whole, name = '']) => [typeset(name.trim()), whole]))
}

const placeholder = /\{([^{}]*)\}/g
