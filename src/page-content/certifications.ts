import { facts } from '#src/content/facts.ts'
import { certification } from '#src/content/certification.ts'
import { conditionOf } from '#src/content/claims.ts'
import { individualTrainings } from '#src/content/courses.ts'
import { pageTexts } from '#src/content/page-texts.ts'
import { quality } from '#src/content/quality.ts'
import { hoursInWords } from '#src/model/programme.ts'

const [training] = individualTrainings

export const { head, texts: certifications } = pageTexts(facts['texts-certifications'], {
  label: {
    categories: quality.categories,
    badge: quality.badge,
    certificate: certification.certificate,
  },
  attestation: {
    example: training
      ? {
          caption: 'Exemple d’attestation',
          title: 'Attestation de fin de formation',
          learner: 'Prénom Nom a suivi la formation',
          course: training.title,
          terms: [
            { term: 'Durée', text: hoursInWords(training.hours) },
            ...(training.access.how === null
              ? []
              : [{ term: 'Modalités', text: training.access.how }]),
          ],
          acquired: 'Résultat de l’évaluation, objectif par objectif : acquis.',
          items: training.objectives,
        }
      : null,
    condition: conditionOf('recognisedCertification'),
    action: { href: '/particulier/formations' },
  },
})
