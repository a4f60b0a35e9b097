import { facts } from '#src/content/facts.ts'
import { pageTexts } from '#src/content/page-texts.ts'

export const { head, texts: chooser } = pageTexts(facts['texts-chooser'], {
  company: { href: '/entreprise' },
  individual: { href: '/particulier' },
})
