import { validateFacts } from '#facts/validation/validate-facts.ts'
import type { RecordIssue } from '#facts/validation/issue.ts'
import { factsSchema, type Facts } from '#facts/schema/fact-files.ts'
import { buildDay } from '#src/content/build-day.ts'
import { sampleLines } from './notices.ts'
import { readFacts, environment } from './fact-files.ts'
import { factsFolder } from './facts-folder.ts'

const { files, unreadable } = readFacts(factsFolder)
if (unreadable.length > 0)
  throw new Error(`Les faits sont à corriger :\n${unreadable.join('\n')}`)

/** Validates the facts in `factsFolder`. A date counts as due from `windowDays` days before it. */
export function validateDelivered(windowDays?: number) {
  return validateFacts(files, buildDay, environment, windowDays)
}

export const deliveredIssues: readonly RecordIssue[] = validateDelivered()

const overrideHelp = [
  'Pour publier quand même, cette fois seulement :',
  '  npm run build -- --malgre-les-dates',
  'Ce qui est passé portera alors « Information en cours de vérification » sur les pages.',
]

/**
 * Returns the reasons in French why the site cannot be published, or an empty list.
 * @param despiteDates whether the owner accepts expired dates for this build
 */
export function publicationErrorsOf(issues: readonly RecordIssue[], despiteDates: boolean) {
  const stopping = issues.filter(
    ({ level, stops }) => stops && !(despiteDates && level === 'past'),
  )
  if (stopping.length === 0) return []
  const samples = stopping.filter(({ level }) => level === 'sample')
  const others = stopping.filter(({ level }) => level !== 'sample')
  return [
    'Le site ne peut pas être publié :',
    ...others.map(({ action, text }) => `• ${text} ${action}`),
    ...(samples.length === 0
      ? []
      : [
          `• Il y reste des valeurs de l’exemple (${samples.length}) :`,
          ...sampleLines(samples),
        ]),
    ...(stopping.every(({ level }) => level === 'past') ? overrideHelp : []),
    'Pour corriger un fait : npm run edit. Pour voir toutes les échéances : npm run due.',
  ]
}

const read = factsSchema.safeParse(files)
const createReport = () => new Error(publicationErrorsOf(deliveredIssues, false).join('\n'))
if (!read.success) throw createReport()
// Some errors, such as a reference to a missing record, prevent the import of the content modules.
if (deliveredIssues.some(({ level }) => level === 'error'))
  await import('#src/page-content/page-contents.ts').catch(() => {
    throw createReport()
  })

/** The facts in `factsFolder`, parsed by their schema. */
export const deliveredFacts: Facts = read.data
