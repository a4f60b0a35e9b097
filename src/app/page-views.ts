import type { PageId } from '#src/content/page-list.ts'
import type { PageView } from '#src/layouts/page-view.tsx'
import type { PageContent } from '#src/page-content/page-contents.ts'

type LazyView<Texts> = {
  /** The path of the module that `load` imports. The build adds a preload link for its script. */
  file: string
  load: () => Promise<{ view: PageView<Texts> }>
}

/** @param path the path of the module below `src/pages`, without its extension */
const page = <Texts>(path: string, load: LazyView<Texts>['load']) => ({
  file: `src/pages/${path}.tsx`,
  load,
})

const legalPage = {
  file: 'src/layouts/legal-page.tsx',
  load: () => import('#src/layouts/legal-page.tsx'),
}

/** The view of each page. `pageContents` has the page's texts under the same key. */
export const pageViews: { readonly [Page in PageId]: LazyView<PageContent<Page>> } = {
  about: page('company/about', () => import('#src/pages/company/about.tsx')),
  apprenticeship: page(
    'company/apprenticeship',
    () => import('#src/pages/company/apprenticeship.tsx'),
  ),
  catalogue: page('company/catalogue', () => import('#src/pages/company/catalogue.tsx')),
  certifications: page(
    'individual/certifications',
    () => import('#src/pages/individual/certifications.tsx'),
  ),
  chooser: page('company/chooser', () => import('#src/pages/company/chooser.tsx')),
  'company-home': page(
    'company/company-home',
    () => import('#src/pages/company/company-home.tsx'),
  ),
  contact: page('company/contact', () => import('#src/pages/company/contact.tsx')),
  'individual-contact': page(
    'individual/individual-contact',
    () => import('#src/pages/individual/individual-contact.tsx'),
  ),
  'individual-faq': page(
    'individual/individual-faq',
    () => import('#src/pages/individual/individual-faq.tsx'),
  ),
  'individual-home': page(
    'individual/individual-home',
    () => import('#src/pages/individual/individual-home.tsx'),
  ),
  'individual-trainings': page(
    'individual/individual-trainings',
    () => import('#src/pages/individual/individual-trainings.tsx'),
  ),
  'legal-notice': legalPage,
  'mandatory-trainings': page(
    'company/mandatory-trainings',
    () => import('#src/pages/company/mandatory-trainings.tsx'),
  ),
  'not-found': page('company/not-found', () => import('#src/pages/company/not-found.tsx')),
  'pre-hire': page('company/pre-hire', () => import('#src/pages/company/pre-hire.tsx')),
  programme: page('company/programme', () => import('#src/pages/company/programme.tsx')),
  'terms-of-use': legalPage,
  'training-rules': legalPage,
}
