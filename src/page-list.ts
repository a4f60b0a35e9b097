/**
 * THE list of pages. The router, the prerender, the menus' checks, the sitemap and the tests read
 * it; a page is added by one entry here and one file in `pages/`.
 */
import type { titles } from './content/titles.ts'
import type { Space } from './theme/theme.ts'

export type PageEntry = {
  path: string
  /** File of the page below `pages/`, without its ending. */
  page: string
  space: Space
  /** Its title's name in `content/titles.ts`, its description's in `content/heads.ts`. */
  head: keyof typeof titles
}

export const pages: readonly PageEntry[] = [
  { path: '/', page: 'company/chooser', space: 'neutral', head: 'chooser' },
  {
    path: '/entreprise',
    page: 'company/company-home',
    space: 'company',
    head: 'companyHome',
  },
  { path: '/qui-sommes-nous', page: 'company/about', space: 'company', head: 'about' },
  {
    path: '/formations',
    page: 'company/catalogue',
    space: 'company',
    head: 'catalogue',
  },
  {
    path: '/solutions/poei',
    page: 'company/pre-hire',
    space: 'company',
    head: 'preHire',
  },
  {
    path: '/solutions/apprentissage',
    page: 'company/apprenticeship',
    space: 'company',
    head: 'apprenticeship',
  },
  {
    path: '/solutions/formations-obligatoires',
    page: 'company/mandatory-trainings',
    space: 'company',
    head: 'mandatoryTrainings',
  },
  { path: '/contact', page: 'company/contact', space: 'company', head: 'contact' },
  {
    path: '/politique-de-confidentialite',
    page: 'company/legal-notice',
    space: 'company',
    head: 'legalNotice',
  },
  {
    path: '/reglement-interieur',
    page: 'company/training-rules',
    space: 'company',
    head: 'trainingRules',
  },
  {
    path: '/conditions-generales-utilisation',
    page: 'company/terms-of-use',
    space: 'company',
    head: 'termsOfUse',
  },
  {
    path: '/particulier',
    page: 'individual/individual-home',
    space: 'individual',
    head: 'individualHome',
  },
  {
    path: '/particulier/formations',
    page: 'individual/individual-trainings',
    space: 'individual',
    head: 'individualTrainings',
  },
  {
    path: '/particulier/certifications',
    page: 'individual/certifications',
    space: 'individual',
    head: 'certifications',
  },
  {
    path: '/particulier/contact',
    page: 'individual/individual-contact',
    space: 'individual',
    head: 'individualContact',
  },
  {
    path: '/particulier/faq',
    page: 'individual/individual-faq',
    space: 'individual',
    head: 'individualFaq',
  },
]

/** Written as `404.html`, and drawn for every address that no page has. */
export const notFound: PageEntry = {
  path: '/404',
  page: 'company/not-found',
  space: 'neutral',
  head: 'notFound',
}
