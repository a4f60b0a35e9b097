import {
  buildSite,
  mailboxEnvironment,
  testDay,
  testMailboxOrigin,
} from '#tools/publish/publish.ts'
import { secondSite } from './second-site.ts'

/** Builds the site from the facts in `FACTS_FOLDER`. These must exist when this program starts. */
await buildSite(secondSite, {
  ...mailboxEnvironment(testMailboxOrigin),
  BUILD_DAY: testDay,
})
