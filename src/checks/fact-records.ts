import { judge } from '#facts/judge.ts'
import type { RecordIssue } from '#facts/rule.ts'
import { factsSchema, type Facts } from '#facts/kinds.ts'
import { buildDay } from '#src/content/build-day.ts'
import { readFacts, environment } from './fact-files.ts'
import { factsFolder } from './facts-folder.ts'

const { files, unreadable } = readFacts(factsFolder)
if (unreadable.length > 0)
  throw new Error(`Les faits sont à corriger :\n${unreadable.join('\n')}`)

/** What is to be said of the delivered facts; of dates, those that come within so many days. */
export function judgeDelivered(horizon?: number) {
  return judge(files, buildDay, environment, horizon)
}

export const deliveredIssues: readonly RecordIssue[] = judgeDelivered()

const despite = [
  'Pour publier quand même, cette fois seulement :',
  '  npm run build -- --malgre-les-dates',
  'Ce qui est passé portera alors « Information en cours de vérification » sur les pages.',
]

/**
 * Why the site cannot be published, in French, and what to do; none when it can.
 * @param despiteDates whether the owner publishes, for this once, what is past
 */
export function refusalOf(issues: readonly RecordIssue[], despiteDates: boolean): string[] {
  const stopping = issues.filter(
    ({ level, stops }) => stops && !(despiteDates && level === 'past'),
  )
  if (stopping.length === 0) return []
  return [
    'Le site ne peut pas être publié :',
    ...stopping.map(({ action, text }) => `• ${text} ${action}`),
    ...(stopping.every(({ level }) => level === 'past') ? despite : []),
    'Pour corriger un fait : npm run edit. Pour voir toutes les échéances : npm run due.',
  ]
}

const read = factsSchema.safeParse(files)
// The content cannot even be read.
if (!read.success) throw new Error(refusalOf(deliveredIssues, false).join('\n'))

/** The facts as their files hold them: what their schema has taken. */
export const deliveredFacts: Facts = read.data
