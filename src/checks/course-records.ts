import { readdirSync } from 'node:fs'
import path from 'node:path'
import courses from '#facts/courses.json' with { type: 'json' }
import individualTrainings from '#facts/individual-trainings.json' with { type: 'json' }
import mandatoryTrainings from '#facts/mandatory-trainings.json' with { type: 'json' }
import { checkCourses } from '#facts/check.ts'
import { buildDay } from '#src/content/build-day.ts'
import { claims } from '#src/content/claims.ts'

const { errors, warnings } = checkCourses(
  {
    courses,
    'mandatory-trainings': mandatoryTrainings,
    'individual-trainings': individualTrainings,
  },
  {
    day: buildDay,
    images: readdirSync('src/images').map((file) => path.parse(file).name),
    claims: Object.keys(claims),
  },
)
if (errors.length > 0)
  throw new Error(`Les fiches des formations sont à corriger :\n${errors.join('\n')}`)

/** What the records of courses lack, or hold no longer, in French sentences. */
export const courseWarnings: readonly string[] = warnings
