import { mandatoryTrainings } from './values.ts'
import { programmePaths } from './programme-paths.ts'

type MenuPlace =
  | { list: 'company' | 'individual' | 'legal'; label: string }
  /** A link of the Solutions menu, with a drawing of `src/images`. */
  | { list: 'solutions'; label: string; note: string; image: string }

export type PageEntry = {
  path: string
  /** File of the page's view below `src/pages`, of its texts below `src/page-content`. */
  page: string
  space: 'neutral' | 'company' | 'individual'
  menu?: MenuPlace
}

/**
 * THE list of pages, in the order of the menus. The router, the prerender, the menus, the sitemap
 * and the tests read it; a page is one entry here, its texts in `src/page-content/`, its view in
 * `src/pages/`.
 */
export const pages = [
  entry('/', 'company/chooser'),
  entry('/entreprise', 'company/company-home', 'Accueil'),
  entry('/qui-sommes-nous', 'company/about', 'Qui sommes nous ?'),
  entry('/solutions/poei', 'company/pre-hire', {
    list: 'solutions',
    label: 'POEI',
    note: 'Former avant d’embaucher',
    image: 'course-onboarding',
  }),
  entry('/solutions/apprentissage', 'company/apprenticeship', {
    list: 'solutions',
    label: 'Apprentissage',
    note: 'Transmettre un métier, en contrat d’apprentissage ou en CDI',
    image: 'course-job-skills',
  }),
  entry('/solutions/formations-obligatoires', 'company/mandatory-trainings', {
    list: 'solutions',
    label: 'Formations obligatoires',
    note: `${mandatoryTrainings} pour travailler en sécurité`,
    image: 'course-safety',
  }),
  entry('/formations', 'company/catalogue', 'Nos formations'),
  entry('/contact', 'company/contact', 'Contact'),
  entry('/politique-de-confidentialite', 'company/legal-notice', {
    list: 'legal',
    label: 'Mentions légales et confidentialité',
  }),
  entry('/reglement-interieur', 'company/training-rules', {
    list: 'legal',
    label: 'Règlement intérieur',
  }),
  entry('/conditions-generales-utilisation', 'company/terms-of-use', {
    list: 'legal',
    label: 'Conditions générales d’utilisation',
  }),
  entry('/particulier', 'individual/individual-home', 'Accueil'),
  entry('/particulier/formations', 'individual/individual-trainings', 'Formations'),
  entry('/particulier/certifications', 'individual/certifications', 'Certifications'),
  entry('/particulier/faq', 'individual/individual-faq', 'Questions fréquentes'),
  entry('/particulier/contact', 'individual/individual-contact', 'Contact'),
]

/** One for each programme, made from its record. */
export const programmePages = programmePaths.map((path) => entry(path, 'company/programme'))

export const everyPage = [...pages, ...programmePages]

/** Written as `404.html`, and drawn for every address that no page has. */
export const notFound = entry('/404', 'company/not-found')

/** A label alone is a place in the menu of its space. Those that both spaces share have none. */
function entry(path: string, page: string, place?: string | MenuPlace): PageEntry {
  const space = page.startsWith('company/') ? 'company' : 'individual'
  const menu = typeof place === 'string' ? ({ list: space, label: place } as const) : place
  const isShared = page === 'company/chooser' || page === 'company/not-found'
  return { path, page, space: isShared ? 'neutral' : space, ...(menu && { menu }) }
}

/** The page whose list has the programme of that address. */
export function listWith(path: string) {
  const href = path.slice(0, path.lastIndexOf('/'))
  const label = pages.find((page) => page.path === href)?.menu?.label ?? ''
  return { label, href }
}

/** The name of a page's file of texts. */
export function nameOf({ page }: PageEntry): string {
  return page.slice(page.indexOf('/') + 1)
}
