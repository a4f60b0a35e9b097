import type { Facts } from '#facts/schema/fact-files.ts'
import { openingInWords } from './opening-hours.ts'
import { error, type Issue } from '#facts/validation/issue.ts'
import { typeset } from './typeset.ts'

/** What a text may name between braces, such as « {Référent handicap} », and what stands there. */
export function placeholdersOf({ identity, claims }: Pick<Facts, 'identity' | 'claims'>) {
  const { disability, openingHours, replyDays } = identity
  const inDays = replyDays === null ? '' : `, soit ${replyDays}`
  const figures = claims.flatMap(({ id, title, figure }) => {
    if (figure === null) return []
    const days = { name: `${title}, en jours`, value: figure + inDays }
    return [{ name: title, value: figure }, ...(id === 'replyDelay' ? [days] : [])]
  })
  const blanks = [
    { name: 'Référent handicap', value: disability.name },
    { name: 'Téléphone du référent handicap', value: disability.phone },
    { name: 'E-mail du référent handicap', value: disability.email },
    { name: 'Horaires de la semaine', value: openingInWords(openingHours.week) },
    { name: 'Horaires du samedi', value: openingInWords(openingHours.saturday) },
    ...figures,
  ]
  return new Map(blanks.map(({ name, value }) => [typeset(name), value]))
}

/** A text with its blanks filled in; what is not known stays as it was typed. */
export function fillPlaceholders(
  text: string,
  blanks: ReadonlyMap<string, string>,
): string {
  return text.replaceAll(
    blank,
    (typed, name: string) => blanks.get(typeset(name.trim())) ?? typed,
  )
}

/** What an answer names and no fact is called. */
export function* unknownPlaceholders(answer: string, facts: Facts): Generator<Issue> {
  const blanks = placeholdersOf(facts)
  for (const [typed, name = ''] of answer.matchAll(blank))
    if (!blanks.has(typeset(name.trim())))
      yield error(['answer'], `aucun fait ne s’appelle « ${typed} »`)
}

const blank = /\{([^{}]*)\}/g
