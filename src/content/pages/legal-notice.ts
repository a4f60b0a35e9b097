import { typeset } from '#facts/typeset.ts'
import { certification } from '../certification.ts'
import type { LegalDocument } from '../legal-document.ts'
import { articlesOf, link, listOf } from '../legal-text.ts'
import { organisation } from '../organisation.ts'
import { certificateRows } from '../quality.ts'
import { processorItems, transfers } from '../processors.ts'
import { assessedPages, notConform, results } from '../rgaa.ts'

/** What search results, tabs and shared links say of the page. */
export const head = {
  title: `Mentions légales et confidentialité | ${organisation.name}`,
  description:
    'Éditeur, hébergeur, données personnelles, cookies et droits : les mentions légales et la politique de confidentialité, en seize articles.',
} as const

const certificate = certificateRows
  .filter(({ id }) => id !== 'scope')
  .map(({ label, value }) => `${label} : ${value}`)
if (organisation.apprenticeshipCentre !== null)
  certificate.push(
    `Numéro UAI du centre de formation d’apprentis : ${organisation.apprenticeshipCentre}`,
  )

const faults = listOf(
  notConform.map(({ number, evidence }) => `Critère ${number} : ${evidence}`),
)
const opening =
  notConform.length === 1
    ? 'Un critère n’est pas respecté :'
    : 'Les critères suivants ne sont pas respectés :'

export const legalNotice: LegalDocument = typeset({
  title: 'Mentions légales et politique de confidentialité',
  lead: 'Qui édite ce site, ce que deviennent les informations que vous nous confiez et comment exercer vos droits, en seize articles.',
  updated: `Dernière mise à jour : ${organisation.legalTextsUpdated}.`,
  articles: articlesOf('legal-notice', {
    assessedPages: listOf(assessedPages.map(({ text, href }) => link(text, href))),
    certificate: listOf(certificate),
    certification,
    faults: { opening: faults && opening, list: faults },
    processors: listOf(processorItems),
    results,
    transfers: transfers(),
  }),
})
