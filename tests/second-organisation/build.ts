/** Builds the site of the second organisation into `dist-second`. */
import {
  buildSite,
  mailboxEnvironment,
  testDay,
  testMailboxOrigin,
} from '#tools/publish/publish.ts'
import { secondFactsFolder, secondSite } from './second-site.ts'

process.env.FACTS_FOLDER = secondFactsFolder
// `derive.ts` reads FACTS_FOLDER when it is loaded.
const { writeFacts } = await import('./derive.ts')
writeFacts(secondFactsFolder)
await buildSite(secondSite, {
  ...mailboxEnvironment(testMailboxOrigin),
  BUILD_DAY: testDay,
})
