import { unpublishedFiles } from './src/document/public-files.ts'
import type { PublishConfig } from './tools/publish/publish.ts'

/** A test checks that the pages contain the elements that the benchmark uses. */
export { controls as bench } from './tools/bench/visit.ts'

// These imports are dynamic, so that the first one reports invalid facts before the others read them.
const { deliveredFacts, deliveredIssues, publicationErrorsOf } =
  await import('./src/checks/fact-records.ts')
const { notices } = await import('./src/checks/notices.ts')
const { findDeadAnchors, findSampleNames, validateContent } =
  await import('./src/checks/validate-content.ts')
const { contactForm } = await import('./src/content/contact-form.ts')
const organisation = await import('./src/content/organisation.ts')

/** The configuration of the publishing tools, the mailbox and the live viewer. */
export const site: PublishConfig = {
  url: organisation.url,
  renderer: 'src/app/prerender.tsx',
  owner: organisation.name,
  thirdPartyComponents: [
    {
      name: 'Radio Canada Big',
      identifier: 'OFL-1.1',
      file: 'src/fonts/LICENSE-OFL.txt',
    },
    { name: 'Lucide', identifier: 'ISC', file: 'src/ui/LICENSE-lucide.txt' },
  ],
  publicationErrors: (despiteDates) => publicationErrorsOf(deliveredIssues, despiteDates),
  validateContent,
  validateFiles: (files) => [...findSampleNames(files), ...findDeadAnchors(files)],
  unusedFiles: unpublishedFiles(deliveredFacts.certificate.file),
  movedPages: Object.fromEntries(
    deliveredFacts['moved-pages'].map(({ from, to }) => [from, to]),
  ),
  notices: () => notices(deliveredIssues),
  mailbox: {
    recipient: { name: organisation.name, address: organisation.email },
    labels: new Map(
      Object.entries(contactForm.fields).map(([name, { label }]) => [name, label]),
    ),
  },
  machineModels: ['/tests/machines/*.model.ts'],
}
