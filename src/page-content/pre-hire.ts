import { facts } from '#src/content/facts.ts'
import { conditionOf } from '#src/content/claims.ts'
import { pageTexts } from '#src/content/page-texts.ts'
import { askAddress } from '#src/content/request-topics.ts'
import { fundingKey, fundingLink } from '#src/model/funding-lines.ts'

export const { head, texts: preHire } = pageTexts(facts['texts-pre-hire'], {
  advantages: {
    condition: conditionOf('preHireFunding'),
    funding: fundingLink('/entreprise', [fundingKey, 'recruter']),
  },
  closing: { action: { href: askAddress('poei') } },
})
