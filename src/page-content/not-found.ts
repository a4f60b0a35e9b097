import record from '#facts/texts-not-found.json' with { type: 'json' }
import { pageTexts } from '#src/content/page-texts.ts'

export const { head, texts: notFound } = pageTexts(record, {
  actions: {
    company: { href: '/entreprise' },
    individual: { href: '/particulier' },
    contact: { href: '/contact' },
  },
})
