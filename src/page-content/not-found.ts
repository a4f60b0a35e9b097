import { facts } from '#src/content/facts.ts'
import { pageTexts } from '#src/content/page-texts.ts'

export const { head, texts: notFound } = pageTexts(facts['texts-not-found'], {
  actions: {
    company: { href: '/entreprise' },
    individual: { href: '/particulier' },
    contact: { href: '/contact' },
  },
})
