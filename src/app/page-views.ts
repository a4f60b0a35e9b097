import type { PageId } from '#src/content/page-list.ts'
import type { PageView } from '#src/layouts/page-view.tsx'
import type { PageContent } from '#src/page-content/page-contents.ts'

type LazyView<Texts> = {
  /** The path of the module that `load` imports. The build adds a preload link for its script. */
  file: string
  load: () => Promise<PageView<Texts>>
}

const legalPage = {
  file: 'src/layouts/legal-page.tsx',
  load: async () => (await import('#src/layouts/legal-page.tsx')).legalView,
}

/** The view of each page. Its texts have the same key in `pageContents`. */
export const pageViews: { readonly [Page in PageId]: LazyView<PageContent<Page>> } = {
  about: {
    file: 'src/pages/company/about.tsx',
    load: async () => (await import('#src/pages/company/about.tsx')).aboutView,
  },
  apprenticeship: {
    file: 'src/pages/company/apprenticeship.tsx',
    load: async () =>
      (await import('#src/pages/company/apprenticeship.tsx')).apprenticeshipView,
  },
  catalogue: {
    file: 'src/pages/company/catalogue.tsx',
    load: async () => (await import('#src/pages/company/catalogue.tsx')).catalogueView,
  },
  certifications: {
    file: 'src/pages/individual/certifications.tsx',
    load: async () =>
      (await import('#src/pages/individual/certifications.tsx')).certificationsView,
  },
  chooser: {
    file: 'src/pages/company/chooser.tsx',
    load: async () => (await import('#src/pages/company/chooser.tsx')).chooserView,
  },
  'company-home': {
    file: 'src/pages/company/company-home.tsx',
    load: async () => (await import('#src/pages/company/company-home.tsx')).companyHomeView,
  },
  contact: {
    file: 'src/pages/company/contact.tsx',
    load: async () => (await import('#src/pages/company/contact.tsx')).contactView,
  },
  'individual-contact': {
    file: 'src/pages/individual/individual-contact.tsx',
    load: async () =>
      (await import('#src/pages/individual/individual-contact.tsx')).individualContactView,
  },
  'individual-faq': {
    file: 'src/pages/individual/individual-faq.tsx',
    load: async () =>
      (await import('#src/pages/individual/individual-faq.tsx')).individualFaqView,
  },
  'individual-home': {
    file: 'src/pages/individual/individual-home.tsx',
    load: async () =>
      (await import('#src/pages/individual/individual-home.tsx')).individualHomeView,
  },
  'individual-trainings': {
    file: 'src/pages/individual/individual-trainings.tsx',
    load: async () =>
      (await import('#src/pages/individual/individual-trainings.tsx'))
        .individualTrainingsView,
  },
  'legal-notice': legalPage,
  'mandatory-trainings': {
    file: 'src/pages/company/mandatory-trainings.tsx',
    load: async () =>
      (await import('#src/pages/company/mandatory-trainings.tsx')).mandatoryTrainingsView,
  },
  'not-found': {
    file: 'src/pages/company/not-found.tsx',
    load: async () => (await import('#src/pages/company/not-found.tsx')).notFoundView,
  },
  'pre-hire': {
    file: 'src/pages/company/pre-hire.tsx',
    load: async () => (await import('#src/pages/company/pre-hire.tsx')).preHireView,
  },
  programme: {
    file: 'src/pages/company/programme.tsx',
    load: async () => (await import('#src/pages/company/programme.tsx')).programmeView,
  },
  'terms-of-use': legalPage,
  'training-rules': legalPage,
}
