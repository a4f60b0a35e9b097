import type { PageId } from '#src/content/page-list.ts'
import type { HeadTexts } from '#src/content/page-texts.ts'
import * as about from './about.ts'
import * as apprenticeship from './apprenticeship.ts'
import * as catalogue from './catalogue.ts'
import * as certifications from './certifications.ts'
import * as chooser from './chooser.ts'
import * as companyHome from './company-home.ts'
import * as contact from './contact.ts'
import * as individualContact from './individual-contact.ts'
import * as individualFaq from './individual-faq.ts'
import * as individualHome from './individual-home.ts'
import * as individualTrainings from './individual-trainings.ts'
import * as legalNotice from './legal-notice.ts'
import * as mandatoryTrainings from './mandatory-trainings.ts'
import * as notFound from './not-found.ts'
import * as preHire from './pre-hire.ts'
import { programmeContent } from './programme.ts'
import * as termsOfUse from './terms-of-use.ts'
import * as trainingRules from './training-rules.ts'

const contents = {
  about: () => about,
  apprenticeship: () => apprenticeship,
  catalogue: () => catalogue,
  certifications: () => certifications,
  chooser: () => chooser,
  'company-home': () => companyHome,
  contact: () => contact,
  'individual-contact': () => individualContact,
  'individual-faq': () => individualFaq,
  'individual-home': () => individualHome,
  'individual-trainings': () => individualTrainings,
  'legal-notice': () => legalNotice,
  'mandatory-trainings': () => mandatoryTrainings,
  'not-found': () => notFound,
  'pre-hire': () => preHire,
  programme: programmeContent,
  'terms-of-use': () => termsOfUse,
  'training-rules': () => trainingRules,
} satisfies Record<PageId, (path: string) => { head: HeadTexts }>

export type PageContent<Page extends PageId> = ReturnType<(typeof contents)[Page]>

/**
 * The texts of each page: `head` is its title and description, and the view renders the rest. The type lets
 * a page's id determine the type of its texts.
 */
export const pageContents: {
  readonly [Page in PageId]: (path: string) => PageContent<Page>
} = contents
