import type { Facts } from '#facts/schema/fact-files.ts'
import { openingInWords } from './opening-hours.ts'
import { error, type Issue } from '#facts/validation/issue.ts'
import { typeset } from './typeset.ts'

/**
 * The placeholders that a text may contain in braces, such as « {Référent handicap} », with
 * their values.
 */
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

/** Replaces the placeholders of a text. Unknown ones are kept as typed. */
export function fillPlaceholders(
  text: string,
  blanks: ReadonlyMap<string, string>,
): string {
  return text.replaceAll(
    blank,
    (typed, name: string) => blanks.get(typeset(name.trim())) ?? typed,
  )
}

/** Reports placeholders of an answer that do not exist. */
export function* unknownPlaceholders(answer: string, facts: Facts): Generator<Issue> {
  const blanks = placeholdersOf(facts)
  for (const [typed, name = ''] of answer.matchAll(blank))
    if (!blanks.has(typeset(name.trim())))
      yield error(['answer'], `aucun fait ne s’appelle « ${typed} »`)
}

const blank = /\{([^{}]*)\}/g
