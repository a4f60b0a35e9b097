import { decoded } from './decoded.ts'
import { mandatoryTrainings } from './values.ts'
import { pathsLeftOut, programmePaths } from './programme-paths.ts'

type MenuPlace =
  | { list: 'company' | 'individual' | 'legal'; label: string }
  /** A link of the Solutions menu, with a picture from `src/images`. */
  | { list: 'solutions'; label: string; note: string; image: string }

type Space = 'neutral' | 'company' | 'individual'

type Entry<Page extends string> = {
  path: string
  /** The key of the page in both registries, `pageContents` and `pageViews`. */
  page: Page
  space: Space
  menu?: MenuPlace
}

/**
 * All pages except programmes and 404, in the order of the menus. A new page needs an entry here, texts in
 * `pageContents` and a view in `pageViews`; TypeScript reports missing ones.
 */
const allPages = [
  entry('/', 'chooser', 'neutral'),
  entry('/entreprise', 'company-home', 'company', 'Accueil'),
  entry('/qui-sommes-nous', 'about', 'company', 'Qui sommes nous ?'),
  entry('/solutions/poei', 'pre-hire', 'company', {
    list: 'solutions',
    label: 'POEI',
    note: 'Former avant d’embaucher',
    image: 'course-onboarding',
  }),
  entry('/solutions/apprentissage', 'apprenticeship', 'company', {
    list: 'solutions',
    label: 'Apprentissage',
    note: 'Transmettre un métier, en contrat d’apprentissage ou en CDI',
    image: 'course-job-skills',
  }),
  entry('/solutions/formations-obligatoires', 'mandatory-trainings', 'company', {
    list: 'solutions',
    label: 'Formations obligatoires',
    note: `${mandatoryTrainings} pour travailler en sécurité`,
    image: 'course-safety',
  }),
  entry('/formations', 'catalogue', 'company', 'Nos formations'),
  entry('/contact', 'contact', 'company', 'Contact'),
  entry('/politique-de-confidentialite', 'legal-notice', 'company', {
    list: 'legal',
    label: 'Mentions légales et confidentialité',
  }),
  entry('/reglement-interieur', 'training-rules', 'company', {
    list: 'legal',
    label: 'Règlement intérieur',
  }),
  entry('/conditions-generales-utilisation', 'terms-of-use', 'company', {
    list: 'legal',
    label: 'Conditions générales d’utilisation',
  }),
  entry('/particulier', 'individual-home', 'individual', 'Accueil'),
  entry('/particulier/formations', 'individual-trainings', 'individual', 'Formations'),
  entry('/particulier/certifications', 'certifications', 'individual', 'Certifications'),
  entry('/particulier/faq', 'individual-faq', 'individual', 'Questions fréquentes'),
  entry('/particulier/contact', 'individual-contact', 'individual', 'Contact'),
]

/** `allPages` without the pages that the organisation leaves out. */
export const pages = allPages.filter(({ path }) => !pathsLeftOut.includes(path))

const programmePages = programmePaths.map((path) => entry(path, 'programme', 'company'))

/** The page that is written as `404.html` and rendered for every unknown address. */
export const notFound = entry('/404', 'not-found', 'neutral')

export type PageId = (
  | typeof pages
  | typeof programmePages
  | [typeof notFound]
)[number]['page']
export type PageEntry = Entry<PageId>

export const everyPage: readonly PageEntry[] = [...pages, ...programmePages]

/** @param place the menu that links to the page; a plain label adds the page to the menu of its space */
function entry<const Page extends string>(
  path: string,
  page: Page,
  space: Space,
  place?: string | MenuPlace,
): Entry<Page> {
  const menu =
    typeof place === 'string' && space !== 'neutral' ? { list: space, label: place } : place
  return { path, page, space, ...(typeof menu === 'object' && { menu }) }
}

/**
 * Returns the page at a path, or `notFound`. A trailing slash is ignored. Percent-encoding is decoded,
 * because some programs encode the hyphens of a link, for example.
 */
export function entryOf(pathname: string): PageEntry {
  const path = decoded(pathname).replace(/(.)\/$/, '$1')
  return everyPage.find((entry) => entry.path === path) ?? notFound
}

/** Returns the link to the page that lists the programme at this path. */
export function listWith(path: string) {
  const href = path.slice(0, path.lastIndexOf('/'))
  const label = pages.find((page) => page.path === href)?.menu?.label ?? ''
  return { label, href }
}

/**
 * Returns the `aria-current` of a link while the page at `path` is shown: 'page' for the page itself,
 * `true` for the list of the shown programme.
 */
export function ariaCurrentFor(href: string, path: string): 'page' | true | undefined {
  if (href === path) return 'page'
  const isListed = entryOf(path).page === 'programme' && listWith(path).href === href
  return isListed || undefined
}
