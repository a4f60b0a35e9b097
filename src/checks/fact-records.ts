import { judge } from '#facts/judge.ts'
import type { Judgement } from '#facts/judgement.ts'
import { factsSchema } from '#facts/kinds.ts'
import { buildDay } from '#src/content/build-day.ts'
import { deliveredFacts } from './delivered-facts.ts'
import { surroundings } from './surroundings.ts'

/** What is to be said of the delivered facts; of dates, those that come within so many days. */
export function judgeDelivered(horizon?: number) {
  return judge(deliveredFacts, buildDay, surroundings, horizon)
}

export const judgements: readonly Judgement[] = judgeDelivered()

// The content cannot even be read.
if (!factsSchema.safeParse(deliveredFacts).success)
  throw new Error(refusalOf(judgements, false).join('\n'))

const despite = [
  'Pour publier quand même, cette fois seulement :',
  '  npm run build -- --malgre-les-dates',
  'Ce qui est passé portera alors « Information en cours de vérification » sur les pages.',
]

/**
 * Why the site cannot be published, in French, and what to do; none when it can.
 * @param despiteDates whether the owner publishes, for this once, what is past
 */
export function refusalOf(judged: readonly Judgement[], despiteDates: boolean): string[] {
  const stopping = judged.filter(
    ({ level, stops }) => stops && !(despiteDates && level === 'past'),
  )
  if (stopping.length === 0) return []
  return [
    'Le site ne peut pas être publié :',
    ...stopping.map(({ action, text }) => `• ${text} ${action}`),
    ...(stopping.every(({ level }) => level === 'past') ? despite : []),
    'Pour corriger un fait : npm run edit. Pour voir tout ce qui est dû : npm run due.',
  ]
}
