import { mandatoryTrainings } from './counts.ts'
import { programmePaths } from './programme-paths.ts'

/**
 * THE list of pages, in the order of the menus. The router, the prerender, the menus, the sitemap
 * and the tests read it; a page is one entry here, its texts in `content/pages/`, its view in
 * `src/pages/`.
 */
type MenuPlace =
  | { list: 'company' | 'individual' | 'legal'; label: string }
  /** A link of the Solutions menu, with a drawing of `src/images`. */
  | { list: 'solutions'; label: string; note: string; image: string }

export type PageEntry = {
  path: string
  /** File of the page's view below `src/pages`, of its texts below `src/content/pages`. */
  page: string
  space: 'neutral' | 'company' | 'individual'
  menu?: MenuPlace
}

export const pages: readonly PageEntry[] = [
  {
    path: '/',
    page: 'company/chooser',
    space: 'neutral',
  },
  {
    path: '/entreprise',
    page: 'company/company-home',
    space: 'company',
    menu: { list: 'company', label: 'Accueil' },
  },
  {
    path: '/qui-sommes-nous',
    page: 'company/about',
    space: 'company',
    menu: { list: 'company', label: 'Qui sommes nous ?' },
  },
  {
    path: '/solutions/poei',
    page: 'company/pre-hire',
    space: 'company',
    menu: {
      list: 'solutions',
      label: 'POEI',
      note: 'Former avant d’embaucher',
      image: 'course-onboarding',
    },
  },
  {
    path: '/solutions/apprentissage',
    page: 'company/apprenticeship',
    space: 'company',
    menu: {
      list: 'solutions',
      label: 'Apprentissage',
      note: 'Transmettre un métier, en contrat d’apprentissage ou en CDI',
      image: 'course-job-skills',
    },
  },
  {
    path: '/solutions/formations-obligatoires',
    page: 'company/mandatory-trainings',
    space: 'company',
    menu: {
      list: 'solutions',
      label: 'Formations obligatoires',
      note: `${mandatoryTrainings} pour travailler en sécurité`,
      image: 'course-safety',
    },
  },
  {
    path: '/formations',
    page: 'company/catalogue',
    space: 'company',
    menu: { list: 'company', label: 'Nos formations' },
  },
  {
    path: '/contact',
    page: 'company/contact',
    space: 'company',
    menu: { list: 'company', label: 'Contact' },
  },
  {
    path: '/politique-de-confidentialite',
    page: 'company/legal-notice',
    space: 'company',
    menu: { list: 'legal', label: 'Mentions légales et confidentialité' },
  },
  {
    path: '/reglement-interieur',
    page: 'company/training-rules',
    space: 'company',
    menu: { list: 'legal', label: 'Règlement intérieur' },
  },
  {
    path: '/conditions-generales-utilisation',
    page: 'company/terms-of-use',
    space: 'company',
    menu: { list: 'legal', label: 'Conditions générales d’utilisation' },
  },
  {
    path: '/particulier',
    page: 'individual/individual-home',
    space: 'individual',
    menu: { list: 'individual', label: 'Accueil' },
  },
  {
    path: '/particulier/formations',
    page: 'individual/individual-trainings',
    space: 'individual',
    menu: { list: 'individual', label: 'Formations' },
  },
  {
    path: '/particulier/certifications',
    page: 'individual/certifications',
    space: 'individual',
    menu: { list: 'individual', label: 'Certifications' },
  },
  {
    path: '/particulier/faq',
    page: 'individual/individual-faq',
    space: 'individual',
    menu: { list: 'individual', label: 'Questions fréquentes' },
  },
  {
    path: '/particulier/contact',
    page: 'individual/individual-contact',
    space: 'individual',
    menu: { list: 'individual', label: 'Contact' },
  },
]

/** One for each programme, made from its record. */
export const programmePages = programmePaths.map((path): PageEntry => ({
  path,
  page: 'company/programme',
  space: 'company',
}))

export const everyPage: readonly PageEntry[] = [...pages, ...programmePages]

/** Written as `404.html`, and drawn for every address that no page has. */
export const notFound: PageEntry = {
  path: '/404',
  page: 'company/not-found',
  space: 'neutral',
}

/** The name of a page's file of texts. */
export function nameOf({ page }: PageEntry): string {
  return page.slice(page.indexOf('/') + 1)
}
