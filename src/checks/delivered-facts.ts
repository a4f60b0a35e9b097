import certificate from '#facts/certificate.json' with { type: 'json' }
import claims from '#facts/claims.json' with { type: 'json' }
import companyQuestions from '#facts/company-questions.json' with { type: 'json' }
import courses from '#facts/courses.json' with { type: 'json' }
import figures from '#facts/figures.json' with { type: 'json' }
import identity from '#facts/identity.json' with { type: 'json' }
import individualQuestions from '#facts/individual-questions.json' with { type: 'json' }
import individualTrainings from '#facts/individual-trainings.json' with { type: 'json' }
import type { Facts } from '#facts/kinds.ts'
import mandatoryTrainings from '#facts/mandatory-trainings.json' with { type: 'json' }
import processors from '#facts/processors.json' with { type: 'json' }
import services from '#facts/services.json' with { type: 'json' }

/** The facts as their files hold them: nobody has judged them. */
export const deliveredFacts: Facts = {
  identity,
  certificate,
  services,
  processors,
  claims,
  figures,
  'company-questions': companyQuestions,
  'individual-questions': individualQuestions,
  courses,
  'mandatory-trainings': mandatoryTrainings,
  'individual-trainings': individualTrainings,
}
