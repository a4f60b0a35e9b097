import type { PageId } from '#src/content/page-list.ts'
import type { PageView } from '#src/layouts/page-view.tsx'
import type { PageContent } from '#src/page-content/page-contents.ts'

const legalPage = async () => (await import('#src/layouts/legal-page.tsx')).legalView

/** The view of each page, for the texts that `pageContents` has under the same key. */
export const pageViews: {
  readonly [Page in PageId]: () => Promise<PageView<PageContent<Page>>>
} = {
  about: async () => (await import('#src/pages/company/about.tsx')).aboutView,
  apprenticeship: async () =>
    (await import('#src/pages/company/apprenticeship.tsx')).apprenticeshipView,
  catalogue: async () => (await import('#src/pages/company/catalogue.tsx')).catalogueView,
  certifications: async () =>
    (await import('#src/pages/individual/certifications.tsx')).certificationsView,
  chooser: async () => (await import('#src/pages/company/chooser.tsx')).chooserView,
  'company-home': async () =>
    (await import('#src/pages/company/company-home.tsx')).companyHomeView,
  contact: async () => (await import('#src/pages/company/contact.tsx')).contactView,
  'individual-contact': async () =>
    (await import('#src/pages/individual/individual-contact.tsx')).individualContactView,
  'individual-faq': async () =>
    (await import('#src/pages/individual/individual-faq.tsx')).individualFaqView,
  'individual-home': async () =>
    (await import('#src/pages/individual/individual-home.tsx')).individualHomeView,
  'individual-trainings': async () =>
    (await import('#src/pages/individual/individual-trainings.tsx'))
      .individualTrainingsView,
  'legal-notice': legalPage,
  'mandatory-trainings': async () =>
    (await import('#src/pages/company/mandatory-trainings.tsx')).mandatoryTrainingsView,
  'not-found': async () => (await import('#src/pages/company/not-found.tsx')).notFoundView,
  'pre-hire': async () => (await import('#src/pages/company/pre-hire.tsx')).preHireView,
  programme: async () => (await import('#src/pages/company/programme.tsx')).programmeView,
  'terms-of-use': legalPage,
  'training-rules': legalPage,
}

/** Returns the module of a view, which is named after its page. The legal pages share one. */
export function viewFileOf(page: PageId): string {
  const files = Object.keys(import.meta.glob('/src/pages/*/*.tsx'))
  const file = files.find((each) => each.endsWith(`/${page}.tsx`))
  return file?.slice(1) ?? 'src/layouts/legal-page.tsx'
}
