import type { Facts } from './kinds.ts'
import { openingInWords } from './opening-hours.ts'
import { error, type Remark } from './rule.ts'
import { typeset } from './typeset.ts'

/** What a text may name between braces, such as « {Référent handicap} », and what stands there. */
export function blanksOf({ identity, claims }: Pick<Facts, 'identity' | 'claims'>) {
  const { disability, replyDays } = identity
  const figures = claims.flatMap(({ id, title, figure }): [string, string][] => {
    if (figure === null) return []
    const inDays = replyDays === null ? '' : `, soit ${replyDays}`
    return id === 'replyDelay'
      ? [
          [title, figure],
          [`${title}, en jours`, figure + inDays],
        ]
      : [[title, figure]]
  })
  return new Map(
    [
      ['Référent handicap', disability.name] as const,
      ['Téléphone du référent handicap', disability.phone] as const,
      ['E-mail du référent handicap', disability.email] as const,
      ['Horaires de la semaine', openingInWords(identity.openingHours.week)] as const,
      ['Horaires du samedi', openingInWords(identity.openingHours.saturday)] as const,
      ...figures,
    ].map(([name, value]) => [typeset(name), value]),
  )
}

/** A text with its blanks filled in; what is not known stays as it was typed. */
export function fill(text: string, blanks: ReadonlyMap<string, string>): string {
  return text.replaceAll(
    blank,
    (typed, name: string) => blanks.get(typeset(name.trim())) ?? typed,
  )
}

/** What an answer names and no fact is called. */
export function* unknownBlanks(answer: string, facts: Facts): Generator<Remark> {
  const blanks = blanksOf(facts)
  for (const [typed, name = ''] of answer.matchAll(blank))
    if (!blanks.has(typeset(name.trim())))
      yield error(['answer'], `aucun fait ne s’appelle « ${typed} »`)
}

const blank = /\{([^{}]*)\}/g
