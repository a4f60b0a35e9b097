import { facts } from '#src/content/facts.ts'
import * as organisation from '#src/content/organisation.ts'
import { buildDay } from '#src/content/build-day.ts'
import { fundingOn } from '#src/content/funding.ts'
import { conditionOf, figureMethods, figures } from '#src/content/claims.ts'
import { mandatoryLink } from '#src/model/course-list.ts'
import { pageTexts } from '#src/content/page-texts.ts'
import { askAddress } from '#src/content/request-topics.ts'

export const funding = fundingOn(buildDay).company

export const { head, texts: companyHome } = pageTexts(facts['texts-company-home'], {
  hero: {
    title: organisation.slogan,
    actions: { catalogue: { href: '/formations' }, quote: { href: askAddress('devis') } },
  },
  figures: { items: figures, methods: figureMethods },
  services: { mandatory: mandatoryLink },
  reasons: { condition: conditionOf('publicFunding') },
  closing: { action: { href: askAddress('consultation') } },
})
