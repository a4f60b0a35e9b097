import record from '#facts/texts-chooser.json' with { type: 'json' }
import { pageTexts } from '#src/content/page-texts.ts'

export const { head, texts: chooser } = pageTexts(record, {
  company: { href: '/entreprise' },
  individual: { href: '/particulier' },
})
