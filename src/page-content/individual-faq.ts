import { facts } from '#src/content/facts.ts'
import * as organisation from '#src/content/organisation.ts'
import { pageTexts } from '#src/content/page-texts.ts'
import { quality } from '#src/content/quality.ts'
import { individualQuestions } from './questions.ts'

export const { head, texts: individualFaq } = pageTexts(facts['texts-individual-faq'], {
  items: individualQuestions,
  closing: {
    email: organisation.emailLink,
    action: { href: '/particulier/contact' },
  },
  complaints: quality.complaints,
})
