import record from '#facts/texts-certifications.json' with { type: 'json' }
import { certification } from '#src/content/certification.ts'
import { conditionOf } from '#src/content/claims.ts'
import { pageTexts } from '#src/content/page-texts.ts'
import { quality } from '#src/content/quality.ts'

export const { head, texts: certifications } = pageTexts(record, {
  label: {
    categories: quality.categories,
    badge: quality.badge,
    certificate: certification.certificate,
  },
  attestation: {
    condition: conditionOf('recognisedCertification'),
    action: { href: '/particulier/formations' },
  },
})
