import { dayInWords } from './days.ts'
import { deadlineOf, standingOf } from './deadlines.ts'
import type { Facts } from './kinds.ts'
import {
  isReal,
  notYet,
  remark,
  stillInvented,
  type Around,
  type Remark,
  type Rule,
} from './rule.ts'

type Claim = Facts['claims'][number]

export const claimRule: Rule<Claim> = function* (claim, around) {
  const { sample, source, verified } = claim
  yield* deadline(claim, around)
  yield* notYet(verified, 'verified', around)
  if (sample)
    yield stillInvented(
      'sa vérification est encore inventée',
      `${reread(claim)}, écrivez la date et votre nom`,
    )
  else if (verified !== null && source === null)
    yield remark(
      ['source'],
      'dite vérifiée, sans que sa source soit nommée',
      'Écrivez le titre, la référence et l’adresse du texte officiel.',
    )
}

function* deadline(claim: Claim, around: Around): Generator<Remark> {
  const date = deadlineOf(claim)
  const level = date && standingOf(date, around.day, around.horizon)
  if (!date || !level) return
  const isEnd = date === claim.expires
  const isPast = level === 'past'
  const end = `elle ${isPast ? 'a pris' : 'prend'} fin le ${dayInWords(date)}`
  const review = `à vérifier de nouveau ${isPast ? 'depuis' : 'avant'} le ${dayInWords(date)}`
  yield {
    path: [isEnd ? 'expires' : 'verified'],
    level,
    stops: isPast && claim.onExpiry === 'stop' && isReal(around),
    text: isEnd ? end : review,
    action: `${reread(claim)}, corrigez la phrase s'il le faut, puis écrivez la date du jour dans « Vérifié le »${
      isEnd ? ' et la nouvelle fin dans « Valable jusqu’au »' : ''
    }.`,
    date,
    ...(claim.verified !== null && { verified: claim.verified }),
  }
}

function reread({ source }: Claim) {
  return source === null
    ? 'Relisez le texte officiel dont elle vient'
    : `Relisez « ${source.title} » (${source.url})`
}
