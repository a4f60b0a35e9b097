import { notYet } from './course-rules.ts'
import { dayInWords } from './days.ts'
import { deadlineOf, standingOf } from './deadlines.ts'
import type { Facts } from './kinds.ts'
import { isReal, ofEach, remarksOnEach, type Remark, type Rule } from './rule.ts'

type Claim = Facts['claims'][number]

/** Claims that are due or past. */
export const datedClaims: Rule<readonly Claim[]> = remarksOnEach((claim, around) => {
  const date = deadlineOf(claim)
  const level = date === null ? undefined : standingOf(date, around.day, around.horizon)
  if (date === null || level === undefined) return []
  const isEnd = date === claim.expires
  const isPast = level === 'past'
  const end = `elle ${isPast ? 'a pris' : 'prend'} fin le ${dayInWords(date)}`
  const review = `à vérifier de nouveau ${isPast ? 'depuis' : 'avant'} le ${dayInWords(date)}`
  return [
    {
      path: [isEnd ? 'expires' : 'verified'],
      level,
      stops: isPast && claim.onExpiry === 'stop' && isReal(around),
      text: isEnd ? end : review,
      action: `${reread(claim)}, corrigez la phrase s'il le faut, puis écrivez la date du jour dans « Vérifié le »${
        isEnd ? ' et la nouvelle fin dans « Valable jusqu’au »' : ''
      }.`,
      date,
      ...(claim.verified !== null && { verified: claim.verified }),
    },
  ]
})

/** Claims that were verified tomorrow. */
export const untimelyClaims: Rule<readonly Claim[]> = ofEach(({ verified }, { day }) =>
  verified === null ? [] : [notYet(verified, ['verified'], day)],
)

/** Claims whose verification is invented, or whose source nobody has named. */
export const unprovenClaims: Rule<readonly Claim[]> = remarksOnEach((claim) => {
  const { sample, source, verified } = claim
  const remarks: Remark[] = []
  if (sample)
    remarks.push({
      path: [],
      level: 'sample',
      text: 'sa vérification est encore inventée',
      action: `${reread(claim)}, écrivez la date et votre nom, puis décochez « Ces valeurs sont encore inventées ».`,
    })
  else if (verified !== null && source === null)
    remarks.push({
      path: ['source'],
      text: 'dite vérifiée, sans que sa source soit nommée',
      action: 'Écrivez le titre, la référence et l’adresse du texte officiel.',
    })
  return remarks
})

function reread({ source }: Claim) {
  return source === null
    ? 'Relisez le texte officiel dont elle vient'
    : `Relisez « ${source.title} » (${source.url})`
}
