// First: it says in French what is wrong with a fact, before a page stumbles over it.
import './src/checks/fact-records.ts'
import { blank, type ContactDraft } from './machines/contact-draft.ts'
import { contradictionsNotice, coursesNotice, sampleNotice } from './src/checks/notices.ts'
import { validateContent } from './src/checks/validate-content.ts'
import { contactForm } from './src/content/contact-form.ts'
import { url } from './src/content/identity.ts'
import { organisation } from './src/content/organisation.ts'
import type { BenchConfig } from './tools/bench/config.ts'
import type { PublishConfig } from './tools/publish/publish.ts'

const test = 'Essai de mise en ligne'

/** What the tools know of this site. */
export const site: PublishConfig = {
  url,
  renderer: 'src/prerender.tsx',
  owner: organisation.name,
  otherParts: [
    {
      name: 'Radio Canada Big',
      identifier: 'OFL-1.1',
      file: 'src/fonts/LICENSE-OFL.txt',
    },
    { name: 'Lucide', identifier: 'ISC', file: 'src/ui/LICENSE-lucide.txt' },
  ],
  testMessage: (origin): ContactDraft => ({
    ...blank.draft,
    name: test,
    email: 'essai@example.com',
    company: test,
    subject: test,
    message: `Message d’essai envoyé par check:deployed depuis ${origin}. Rien à faire.`,
  }),
  validate: validateContent,
  notices: () =>
    [sampleNotice(), contradictionsNotice(), coursesNotice()].filter(
      ({ length }) => length > 0,
    ),
  mailbox: {
    recipient: { name: organisation.name, address: organisation.email },
    labels: Object.fromEntries(
      Object.entries(contactForm.fields).map(([name, { label }]) => [name, label]),
    ),
  },
  machineModels: 'tests/machines/models.ts',
}

/** What the benchmark presses and fills in, on the pages that have it, and what it times alone. */
export const bench: BenchConfig = {
  menu: '[aria-controls="menu"]',
  press: 'aside button[aria-expanded]',
  answer: 'aside > [role="dialog"]',
  filter: 'main [role="group"] a:not([aria-current])',
  question: 'main summary',
  field: 'main input:not([type="radio"], [type="checkbox"]), main textarea',
  validators: 'tests/machines/validators.ts',
}
