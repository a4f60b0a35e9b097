import type { Facts, FactFileName } from './fact-files.ts'
import type { FundingSpace } from './funding-schema.ts'

/** A page that an organisation can leave out, and the data that the site then ignores. */
type OptionalPage = {
  offer: keyof Facts['identity']['offers']
  /** The id of the page in `page-list.ts`. */
  page: string
  path: string
  files: readonly FactFileName[]
  /** The funding tracks for the offer. */
  tracks: readonly string[]
  /** The claims that the code of the page refers to. */
  claims: readonly string[]
}

const optionalPages: readonly OptionalPage[] = [
  {
    offer: 'apprenticeship',
    page: 'apprenticeship',
    path: '/solutions/apprentissage',
    files: ['apprenticeship', 'texts-apprenticeship'],
    tracks: ['apprenticeship'],
    claims: ['apprenticeshipTerms', 'apprenticeshipLength', 'employerAid'],
  },
  {
    offer: 'mandatoryTrainings',
    page: 'mandatory-trainings',
    path: '/solutions/formations-obligatoires',
    files: ['mandatory-trainings', 'obligations', 'texts-mandatory-trainings'],
    tracks: ['safety-duty'],
    claims: ['regulatedTrainings'],
  },
  {
    offer: 'preHire',
    page: 'pre-hire',
    path: '/solutions/poei',
    files: ['texts-pre-hire'],
    tracks: ['pre-hire', 'hire-training'],
    claims: ['preHireFunding'],
  },
]

/** Returns the pages of the offers that the organisation does not have. */
export const pagesLeftOut = ({ identity }: Pick<Facts, 'identity'>) =>
  optionalPages.filter(({ offer }) => !identity.offers[offer])

/** Returns the fact files that are used only by the pages that are left out. */
export const filesLeftOut = (facts: Pick<Facts, 'identity'>) =>
  pagesLeftOut(facts).flatMap(({ files }) => files)

/** Removes the funding tracks of pages that are left out, and the rules that have no other track. */
export function fundingOffered(
  { tracks, rules, ...space }: FundingSpace,
  leftOut: ReturnType<typeof pagesLeftOut>,
): FundingSpace {
  const isOffered = (id: string) => leftOut.every((page) => !page.tracks.includes(id))
  return {
    ...space,
    tracks: tracks.filter(({ id }) => isOffered(id)),
    rules: rules
      .map((rule) => ({ ...rule, tracks: rule.tracks.filter(isOffered) }))
      .filter((rule) => rule.tracks.length > 0),
  }
}
