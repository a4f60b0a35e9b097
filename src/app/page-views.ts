import type { ComponentType } from 'react'
import type { PageEntry, PageId } from '#src/content/page-list.ts'
import type { PageProps } from '#src/layouts/page-view.tsx'
import type { PageContent } from '#src/page-content/page-contents.ts'

type LoadView<Texts> = () => Promise<{ View: ComponentType<PageProps<Texts>> }>

const legalPage = () => import('#src/layouts/legal-page.tsx')

/** Loads the view of each page. `pageContents` has the page's texts under the same key. */
export const pageViews: { readonly [Page in PageId]: LoadView<PageContent<Page>> } = {
  about: () => import('#src/pages/company/about.tsx'),
  apprenticeship: () => import('#src/pages/company/apprenticeship.tsx'),
  catalogue: () => import('#src/pages/company/catalogue.tsx'),
  certifications: () => import('#src/pages/individual/certifications.tsx'),
  chooser: () => import('#src/pages/company/chooser.tsx'),
  'company-home': () => import('#src/pages/company/company-home.tsx'),
  contact: () => import('#src/pages/company/contact.tsx'),
  'individual-contact': () => import('#src/pages/individual/individual-contact.tsx'),
  'individual-faq': () => import('#src/pages/individual/individual-faq.tsx'),
  'individual-home': () => import('#src/pages/individual/individual-home.tsx'),
  'individual-trainings': () => import('#src/pages/individual/individual-trainings.tsx'),
  'legal-notice': legalPage,
  'mandatory-trainings': () => import('#src/pages/company/mandatory-trainings.tsx'),
  'not-found': () => import('#src/pages/company/not-found.tsx'),
  'pre-hire': () => import('#src/pages/company/pre-hire.tsx'),
  programme: () => import('#src/pages/company/programme.tsx'),
  'terms-of-use': legalPage,
  'training-rules': legalPage,
}

/** Returns the path of the module that the page's function in `pageViews` imports. */
export function viewFileOf({ page, space }: Pick<PageEntry, 'page' | 'space'>): string {
  if (pageViews[page] === legalPage) return 'src/layouts/legal-page.tsx'
  return `src/pages/${space === 'individual' ? space : 'company'}/${page}.tsx`
}
